import { ENGLISH_MONTHS } from '../keywords/date-words.ts'
import { splitCjkName } from './cjk-name.ts'
import { foldWhitespace } from '../characters/unicode.ts'
import { hasSurnameFirst } from './russian-order.ts'
import { isCountry } from './title-page-words.ts'

/** A person's name in its parts. */
export interface PersonName {
  /** As printed, without degrees; `Smith, John` becomes `John Smith`. */
  readonly name: string
  readonly surname: string
  readonly given: string | undefined
  readonly middle: string | undefined
  /** How surname and given name were distinguished. */
  readonly split: NameSplit
}

/**
 * How a name was split: at its comma, by words in capitals, by a particle, by initials, by a given name or patronymic after the surname,
 * a word each, in the order of Chinese, Japanese and Korean, at the last of more words (less sure); or not at all, kept whole as surname.
 */
export type NameSplit =
  | 'comma'
  | 'capitals'
  | 'particle'
  | 'initials'
  | 'given-name'
  | 'two-words'
  | 'cjk'
  | 'last-word'
  | 'whole'

/** Most words of one name; more is a phrase. */
const MOST_NAME_WORDS = 7

/** Most words of a name in capitals, particles aside: those of a title in capitals look like names. */
const MOST_CAPITAL_WORDS = 5

/** Small words that belong to the surname after them: `von Goethe`, `de la Cruz`, `ul Haque`. */
const PARTICLES =
  /^(?:von|vom|van|der|den|de|del|della|degli|dei|di|da|das|dos|do|du|des|la|le|lo|las|los|ter|ten|te|zu|zum|zur|af|av|al|el|ul|ur|bin|ibn|ben|bint|abu|y|e|i|d’|d'|de’|de'|dei|na|dit|'t|’t|фон|де)$/iu
/** Particles that may be printed with a capital letter and are not given names. */
const CAPITAL_PARTICLE =
  /^(?:De|Del|Della|Dello|Di|Da|Dos|Das|Van|Vander|Von|Der|Den|Ter|Ten|La|Le|Lo|El|Al|Bin|Ibn|Ben|Abu|Ó|Ní|Uí|St\.|’t|'t)$/u
/** Vietnamese surnames, after which `Van` and `Le` are middle names. */
const VIETNAMESE_FIRST =
  /^(?:nguyen|nguyễn|tran|trần|le|lê|pham|phạm|hoang|hoàng|huynh|huỳnh|phan|vu|vũ|vo|võ|dang|đặng|bui|bùi|do|đỗ|ngo|ngô|duong|dương|dinh|đinh)$/iu
/** Additions after a surname that belong to it. */
const SURNAME_SUFFIX = /^(?:jr|sr|snr|jnr)\.?$|^(?:II|III|IV)$|^(?:Filho|Neto|Sobrinho)$|^J[uú]nior$/iu
/** Letters of initials without points: `JM Smith`. */
const LONGEST_INITIALS = 2
/** Degrees, titles and ranks around names. */
const DEGREE =
  /^(?:prof(?:essor)?|dr|drs|ing|dipl|mag|mr|mrs|ms|mme|m|univ|pd|priv|doz|habil|rer|nat|phil|med|sc|hc|h\.c|ph\.?\s?d|m\.?\s?d|b\.?\s?sc|m\.?\s?sc|d\.?\s?sc|m\.?\s?s|b\.?\s?a|m\.?\s?a|m\.?\s?p\.?\s?h|mbbs|m\.?\s?b|d\.?\s?v\.?\s?m|d\.?\s?d\.?\s?s|m\.?\s?d\.?\s?s|b\.?\s?d\.?\s?s|dphil|rn|llm|facs|frcp|esq|student member|senior member|member|fellow|by|orcid|id)\.?$/iu
/** Ranks that are only printed before a name. */
const LEADING =
  /^(?:by|prof|professor|dr|drs|ing|dipl|mag|mr|mrs|ms|mme|univ|pd|priv|doz|habil|rer|nat|phil|med|hc|h\.c|mgr|inż|inz|hab|lek|doc|sc|akad|izv|проф|доц|др|д-р|инж|акад|асп|маг)\.?(?:-ing\.?)?$/iu
/** Russian degrees: `канд. техн. наук`, `к.ф.-м.н.`, `д. т. н.` */
export const RUSSIAN_DEGREES = String.raw`(?:(?:канд(?:идат)?|д-р|докт(?:ор)?)\.?\s[\p{Ll}.\s-]{2,40}?\sнаук|[кд]\.\s?(?:\p{Ll}{1,4}\.?(?:-\s?\p{Ll}{1,2}\.)?\s?){1,2}н\.)`
const RUSSIAN_DEGREE = new RegExp(String.raw`^${RUSSIAN_DEGREES},?\s+(?=\p{Lu})`, 'iu')
const INITIAL = /^(?:\p{Lu}\p{Ll}?\.-?)+\p{Lu}?\.?$|^\p{Lu}$/u
const NAME_WORD =
  /^\[?(?:(?:[adl]l|[ae]s|ash|a[dnrtz]|el|u[ld])[-‐‑’']|[dlnst][’'])?[\p{Lu}ʻʿ‘’'](?:[\p{L}\p{M}’'ʼ.\-‐‑]|[#\uFFFD](?=\p{Ll}))*\]?$/u
/** Most words of a name in Cyrillic: surname, given name and patronymic, and one more. */
const MOST_CYRILLIC_WORDS = 4
/** Words of scripts without capital letters; more of them than a few are a phrase. */
const UNCASED_WORD =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}][\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}־-]+$/u
const MOST_WORDS_UNCASED = 4
/** A name of one word: `Suharto`. */
const MONONYM = /^\p{Lu}\p{Ll}{3,}$/u
/** Groups that sign papers along with people. */
const COLLECTIVE =
  /(?<!\p{L})(?:consortium|collaboration|initiative|investigators|study group|working group|network|project team)$/iu
/** Words that end no name and start none. */
const NO_NAME = new RegExp(
  `^(?:the|of|for|and|a|an|in|on|at|to|with|by|from|its|für|und|der|die|das|mit|aus|vom|zum|zur|beim|eine?|et|les|des|pour|sur|dans|los|las|para|con|i|sa|za|od|u|kod|dla|przez|oraz|przy|и|за|од|у|са|на|из|об|по|от|для|при|под|над|или|как|без|street|road|avenue|box|introduction|abstract|keywords|${ENGLISH_MONTHS}|version|draft|bericht|report|raport|отч[её]т|реферат|projekt|projektarbeit|hausarbeit|ausarbeitung|open|access|article|journal|press|download|full|workshops?)$`,
  'iu',
)
/** Words that start addresses, and end personal names: `Domaine de Voluceau`. */
const STARTS_ADDRESS =
  /^(?:domaine|rue|avenue|boulevard|allée|chemin|place|via|viale|piazza|calle|avenida|plaza|rua|praça|parc|parque|ulica|улица|ул\.)$/iu
/** A word that ends like the name of an idea or an action in Slavic languages, German or English, and so no person: `ШИФРОВАНИЯ`. */
const NAMES_A_THING =
  /\p{L}{2}(?:ни(?:е|ем|ях)|[ао]вани[еяй]|ци(?:и|й|ю|ей)|ост(?:ь|и|ью)|ств[оау]?|ного|ному|ными|ческ(?:ий|ая|ие|их|ого)|[ое]в(?:ый|ые|ых|ого)|(?:аль|ив|ич|тель|он|ир)н(?:ый|ая|ое|ые|ых|ого)|ње|ције|ност|owani[ea]|ości?ą?|ość|acj[iaę]|skiego|[ea]nje|enja|cij[eu]|nosti?|stv[oa]|heit|keit|schaft|ierung|ungen|ismus|tions?)$|\p{L}{4}(?:lich|isch)e[mnrs]?$|-\p{L}{6,}ung$/iu
/** A Russian abbreviation of an organisation with small letters of its words inside: `СПбГУ`, `ТиМПИ`. */
const MIXED_ABBREVIATION = /\p{Lu}[а-яё]{1,2}[А-ЯЁ]{2}/u
/** A dash between blanks is between a name and something else. */
const SPACED_DASH = /\s[–—]\s/u
/** A Bengali surname, which is a small word of German too. */
const NAME_OF_LAST = /^Das$/u
/** Months that are given names and surnames too. */
const NAME_OF_MONTH = /^(?:april|may|june|august)$/iu

/** The parts of a printed name, or `undefined` where the text is not a name: `Carlos Pallan Gayol`, `Erk, Katrin`, `J. DUPONT`. */
export function parsePersonName(text: string): PersonName | undefined {
  const whole = joinSuffix(text)
  const inverted = readInverted(whole)
  if (inverted !== undefined) return inverted
  if (SPACED_DASH.test(whole.trim())) return undefined
  const words = nameWords(whole)
  const cjk = splitCjkName(words.join(' '))
  if (cjk !== undefined) {
    const { surname, given } = cjk
    return { name: words.join(' '), surname, given, middle: undefined, split: 'cjk' }
  }
  if (!areNameWords(words) || isCounted(words)) return undefined
  const { surname, given, split } = findSurname(words)
  return { ...toName(surname, given[0], given.slice(1), split), name: words.join(' ') }
}

/** Whether a word and a Roman number are all: `Chapter VII`. */
function isCounted([, number = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && /^(?:I{2,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XVI{0,3})$/.test(number)
}

/** `King, Jr.` without the comma. */
export function joinSuffix(text: string): string {
  return text.replace(/,\s*((?:jr|sr)\.?|I{2,3}|IV)(?=$|[\s,;&])/giu, ' $1')
}

/** `Surname, Given`: one comma, a surname of one word (with its particles) before it. */
function readInverted(text: string): PersonName | undefined {
  const parts = text
    .split(',')
    .map(nameWords)
    .filter(words => words.length > 0)
  const [surname = [], given = []] = parts
  if (
    parts.length !== 2 ||
    isCountry(parts.at(-1)?.join(' ') ?? '') ||
    given.length > 3 ||
    !areNameWords([...given, ...surname])
  )
    return undefined
  const hasOneWord = surname.filter((word, i) => i === surname.length - 1 || !PARTICLES.test(word)).length === 1
  return hasOneWord || given.every(word => INITIAL.test(word))
    ? toName(surname, given[0], given.slice(1), 'comma')
    : undefined
}

function toName(
  surname: readonly string[],
  given: string | undefined,
  middle: readonly string[],
  split: NameSplit,
): PersonName {
  return {
    name: [given, ...middle, ...surname].filter(word => word !== undefined).join(' '),
    surname: surname.join(' '),
    given,
    middle: middle.length === 0 ? undefined : middle.join(' '),
    split,
  }
}

function wordsOf(text: string): string[] {
  // No bracket closes after the last that does: none is searched from each that opens there.
  const bare = text.replace(RUSSIAN_DEGREE, '')
  const end = bare.lastIndexOf(')') + 1
  const unbracketed = bare.slice(0, end).replace(/\([^)]*\)/gu, ' ') + bare.slice(end)
  return foldWhitespace(unbracketed.replace(/(?<=\p{L}\.)(?=\p{Lu}\p{L})/gu, ' '))
    .split(' ')
    .filter(word => /[\p{L}]/u.test(word))
}

/** The words of a text without degrees and text in brackets. */
export function nameWords(text: string): string[] {
  return stripDegrees(wordsOf(text))
}

/** The words without degrees before and after the name. */
function stripDegrees(words: readonly string[]): string[] {
  const left = [...words]
  while (left.length > 1 && LEADING.test(left[0] ?? '')) left.shift()
  while (left.length > 1 && isDegree(left.at(-1) ?? '', left)) left.pop()
  const [only = ''] = left
  return left.length === 1 && only.length > 1 && DEGREE.test(only) ? [] : left
}

/** `M.A.` and `MA` are degrees; `Ma` is a name, and so is `MA` among names in capitals; `M.` is an initial. */
function isDegree(word: string, words: readonly string[]): boolean {
  if (!DEGREE.test(word) || /^\p{Lu}\.?$/u.test(word) || /^\p{Lu}\p{Ll}$/u.test(word)) return false
  return word.includes('.') || /\p{Ll}/u.test(word) || words.some(other => /\p{Ll}/u.test(other))
}

function areNameWords(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > MOST_NAME_WORDS) return false
  if (words.length > MOST_CYRILLIC_WORDS && words.every(word => /^\p{Script=Cyrillic}/u.test(word))) return false
  if (words.filter(word => /^\p{Lu}{2,}/u.test(word) && !PARTICLES.test(word)).length > MOST_CAPITAL_WORDS) return false
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (words.length <= MOST_WORDS_UNCASED && words.every(word => UNCASED_WORD.test(word))) return true
  const isSmallWord = isNoName(last) && !VIETNAMESE_FIRST.test(first) && !NAME_OF_LAST.test(last)
  if (isNoName(first) || STARTS_ADDRESS.test(first) || isSmallWord || !NAME_WORD.test(last)) return false
  if (!words.every(word => NAME_WORD.test(word) || PARTICLES.test(word) || INITIAL.test(word))) return false
  if (words.some(word => isSmallWordInCapitals(word) || MIXED_ABBREVIATION.test(word))) return false
  return !words.some(namesThing) && words.some(word => word.replace(/[^\p{L}]/gu, '').length > 1)
}

/** Shortest word whose ending tells that it is a thing: `Kotska`, `Ностра` are names. */
const TELLING_WORD = 8

function namesThing(word: string): boolean {
  return word.length >= TELLING_WORD && NAMES_A_THING.test(word)
}

/** `THE` or `WITH` in a title in capitals; shorter words may be syllables of names. */
function isSmallWordInCapitals(word: string): boolean {
  return /^(?:OF|[А-Я]{2}|\p{Lu}{3,})$/u.test(word) && isNoName(word) && !PARTICLES.test(word)
}

/**
 * The surname of the words of a name, and the others: words in capitals among others, at either end (`Jean DUPONT`,
 * `NGUYEN Van An`); a word before initials alone (`Ivanov I. I.`); else the last word with the particles before it and
 * the additions after it (`van der Berg`, `Ramón y Cajal`, `King Jr.`).
 */
function findSurname(words: readonly string[]): { surname: string[]; given: string[]; split: NameSplit } {
  const isCapital = (word: string) => /^\p{Lu}[\p{Lu}’'‐-]+$/u.test(word) && !SURNAME_SUFFIX.test(word)
  const capital = words.findIndex(isCapital)
  // `J. ROBERT LEE` has all words in capitals.
  const hasOthers = words.slice(0, capital).some(word => !INITIAL.test(word))
  if (capital > 0 && words.slice(capital).every(isCapital) && (hasOthers || capital === words.length - 1))
    return { surname: words.slice(capital), given: words.slice(0, capital), split: 'capitals' }
  const others = words.findIndex(word => !isCapital(word))
  const isFirst = others > 0 && words.slice(0, others).every(word => word.length >= LONGEST_INITIALS + 1)
  if (isFirst && !words.slice(others).some(isCapital) && !INITIAL.test(words[others] ?? ''))
    return { surname: words.slice(0, others), given: words.slice(others), split: 'capitals' }
  const [first = '', ...rest] = words
  if (!INITIAL.test(first) && rest.every(word => INITIAL.test(word)))
    return { surname: [first], given: rest, split: 'initials' }
  if (hasSurnameFirst(words)) return { surname: [first], given: rest, split: 'given-name' }
  const end = words.findLastIndex(word => !SURNAME_SUFFIX.test(word))
  const hasFamily = VIETNAMESE_FIRST.test(first)
  const isParticle = (word: string) =>
    hasFamily ? /^\p{Ll}/u.test(word) && PARTICLES.test(word) : isParticleWord(word)
  let start = end
  for (let i = end - 1; i > 0 && isParticle(words[i] ?? ''); i--) start = i
  // `Santiago Ramón y Cajal`: both surnames.
  if (/^(?:y|e|i)$/u.test(words[start] ?? '') && start > 1) start--
  const given = words.slice(0, start)
  const full = given.filter(word => !INITIAL.test(word))
  const split = start < end ? 'particle' : given.length === 1 ? 'two-words' : full.length < 2 ? 'initials' : 'last-word'
  return { surname: words.slice(start), given, split }
}

function isParticleWord(word: string): boolean {
  // `ANN VAN DE BERG` as `Ann Van De Berg`.
  const capitalised = /^\p{Lu}+$/u.test(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word
  return (PARTICLES.test(word) && /^[\p{Ll}’']/u.test(word)) || CAPITAL_PARTICLE.test(capitalised)
}

/** A name that cannot be split, as a surname, or `undefined` for other texts: `Suharto`, `The Rivers Consortium`. */
export function parseWholeName(text: string): PersonName | undefined {
  if (!mayBeWholeName(text)) return undefined
  const name = foldWhitespace(text)
  return { name, surname: name, given: undefined, middle: undefined, split: 'whole' }
}

function mayBeWholeName(text: string): boolean {
  const words = wordsOf(text)
  if (words.length > 1) return words.length <= MOST_NAME_WORDS && COLLECTIVE.test(text)
  const [only = ''] = stripDegrees(words)
  return (
    words.length === 1 && MONONYM.test(only) && !NO_NAME.test(only) && !SURNAME_SUFFIX.test(only) && !isCountry(only)
  )
}

/** Whether a text is one name with its surname first: `Hagen, Thora`. */
export function isInvertedName(text: string): boolean {
  return readInverted(text) !== undefined
}

/** Whether a word ends no name of several words and starts none. */
function isNoName(word: string): boolean {
  return NO_NAME.test(word) && !NAME_OF_MONTH.test(word)
}
