# The site in a container, of a release that npm run release:pack made (docs/operations.md says how to build and run it)

FROM debian:trixie-slim AS release
ARG VERSION
WORKDIR /archive
COPY release/chon-may-${VERSION}.tar.gz release/chon-may-${VERSION}.tar.gz.sha256 ./
RUN sha256sum --check --strict chon-may-${VERSION}.tar.gz.sha256
RUN mkdir unpacked && tar -xzf chon-may-${VERSION}.tar.gz -C unpacked --strip-components=1 --no-same-owner

FROM debian:trixie-slim
# pg_dump, pg_restore and psql: for backups of a PostgreSQL database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 1000 --home-dir /data --shell /usr/sbin/nologin chon-may
RUN install -d -o chon-may -g chon-may -m 0700 /data /backups
WORKDIR /site
COPY --from=release /archive/unpacked ./
ENV PATH=/site/node_modules/.bin:/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=4194304
USER chon-may
VOLUME /data /backups
EXPOSE 3000
# The server ends by itself on this signal: 10 s for running requests, then the queues.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "--no-allocation-site-pretenuring", "build/server/main.js"]
