/** Files that belong to a paper, in the languages of the key words, each followed by its number. */
const NAMES =
  '(?:additional|supplement(?:ary|al)|supporting|online|multimedia) (?:files?|data(?:set)?|information|materials?|appendix|videos?|movies?|texts?|notes?|figures?|figs?\\.?|tables?)|' +
  'zusatzdatei|zusätzliche datei|fichier (?:supplémentaire|additionnel)|archivo (?:adicional|suplementario)|' +
  'arquivo (?:adicional|suplementar)|file (?:aggiuntivo|supplementare)|plik dodatkowy|дополнительный файл|' +
  'dodatn(?:i fajl|a datoteka)|додатн(?:и фајл|а датотека)'
/** Number of a file, with the letter of a supplement or without. */
const NUMBER = 'S?\\d{1,3}[A-Z]?(?=$|[\\s:.–—|(])'
/** The same with the number first: `S1 Fig.`, `S2 Appendix`. */
const NUMBER_FIRST =
  'S\\d{1,3} (?:fig|table|text|file|data(?:set)?|appendix|video|movie|audio|protocol|checklist)(?=$|[\\s:.–—|(])'
const FILE_LABEL = new RegExp(`^(?:(?:${NAMES})\\s+${NUMBER}|${NUMBER_FIRST})`, 'iu')

/** Whether a text begins with the label of a file that belongs to the paper: `Additional file 3:`, `S1 Fig. Rivers`. */
export function opensWithFileLabel(text: string): boolean {
  return FILE_LABEL.test(text)
}
