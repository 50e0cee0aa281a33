/** Letters of the hints, those under the fingers first. */
const LETTERS = [...'asdfjklghqwertyuiopzxcvbnm']

/** Hints for so many blocks: a letter each, for some two where letters do not suffice. None begins with another. */
export function hintsFor(count: number): readonly string[] {
  const firsts = Math.max(0, Math.ceil((count - LETTERS.length) / (LETTERS.length - 1)))
  const alone = LETTERS.slice(0, LETTERS.length - firsts)
  const pairs = LETTERS.slice(LETTERS.length - firsts).flatMap(first => LETTERS.map(second => first + second))
  return [...alone, ...pairs].slice(0, count)
}
