import { createHash } from 'node:crypto'
import type { FoundDocuments } from './documents.ts'

/** One of several parts of the documents: `number` of `count`, from 1. */
export interface Shard {
  readonly number: number
  readonly count: number
}

/** The documents of one part. Each is of the same part on every machine, whatever other documents there are. */
export function takeShard(found: FoundDocuments, { number, count }: Shard): FoundDocuments {
  const isOfShard = ({ name }: { readonly name: string }) => shardOf(name, count) === number
  return { documents: found.documents.filter(isOfShard), refused: found.refused.filter(isOfShard) }
}

function shardOf(name: string, count: number): number {
  return (createHash('sha256').update(name).digest().readUInt32BE() % count) + 1
}
