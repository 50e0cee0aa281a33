import type { PlannedBlock } from './plan-document.ts'

/** How a writer of running documents writes the blocks of each type. */
export type BlockWriters<Context, Written> = {
  readonly [T in PlannedBlock['type']]: (
    block: Extract<PlannedBlock, { readonly type: T }>,
    context: Context,
  ) => Written
}

/** A block, written by the writer for its type. */
export function writeBlockBy<Context, Written>(
  writers: BlockWriters<Context, Written>,
  block: PlannedBlock,
  context: Context,
): Written {
  const write = writers[block.type] as (block: PlannedBlock, context: Context) => Written
  return write(block, context)
}
