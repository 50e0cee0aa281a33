import { readFile } from 'node:fs/promises'
import { readBreak } from './break-words.ts'
import { commonFeatures, wordFeatures } from './features.ts'
import { type JoinModel, parseJoinModel, sumWeights } from './model.ts'

/** Says whether two pieces of text, parted by the end of a line, column or page or by a float, are one sentence. */
export interface SentenceJoiner {
  /** The language whose words it knows; `undefined` where it has only what all languages share. */
  readonly language: string | undefined
  /** Pieces whose score is above it are one sentence. */
  readonly threshold: number
  /**
   * Logarithm of the odds that the sentence at the end of `left` goes on at the start of `right`. Only the last six
   * words of `left` and the first six of `right` count.
   */
  score(left: string, right: string): number
}

/** Languages whose words there is a model of; the Serbian one reads both scripts. */
export const JOINED_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ru', 'sr'] as const

/** Languages that share nearly all words with one of them. */
const SAME_WORDS = new Map([
  ['bs', 'sr'],
  ['hr', 'sr'],
])

/** Where it is as likely that the sentence goes on as that it does not. */
const EVEN_ODDS = 0

/**
 * Score, one way or the other, in scripts without capitals: the models learned from scripts that have them take each
 * word there for one in small letters, so that the rules of full stops alone decide.
 */
const BY_RULE = 5

const models = new Map<string, Promise<JoinModel>>()

/**
 * The joiner for a language: a linear model of the signs and shapes around the break, the same for all languages, and
 * one of the language's words; where a stop stands before the break, both know what the splitter of sentences makes of
 * it. The weights were trained offline (docs/sentence-join.md); they are read on the first
 * call for the language. A language without words of its own is judged by signs and shapes alone,
 * a script without capitals by its full stops.
 *
 *     ... left words | right words ...
 *     the results of | Model B are shown      one sentence
 *     2.1 Results    | The results of         two
 *
 * Never joins or changes text: it gives a number.
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
    const signs = sumWeights(common, commonFeatures(place))
    return words === undefined ? signs : signs + sumWeights(words, wordFeatures(place))
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
