import { OptionError } from '../../base/errors.ts'

/** `published` is the algorithm of the article to the letter; the others correct its mistakes. */
export const RECOVERY_PRESETS = ['published', 'default', 'novel', 'columns'] as const
export type RecoveryPreset = (typeof RECOVERY_PRESETS)[number]

/** What becomes of page elements in the text. */
export const OBJECT_RULES = ['drop', 'keep', 'mark'] as const
/** How hyphens at line ends are undone. */
export const HYPHEN_RULES = ['simple', 'lexicon'] as const

/** How sentences are recovered from hard-wrapped text. */
export interface RecoveryOptions {
  /** Default `default`. */
  readonly preset?: RecoveryPreset | undefined
  /** Share of the column width by which lines of running text may differ from it, 0 to 1; default by preset. */
  readonly eps?: number | undefined
  /** Column width in characters, where the text is too short to show it; default: measured. */
  readonly columnWidth?: number | undefined
  /** Language id such as `en`, `sr-Cyrl`, for abbreviations and hyphens; default `en`. */
  readonly language?: string | undefined
  /**
   * What happens to notes, page elements and parts of objects that interrupt the text: they are removed (`drop`, default),
   * kept as separate paragraphs after the one they interrupt (`keep`), or kept with their role in front (`mark`).
   * Preset `published` knows `drop` alone.
   */
  readonly objects?: (typeof OBJECT_RULES)[number] | undefined
  /**
   * `simple` undoes every hyphen at a line end; `lexicon` consults the document and word lists. Default `simple` with preset
   * `published`, which knows nothing else, and `lexicon` with the others.
   */
  readonly hyphens?: (typeof HYPHEN_RULES)[number] | undefined
  /** The user's additional words for `lexicon`, compounds with their hyphen. */
  readonly words?: Iterable<string> | undefined
}

/** Options in which nothing but the column width may be undefined. */
export interface ResolvedOptions {
  readonly preset: RecoveryPreset
  readonly eps: number
  readonly columnWidth: number | undefined
  readonly language: string
  readonly objects: (typeof OBJECT_RULES)[number]
  readonly hyphens: (typeof HYPHEN_RULES)[number]
  readonly words: readonly string[]
}

/** Tolerances of the article: 0.1 in section 4, 0.3 for novels and 0.05 for columns in section 5.2. */
const EPS: Readonly<Record<RecoveryPreset, number>> = { published: 0.1, default: 0.1, novel: 0.3, columns: 0.05 }

/**
 * The options with the defaults of their preset.
 *
 * @throws {OptionError} `E_OPTION_RANGE` for an impossible `eps` or `columnWidth`; `E_OPTION_UNKNOWN` for an unknown preset;
 *   `E_OPTION_CONFLICT` for what would have no effect
 */
export function resolveOptions(options: RecoveryOptions): ResolvedOptions {
  const preset = options.preset ?? 'default'
  if (!Object.hasOwn(EPS, preset)) {
    const known = Object.keys(EPS).join(', ')
    throw new OptionError('E_OPTION_UNKNOWN', `there is no preset "${preset}"; there are ${known}`)
  }
  const eps = options.eps ?? EPS[preset]
  if (!(eps >= 0 && eps <= 1)) throw new OptionError('E_OPTION_RANGE', `eps is ${eps}; expected 0 to 1`)
  const { columnWidth } = options
  if (columnWidth !== undefined && !(columnWidth > 0)) {
    throw new OptionError('E_OPTION_RANGE', `the column width is ${columnWidth}; expected a number of characters`)
  }
  const resolved = {
    preset,
    eps,
    columnWidth,
    language: options.language ?? 'en',
    objects: options.objects ?? 'drop',
    hyphens: options.hyphens ?? (preset === 'published' ? 'simple' : 'lexicon'),
    words: [...(options.words ?? [])],
  }
  refuseIneffective(resolved, options.words !== undefined)
  return resolved
}

/** The article's algorithm knows one way only. */
function refuseIneffective({ preset, objects, hyphens }: ResolvedOptions, hasWords: boolean): void {
  if (preset !== 'published') return
  const conflict = (way: string, option: string) =>
    new OptionError('E_OPTION_CONFLICT', `preset "published" ${way}; ${option} needs another preset`)
  if (objects !== 'drop') throw conflict('always drops what interrupts the text', `objects "${objects}"`)
  if (hyphens !== 'simple') throw conflict('undoes each hyphen at a line end', `hyphens "${hyphens}"`)
  if (hasWords) throw conflict('undoes each hyphen at a line end', 'a list of words')
}
