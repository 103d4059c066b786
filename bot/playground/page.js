// Runs before the page's own script, which is made for a scenario that stands still.
{
  const picker = document.getElementById("viewer-picker");
  const timeline = document.getElementById("channel-timeline");
  const messages = document.getElementById("channel-message-list");
  const DOING = new Set(["click", "select", "modal_submit", "run_command", "send_message"]);
  const SOON = 5000;
  const newest = () => messages.querySelector("[data-message-id]:last-child")?.dataset.messageId;
  let acted = -SOON;
  let seen;

  const ask = window.fetch;
  window.fetch = async (...given) => {
    const [address, { body } = {}] = given;
    const doing = address === "/api/action" && typeof body === "string" && DOING.has(JSON.parse(body).kind);
    if (doing) seen = newest();
    const answer = await ask(...given);
    if (doing) acted = performance.now();
    // A tab from before a restart, or one that has slept for long: it opens itself anew.
    if (answer.status === 410) window.location.reload();
    return answer;
  };

  // ... as whoever it was.
  const was = sessionStorage.getItem("viewer");
  picker.addEventListener("change", () => sessionStorage.setItem("viewer", picker.value));
  new MutationObserver((_, watch) => {
    if (!window.simcordPreview?.ready) return;
    watch.disconnect();
    if (!was || was === picker.value || ![...picker.options].some((one) => one.value === was)) return;
    picker.value = was;
    picker.dispatchEvent(new Event("change"));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });

  // Who has just done something sees the answer, wherever on the page they did it; pictures in it come late.
  new ResizeObserver(() => {
    if (performance.now() - acted < SOON && newest() !== seen) timeline.scrollTop = timeline.scrollHeight;
  }).observe(messages);
  for (const moving of ["wheel", "touchmove"]) timeline.addEventListener(moving, () => { acted = -SOON; }, { passive: true });
}
