import type { Font } from '../../../model/page/page.ts'

/** The font of that name, and what the name says of its shape; a name by number says nothing. */
export function fontOfName(givenName: string): Font {
  const name = plainFontName(givenName)
  return {
    name,
    isBold: isNamed(name, BOLD_WORDS, BOLD_SHORT, BOLD_TEX),
    isItalic: isNamed(name, ITALIC_WORDS, ITALIC_SHORT, ITALIC_TEX),
    isMonospace: isNamed(name, MONOSPACE),
  }
}

/**
 * The font name without marks of subsets: `ABCDEF+` before it; `Abcdef` before and `+20` after the numbered names of
 * one typesetting system, which cuts ligatures and characters of one font into separate fonts.
 */
export function plainFontName(name: string): string {
  const plain = name.replace(/^(?:[A-Z]{6}\+)+/, '').replace(/^[A-Z][a-z]{5}(?=Adv[A-Z])/, '')
  return plain.startsWith('Adv') ? plain.replace(/\+[0-9a-f]{2}$/, '') : plain
}

/*
 * What font names say of weight and slant. Words of any case first; then short forms, which count only where the case
 * of the letters marks them off: BdIt, MinionPro-It, Times,BI, AdvOT02ce3bbb.B; then names of TeX fonts.
 */
const BOLD_WORDS = /bold|black|heavy|demi|nimbus.*medi/i
const BOLD_SHORT = /Bd(?![a-z])|[-,._](?:B|BI|BT)(?![A-Za-z])|TTBI?$|BDI?$|(?:Times|Helvetica|Garamond)BI?$/
const BOLD_TEX =
  /^(?:cmbx|cmb\d|cmssbx|cmbsy|cmmib|sfbx|sfrb|sfsx|sfssbx|sfbi|ecbx|lcmssb|ptmb|phvb|pplb|pbk[bd]|r?txbi?$)/i
const ITALIC_WORDS = /ital|obli|slant|kursiv|cursive/i
const ITALIC_SHORT = /It(?![a-z])|[-,._](?:I|BI|RI)(?![A-Za-z])|TTB?I$|BDI$|SCASF?I$|(?:Times|Helvetica|Garamond)B?I$/
const ITALIC_TEX =
  /^(?:cmti|cmsl|cmbxti|cmbxsl|cmitt|cmsltt|cmssi|cmmi|cmu\d|sfti|sfsl|sfbi|sfbl|sfsi|ecti|ecsl|ptmri|ptmbi|phvro|pplri|r?txi$)/i
const MONOSPACE =
  /courier|mono|typewriter|consol|menlo|inconsolata|fixed|letter ?gothic|teletype|source ?code|^hack\b|fira ?code|ocr-?[ab]|^(?:cmtt|cmsltt|cmitt|cmtcsc|cmvtt|sftt|sfst|sfit|ectt|pcr|r?txtt|lmtt)/i

/** Names that foundries and programs give by number, which say nothing of the shape: AdvPECFD34, F17, TT5E0o00. */
const OPAQUE = /^(?:advps?[0-9a-f]{3,}|tt[0-9a-f]+o\d+|[a-z]{1,2}\d+|f[a-z]|t3_?\d*|font\d*|cidfont.*|type ?3.*)$/i

/** Whether one of the patterns finds its shape in the name; `undefined` where names like this do not say. */
function isNamed(name: string, ...patterns: readonly RegExp[]): boolean | undefined {
  if (patterns.some(pattern => pattern.test(name))) return true
  return name === '' || OPAQUE.test(name) ? undefined : false
}
