/** Random choices that are the same for the same two numbers. */
export class Random {
  #state

  /** @param seed of the run @param index of the input: each has choices of its own, whatever was made before it */
  constructor(seed, index) {
    this.#state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
    for (let i = 0; i < 4; i++) this.next()
  }

  /** From 0 to 1, without 1 (mulberry32, Tommy Ettinger, public domain). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to `end`, without `end`. */
  below(end) {
    return Math.floor(this.next() * end)
  }

  /** One of `values`; `undefined` of none. */
  pick(values) {
    return values[this.below(values.length)]
  }

  /** True in so large a share of cases. */
  chance(share) {
    return this.next() < share
  }
}

/** Numbers at which programs break: no size, no number, far beyond a page, at the edges of what a machine counts. */
export const AWKWARD_NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '1e9',
  '0.0000001',
  '65535',
  '65536',
  '2147483647',
  '-2147483648',
  '4294967296',
  '9007199254740993',
  '1e308',
  '99999999999999999999',
  '-99999.5',
  'NaN',
  '1.2.3',
  '--5',
  '',
]

/** Texts at which programs break: other directions, halves of characters, marks without letters, very long words. */
export const AWKWARD_TEXTS = [
  '\u202e\u05d0\u05d1\u202c',
  '\u0301\u0301\u0301',
  '\u00ad\u00ad',
  '\ufffe\uffff',
  '\u{10ffff}',
  '\u{e000}\u{f8ff}',
  '\0',
  '\u200b',
  '-',
  '—'.repeat(300),
  'a'.repeat(20_000),
  '. '.repeat(2000),
  '1. '.repeat(500),
  '(2001) '.repeat(400),
  '[1] '.repeat(500),
  '%s%n',
  '<![CDATA[',
  ']]>',
  '&amp;lt;',
  '\t\t\t',
  '../../etc/passwd',
  '\u{1d400}\u{1d401}',
  'ﬁﬂﬃ',
]
