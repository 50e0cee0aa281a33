/** The formulas of paperXML: stylesheets see their text and their number, and the program knows the rest. */
import { MARKUP } from '../refuse-hostile.ts'

/** How outputs have formulas: TEI has LaTeX, or MathML by a schema of this program. */
export const FORMULA_NOTATIONS = ['tex', 'mathml'] as const

/** One of {@link FORMULA_NOTATIONS}. */
export type FormulaNotation = (typeof FORMULA_NOTATIONS)[number]

/** A formula in both notations; MathML is an element. `''` for what the file does not say. */
export interface WrittenFormula {
  readonly tex: string
  readonly mathml: string
}

/** What begins a formula. */
const BEGINNING = /^<\?paperxml\s+math(?=[\s?])/u

/** Whether a piece of markup is the instruction before a formula: they are counted in their order, from 0. */
export function beginsFormula(markup: string): boolean {
  return BEGINNING.test(markup)
}

/** The formulas of a document, in the order of their instructions. */
export function formulasOf(paperXml: string): readonly WrittenFormula[] {
  const formulas: WrittenFormula[] = []
  for (const [markup] of paperXml.matchAll(MARKUP)) {
    if (!beginsFormula(markup)) continue
    const tex = valueOf(markup, 'tex')
    const mathml = completeMathML(valueOf(markup, 'mathml'), { tex, isDisplay: valueOf(markup, 'type') === 'display' })
    formulas.push({ tex, mathml: isMathML(mathml) ? mathml : '' })
  }
  return formulas
}

const NAMESPACE = 'http://www.w3.org/1998/Math/MathML'

/** The element with the attributes that follow from the rest of the instruction, where it has none. */
function completeMathML(
  mathml: string,
  { tex, isDisplay }: { readonly tex: string; readonly isDisplay: boolean },
): string {
  const alttext = tex.replace(/[&<>"]/gu, character => `&${NAMES[character] ?? ''};`)
  const display = isDisplay ? ' display="block"' : ''
  return mathml.replace(/^<math>/u, () => `<math xmlns="${NAMESPACE}"${display} alttext="${alttext}">`)
}

function valueOf(instruction: string, key: string): string {
  const [, value = ''] = new RegExp(` ${key}="([^"]*)"`, 'u').exec(instruction) ?? []
  return value.replace(/&(lt|gt|quot|amp);/gu, (_, name: string) => CHARACTERS[name] ?? '')
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const NAMES: Readonly<Record<string, string>> = { '<': 'lt', '>': 'gt', '"': 'quot', '&': 'amp' }

/** A tag of MathML with its attributes; in the schema no other element may be there. */
const TAG = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"<&]*(?:&[a-z0-9#]+;[^"<&]*)*")*)\s*(\/?)>/gu
const TEXT = /^(?:[^<>&]|&(?:lt|gt|quot|amp|#\d+);)*$/u

/** Whether a text is one `math` element with whole elements alone inside: it becomes a part of another document as it is. */
function isMathML(text: string): boolean {
  const open: string[] = []
  let end = 0
  for (const { 0: tag, 1: slash, 2: name = '', 4: emptiness, index } of text.matchAll(TAG)) {
    const isInside = open.length > 0
    if (!TEXT.test(text.slice(end, index)) || (!isInside && (index > 0 || name !== 'math'))) return false
    if (slash === '/' ? open.pop() !== name : emptiness === '' && open.push(name) === 0) return false
    end = index + tag.length
  }
  return end > 0 && end === text.length && open.length === 0
}
