#!/bin/sh
# Installs a release beside the one that runs, tries it, and switches to it; goes back by itself where it does not get ready.
#   upgrade.sh ARCHIVE        chon-may-1.2.3.tar.gz with chon-may-1.2.3.tar.gz.sha256 beside it
#   upgrade.sh --rollback     to the release before
# docs/operations.md, "Upgrades", says what each step does. Settings, from the environment:
#   CHON_MAY_HOME=/opt/chon-may     holds releases/, current and previous
#   CHON_MAY_ENV=/etc/chon-may/env  the site's environment
#   CHON_MAY_USER=chon-may          who runs the site (where this script runs as root)
#   CHON_MAY_PORTS="3000 3001"      the servers of this machine, restarted in turn; unset: the one of PORT
#   CHON_MAY_RESTART=COMMAND        restarts the server of $PORT and returns when the old one is gone; unset: systemctl
#   CHON_MAY_READY_SECONDS=60       how long a server may take until it is ready, at the switch
#   CHON_MAY_TRIAL_SECONDS=180      how long it may take in the trial before, beside the one that serves
#   CHON_MAY_BACKUP=off             no backup before an upgrade that changes tables
set -eu
umask 022

home=${CHON_MAY_HOME:-/opt/chon-may}
env_file=${CHON_MAY_ENV:-/etc/chon-may/env}
user=${CHON_MAY_USER:-chon-may}
ready_seconds=${CHON_MAY_READY_SECONDS:-60}
export CHON_MAY_TRIAL_SECONDS="${CHON_MAY_TRIAL_SECONDS:-180}"

say() { printf '%s\n' "$*"; }
die() {
  printf '%s\n' "$*" >&2
  exit 1
}

# as_site FOLDER SCRIPT…: Node of a release, in its folder, as the user of the site and with its environment.
as_site() {
  folder=$1
  shift
  set -- node_modules/.bin/node --env-file="$env_file" "$@"
  if [ "$(id -u)" = 0 ]; then set -- runuser -u "$user" -- "$@"; fi
  (cd "$folder" && "$@" 9>&-)
}

# link NAME TARGET: in one step, so that nobody finds it missing.
link() {
  ln -sfn "$2" "$home/.$1.new"
  mv -fT "$home/.$1.new" "$home/$1"
}

version_of() { sed -n 's/^ *"version": "\([^"]*\)",\{0,1\}$/\1/p' "$1/release.json" 2>/dev/null | head -n 1; }

unit_of() { if [ "$many" = yes ]; then echo "chon-may@$1.service"; else echo chon-may.service; fi; }

# can_restart PORT: before anything is switched, for a port that is none is found out too late afterwards.
can_restart() {
  case $1 in
  *[!0-9]*) die "CHON_MAY_PORTS: '$1' is no port. They stand with spaces between: CHON_MAY_PORTS=\"3000 3001\". Nothing was changed." ;;
  esac
  if [ -n "${CHON_MAY_RESTART:-}" ] || systemctl cat "$(unit_of "$1")" >/dev/null 2>&1; then return; fi
  die "There is no $(unit_of "$1") to restart for port $1: set CHON_MAY_PORTS to the ports of this machine's servers, or CHON_MAY_RESTART where there is no systemd. Nothing was changed."
}

restart() {
  if [ -n "${CHON_MAY_RESTART:-}" ]; then
    PORT=$1 sh -c "$CHON_MAY_RESTART" 9>&-
    return
  fi
  unit=$(unit_of "$1")
  # A unit that failed too often is not started again before it is forgotten.
  systemctl reset-failed "$unit" 2>/dev/null || true
  systemctl restart "$unit"
}

# Ready three times in a row: a server that dies right after its first answer is not.
wait_ready() {
  end=$(($(date +%s) + ready_seconds))
  good=0
  while [ "$good" -lt 3 ]; do
    if (
      PORT=$1
      export PORT
      as_site "$home/current" scripts/healthy.mjs
    ); then good=$((good + 1)); else good=0; fi
    if [ "$(date +%s)" -gt "$end" ]; then return 1; fi
    sleep 0.3
  done
}

# A visitor who has a page of one release asks for its files a little later, perhaps the server of the other one.
share_assets() {
  from=$1/build/client/assets
  to=$2/build/client/assets
  [ -f "$1/assets.list" ] || return 0
  while read -r name; do
    if [ -n "$name" ] && [ ! -e "$to/$name" ]; then ln "$from/$name" "$to/$name"; fi
  done <"$1/assets.list"
}

go_back() {
  say "Going back to $(version_of "$home/$old")."
  link current "$old"
  well=yes
  for port in $restarted; do
    if ! restart "$port" || ! wait_ready "$port"; then
      well=no
      printf '%s\n' "The server at port $port is not ready with the old release either: look at its log." >&2
    fi
  done
  if [ "$well" = yes ]; then say "The old release runs again."; fi
}

state=checking
part=
at_the_end() {
  code=$?
  trap - EXIT INT TERM
  if [ -n "$part" ]; then rm -rf "$part"; fi
  if [ "$state" = switching ]; then
    go_back
    code=1
  fi
  exit "$code"
}

case ${1:-} in
'' | -h | --help)
  sed -n '2,13p' "$0" | cut -c 3-
  exit 2
  ;;
esac
mkdir -p "$home/releases"
exec 9>"$home/.upgrade.lock"
flock -n 9 || die "Another upgrade is at work in $home."
trap at_the_end EXIT
trap 'exit 130' INT TERM
[ -r "$env_file" ] || die "There is no environment to be read at $env_file (CHON_MAY_ENV)."

old=$(readlink "$home/current" || true)
# Before anything is unpacked or tried: what cannot be restarted is known at once.
many=no
if [ -n "$old" ]; then
  ports=${CHON_MAY_PORTS:-$(as_site "$home/$old" -p 'process.env.PORT || 3000')}
  case $ports in *' '*) many=yes ;; esac
  for port in $ports; do can_restart "$port"; done
fi
if [ "$1" = --rollback ]; then
  new=$(readlink "$home/previous" || true)
  if [ -z "$new" ] || [ ! -d "$home/$new" ]; then die "There is no release to go back to."; fi
  version=$(version_of "$home/$new")
else
  archive=$1
  [ -f "$archive" ] || die "There is no file $archive."
  [ -f "$archive.sha256" ] || die "There is no checksum beside it: $archive.sha256."
  expected=$(cut -d ' ' -f 1 "$archive.sha256")
  actual=$(sha256sum "$archive" | cut -d ' ' -f 1)
  [ "$expected" = "$actual" ] || die "The archive is not the one that its checksum was made of: fetch both again."
  part=$(mktemp -d "$home/releases/.part-XXXXXX")
  chmod 0755 "$part"
  tar -xzf "$archive" -C "$part" --strip-components=1 --no-same-owner || die "The archive could not be unpacked."
  version=$(version_of "$part")
  case $version in
  '' | *[!0-9A-Za-z.-]*) die "The archive holds no release of this site." ;;
  esac
  new=releases/$version
  if [ "$new" = "$old" ]; then die "$version is the release that runs."; fi
  if [ "$new" = "$(readlink "$home/previous" || true)" ]; then
    die "$version is the release before the one that runs: upgrade.sh --rollback goes back to it."
  fi
  "$part/node_modules/.bin/node" --version >/dev/null 2>&1 ||
    die "The Node of $version does not run on this machine ($(uname -sm)): it was packed for another one."
  rm -rf "${home:?}/$new"
  mv "$part" "$home/$new"
  part=
fi

say "Trying $version."
if ! found=$(as_site "$home/$new" scripts/check-release.ts); then
  # A corrected archive may come under the same version; what there is to go back to stays.
  if [ "$1" != --rollback ]; then rm -rf "${home:?}/$new"; fi
  die "$version was not switched to; nothing was changed."
fi
say "$found"

if [ -z "$old" ]; then
  link current "$new"
  if [ -n "${CHON_MAY_RESTART:-}" ]; then
    say "$version is installed. Start it with the command of CHON_MAY_RESTART, PORT set."
  elif [ -d /run/systemd/system ]; then
    say "$version is installed. Start it: cp $home/current/deploy/chon-may.service $home/current/deploy/chon-may.socket /etc/systemd/system/ && systemctl daemon-reload && systemctl enable --now chon-may.socket chon-may.service"
  else
    given=
    for name in CHON_MAY_HOME CHON_MAY_ENV CHON_MAY_USER CHON_MAY_RUN CHON_MAY_LOG; do
      eval "value=\${$name:-}"
      if [ -n "$value" ]; then given="$given $name=$value"; fi
    done
    port=$(as_site "$home/current" -p 'process.env.PORT || 3000')
    say "$version is installed. There is no systemd here. Start it: PORT=$port$given $home/current/deploy/restart.sh (docs/operations.md, 'Without systemd')"
  fi
  exit 0
fi
case $found in
'migrations: none'*) ;;
*)
  if [ "${CHON_MAY_BACKUP:-on}" != off ]; then
    say "A backup first, for $version changes tables:"
    as_site "$home/$old" scripts/backup.ts || die "There is no backup (CHON_MAY_BACKUP=off does without one); nothing was changed."
  fi
  ;;
esac

share_assets "$home/$old" "$home/$new"
share_assets "$home/$new" "$home/$old"

restarted=
state=switching
link current "$new"
for port in $ports; do
  restarted="$restarted $port"
  if ! restart "$port" || ! wait_ready "$port"; then
    printf '%s\n' "The server at port $port was not ready with $version after $ready_seconds s." >&2
    exit 1
  fi
  say "The server at port $port runs $version."
done
state=switched
link previous "$old"
for folder in "$home"/releases/*; do
  case releases/$(basename "$folder") in
  "$old" | "$new") ;;
  *) rm -rf "$folder" ;;
  esac
done
say "$version runs. $(basename "$old") stays: upgrade.sh --rollback returns to it."
