#!/bin/bash
# A batch in 16 parts, without a server: sbatch docs/deploy/slurm-array.sh
# A part that is preempted and requeued continues where it was.
#SBATCH --job-name=paperxml
#SBATCH --array=1-16
#SBATCH --cpus-per-task=8
#SBATCH --mem-per-cpu=1200M
#SBATCH --time=12:00:00
#SBATCH --requeue
set -euo pipefail

PAPERS=${PAPERS:-/data/papers}
OUT=${OUT:-/data/out}

srun paperxml batch "$PAPERS" -o "$OUT" --workers "$SLURM_CPUS_PER_TASK" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
