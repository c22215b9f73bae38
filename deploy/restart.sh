#!/bin/sh
# Restarts the server of $PORT where there is no systemd, and starts it the first time; returns when the old one is gone.
#   PORT=3000 restart.sh         the command of CHON_MAY_RESTART for upgrade.sh
#   PORT=3000 restart.sh stop    ends it
# docs/operations.md, "Without systemd". Settings, from the environment:
#   CHON_MAY_HOME=/opt/chon-may     holds current
#   CHON_MAY_ENV=/etc/chon-may/env  the site's environment
#   CHON_MAY_USER=chon-may          who runs the site (where this script runs as root)
#   CHON_MAY_RUN=/run               holds chon-may-PORT.pid
#   CHON_MAY_LOG=/var/log           holds chon-may-PORT.log
set -eu

home=${CHON_MAY_HOME:-/opt/chon-may}
env_file=${CHON_MAY_ENV:-/etc/chon-may/env}
user=${CHON_MAY_USER:-chon-may}
pid_file=${CHON_MAY_RUN:-/run}/chon-may-${PORT:?PORT says which server}.pid
log=${CHON_MAY_LOG:-/var/log}/chon-may-$PORT.log

# After a reboot the number of a server that is gone may be another program's.
is_server() {
  grep -qsF build/server/main.js "/proc/$1/cmdline" && grep -qszxF "PORT=$PORT" "/proc/$1/environ"
}

old=$(cat "$pid_file" 2>/dev/null || true)
case $old in '' | *[!0-9]*) old=none ;; esac
if is_server "$old"; then
  kill "$old"
  # As long as the unit's TimeoutStopSec.
  for _ in $(seq 200); do
    is_server "$old" || break
    sleep 0.2
  done
  if is_server "$old"; then kill -KILL "$old"; fi
fi
rm -f "$pid_file"
if [ "${1:-}" = stop ]; then exit 0; fi

set -- node_modules/.bin/node --max-semi-space-size=8 --heap-growing-percent=30 --no-allocation-site-pretenuring --env-file="$env_file" build/server/main.js
set -- env NODE_ENV=production PORT="$PORT" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=4194304 "$@"
# runuser and sudo would stand between: they end a server two seconds after they are told to, in the middle of its requests.
if [ "$(id -u)" = 0 ]; then set -- setpriv --reuid="$user" --regid="$user" --init-groups "$@"; fi
cd "$home/current"
umask 0077
setsid "$@" >>"$log" 2>&1 </dev/null &
echo $! >"$pid_file"
