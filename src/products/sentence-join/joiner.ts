import { readFile } from 'node:fs/promises'
import { readBreak } from './break-words.ts'
import { commonFeatures, wordFeatures } from './features.ts'
import { type JoinModel, parseJoinModel, sumWeights } from './model.ts'

/** Decides whether two pieces of text, separated by the end of a line, column or page or by a float, are one sentence. */
export interface SentenceJoiner {
  /** The language whose words it knows; `undefined` where it has only the model for all languages. */
  readonly language: string | undefined
  /** Pieces with a higher score are one sentence. */
  readonly threshold: number
  /**
   * Logarithm of the odds that the sentence at the end of `left` continues at the start of `right`. Only the last six
   * words of `left` and the first six of `right` count.
   */
  score(left: string, right: string): number
}

/** Languages with a model of their words; the Serbian one is for both scripts. */
export const JOINED_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ru', 'sr'] as const

/** Languages that share nearly all words with one of these. */
const SAME_WORDS = new Map([
  ['bs', 'sr'],
  ['hr', 'sr'],
])

/** The score where the sentence is as likely to continue as not. */
const EVEN_ODDS = 0

/**
 * Size of the score in scripts without capitals. The models were trained on scripts that have them and would take each
 * word for one in small letters, so the rules of full stops alone decide.
 */
const BY_RULE = 5

const models = new Map<string, Promise<JoinModel>>()

/**
 * The joiner for a language. It has two linear models: one of the punctuation and shapes around the break, the same for
 * all languages, and one of the language's words. Where a full stop is before the break, both use the decision of the
 * sentence splitter. The weights were trained offline (docs/sentence-join.md) and are read on the first call for the
 * language. A language without a model of its words is judged by punctuation and shapes alone, a script without capitals
 * by its full stops.
 *
 *     ... left words | right words ...
 *     the results of | Model B are shown      one sentence
 *     2.1 Results    | The results of         two
 *
 * Never joins or changes text: the result is a number.
 *
 * @param language ISO 639-1, with or without script or region: `en`, `sr-Cyrl`, `de-AT`
 */
export async function loadSentenceJoiner(language: string): Promise<SentenceJoiner> {
  const base = language.split('-')[0] ?? ''
  const known = JOINED_LANGUAGES.find(name => name === (SAME_WORDS.get(base) ?? base))
  const [common, words] = await Promise.all([loadModel('common'), known && loadModel(known)])
  const score = (left: string, right: string): number => {
    const place = readBreak(left, right, language)
    if (!place.hasCapitals) return place.isEnd === true ? -BY_RULE : BY_RULE
    const byShapes = sumWeights(common, commonFeatures(place))
    return words === undefined ? byShapes : byShapes + sumWeights(words, wordFeatures(place))
  }
  return { language: known, threshold: EVEN_ODDS, score }
}

function loadModel(name: string): Promise<JoinModel> {
  const loaded = models.get(name) ?? readModel(name)
  models.set(name, loaded)
  return loaded
}

async function readModel(name: string): Promise<JoinModel> {
  return parseJoinModel(await readFile(new URL(`models/${name}.bin`, import.meta.url)))
}
