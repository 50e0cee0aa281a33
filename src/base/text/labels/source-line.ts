/** Words with which a figure or table says where it is from, in the languages of the key words and their neighbours. */
const SOURCE = 'sources?|quellen?|fuentes?|fontes?|fonti|surse?|font|źródł[oa]|izvori?|извори?|источники?'
const SOURCE_LINE = new RegExp(`^(?:${SOURCE})\\s*:\\s*\\S`, 'iu')

/** Whether a text says where a figure or table is from: `Fonte: elaborado pelos autores.` */
export function isSourceLine(text: string): boolean {
  return SOURCE_LINE.test(text)
}

/** Longest source of a quotation, in characters. */
const LONGEST_SOURCE = 80
const CITED_PAGE = /(?:^|[\s,(;])(?:pp?|[Ss]|ss|str|с|стр)\.\s?\d+(?:\s?[-–]\s?\d+)?\)?\.?$/u

/** Whether a short text ends with the page that a quotation is from: `Thornton, 1988, p. 28`, `p. 334–335`. */
export function isQuotationSource(text: string): boolean {
  return text.length <= LONGEST_SOURCE && CITED_PAGE.test(text)
}
