import { AWKWARD_NUMBERS, AWKWARD_TEXTS } from './random.mjs'

const DEPTH = 10_000
const MOST_ATTRIBUTE = 1_000_000

/** Entities of which each is ten of the one before: a billion in the end. */
const LAUGHS = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i} "${i === 0 ? 'ha' : `&l${i - 1};`.repeat(10)}">`)
/** Entities that lie outside of the file; what they would bring in must be in no output. */
const OUTSIDE = '<!ENTITY l9 SYSTEM "file:///etc/passwd"><!ENTITY % far SYSTEM "http://127.0.0.1:9/far.dtd"> %far;'

/** A file as tags and the text between them; what the changes below work on. */
const tokensOf = xml => xml.match(/<[^>]*>|[^<]+|</g) ?? []
const nameOf = tag => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? ''
const isOpening = tag => /^<[a-z][^>]*[^/]>$|^<[a-z]>$/i.test(tag)

/** Index behind the end of the element that opens at `start`. */
function endOf(tokens, start) {
  const name = nameOf(tokens[start])
  for (let i = start + 1, depth = 1; i < tokens.length; i++) {
    if (nameOf(tokens[i]) !== name || !tokens[i].startsWith('<')) continue
    if (tokens[i].startsWith('</')) depth--
    else if (isOpening(tokens[i])) depth++
    if (depth === 0) return i + 1
  }
  return start + 1
}

/** Start and end of any element. */
function pickElement(tokens, random) {
  const openings = tokens.flatMap((token, i) => (isOpening(token) ? [i] : []))
  const start = random.pick(openings)
  return start === undefined ? undefined : { start, end: endOf(tokens, start) }
}

function changeTag(tokens, random, change) {
  const places = tokens.flatMap((token, i) => (/^<[a-z]/i.test(token) ? [i] : []))
  const place = random.pick(places)
  return place === undefined ? tokens : tokens.with(place, change(tokens[place]))
}

/** @type {readonly ((tokens: string[], random: import('./random.mjs').Random) => string[])[]} */
const CHANGES = [
  function rename(tokens, random) {
    const element = pickElement(tokens, random)
    const other = pickElement(tokens, random)
    if (element === undefined || other === undefined) return tokens
    const [from, to] = [nameOf(tokens[element.start]), nameOf(tokens[other.start])]
    const change = tag => tag.replace(from, () => to)
    const changed = tokens.with(element.start, change(tokens[element.start]))
    return random.chance(0.8) ? changed.with(element.end - 1, change(changed[element.end - 1])) : changed
  },
  function drop(tokens, random) {
    const { start, end } = pickElement(tokens, random) ?? { start: 0, end: 1 }
    return tokens.toSpliced(start, end - start)
  },
  function unwrap(tokens, random) {
    const { start, end } = pickElement(tokens, random) ?? { start: 0, end: 1 }
    return tokens.toSpliced(end - 1, 1).toSpliced(start, 1)
  },
  function double(tokens, random) {
    const { start, end } = pickElement(tokens, random) ?? { start: 0, end: 1 }
    return tokens.toSpliced(end, 0, ...tokens.slice(start, end))
  },
  function swap(tokens, random) {
    const [one, two] = [pickElement(tokens, random), pickElement(tokens, random)]
    if (one === undefined || two === undefined || one.end > two.start) return tokens
    const moved = tokens.slice(two.start, two.end)
    return tokens.toSpliced(two.start, moved.length).toSpliced(one.start, 0, ...moved)
  },
  function nest(tokens, random) {
    const { start, end } = pickElement(tokens, random) ?? { start: 0, end: 1 }
    const depth = random.chance(0.5) ? DEPTH : 1 + random.below(50)
    const opened = Array(depth).fill(tokens[start])
    const closed = Array(depth).fill(`</${nameOf(tokens[start])}>`)
    return [...tokens.slice(0, start), ...opened, ...tokens.slice(start, end), ...closed, ...tokens.slice(end)]
  },
  function hugeAttribute(tokens, random) {
    const value = random.chance(0.5) ? 'x'.repeat(random.below(MOST_ATTRIBUTE)) : random.pick(AWKWARD_TEXTS)
    return changeTag(tokens, random, tag => tag.replace(/\s|(?=\/?>)/, () => ` odd="${value.replace(/[<"&]/g, '')}" `))
  },
  function awkwardNumber(tokens, random) {
    const number = random.pick(AWKWARD_NUMBERS)
    return changeTag(tokens, random, tag => {
      const numbers = [...tag.matchAll(/-?\d+(?:\.\d+)?/g)]
      const { 0: old = '', index = 0 } = random.pick(numbers) ?? {}
      return tag.slice(0, index) + number + tag.slice(index + old.length)
    })
  },
  function manyAwkwardNumbers(tokens, random) {
    return tokens.map(token => {
      if (!token.startsWith('<') || !random.chance(0.05)) return token
      return token.replace(/\d+/g, number => (random.chance(0.3) ? random.pick(AWKWARD_NUMBERS) : number))
    })
  },
  function dropAttribute(tokens, random) {
    return changeTag(tokens, random, tag => {
      const { 0: old = '', index = 0 } = random.pick([...tag.matchAll(/\s[\w:-]+=("[^"]*"|'[^']*')/g)]) ?? {}
      return tag.slice(0, index) + tag.slice(index + old.length)
    })
  },
  function awkwardText(tokens, random) {
    const texts = tokens.flatMap((token, i) => (token.startsWith('<') ? [] : [i]))
    const place = random.pick(texts)
    if (place === undefined) return tokens
    const at = random.below(tokens[place].length)
    return tokens.with(place, tokens[place].slice(0, at) + random.pick(AWKWARD_TEXTS) + tokens[place].slice(at))
  },
  function entities(tokens, random) {
    const declared = random.chance(0.5) ? LAUGHS.join('') : OUTSIDE
    const root = tokens.findIndex(isOpening)
    const texts = tokens.flatMap((token, i) => (i > root && !token.startsWith('<') ? [i] : []))
    const place = random.pick(texts)
    if (place === undefined) return tokens
    const used = tokens.with(place, `${tokens[place]}&l9;`).filter(token => !token.startsWith('<!DOCTYPE'))
    return used.toSpliced(used.findIndex(isOpening), 0, `<!DOCTYPE ${nameOf(tokens[root])} [${declared}]>`)
  },
  function instruction(tokens, random) {
    const odd = [
      '<?paperxml level="99"?>',
      '<?xml-stylesheet href="file:///etc/passwd"?>',
      '<!-- -- -->',
      '<![CDATA[ ]]>',
      '<>',
    ]
    return tokens.toSpliced(random.below(tokens.length), 0, random.pick(odd))
  },
]

/** The file with one change to its tree. */
export function mutateXml(bytes, random) {
  const tokens = tokensOf(bytes.toString('utf8'))
  return Buffer.from(random.pick(CHANGES)(tokens, random).join(''))
}
