import type { Report } from '../../base/diagnostics.ts'
import { countBrokenSentences, type SentenceCount } from '../recovery/broken-sentences.ts'
import { PartCounter, type RecoveryCounts } from '../recovery/count-parts.ts'
import type { LineLengths } from '../recovery/line-lengths.ts'
import type { RecoveryOptions } from '../recovery/options.ts'
import type { RecoveredPart } from '../recovery/parts.ts'
import { recoverLines } from '../recovery/recover.ts'
import { buildVocabulary, wordsInsideLines } from '../../base/text/hyphens/hyphenation.ts'
import { detectLanguage } from '../../base/text/languages/language.ts'
import { type CharacterRepair, repairCharacters } from '../../base/text/characters/repair-characters.ts'
import { splitSentences } from '../../base/text/sentences/sentence.ts'
import { knowsWord } from '../../base/text/hyphens/word-list.ts'

/** How a hard-wrapped text is recovered and written. */
export interface RecoverTextOptions extends Omit<RecoveryOptions, 'language'> {
  /** `auto` (default) or a language id such as `en`, `sr-Cyrl`. */
  readonly language?: string | undefined
  /** What a line of the output holds; default `paragraph`. */
  readonly unit?: 'paragraph' | 'sentence' | undefined
  /** Whether wrong characters are repaired, see `repairCharacters`; default true. */
  readonly repair?: boolean | undefined
  /** The text with its sentences in one piece each, to count the broken ones. */
  readonly truth?: string | undefined
}

/** A wrong word that was repaired, and how often. */
export interface RepairCount extends Omit<CharacterRepair, 'start'> {
  readonly count: number
}

/** The results of a recovery. */
export interface RecoverySummary {
  readonly counts: RecoveryCounts
  /** Most frequent first. */
  readonly repairs: readonly RepairCount[]
  /** `undefined` without a true text to count by. */
  readonly truth: SentenceCount | undefined
}

/** A text under recovery. */
export interface TextRecovery {
  readonly language: string
  readonly eps: number
  /** CW in characters. */
  readonly columnWidth: number
  readonly lengths: LineLengths
  /** Whether the text is hard-wrapped; one that is not stays unchanged, but for preset `published`. */
  readonly isWrapped: boolean
  /** The recovered text, line by line without line ends; can be iterated once. */
  readonly lines: Iterable<string>
  /** The results; those of the whole text after `lines` has been iterated. */
  readonly summarise: () => RecoverySummary
}

/** Characters at the beginning of a text from which its language is detected. */
const LANGUAGE_SAMPLE = 30_000
/** Lines from which the words of a text are collected: enough even for a large one. */
const VOCABULARY_LINES = 10_000

/**
 * Recovers the sentences of a hard-wrapped text of any size, line by line.
 *
 *     lines -> language -> column width -> parts -> characters -> paragraphs or sentences
 *
 * @param lines without line ends, iterated several times; see `decodeLines`
 * @throws {OptionError} for invalid options
 */
export async function recoverText(
  lines: Iterable<string>,
  options: RecoverTextOptions = {},
  report: Report = () => {},
): Promise<TextRecovery> {
  const language = await languageOf(lines, options.language)
  const { parts, ...measured } = recoverLines(lines, { ...options, language }, report)
  const counter = new PartCounter()
  const repairs = new Map<string, RepairCount>()
  const paragraphs: string[] = []
  const isWord = options.repair === false ? undefined : knownWords(lines, language)

  function* write(): Generator<string> {
    for (const part of parts) {
      counter.add(part)
      if (part.isDropped) continue
      const text = isWord === undefined ? part.text : mend(part, isWord, repairs)
      if (options.truth !== undefined) paragraphs.push(text)
      if (options.unit === 'sentence')
        for (const { start, end } of splitSentences(text, language)) yield text.slice(start, end)
      else yield text
    }
  }

  return {
    language,
    ...measured,
    lines: write(),
    summarise: () => ({
      counts: counter.read(),
      repairs: [...repairs.values()].sort((a, b) => b.count - a.count || (a.from < b.from ? -1 : 1)),
      truth: options.truth === undefined ? undefined : countBrokenSentences(options.truth, paragraphs, language),
    }),
  }
}

async function languageOf(lines: Iterable<string>, wanted = 'auto'): Promise<string> {
  if (wanted !== 'auto') return wanted
  let sample = ''
  for (const line of lines) {
    sample += `${line}\n`
    if (sample.length >= LANGUAGE_SAMPLE) break
  }
  return (await detectLanguage(sample)).language
}

function knownWords(lines: Iterable<string>, language: string): (word: string) => boolean {
  const vocabulary = buildVocabulary(wordsInsideLines(lines, VOCABULARY_LINES))
  return word => vocabulary.has(word) || knowsWord(word, language) === true
}

/** The text of a part with its characters repaired; repairs are added to `found`. */
function mend(part: RecoveredPart, isWord: (word: string) => boolean, found: Map<string, RepairCount>): string {
  const { text, repairs } = repairCharacters(part.text, { isWord })
  for (const { from, to, kind } of repairs) {
    found.set(from, { from, to, kind, count: (found.get(from)?.count ?? 0) + 1 })
  }
  return text
}
