# The site in a container: docker build -t chon-may . (docs/operations.md says how to run it)

FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-trixie-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc scripts/production-packages.mjs ./
RUN npm ci --omit=dev --no-audit --no-fund && node production-packages.mjs

FROM node:24-trixie-slim
# pg_dump, pg_restore and psql: for backups of a PostgreSQL database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 0700 /data
WORKDIR /site
COPY package.json LICENSE ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY app app
COPY db db
COPY server server
COPY scripts scripts
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# The server ends by itself on this signal: 10 s for running requests, then the queues.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "build/server/main.js"]
