import { basename } from 'node:path'
import { parseIgtSpans } from '../../../products/freki/igt-spans.ts'
import { textToFreki } from '../../../products/freki/text-to-freki.ts'
import { writeFreki } from '../../../products/freki/write.ts'
import { decodeText, ENCODING_DETECTIONS } from '../../../read/sources/encoding/decode-text.ts'
import { attempt } from '../shared/attempt.ts'
import { unpackPlainText } from '../../../read/sources/plain-text.ts'
import { parseChoice } from '../shared/choice.ts'
import { deliverTo } from '../shared/deliver.ts'
import { readInput, readTextInput, STANDARD_STREAM } from '../shared/input.ts'
import { type Terminal, reportOn } from '../shared/terminal.ts'

/** The options of `paperxml text-to-freki` as they were typed. */
export interface TextToFrekiFlags {
  readonly igtfile?: string
  readonly encoding: string
  readonly detect: string
}

/** Runs `paperxml text-to-freki`: plain text to the format of Freki. The exit status. */
export function runTextToFreki(
  input: string,
  output: string,
  flags: TextToFrekiFlags,
  terminal: Terminal,
): Promise<number> {
  const { igtfile, encoding } = flags
  const detect = parseChoice('--detect', flags.detect, ENCODING_DETECTIONS)
  return attempt(input, terminal, async () => {
    const bytes = unpackPlainText(await readInput(input, terminal))
    const text = decodeText(bytes, { encoding, detect }, reportOn(terminal, input))
    const spans = igtfile === undefined ? [] : parseIgtSpans(await readTextInput(igtfile, terminal))
    await deliverTo(output, writeFreki(textToFreki(text, { id: documentIdOf(input), spans })), terminal)
  })
}

/** As the program of the authors has it: the file's name up to its first dot. */
function documentIdOf(input: string): string {
  return input === STANDARD_STREAM ? 'stdin' : basename(input).replace(/(?<=.)\..*$/, '')
}
