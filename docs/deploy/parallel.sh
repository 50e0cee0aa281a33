#!/bin/bash
# A batch in parts on several machines with a shared folder, one part on each: docs/deploy/parallel.sh node1 node2 node3
# Without names all parts run here, one core each. A part that fails prints why; run the same command to continue.
set -euo pipefail

PAPERS=${PAPERS:-/data/papers}
OUT=${OUT:-/data/out}

if [ $# -gt 0 ]; then
  parallel --sshlogin "$(IFS=,; echo "$*")" --jobs 1 --line-buffer \
    paperxml batch "$PAPERS" -o "$OUT" --shard "{}/$#" ::: $(seq $#)
else
  parallel --jobs 100% --line-buffer \
    paperxml batch "$PAPERS" -o "$OUT" --workers 1 --shard "{}/$(nproc)" ::: $(seq "$(nproc)")
fi
