import type { PageChoice } from '../../../base/page-choice.ts'
import { readSource, type ReadSourceOptions } from '../../../read/sources/read-source.ts'
import { findPapers } from './find-papers.ts'

/** One paper of a volume, or what is before the first. */
export interface VolumePart {
  /** Of the name of the document: `NAME.01`, and `NAME.00` for what is before the first paper. */
  readonly id: string
  readonly pages: PageChoice
}

/** Reads a volume to find its papers. */
export async function readVolume(
  bytes: Uint8Array,
  id: string,
  options: ReadSourceOptions,
): Promise<readonly VolumePart[]> {
  const volume = await readSource(bytes, options, () => {})
  const { ranges, hasFront } = findPapers(volume)
  const digits = Math.max(2, String(ranges.length).length)
  const numbers = volume.pages.map(({ number }) => number)
  return ranges.map((range, i) => ({
    id: `${id}.${String(hasFront ? i : i + 1).padStart(digits, '0')}`,
    // Pages that were not asked for may be between those that were.
    pages: numbers.filter(page => page >= range.first && page <= range.last),
  }))
}
