import { SourceError } from '../../base/errors.ts'

/** Deepest element: paperXML nests a tenth as deep, and the stylesheets call themselves for each level. */
const MAX_DEPTH = 250

/** Most attributes of an element: no element of paperXML has ten, and the processor compares each with all others. */
const MAX_ATTRIBUTES = 500

/** Characters that XML forbids everywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

/** Markup, each piece to its end or to that of the file, so that the search goes over no character twice. */
export const MARKUP =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<(?:[^<>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$|(?=<))/g

/**
 * Refuses XML on which the XSLT processor would run out of its stack or never end, and characters that it takes though
 * they are forbidden.
 *
 * @throws {SourceError} `E_XML_MALFORMED`
 */
export function refuseHostileXml(xml: string): void {
  if (FORBIDDEN.test(xml)) throw malformed('it contains a character that XML forbids')
  let depth = 0
  for (const [markup] of xml.matchAll(MARKUP)) {
    if (/^<[!?]/.test(markup)) continue
    if (markup.startsWith('</')) depth--
    else if (!markup.endsWith('/>')) depth++
    if (depth > MAX_DEPTH) throw malformed(`elements are nested more than ${MAX_DEPTH} deep`)
    if (countEqualSigns(markup) > MAX_ATTRIBUTES)
      throw malformed(`an element has more than ${MAX_ATTRIBUTES} attributes`)
  }
}

/**
 * What is no text or attribute: comments, unparsed text and instructions; and the document type up to its end. Each piece goes to
 * its end or to that of the file, as those of {@link MARKUP} do.
 */
const UNPARSED =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<!DOCTYPE\b[^[>]*(?:\[[^\]]*(?:\]\s*)?)?>?/g
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)([\p{L}_:][\p{L}\p{N}_:.-]*);/u

/**
 * Refuses XML that uses entities of its document type: no command reads these.
 *
 * @throws {SourceError} `E_XML_MALFORMED`
 */
export function refuseEntities(xml: string): void {
  // Without a document type an entity is an error to every parser.
  if (!xml.includes('<!DOCTYPE')) return
  const entity = ENTITY.exec(xml.replace(UNPARSED, ''))?.[1]
  if (entity === undefined) return
  throw new SourceError('E_XML_MALFORMED', `unknown entity &${entity};; ${adviceOn(entity)}`)
}

/** What to do about an entity of the document type. */
export function adviceOn(entity: string): string {
  return `entities that the document declares are not read; write the text of "&${entity};" instead`
}

/** As many as a tag has attributes. */
function countEqualSigns(tag: string): number {
  return tag.replace(/"[^"]*"|'[^']*'/g, '').split('=').length - 1
}

function malformed(reason: string): SourceError {
  return new SourceError('E_XML_MALFORMED', `not readable as paperXML: ${reason}`)
}
