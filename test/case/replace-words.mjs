// Words that stand for those of a paper: of the same length and case, with its figures and its punctuation.

const WORDS =
  'river towns water people boats stone bridge meadow village harbour gardens orchards mountain waterfall riverside boatpeople'.split(
    ' ',
  )

/** Words that rules look for, and that every text has: they stay. */
const KEPT = new Set(
  (
    'a an and as at be by for from in is it of on or that the this to was were which with we our et al e g i ' +
    'figure fig table tab scheme plate algorithm equation section chapter appendix theorem lemma proof definition example remark ' +
    'abstract keywords introduction background methods materials results discussion conclusion conclusions references bibliography ' +
    'acknowledgments acknowledgements notes contents supplementary received accepted published copyright license university department ' +
    'vol no pp doi http https www org com orcid edu isbn issn'
  ).split(' '),
)

/** A replacer that gives every word of a page a word of its own, the same one each time it comes again. */
export function startReplacing() {
  const known = new Map()
  let count = 0
  return text =>
    text.replace(/\p{L}+/gu, word => {
      if (KEPT.has(word.toLowerCase())) return word
      const key = word.toLowerCase()
      if (!known.has(key)) known.set(key, inventWord(key, count++))
      return inCaseOf(word, known.get(key))
    })
}

/** A word of so many letters, in Latin letters where the word is; letters of other scripts are exchanged within their script. */
function inventWord(word, index) {
  const letters = [...word]
  if (!letters.every(letter => /\p{Script=Latin}/u.test(letter))) return letters.map(exchange).join('')
  const fitting = WORDS.filter(({ length }) => length === letters.length)
  if (fitting.length > 0) return fitting[index % fitting.length]
  const endless = WORDS.slice(index % WORDS.length)
    .join('')
    .repeat(Math.ceil(letters.length / 5) + 1)
  return endless.slice(0, letters.length)
}

/** Letters of the scripts that papers are written in, by the first of which others of the script are exchanged. */
const ALPHABETS = [
  'αβγδεζηθικλμνοπρστυφχψω',
  'абвгдежзиклмнопрстуфхцчшщэюя',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  '山川田村町水石木草花',
  'かきくけこさしすせそ',
  'カキクケコサシスセソ',
  '가나다라마바사아자차',
]

function exchange(letter) {
  const alphabet = ALPHABETS.find(letters => scriptOf(letters) === scriptOf(letter))
  if (alphabet === undefined) return letter
  const letters = [...alphabet]
  return letters[(letter.codePointAt(0) * 7) % letters.length]
}

const SCRIPTS = ['Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Han', 'Hiragana', 'Katakana', 'Hangul'].map(name => [
  name,
  new RegExp(`^\\p{Script=${name}}`, 'u'),
])

function scriptOf(text) {
  return SCRIPTS.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

function inCaseOf(word, invented) {
  const letters = [...word]
  return [...invented].map((letter, i) => (isCapital(letters[i] ?? 'a') ? letter.toUpperCase() : letter)).join('')
}

function isCapital(letter) {
  return letter !== letter.toLowerCase()
}

/** A line of words with as many characters as asked for, where some letters more or less in its long words do that. */
export function fitLine(line, length) {
  let words = line.split(' ')
  const isPlain = word => /^\p{Script=Latin}{4,}[,.]?$/u.test(word)
  for (let round = 0; round < 3 * words.length; round++) {
    const missing = length - words.join(' ').length
    if (missing === 0) return words.join(' ')
    const places = words.flatMap((word, i) => (isPlain(word) ? [i] : []))
    const place = places[round % Math.max(1, places.length)]
    if (place === undefined) break
    words = words.with(place, resize(words[place], Math.sign(missing)))
  }
  return words.join(' ')
}

/** A word of one letter more, or less. */
function resize(word, letters) {
  return word.replace(/\p{L}+/u, old =>
    inCaseOf(
      old,
      inventWord(
        old
          .toLowerCase()
          .slice(0, 1)
          .repeat(old.length + letters),
        old.length,
      ),
    ),
  )
}
