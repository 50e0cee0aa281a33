#!/bin/bash
# Workers of a queue, as many as there is room for: sbatch --array=1-16 docs/deploy/slurm-queue.sh
# The documents were put into it before: paperxml enqueue /data/papers -o /data/out --redis redis://head:6379
# Each worker ends when no document is left; one that is preempted gives its documents back.
#SBATCH --job-name=paperxml-worker
#SBATCH --cpus-per-task=8
#SBATCH --mem-per-cpu=1200M
#SBATCH --time=12:00:00
#SBATCH --requeue
set -euo pipefail

# The server, and the file that only you can read with its URL: redis://:password@head:6379
PAPERXML_REDIS=$(cat "${PAPERXML_REDIS_FILE:-$HOME/.paperxml-redis}")
export PAPERXML_REDIS

srun paperxml worker --workers "$SLURM_CPUS_PER_TASK" --until-empty
