/**
 * Measures the built sentence splitter: characters per CPU second over the sentences of `test/base/text/sentences` of each
 * language, repeated until there are enough, and the sentences found in them.
 *
 *     node test/bench/sentence-speed.mjs
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = `${ROOT}/test/base/text/sentences`
const { splitSentences } = await import(`${ROOT}/dist/base/text/sentences/sentence.js`)

/** Characters of one measurement: about a second's work. */
const LENGTH = 4_000_000
/** Characters of one paragraph; the splitter is called with whole paragraphs. */
const PARAGRAPH_LENGTH = 1500

const languages = [...new Set(readdirSync(FOLDER).flatMap(file => /^(.+)\.test\.txt$/.exec(file)?.[1] ?? []))].sort()
for (const language of languages) {
  const text = longText(language)
  splitSentences(text.slice(0, LENGTH / 10), language)
  const before = process.cpuUsage()
  const sentences = splitSentences(text, language).length
  const { user, system } = process.cpuUsage(before)
  const speed = text.length / (user + system)
  console.log(`${language.padEnd(8)} ${speed.toFixed(1)} million characters per CPU second, ${sentences} sentences`)
}

/** Sentences of both sets, in paragraphs parted by blank lines. */
function longText(language) {
  const sentences = ['dev', 'test'].map(set =>
    readFileSync(`${FOLDER}/${language}.${set}.txt`, 'utf8').replaceAll('\n', ' '),
  )
  const text = sentences.join('')
  const paragraphs = text.match(new RegExp(`.{1,${PARAGRAPH_LENGTH}}`, 'gsu'))
  return `${paragraphs.join('\n\n')}\n\n`.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
}
