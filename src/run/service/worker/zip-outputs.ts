import { zipSync } from 'fflate'
import { FIGURE_FOLDER_END } from '../../../products/recipes/figures/figure-settings.ts'
import type { DocumentOutput } from '../../../products/recipes/files/write-outputs.ts'

/** The earliest time that an archive can have: the same document gives the same bytes. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * An archive of outputs. Pictures are packed already, so nothing is packed again.
 */
export function zipOutputs(outputs: readonly DocumentOutput[]): Uint8Array {
  const encoder = new TextEncoder()
  const files = outputs.map(({ name, content }) => [
    name,
    typeof content === 'string' ? encoder.encode(content) : content,
  ])
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 0, mtime: NO_TIME })
}

/** Whether an output is in the folder of the figures. */
export function isOfFigures({ name }: DocumentOutput): boolean {
  return name.includes(`${FIGURE_FOLDER_END}/`)
}
