/** Parts of words that keep their hyphen at a line end, per language. Tables only. */
export interface HyphenRules {
  /** Words after a suspended hyphen, in small letters as printed: `Text- und`, `pre- and`. */
  readonly conjunctions: ReadonlySet<string>
  /** First parts that are joined to any word by a hyphen: `self-`, `non-`. */
  readonly firstParts: ReadonlySet<string>
  /** Last parts that follow a hyphen: French `-là`, `-même`. */
  readonly lastParts: ReadonlySet<string>
  /** Small words inside compounds of three and more: `state-of-the-art`, `vis-à-vis`. */
  readonly links: ReadonlySet<string>
}

interface HyphenTable {
  readonly conjunctions: string
  readonly firstParts: string
  readonly lastParts: string
  readonly links: string
}

const SERBIAN: HyphenTable = {
  conjunctions: 'i ili odnosno',
  firstParts: '',
  lastParts: '',
  links: '',
}

const SERBIAN_CYRILLIC: HyphenTable = {
  conjunctions: 'и или односно',
  firstParts: '',
  lastParts: '',
  links: '',
}

const TABLES: Readonly<Record<string, HyphenTable>> = {
  en: {
    conjunctions: 'and or to versus vs nor',
    firstParts: 'self well quasi non half cross anglo afro',
    lastParts: 'based specific free aware level dependent sensitive induced mediated driven oriented',
    links: 'of the to in on by at for and or a an as up down out off with',
  },
  de: {
    conjunctions: 'und oder bzw sowie beziehungsweise',
    firstParts: '',
    lastParts: '',
    links: 'of the to in und auf an a la',
  },
  fr: {
    conjunctions: 'et ou',
    firstParts:
      'quelques peut vis au ci non sous demi mi semi ex celui celle ceux celles lui elle eux soi moi nous vous',
    lastParts: 'ci là même mêmes il elle on ils elles je nous vous ce moi toi lui leur le la les y en être à dire t',
    links: 'de du des la le les à au en et sur sous d l t',
  },
  es: { conjunctions: 'y e o u', firstParts: 'ex', lastParts: '', links: 'de la el y en a' },
  sr: SERBIAN,
  hr: SERBIAN,
  bs: SERBIAN,
  'sr-Cyrl': SERBIAN_CYRILLIC,
}

const NONE: HyphenTable = { conjunctions: '', firstParts: '', lastParts: '', links: '' }
const rulesByLanguage = new Map<string, HyphenRules>()

/** The rules of a language (`en`, `de-AT`, `sr-Cyrl` …); empty ones for a language without a table. */
export function hyphenRulesOf(language: string): HyphenRules {
  const known = rulesByLanguage.get(language)
  if (known !== undefined) return known
  const table = TABLES[language] ?? TABLES[language.split('-')[0] ?? ''] ?? NONE
  const read = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(word => word !== ''))
  const rules: HyphenRules = {
    conjunctions: read(table.conjunctions),
    firstParts: read(table.firstParts),
    lastParts: read(table.lastParts),
    links: read(table.links),
  }
  rulesByLanguage.set(language, rules)
  return rules
}
