import type { Report } from '../../base/diagnostics.ts'
import { OptionError } from '../../base/errors.ts'
import { readReplacement } from './java-regex/replacement.ts'
import { translateJavaRegex } from './java-regex/translate.ts'
import { type BreakRule, type JoinRule, type LanguageRules, replaceByRules, type ReplaceRule } from './rules.ts'

/** A configuration of PDFExtract with its regular expressions translated. */
export interface AlignmentConfiguration {
  /** Path of an outside sentence joiner. */
  readonly sentenceJoin: string | undefined
  /** Where the joiner finds the programs of KenLM. */
  readonly kenlmPath: string | undefined
  /** By language id; `common` has the rules for all languages. */
  readonly languages: ReadonlyMap<string, LanguageRules>
}

/** Name of the rules for all languages. */
const ALL_LANGUAGES = 'common'

/**
 * Reads a configuration in the format of `PDFExtract.json`; a comma after the last entry of a list is accepted.
 *
 * @param name of the file, for messages
 * @throws {OptionError} `E_ALIGN_CONFIGURATION` where it is not JSON, or a rule is invalid, which the message names
 */
export function parseAlignmentConfiguration(
  json: string,
  name: string,
  report: Report = () => {},
): AlignmentConfiguration {
  const reader = new ConfigurationReader(name, report)
  const { script, language } = reader.object(readJson(json, name), 'the file', ['script', 'language'])
  const { sentence_join, kenlm_path } = reader.object(script ?? {}, 'script', ['sentence_join', 'kenlm_path'])
  const languages = reader.list(language ?? [], 'language').map(entry => reader.language(entry))
  return {
    sentenceJoin: reader.text(sentence_join, 'script.sentence_join'),
    kenlmPath: reader.text(kenlm_path, 'script.kenlm_path'),
    languages: new Map(languages),
  }
}

/**
 * The rules for a text in a language, in the order in which they apply: those for all languages, then those of the
 * language. `sr-Cyrl` has those of `sr` where it has none itself.
 */
export function rulesFor({ languages }: AlignmentConfiguration, language: string): readonly LanguageRules[] {
  return [languages.get(ALL_LANGUAGES), rulesOfLanguage(languages, language)].filter(rules => rules !== undefined)
}

/** The rules of one language, without those for all languages. */
export function rulesOfLanguage(
  languages: AlignmentConfiguration['languages'],
  language: string,
): LanguageRules | undefined {
  return languages.get(language) ?? languages.get(language.replace(/-.*/, ''))
}

/** Commas before a closing bracket; strings are matched too, as commas in them are text. */
const TRAILING_COMMA = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/gs

function readJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, '').replace(TRAILING_COMMA, '$1'))
  } catch (error) {
    throw invalid(`${name}: it is not JSON (${(error as Error).message})`, error)
  }
}

function invalid(message: string, cause: unknown): OptionError {
  return new OptionError('E_ALIGN_CONFIGURATION', message, { cause })
}

/** Checks the values of the file; its messages name the place of a wrong one. */
class ConfigurationReader {
  readonly #name: string
  readonly #report: Report

  constructor(name: string, report: Report) {
    this.#name = name
    this.#report = report
  }

  /** A warning names unknown keys: a rule under a misspelt one would never apply. */
  object(value: unknown, place: string, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) this.#fail(place, 'expected an object {…}')
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) {
        const message = `${this.#name}: ${place}: the key ${key} is unknown; expected ${known.join(', ')}`
        this.#report({ code: 'W_ALIGN_CONFIGURATION', severity: 'warning', message })
      }
    }
    return value as Record<string, unknown>
  }

  list(value: unknown, place: string): readonly unknown[] {
    if (!Array.isArray(value)) this.#fail(place, 'expected a list […]')
    return value
  }

  /** The text, or `undefined` where it is left out or empty. */
  text(value: unknown, place: string): string | undefined {
    if (value === undefined || value === '') return undefined
    if (typeof value !== 'string') this.#fail(place, 'expected a text in quotes')
    return value
  }

  language(entry: unknown): [string, LanguageRules] {
    const { name, config } = this.object(entry, 'language', ['name', 'config'])
    const language = this.text(name, 'language') ?? this.#fail('language', 'name is missing: common or a language')
    const keys = ['sentencejoin_model', 'join_words', 'absolute_eof', 'normalize', 'repair']
    const rules = this.object(config ?? {}, `language ${language}`, keys)
    const read = <T>(key: string, toRule: (texts: readonly string[]) => T, length: number) =>
      this.list(rules[key] ?? [], `language ${language}, ${key}`).map((rule, i) =>
        this.#rule(rule, `language ${language}, ${key} rule ${i + 1}`, length, toRule),
      )
    return [
      language,
      {
        normalize: this.withoutBlankRules(read('normalize', toReplaceRule, 2), `language ${language}, normalize`),
        repair: this.withoutBlankRules(read('repair', toReplaceRule, 2), `language ${language}, repair`),
        joinWords: read('join_words', toJoinRule, 3),
        absoluteEof: read('absolute_eof', toBreakRule, 2),
        sentenceJoinModel: this.text(rules.sentencejoin_model, `language ${language}, sentencejoin_model`),
      },
    ]
  }

  /**
   * The rules without those that delete each blank, which the file of PDFExtract has where its editor lost an unusual one:
   * PDFExtract drops them too. A warning names them.
   */
  withoutBlankRules(rules: readonly ReplaceRule[], place: string): readonly ReplaceRule[] {
    return rules.filter((rule, i) => {
      if (!deletesBlanks(rule)) return true
      const message = `${this.#name}: ${place} rule ${i + 1}: it would delete every blank, and is ignored`
      this.#report({ code: 'W_ALIGN_CONFIGURATION', severity: 'warning', message })
      return false
    })
  }

  #rule<T>(rule: unknown, place: string, length: number, toRule: (texts: readonly string[]) => T): T {
    const texts = Array.isArray(rule) ? (rule as readonly unknown[]) : []
    if (texts.length !== length || !texts.every(text => typeof text === 'string'))
      this.#fail(place, `expected a list of ${length} texts`)
    try {
      return toRule(texts)
    } catch (error) {
      if (error instanceof RangeError) this.#fail(place, 'its expression is nested too deep', error)
      if (!(error instanceof SyntaxError)) throw error
      this.#fail(`${place} ${JSON.stringify(texts)}`, error.message, error)
    }
  }

  #fail(place: string, message: string, cause?: unknown): never {
    throw invalid(`${this.#name}: ${place}: ${message}`, cause)
  }
}

function toReplaceRule([search = '', replacement = '']: readonly string[]): ReplaceRule {
  if (search === '') throw new SyntaxError('it searches for nothing')
  const translated = translateJavaRegex(search)
  return { pattern: compile(translated.source, 'gv'), replacement: readReplacement(replacement, translated) }
}

function deletesBlanks(rule: ReplaceRule): boolean {
  return replaceByRules('a b', [rule]) === 'ab' && replaceByRules('1 2', [rule]) === '12'
}

function toBreakRule([left = '', right = '']: readonly string[]): BreakRule {
  if (left === '' && right === '') throw new SyntaxError('both of its sides are empty: it would apply everywhere')
  return { left: compileSide(left), right: compileSide(right) }
}

function toJoinRule([left = '', right = '', glue = '']: readonly string[]): JoinRule {
  return { ...toBreakRule([left, right]), glue }
}

/** Sides of breaks are matched as a whole, as `String.matches` of Java does. */
function compileSide(java: string): RegExp | undefined {
  return java === '' ? undefined : compile(`^(?:${translateJavaRegex(java).source})$`, 'v')
}

/** Most characters of an expression: whether V8 runs one of some 100,000 depends on how often it was run before. */
const MOST_CHARACTERS = 20_000

/**
 * The expression, tried once, so that one that JavaScript refuses is an error here and nowhere else. V8 compiles an
 * expression when it is first run, separately for texts of narrow and of wide characters, and fails if it is too large.
 */
function compile(source: string, flags: string): RegExp {
  if (source.length > MOST_CHARACTERS) {
    throw new SyntaxError(`it is too long: ${source.length} characters, ${MOST_CHARACTERS} at most`)
  }
  const pattern = new RegExp(source, flags)
  for (const text of ['a', '\u0430']) text.search(pattern)
  return pattern
}
