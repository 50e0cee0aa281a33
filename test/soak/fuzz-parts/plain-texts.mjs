// Hard-wrapped text, and the format Freki: no letter is lost, and what was written is read as what it was.
import { readFileSync } from 'node:fs'
import { parseFreki } from '../../../dist/products/freki/parse.js'
import { textToFreki } from '../../../dist/products/freki/text-to-freki.js'
import { writeFreki } from '../../../dist/products/freki/write.js'
import { recoverSentences } from '../../../dist/products/recovery/recover.js'
import { HYPHEN_RULES, OBJECT_RULES, RECOVERY_PRESETS } from '../../../dist/products/recovery/options.js'
import { decodeLines } from '../../../dist/read/sources/encoding/decode-text.js'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateWords } from './mutate-words.mjs'
import { SEEDS } from './seeds.mjs'

const TEXT = readFileSync(`${SEEDS}ferry.txt`, 'utf8')
const MOST_LINES = 60
const SEPARATORS = ['\n', '\n', '\n', '\n\n', '\f', '\r\n']

/** Some lines of the seed with other lengths and with what separates pages. */
function makeText(random) {
  const lines = TEXT.split('\n')
  const start = random.below(lines.length)
  const some = Array.from({ length: random.below(MOST_LINES) }, (_, i) => lines[(start + i) % lines.length])
  const changed = some.map(line => (random.chance(0.1) ? mutateWords(line, random) : line))
  // A text file has no halves of characters.
  return changed
    .map(line => line + random.pick(SEPARATORS))
    .join('')
    .replace(/\p{Cs}/gu, '')
}

/** The letters and digits of a text in their order: what no recovery may change. */
const lettersOf = texts => texts.join('').replace(/[^\p{L}\p{N}]+/gu, '')

function makeRecovery(random) {
  const options = {
    preset: random.pick(RECOVERY_PRESETS),
    ...(random.chance(0.3) && { columnWidth: 20 + random.below(80) }),
    ...(random.chance(0.3) && { objects: random.pick(OBJECT_RULES) }),
    ...(random.chance(0.3) && { hyphens: random.pick(HYPHEN_RULES) }),
    language: random.pick(['en', 'de', 'sr-Cyrl']),
  }
  return { text: makeText(random), options }
}

async function checkRecovery({ text, options }) {
  const recovered = await unlessRefused(() => recoverSentences(text, options), ['E_OPTION_CONFLICT'])
  if (recovered === undefined) return
  const { lines, paragraphs, deletions } = recovered
  demand(
    lines.every(({ index }, i) => index === i),
    'a line is in no part, or in two',
  )
  demand(lettersOf(lines.map(line => line.text)) === lettersOf([text]), 'a line has other letters than the text')
  for (const part of paragraphs) {
    demand(!/[\r\n]/u.test(part.text), () => `${shown(part.text)} has a line end`)
    const [whole, printed] = [lettersOf([part.text]), lettersOf(part.lines.map(line => line.text))]
    demand(whole === printed || options.objects === 'mark', () => `${shown(printed)} became ${shown(whole)}`)
  }
  const kept = paragraphs.flatMap(part => part.lines).length
  const empty = lines.filter(({ role }) => role === 'empty').length
  demand(kept + deletions.length + empty >= lines.length, 'a line is lost')
}

function checkLines(text) {
  const bytes = Buffer.from(text)
  // Repeated zeros make any text one that may be UTF-16.
  const detect = text.includes('\0') ? 'never' : 'fallback'
  const lines = [...decodeLines(bytes, { detect }, () => {})]
  const expected = text
    .toWellFormed()
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\n|\r|(?<=[^\n\r\f])(?=\f)/u)
  if (expected.at(-1) === '') expected.pop()
  demand(lines.join('\n') === expected.join('\n'), () => `${shown(expected)} became ${shown(lines)}`)
}

async function checkFreki(text) {
  const written = writeFreki(textToFreki(text, { id: 'fuzz' }))
  demand(writeFreki(parseFreki(written)) === written, () => `${shown(written)} is another one when it is read again`)
  const document = await unlessRefused(() => parseFreki(text), ['E_FREKI_MALFORMED'])
  demand(document === undefined || writeFreki(document) === text, () => `${shown(text)} is another one when it is read`)
}

const FREKI = writeFreki(textToFreki(TEXT.slice(0, 1500), { id: 'ferry' }))

export const PLAIN_TEXTS = {
  recovery: { make: makeRecovery, check: checkRecovery },
  lines: { make: makeText, check: checkLines },
  freki: { make: random => mutateWords(random.chance(0.5) ? FREKI : makeText(random), random), check: checkFreki },
}
