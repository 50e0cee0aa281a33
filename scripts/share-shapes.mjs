import { parseAst } from 'rolldown/parseAst'

/**
 * Writes `{ ...line, role }` as `Object.assign({}, line, { role })` in what is built. In the V8 of Node 20, once a function is warm, each object
 * of a literal that begins with a spread and then adds a field gets a hidden class of its own: making one takes ten times as long,
 * code that reads it is never optimised for its shape, and a long file keeps megabytes of classes. Those that `Object.assign` fills
 * share one.
 */
export function shareShapes() {
  return { name: 'share-shapes', renderChunk: code => ({ code: withSharedShapes(code) }) }
}

/** The module with its literals rewritten; it does the same. */
export function withSharedShapes(code) {
  const edits = [...literalsIn(parseAst(code))].flatMap(editsOf).toSorted((a, b) => a.start - b.start)
  let copied = 0
  let written = ''
  for (const { start, end = start, text } of edits) {
    written += code.slice(copied, start) + text
    copied = end
  }
  return written + code.slice(copied)
}

/** The literals of objects that begin with a spread and have more. */
function* literalsIn(node) {
  if (node === null || typeof node !== 'object') return
  if (node.type === 'ObjectExpression' && node.properties.length > 1 && isSpread(node.properties[0])) yield node
  for (const inner of Array.isArray(node) ? node : Object.values(node)) yield* literalsIn(inner)
}

function isSpread(property) {
  return property?.type === 'SpreadElement'
}

/** Characters of the `...` of a spread. */
const DOTS = 3

/** What is put in and taken out, by place: each spread is an argument, fields between two are a literal. */
function editsOf({ start, end, properties }) {
  const inner = properties.flatMap((property, index) => {
    if (isSpread(property)) return [{ start: property.start, end: property.start + DOTS, text: '' }]
    const opens = isSpread(properties[index - 1])
    const closes = index === properties.length - 1 || isSpread(properties[index + 1])
    return [
      ...(opens ? [{ start: property.start, text: '{ ' }] : []),
      ...(closes ? [{ start: property.end, text: ' }' }] : []),
    ]
  })
  const [first] = properties
  return [{ start, end: first.start, text: 'Object.assign({}, ' }, ...inner, { start: end - 1, end, text: ')' }]
}
