// Runs before the page's own script, which is made for a scenario that stands still.
{
  const ask = window.fetch;
  const picker = document.getElementById("viewer-picker");
  const newer = document.getElementById("new-messages");
  const was = sessionStorage.getItem("viewer");
  const DOING = new Set(["click", "select", "modal_submit", "run_command", "send_message"]);
  const SOON = 5000;
  let acted = -SOON;

  window.fetch = async (...given) => {
    const [address, { body } = {}] = given;
    if (address === "/api/action" && typeof body === "string" && DOING.has(JSON.parse(body).kind)) acted = performance.now();
    const answer = await ask(...given);
    // A tab from before a restart, or one that has slept for long: it opens itself anew.
    if (answer.status === 410) window.location.reload();
    return answer;
  };

  // ... as whoever it was.
  picker.addEventListener("change", () => sessionStorage.setItem("viewer", picker.value));
  new MutationObserver((_, watch) => {
    if (!window.simcordPreview?.ready) return;
    watch.disconnect();
    if (!was || was === picker.value || ![...picker.options].some((one) => one.value === was)) return;
    picker.value = was;
    picker.dispatchEvent(new Event("change"));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });

  // Who has just done something wants to see the answer, wherever on the page they did it.
  new MutationObserver(() => {
    if (!newer.hidden && performance.now() - acted < SOON) newer.click();
  }).observe(newer, { attributes: true });
}
