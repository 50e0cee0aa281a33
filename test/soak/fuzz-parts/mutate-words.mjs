/** Most characters that a repetition makes: enough that what takes quadratic time takes a second, and linear a moment. */
const MOST_REPEATED = 40_000
/** A text is made so long so rarely, since one long text takes as much time as hundreds of short ones. */
const REPEATED_SHARE = 0.01

/** Marks that one grammar or another gives a meaning, and characters that are none. */
const MARKS = [
  ...'.,;:!?-–—/\\|()[]{}<>"\'“”„«»‘’&%$#@*+=~^_`§†°0149',
  ...'\n\t\r\0\u00a0\u00ad\u200b\u200d\u202e\u2028\ufeff\ufffd\u0301\u0660é',
  ...[
    'ß',
    'İ',
    'ﬁ',
    '中',
    'Ж',
    'א',
    '\u{1d400}',
    '\u{1f600}',
    '\ud800',
    '\udc00',
    '\r\n',
    '\n\n',
    '  ',
    '--',
    '...',
    '. . .',
  ],
]

/** Words that the parts look for, in any place where they may be wrong. */
const WORDS = [
  ...[
    'and',
    'und',
    'et',
    'de',
    'van',
    'von der',
    'Jr.',
    'et al.',
    'eds.',
    'In:',
    'pp.',
    'vol.',
    'no.',
    'Dr.',
    'z.',
    'B.',
    'U.',
  ],
  ...[
    'doi:10.1/',
    'https://',
    'www.',
    'arXiv:',
    '10.1000/182',
    'ISBN',
    '1987',
    '(2001a)',
    '2001-13-45',
    '31.12.1999',
    '12–3',
  ],
  ...[
    '[1]',
    '(1)',
    '1.',
    'IV.',
    'a)',
    '1.2.3',
    'Fig. 1',
    'Proceedings of the',
    'University of',
    'Received 3 May',
    '©',
    'A. B.',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'null',
    '-1',
    '1e999',
    '99999999999999999999',
    '%00',
    '\\u0000',
    '\\frac',
    '{\\"U}',
  ],
]

const tokensOf = text => text.match(/[\p{L}\p{M}]+|\p{N}+|\s+|[^]/gu) ?? []

/** @type {readonly ((tokens: string[], random: import('../fuzz/random.mjs').Random) => string[])[]} */
const CHANGES = [
  function drop(tokens, random) {
    return tokens.toSpliced(random.below(tokens.length), 1 + random.below(3))
  },
  function put(tokens, random) {
    return tokens.toSpliced(random.below(tokens.length + 1), 0, random.pick(random.chance(0.5) ? MARKS : WORDS))
  },
  function replace(tokens, random) {
    return tokens.with(random.below(tokens.length), random.pick(random.chance(0.5) ? MARKS : WORDS))
  },
  function swap(tokens, random) {
    const [one, two] = [random.below(tokens.length), random.below(tokens.length)]
    return tokens.with(one, tokens[two]).with(two, tokens[one])
  },
  function double(tokens, random) {
    const [start, length] = [random.below(tokens.length), 1 + random.below(12)]
    return tokens.toSpliced(start, 0, ...tokens.slice(start, start + length))
  },
  function changeCase(tokens, random) {
    const place = random.below(tokens.length)
    const token = tokens[place]
    return tokens.with(place, token === token.toUpperCase() ? token.toLowerCase() : token.toUpperCase())
  },
  function cutOff(tokens, random) {
    return random.chance(0.5) ? tokens.slice(0, random.below(tokens.length)) : tokens.slice(random.below(tokens.length))
  },
]

/** Some tokens, or a mark, again and again: what a pattern looks at once too often takes much longer then. */
function repeat(tokens, random) {
  const start = random.below(tokens.length)
  const part = random.chance(0.5)
    ? tokens.slice(start, start + 1 + random.below(6)).join('')
    : random.pick([...MARKS, ...WORDS])
  const times = Math.floor(MOST_REPEATED / Math.max(1, part.length))
  return tokens.toSpliced(start, 0, part.repeat(random.below(times)))
}

/** The text with some changes to its words and marks, few as a rule. */
export function mutateWords(text, random) {
  let tokens = tokensOf(text)
  do {
    if (tokens.length === 0) tokens = [random.pick(MARKS)]
    else tokens = random.pick(CHANGES)(tokens, random)
  } while (random.chance(0.6))
  if (tokens.length > 0 && random.chance(REPEATED_SHARE)) tokens = repeat(tokens, random)
  return tokens.join('')
}
