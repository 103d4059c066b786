# Installs like `make hosted`: only what is in the lock, and the bot from the checkout. tests/test_containers.py compares the two.
FROM python:3.12-slim AS installed
WORKDIR /app
COPY requirements.txt requirements.lock ./
RUN python -m venv /venv \
 && /venv/bin/python -m pip install --no-cache-dir --quiet --disable-pip-version-check --require-hashes -r requirements.txt

FROM python:3.12-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data snack \
 && install --directory --owner=snack --mode=700 /data
WORKDIR /app
COPY --from=installed /venv /venv
COPY bot bot
COPY engine engine
COPY render render
RUN /venv/bin/python -m compileall -q bot engine render && /venv/bin/python -m bot --help
# The bot only writes to /data; the rest can be read-only.
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite:////data/snack.db HTTP_PORT=8080
USER 10001
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.operating.alive"]
# Not through a shell, so that the bot gets SIGTERM and can finish what it is doing.
ENTRYPOINT ["python", "-m", "bot"]
