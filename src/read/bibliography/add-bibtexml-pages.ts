/** What has no elements in it, and the tags of elements. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w.-]+:)?([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gu

/** Where a field can be added to an entry. */
interface EntryPlace {
  readonly key: string
  /** After its last field. */
  readonly end: number
  /** White space before that field, and the prefix of its element. */
  readonly indent: string
  readonly prefix: string
}

/**
 * A BibTeXML file with `pages` added to some of its entries, after their last field and formatted like it. Everything else
 * stays the same byte for byte: white space, comments, prefixes, entities, what this program does not read.
 *
 * @param entries keys of all entries that were read, in their order
 * @param pages by the index of the entry
 */
export function addBibtexmlPages(xml: string, entries: readonly string[], pages: ReadonlyMap<number, string>): string {
  const places = findPlaces(xml)
  let next = 0
  let result = ''
  let end = 0
  entries.forEach((key, i) => {
    // An element without fields does not count as an entry, so the file may have more than were read.
    while (next < places.length && places[next]?.key !== key) next++
    const place = places[next++]
    const value = pages.get(i)
    if (place === undefined || value === undefined) return
    const name = `${place.prefix}pages`
    result += `${xml.slice(end, place.end)}${place.indent}<${name}>${value}</${name}>`
    end = place.end
  })
  return result + xml.slice(end)
}

function findPlaces(xml: string): EntryPlace[] {
  const places: EntryPlace[] = []
  const path: string[] = []
  let key = ''
  let field: Pick<EntryPlace, 'indent' | 'prefix'> | undefined
  let place: EntryPlace | undefined
  for (const { 0: tag, 1: closing, 2: prefix = '', 3: name = '', 4: attributes = '', 5: empty, index } of xml.matchAll(
    MARKUP,
  )) {
    if (closing === undefined) continue
    if (closing === '') {
      path.push(name)
      if (name === 'entry') key = /\sid\s*=\s*["']([^"']*)/u.exec(attributes)?.[1] ?? ''
      if (path.at(-3) === 'entry') field = { indent: whiteBefore(xml, index), prefix }
      if (empty === '') continue
    }
    if (path.at(-3) === 'entry' && field !== undefined) place = { key, end: index + tag.length, ...field }
    path.pop()
    if (name !== 'entry' || place === undefined) continue
    places.push(place)
    place = undefined
  }
  return places
}

function whiteBefore(xml: string, index: number): string {
  let start = index
  while (start > 0 && /\s/u.test(xml.charAt(start - 1))) start--
  return xml.slice(start, index)
}
