#!/bin/sh
# Goes back to the release before: what upgrade.sh --rollback does.
exec "$(dirname "$0")/upgrade.sh" --rollback
