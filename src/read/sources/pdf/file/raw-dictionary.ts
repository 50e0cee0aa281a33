/**
 * The entries of a dictionary as it is written, by their names; each value is text. Values of inner dictionaries stay
 * whole. What cannot be understood, as in a damaged file, ends the reading.
 *
 * @param text begins with `<<`, perhaps after white space
 */
export function entriesOf(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  TOKEN.lastIndex = 0
  if (nextToken(text) !== '<<') return entries
  for (let name = nextToken(text); name?.startsWith('/') === true; ) {
    const start = TOKEN.lastIndex
    const following = skipValue(text)
    if (following === undefined) break
    entries.set(name.slice(1), text.slice(start, following.end).trim())
    name = following.token
  }
  return entries
}

/** The numbers of the objects that a value refers to. */
export function referencesIn(value: string | undefined): readonly number[] {
  return value === undefined ? [] : [...value.matchAll(/(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number))
}

/** White space, comments and one token (PDF 1.7, 7.2): brackets, a string, a name, or any other word. */
const TOKEN =
  /(?:[\0\s]|%[^\r\n]*)*(<<|>>|\[|\]|<[0-9A-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|\/[^\0\s()<>[\]{}/%]*|[^\0\s()<>[\]{}/%]+)/gy

function nextToken(text: string): string | undefined {
  return TOKEN.exec(text)?.[1]
}

/**
 * Reads over a value: up to the name of the next entry or the end of the dictionary, which is read as well. A name right
 * after a name is a value.
 */
function skipValue(text: string): { readonly end: number; readonly token: string } | undefined {
  let depth = 0
  for (let count = 0; ; count++) {
    const end = TOKEN.lastIndex
    const token = nextToken(text)
    if (token === undefined) return undefined
    if (depth === 0 && (token === '>>' || (token.startsWith('/') && count > 0))) return { end, token }
    if (token === '<<' || token === '[') depth++
    else if (token === '>>' || token === ']') depth--
    if (depth < 0) return undefined
  }
}
