import {
  CORRECTIONS_FORMAT,
  type CorrectionsFile,
  CORRECTIONS_VERSION,
  type Correction,
} from '../../model/corrections/corrections.ts'

/** The text of a file of corrections: an entry a line. `source` is the name of the paper, for people. */
export function writeCorrections(source: string, corrections: readonly Correction[]): string {
  const entries = corrections.map(correction => `    ${JSON.stringify(correction)}`)
  const list = entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}\n  ]`
  const head: Omit<CorrectionsFile, 'corrections'> = {
    format: CORRECTIONS_FORMAT,
    version: CORRECTIONS_VERSION,
    source,
  }
  const lines = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`)
  return `{\n${lines.join('\n')}\n  "corrections": ${list}\n}\n`
}
