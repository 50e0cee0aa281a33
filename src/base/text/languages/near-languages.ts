import { isCyrillic } from '../characters/unicode.ts'

/** A pattern of whole words; entries may be patterns themselves. */
function words(...entries: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${entries.join('|').replaceAll(' ', '|')})(?!\p{L})`, 'giu')
}

/** Words and endings of running text that one of two near languages has and the other does not. */
const DANISH = words(
  'af efter mellem mod uden end nogen noget nogle mig dig sig op ud ind blevet været hvad ret sprog lige kunne skulle',
  String.raw`\p{L}+(?:hed|heden|tion|tionen|tioner|ede) \p{L}*(?:ej|øj|æn|æk|gæ)\p{L}*`,
)
const NORWEGIAN = words(
  'å av etter mellom mot uten enn noen noe meg deg seg ut inn vært hva språk like både må slik',
  String.raw`\p{L}+(?:het|heten|sjon|sjonen|sjoner) \p{L}*(?:eid|øy|kj|skj|gje)\p{L}* \p{L}+(?:kk|pp|tt|ss|ll|nn)`,
)
const SLOVENIAN = words(
  'in ki ter tudi lahko vsak vsaka vsako vsakdo pri kot kjer njegov pravico bodo sta še že več zaradi med glede nihče tem',
  'vse vseh jih sem če kateri katera katere ali pa bo boste ni niso sme prav',
)
const SOUTH_SLAVIC = words(
  'i koji koje koja koju kojem kao svako svaki svaka svatko pravo ili su nije možete sa kod već kada sve svih ih ako',
  'će ćete što smo kako biste bude može vaš vaše vašu',
  String.raw`\p{L}*[ćđ]\p{L}*`,
)
const MACEDONIAN = words(
  'во со ќе овој оваа овие тоа тие секој секоја сите кои нивните неговата неговите негова биде бидат кое никој секое',
)
const SERBIAN_CYRILLIC = words(
  'у је су није који које која којег коме ће свако сваки свака сви бити буде као код својих њих његов његова његове ради',
  'како када или ваш ваше вашу',
)
/** The standards written in Gaj's Latin alphabet, by words of scholarly texts and by the sound that was jat. */
const CROATIAN = words(
  'tijekom uvjet\\p{L}* povijes\\p{L}* znanos\\p{L}* tisuć\\p{L}* općenito također sveučiliš\\p{L}* tjed[an]\\p{L}* glazb\\p{L}*',
  'točk\\p{L}* utjecaj\\p{L}* sustav\\p{L}* tko netko nitko svatko itko uopće opć\\p{L}* obitelj\\p{L}* odgoj\\p{L}* gdje ovdje uvijek',
  'prije poslije \\p{L}*(?:vrije[dm]|vjer|mjer|mjest|cijel|riječ|dijel|djec|djel|svijet|svjet|čovje|slijed|sljed|tijel|vijest|smjer)\\p{L}*',
)
const SERBIAN_LATIN = words(
  'tokom uslov\\p{L}* istorij\\p{L}* nau[kč]\\p{L}* hiljad\\p{L}* uopšte opšt\\p{L}* takođe univerzitet\\p{L}* nedelj\\p{L}* muzik\\p{L}*',
  'tačk\\p{L}* uticaj\\p{L}* sistem\\p{L}* ko neko niko svako gde ovde pre posle uvek vreme\\p{L}* reč\\p{L}* porodic\\p{L}*',
  '(?:vredn|mer[aeiu]|mest|ceo|cel[aeiou]|deo|del[aeiou]|dec[aeiu]|svet|čovek|sled|tel[aeou]|vest|smer)\\p{L}*',
)

/** Letters that only the Serbian Cyrillic alphabet has, and those that only the Macedonian one has. */
const SERBIAN_LETTERS = /[ђћ]/giu
const MACEDONIAN_LETTERS = /[ѓќѕ]/giu
/** Letters that Serbian and Macedonian have and Bulgarian does not, and the other way round. */
const WEST_LETTERS = /[јљњџ]/giu
const EAST_LETTERS = /[ъщьюяй]/giu
/** Letters that Russian has and Ukrainian does not, and the other way round; Belarusian has some of both. */
const RUSSIAN_LETTERS = /[ыэъё]/giu
const UKRAINIAN_LETTERS = /[іїєґ]/giu

/**
 * The language of a text whose letter sequences are those of `language`. Near languages are distinguished by letters and
 * frequent words that only one of them has. Where there are none, the result is `language`, or `sr-Latn` for Latin texts
 * of Croatia, Bosnia and Serbia, which have one model.
 */
export function distinguishNearLanguages(language: string, text: string): string {
  if (isCyrillic(text)) return nameCyrillic(language, text)
  switch (language) {
    case 'da':
    case 'no':
      return moreOf(text, { da: DANISH, no: NORWEGIAN }) ?? language
    case 'sl':
      return moreOf(text, { sl: SLOVENIAN, sr: SOUTH_SLAVIC }) === 'sr' ? nameSouthSlavic(text) : 'sl'
    case 'hr':
    case 'sr':
    case 'bs':
      return moreOf(text, { sl: SLOVENIAN, sr: SOUTH_SLAVIC }) === 'sl' ? 'sl' : nameSouthSlavic(text)
    default:
      return language
  }
}

function nameSouthSlavic(text: string): string {
  return moreOf(text, { hr: CROATIAN, 'sr-Latn': SERBIAN_LATIN }) ?? 'sr-Latn'
}

function nameCyrillic(language: string, text: string): string {
  const serbian = count(text, SERBIAN_LETTERS)
  const macedonian = count(text, MACEDONIAN_LETTERS)
  if (serbian > macedonian) return 'sr-Cyrl'
  if (language === 'ru' || language === 'uk')
    return moreOf(text, { ru: RUSSIAN_LETTERS, uk: UKRAINIAN_LETTERS }) ?? language
  if (!['sr', 'bg', 'mk'].includes(language)) return language
  if (macedonian > 0) return 'mk'
  const western = count(text, WEST_LETTERS)
  if (count(text, EAST_LETTERS) > western || (language === 'bg' && western === 0)) return 'bg'
  return moreOf(text, { mk: MACEDONIAN, 'sr-Cyrl': SERBIAN_CYRILLIC }) ?? (language === 'sr' ? 'sr-Cyrl' : language)
}

/** Of two languages the one with more words or letters in the text; `undefined` where both have as many. */
function moreOf(text: string, patterns: Readonly<Record<string, RegExp>>): string | undefined {
  const [[one, ones] = ['', 0], [other, others] = ['', 0]] = Object.entries(patterns).map(
    ([name, pattern]): [string, number] => [name, count(text, pattern)],
  )
  if (ones === others) return undefined
  return ones > others ? one : other
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Languages that only few words distinguish, which a title or an abstract may not have. */
const SIMILAR: ReadonlySet<string> = new Set(['sr-Latn', 'hr'])

/** Whether a text's language is another one than the document's. */
export function isOtherLanguage(language: string, ofDocument: string): boolean {
  return language !== ofDocument && !(SIMILAR.has(language) && SIMILAR.has(ofDocument))
}
