// How often the sentence joiner is right on breaks of our own texts: node test/bench/sentence-join.mjs [errors]
import { loadSentenceJoiner } from '../../dist/products/sentence-join/joiner.js'
import { cutBreaks, readOwnTexts } from './sentence-breaks.mjs'

const KINDS = ['inside', 'sentence', 'block']

async function measure(texts, options) {
  const counts = new Map()
  for (const { name, language, blocks } of texts) {
    const joiner = await loadSentenceJoiner(language)
    for (const place of cutBreaks(blocks, options)) {
      const score = joiner.score(place.left, place.right)
      const isRight = score > joiner.threshold === place.isJoined
      for (const key of [`${name} | ${language}`, `all | ${language}`, 'all | all']) {
        const row = counts.get(key) ?? {}
        for (const kind of [place.kind, 'all']) {
          const count = (row[kind] ??= { right: 0, all: 0 })
          count.all++
          if (isRight) count.right++
        }
        counts.set(key, row)
      }
      if (!isRight && process.argv[2] === 'errors') {
        console.log(`${language} ${place.isJoined ? '+' : '-'} ${score.toFixed(1)} ${place.left} | ${place.right}`)
      }
    }
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

function toCell(count) {
  return count === undefined ? '' : `${((100 * count.right) / count.all).toFixed(1)} of ${count.all}`
}

const texts = readOwnTexts()
for (const options of [{}, { withoutPunctuation: true }]) {
  console.log(
    `| text | language | all | ${KINDS.join(' | ')} |${options.withoutPunctuation ? ' without punctuation' : ''}`,
  )
  for (const [key, row] of await measure(texts, options)) {
    console.log(`| ${key} | ${toCell(row.all)} | ${KINDS.map(kind => toCell(row[kind])).join(' | ')} |`)
  }
}
