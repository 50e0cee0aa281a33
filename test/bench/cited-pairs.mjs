/**
 * Citations as pairs of a page and an entry, of a converted paper and of the truth, and how many of them agree.
 *
 * Truth is what the file itself says (the links that a typesetter or publisher put on its citations: the program does not
 * read them) or a list that a person read off the pages.
 */

/** The entries of the list of references in order: `{ id, mark, text, places }`. */
export function entriesOf({ sections }) {
  return sections.flatMap(section => [
    ...section.blocks
      .filter(({ type, kind }) => type === 'paragraph' && kind === 'reference')
      .map(({ id, item, content, places }) => ({ id, mark: item?.mark, text: textOf(content), places })),
    ...entriesOf(section),
  ])
}

/** What the program linked: `{ pages, text, targets }`, in the order of the document; a table may stand on several pages. */
export function citationsOf({ front, sections }) {
  const notes = front.footnotes.flatMap(citationsOfBlock)
  return [...front.abstract.flatMap(citationsOfBlock), ...notes, ...sections.flatMap(citationsOfSection)]
}

function citationsOfSection({ blocks, sections }) {
  return [...blocks.flatMap(citationsOfBlock), ...sections.flatMap(citationsOfSection)]
}

function citationsOfBlock({ content, caption, rows, places = [] }) {
  const cells = rows?.flat().map(cell => cell.content) ?? []
  const pages = places.map(({ page }) => page)
  return [content, caption, ...cells].flatMap(inlines => readCitations(inlines ?? [], rows ? pages : pages.slice(0, 1)))
}

function readCitations(inlines, firstPages) {
  const citations = []
  let pages = firstPages
  let open
  for (const inline of inlines) {
    if (inline.type === 'page-break') pages = [inline.page.local]
    if (inline.type === 'text' && open !== undefined) open.text += inline.text
    if (inline.type === 'citation-start') citations.push((open = { pages, text: '', targets: inline.targets }))
    if (inline.type === 'citation-end') open = undefined
  }
  return citations
}

function textOf(content) {
  return content.map(({ text }) => text ?? '').join('')
}

/** A destination's name that counts entries: `CR12`, `bib3`, `mk:ref11`, `ldsy013-B7`, `cite.B1-name`. */
const COUNTED = /(?:CR|bib|ref|cite\.|B)[A-Z]{0,2}0*([1-9]\d{0,2})(?=$|-)/

/** How far from the top left corner of its entry a destination may lie, and how far before an entry its label, in points. */
const FARTHEST = 30
/** How far above or below the box of an entry a link in it may lie, in points. */
const MARGIN = 4

/**
 * The pairs that the links of a PDF name, read with pdf.js. A link inside an entry leads back and counts not.
 * `document` is a `PDFDocumentProxy`.
 */
export async function pairsOfLinks(document, entries) {
  const pairs = []
  const targets = new Map()
  for (let page = 1; page <= document.numPages; page++) {
    const proxy = await document.getPage(page)
    const [left, , , top] = proxy.view
    for (const { subtype, dest, rect } of await proxy.getAnnotations()) {
      if (subtype !== 'Link' || dest === null || dest === undefined) continue
      const middle = { x: (rect[0] + rect[2]) / 2 - left, y: top - (rect[1] + rect[3]) / 2 }
      if (entries.some(({ places }) => places.some(place => place.page === page && contains(place, middle)))) continue
      const key = JSON.stringify(dest)
      if (!targets.has(key)) targets.set(key, await entryOfDestination(document, dest, entries))
      const entry = targets.get(key)
      if (entry !== undefined) pairs.push({ page, entry: entry.id })
    }
  }
  return pairs
}

async function entryOfDestination(document, dest, entries) {
  const count = typeof dest === 'string' ? COUNTED.exec(dest)?.[1] : undefined
  const counted = entries.find(({ mark }) => count !== undefined && mark?.replace(/[^\d]/g, '') === count)
  if (counted !== undefined) return counted
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const point = explicit === null ? undefined : await pointOf(document, explicit)
  return point === undefined ? undefined : entryAt(point, entries)
}

/** Page and point of a destination, y downwards; `undefined` where it is a whole page or a part of one. */
async function pointOf(document, [reference, { name }, left, bottom]) {
  if (name !== 'XYZ' || typeof left !== 'number' || typeof bottom !== 'number') return undefined
  const index = await document.getPageIndex(reference).catch(() => undefined)
  if (index === undefined) return undefined
  const { view } = await document.getPage(index + 1)
  return { page: index + 1, x: left - view[0], y: view[3] - bottom, width: view[2] - view[0] }
}

/** The entry whose top is nearest to the point, in its column: points stand at an entry's left edge or before it. */
function entryAt({ page, x, y, width }, entries) {
  const [near] = entries
    .flatMap(entry => entry.places.filter(place => place.page === page).map(place => ({ entry, place })))
    .filter(({ place }) => place.left > x - FARTHEST && place.left < x + width / 3)
    .map(({ entry, place }) => ({ entry, distance: Math.abs(place.top - y) }))
    .sort((a, b) => a.distance - b.distance)
  return near === undefined || near.distance > FARTHEST ? undefined : near.entry
}

function contains({ left, right, top, bottom }, { x, y }) {
  return x >= left - FARTHEST && x <= right && y >= top - MARGIN && y <= bottom + MARGIN
}

/** An entry's first name stands among this many words: `K. A. Foth`, `The Apache Software`. */
const WORDS_OF_NAME = 4

/**
 * The pairs of a list that a person read off the pages: `{ page: ['12', 'Smith 2009a', …] }`. A number is a printed label;
 * words are one of the entry's first name and whatever else tells it from the others. Throws where a key fits no entry or two.
 */
export function pairsOfList(pages, entries) {
  return Object.entries(pages).flatMap(([page, keys]) =>
    keys.map(key => ({ page: Number(page), entry: entryOfKey(key, entries).id })),
  )
}

function entryOfKey(key, entries) {
  const [name, ...others] = wordsOf(key)
  const found = entries.filter(({ mark, text }) => {
    if (/^\d+$/.test(key)) return mark?.replace(/[^\d]/g, '') === key
    const words = wordsOf(text)
    return words.slice(0, WORDS_OF_NAME).includes(name) && others.every(word => words.includes(word))
  })
  if (found.length !== 1) throw new Error(`"${key}" fits ${found.length} entries`)
  return found[0]
}

function wordsOf(text) {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}\-]+/gu) ?? []
  )
}

/**
 * How many pairs agree: `{ known, linked, right, missed, wrong }`; `missed` and `wrong` are the pairs themselves. An entry
 * counts once a page, for a citation that a line breaks has two links; of a range the first, and the last where the truth
 * has it, for those between have no link.
 */
export function comparePairs(truth, citations) {
  const keyOf = ({ page, entry }) => `${page} ${entry}`
  const known = new Map(truth.map(pair => [keyOf(pair), pair]))
  const taken = new Set()
  // A table over several pages may cite one entry on each of them.
  const pageOf = (entry, pages) => {
    const possible = pages.filter(page => known.has(keyOf({ page, entry })))
    const page = possible.find(number => !taken.has(keyOf({ page: number, entry }))) ?? possible[0] ?? pages[0]
    taken.add(keyOf({ page, entry }))
    return page
  }
  const pairs = citations.flatMap(({ pages, text, targets: [first, ...others] }) => {
    const pairOf = entry => ({ page: pageOf(entry, pages), text, entry })
    return [pairOf(first), ...others.map(pairOf).filter(pair => known.has(keyOf(pair)))]
  })
  const linked = new Map(pairs.map(pair => [keyOf(pair), pair]))
  const missed = [...known].filter(([key]) => !linked.has(key)).map(([, pair]) => pair)
  const wrong = [...linked].filter(([key]) => !known.has(key)).map(([, pair]) => pair)
  return { known: known.size, linked: linked.size, right: known.size - missed.length, missed, wrong }
}
