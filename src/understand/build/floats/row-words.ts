/** What sums are called, in the languages of papers, alone or before what is no word: `Total (n = 50)`, and not `Total cholesterol`. */
const TOTAL =
  /^(?:(?:grand|sub|overall)[\s-]?)?(?:totals?|totaux|totales|totais|totali|totalt|sum|summe|gesamt(?:summe)?|insgesamt|somme|suma|soma|somma|ogółem|razem|łącznie|ukupno|укупно|итого|всего|разом|celkem|spolu|összesen|toplam|i alt|yhteensä|totaal)(?!\s*[-–#%]?\s*[\p{L}\p{N}])|^(?:Σ|∑|合计|总计|總計|合計|小计|小計|計|계|합계)/iu

/** Whether a text opens a row of sums. */
export function isTotal(text: string): boolean {
  return TOTAL.test(text)
}

/** Units as they stand alone below the names of columns; brackets around them may hold others. */
const UNIT =
  /^(?:%|‰|°C?|[kcmµμn]?m[²³23]?|[kmµμ]?g|[kMGT]?B|[mµμn]?s|min|h|[kMG]?Hz|[kMG]?W|[mk]?V|[mk]?A|[mk]?J|[hkM]?Pa|[mµμ]?[lL]|mol|K|eV|dB|pp|ha|€|\$|£|¥|USD|EUR)$/u

/** Whether a text is a unit of measure and nothing else: `(kg)`, `[m/s]`, `%`. */
export function isUnit(text: string): boolean {
  return /^[([]\s?[^()[\]]{1,12}\s?[)\]]$/u.test(text) || UNIT.test(text)
}
