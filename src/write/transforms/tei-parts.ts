/**
 * Parts of TEI that this program wrote. Its tags are found as text: `<` in a text or an attribute is escaped, and it
 * writes one `text`, and one `listBibl` for each list of references.
 */

/** The document with its header alone. */
export function headerOfTei(tei: string): string {
  const [, language = ''] = /<text\b[^>]*?( xml:lang="[^"]*")/u.exec(tei) ?? []
  const header = tei.slice(0, tei.indexOf('</teiHeader>'))
  return `${header}</teiHeader>\n<text${language}/>\n</TEI>\n`
}

/** The document with its lists of references alone. */
export function referencesOfTei(tei: string): string {
  const opening = tei.slice(0, tei.indexOf('<teiHeader'))
  const lists = [...tei.matchAll(/<listBibl\b.*?<\/listBibl>/gsu)].map(([list]) => list)
  const list = lists.length === 0 ? '<listBibl/>' : lists.join('\n')
  return `${opening.trimEnd()}\n<teiHeader/>\n<text><front/><body/><back><div>\n${list}\n</div></back></text>\n</TEI>\n`
}

/** Its first reference, without a document around it; empty where there is none. */
export function referenceOfTei(tei: string): string {
  const [, list = ''] = /<listBibl\b[^>]*>(.*?)<\/listBibl>/su.exec(tei) ?? []
  const [reference] = /<(bibl(?:Struct)?)\b.*?<\/\1>/su.exec(list) ?? []
  return reference === undefined ? '' : `${reference}\n`
}
