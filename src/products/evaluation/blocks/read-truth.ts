import { SourceError } from '../../../base/errors.ts'
import type { BlockDocument } from './block-document.ts'

/** Fields by which documents may be grouped. */
const PROPERTIES = ['layout', 'language', 'origin', 'license']

/** A gold in the truth format: a document as blocks. */
export interface Truth {
  readonly document: BlockDocument
  readonly properties: ReadonlyMap<string, string>
}

/**
 * A document in the truth format: a JSON object with `blocks`.
 * @throws {SourceError} `E_FORMAT_UNKNOWN`
 */
export function readTruth(json: string): Truth {
  const value: unknown = JSON.parse(json)
  if (!isTruth(value)) throw new SourceError('E_FORMAT_UNKNOWN', 'the JSON has no list of blocks with types')
  const fields = value as BlockDocument & Readonly<Record<string, unknown>>
  const properties = PROPERTIES.flatMap(name => {
    const field = fields[name]
    return typeof field === 'string' ? [[name, field] as const] : []
  })
  return { document: value, properties: new Map(properties) }
}

function isTruth(value: unknown): value is BlockDocument {
  if (typeof value !== 'object' || value === null || !('blocks' in value)) return false
  const { blocks } = value
  return Array.isArray(blocks) && blocks.every(block => typeof (block as { type?: unknown })?.type === 'string')
}
