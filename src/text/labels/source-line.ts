/** Words with which a figure or table says where it is from, in the languages of the key words and their neighbours. */
const SOURCE = 'sources?|quellen?|fuentes?|fontes?|fonti|surse?|font|źródł[oa]|izvori?|извори?|источники?'
const SOURCE_LINE = new RegExp(`^(?:${SOURCE})\\s*:\\s*\\S`, 'iu')

/** Whether a text says where a figure or table is from: `Fonte: elaborado pelos autores.` */
export function isSourceLine(text: string): boolean {
  return SOURCE_LINE.test(text)
}
