// Trains the sentence joiner: npm run train-join -- FOLDER
//
// FOLDER holds LANGUAGE.txt for every language, as `gather-texts.mjs` writes them. Writes src/products/sentence-join/models/*.bin
// and prints how many breaks of held-out documents are right. The same texts give the same bytes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBreak } from '../../dist/products/sentence-join/break-words.js'
import { commonFeatures, wordFeatures } from '../../dist/products/sentence-join/features.js'
import { JOINED_LANGUAGES } from '../../dist/products/sentence-join/joiner.js'
import { placeOf, sumWeights, writeJoinModel } from '../../dist/products/sentence-join/model.js'
import { cutExamples } from './cut-examples.mjs'
import { seededRandom } from './random.mjs'

/** One document of so many is held out. */
const HELD_OUT = 20
/** Breaks of one language for the common model, so that no language outweighs the others. */
const MOST_COMMON = 60_000
const MOST_BREAKS = 600_000
/** A language with few texts has them cut again at other places. */
const ENOUGH_BREAKS = 150_000
const MOST_PASSES = 5
const COMMON_SIZE = 2 ** 15
const WORDS_SIZE = 2 ** 17
const EPOCHS = 5
const STEP = 0.1
/** Pulls weights of rare features to 0. */
const DECAY = 1e-6
const LARGEST_WEIGHT = 127
const SEED = 1

const MODELS = fileURLToPath(new URL('../../src/products/sentence-join/models/', import.meta.url))

function readExamples(folder, language) {
  const random = seededRandom(SEED)
  const training = []
  const heldOut = []
  const file = join(folder, `${language}.txt`)
  if (!existsSync(file)) throw new Error(`${file} is missing: see docs/sentence-join.md`)
  const documents = readFileSync(file, 'utf8').trim().split('\n\n')
  for (let pass = 0; pass < MOST_PASSES && training.length < ENOUGH_BREAKS; pass++) {
    for (const [i, document] of documents.entries()) {
      if (i % HELD_OUT > 0) training.push(...cutExamples(document, language, random))
      else if (pass === 0) heldOut.push(...cutExamples(document, language, random))
    }
  }
  shuffle(training, random)
  return { training: training.slice(0, MOST_BREAKS), heldOut }
}

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}

/** Logistic regression by stochastic gradient descent with a step for each weight (AdaGrad, Duchi et al., 2011). */
function train(rows, size) {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-6)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { places, isJoined, offset } of rows) {
      let sum = offset
      for (const place of places) sum += weights[place]
      const error = (isJoined ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const place of places) {
        const gradient = error - DECAY * weights[place]
        squares[place] += gradient * gradient
        weights[place] += (STEP * gradient) / Math.sqrt(squares[place])
      }
    }
  }
  return quantise(weights)
}

function quantise(weights) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = Math.fround(largest / LARGEST_WEIGHT)
  return { unit, weights: Int8Array.from(weights, weight => Math.round(weight / unit)) }
}

function breaksOf(examples, language) {
  return examples.map(example => ({ ...example, place: readBreak(example.left, example.right, language) }))
}

function toRow(features, size, isJoined, offset) {
  return { places: Int32Array.from(features, feature => placeOf(feature, size)), isJoined, offset }
}

function evaluate(examples, scoreOf) {
  const kinds = new Map()
  for (const example of examples) {
    const kind = kinds.get(example.kind) ?? { right: 0, all: 0 }
    kind.all++
    if (scoreOf(example) > 0 === example.isJoined) kind.right++
    kinds.set(example.kind, kind)
  }
  const all = [...kinds.values()].reduce((sum, { right, all }) => ({ right: sum.right + right, all: sum.all + all }))
  const toText = ([name, { right, all }]) => `${name} ${((100 * right) / all).toFixed(2)} % of ${all}`
  return [['all', all], ...kinds].map(toText).join(' · ')
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('npm run train-join -- FOLDER, the folder with the texts')
mkdirSync(MODELS, { recursive: true })
const languages = JOINED_LANGUAGES.map(language => {
  const { training, heldOut } = readExamples(folder, language)
  return { language, training: breaksOf(training, language), heldOut: breaksOf(heldOut, language) }
})

const pooled = languages.flatMap(({ training }) =>
  training.slice(0, MOST_COMMON).map(({ place, isJoined }) => toRow(commonFeatures(place), COMMON_SIZE, isJoined, 0)),
)
shuffle(pooled, seededRandom(SEED))
const common = train(pooled, COMMON_SIZE)
writeFileSync(join(MODELS, 'common.bin'), writeJoinModel(common))

for (const { language, training, heldOut } of languages) {
  const scoreCommon = ({ place }) => sumWeights(common, commonFeatures(place))
  const rows = training.map(example =>
    toRow(wordFeatures(example.place), WORDS_SIZE, example.isJoined, scoreCommon(example)),
  )
  const words = train(rows, WORDS_SIZE)
  writeFileSync(join(MODELS, `${language}.bin`), writeJoinModel(words))
  console.log(`${language}, ${training.length} breaks`)
  console.log(`  signs alone: ${evaluate(heldOut, scoreCommon)}`)
  console.log(
    `  with words: ${evaluate(heldOut, example => scoreCommon(example) + sumWeights(words, wordFeatures(example.place)))}`,
  )
}
