# The server as one image, for linux/amd64 and linux/arm64:
#   docker buildx build --platform linux/amd64,linux/arm64 -t mowatt .
# docs/operate.md says how to run it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs exactly what the lockfile says, without install scripts, and builds; fails where a step fails.
RUN npm run build
# What only builds and tests is left behind.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the server can read its own code and change none of it.
COPY --from=build /app /app
RUN install -d -o node -g node -m 0700 /data
USER node
EXPOSE 3000
# Longer than the longest request in hand, see apps/server/src/platform/health/stop-grace.ts; compose waits 75 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that signals reach the server itself.
CMD ["node", "--max-semi-space-size=8", "tools/start.mjs"]
