/** Hyphens that belong to words, per language. Tables only; `hyphenation.ts` reads them. */
export interface HyphenRules {
  /** Words after a suspended hyphen: `Text- und`, `pre- and`. */
  readonly conjunctions: ReadonlySet<string>
  /** Small words inside compounds of three and more: `state-of-the-art`, `vis-à-vis`. */
  readonly links: ReadonlySet<string>
  /** Both parts, as printed with the hyphen between, of words that keep it: `self-taught`, `celui-ci`. */
  readonly compounds: RegExp
}

const ENGLISH: HyphenRules = {
  conjunctions: wordSet('and or to versus vs nor'),
  links: wordSet('of the to in on by at for and or a an as up down out off with'),
  compounds: new RegExp(
    [
      '^(?:self|well|quasi|non|half|cross|anglo|afro)-',
      '-(?:based|specific|free|aware|level|dependent|sensitive|induced|mediated|driven|oriented)$',
      '^in-(?:depth|house|person|situ|vitro|vivo|domain|line|class|text)$|^so-called$|^co-(?:occurr|author|train)',
      // Typesetters leave no end of two letters after.
      '-(?:in|on|up|of|by|to|do)$',
    ].join('|'),
    'i',
  ),
}

const GERMAN: HyphenRules = {
  conjunctions: wordSet('und oder bzw sowie beziehungsweise'),
  links: wordSet('of the to in und auf an a la'),
  compounds: new RegExp(
    [
      '^nicht-\\p{Ll}{4}',
      // A noun and an adjective in small letters: `Transformer-basiert`.
      '^\\p{Lu}\\p{L}+-(?:basiert|orientiert|gestützt|getrieben|gesteuert|spezifisch|bezogen|ähnlich|kompatibel)',
      // Two adjectives: `sprachlich-rhetorisch`, but `möglich-|keit`, `deutsch-|sprachig`.
      '^\\p{Ll}{3,}(?:lich|isch)-(?!keit|weise|erweise|sprach)\\p{Ll}{5}',
    ].join('|'),
    'u',
  ),
}

const FRENCH: HyphenRules = {
  conjunctions: wordSet('et ou'),
  links: wordSet('de du des la le les à au en et sur sous d l t'),
  compounds: new RegExp(
    [
      '^(?:quelques|peut|vis|ci|non|sous|demi|mi|semi|celui|celle|ceux|celles|lui|elle|eux|soi|moi|nous|vous)-',
      '-(?:ci|là|mêmes?|ils?|elles?|on|je|tu|nous|vous|ce|moi|toi|lui|leur|les?|la|y|en|être|à|dire|t)$',
    ].join('|'),
    'i',
  ),
}

const SPANISH: HyphenRules = {
  conjunctions: wordSet('y e o u'),
  links: wordSet('de la el y en a'),
  compounds: /^ex-(?:presiden|ministr|alumn|director|marid|esposa|combatient)/i,
}

const SERBIAN: HyphenRules = {
  conjunctions: wordSet('i ili odnosno и или односно'),
  links: wordSet('i na u na и на у'),
  compounds: /-(?:magazin|magazina|karta|karte|магазин|магазина)$/i,
}

const OTHER: HyphenRules = {
  conjunctions: new Set(),
  links: new Set(),
  compounds: /(?!)/,
}

const RULES: Readonly<Record<string, HyphenRules>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  sr: SERBIAN,
  hr: SERBIAN,
  bs: SERBIAN,
}

/** The rules of a language (`en`, `de-AT`, `sr-Cyrl` …); empty ones for a language without a table. */
export function hyphenRulesOf(language: string): HyphenRules {
  return RULES[language.split('-')[0] ?? ''] ?? OTHER
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
