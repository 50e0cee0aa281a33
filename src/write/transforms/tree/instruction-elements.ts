/**
 * Puts elements and attributes in the place of the `paperxml` instructions that the stylesheets read: these take a
 * name or an attribute at once, where an instruction is a text that they would search again for each of its values.
 *
 * - A block gets a name, which is its kind and number (`block-numbers.ts`): `paperxml:block="p12"`.
 * - What a block says of itself, in instructions before its content, becomes attributes of the block:
 *   `<p><?paperxml item level="2"?>` is `<p paperxml:item="" paperxml:item-level="2">`.
 * - A citation, which two instructions enclose, becomes an element around its content: `paperxml:ref`; so does a formula:
 *   `<paperxml:math index="4" type="display" n="2.3">`, where its index is its place among all (`formulas.ts`).
 * - A text with styles, which instructions switch on and off, becomes an element too: `<paperxml:hi styles="i sup">`.
 * - So does what an attribute has in plain text, with its styles; its text is in instructions:
 *   `<?paperxml title?><?paperxml text="On "?><?paperxml i?><?paperxml text="Ficus"?><?paperxml /i?><?paperxml /title?>` is
 *   `<paperxml:styled>On <paperxml:hi styles="i">Ficus</paperxml:hi></paperxml:styled>`.
 * - Each other place in the text becomes an empty element: `<?paperxml pb local="3"?>` is `<paperxml:pb local="3"/>`.
 *
 * Then comes what only the whole document says (`whole-document.ts`, `title-lines.ts`). Any other instruction stays as it is.
 */
import { BlockNumbers, type Surroundings } from './block-numbers.ts'
import { beginsFormula } from '../formulas/formulas.ts'
import {
  FACTS,
  FIELDS,
  HOLDS_STYLES,
  KINDS,
  LAYOUT_ONLY,
  PLACES,
  STYLED,
  STYLED_ELEMENT,
  STYLES,
} from './instruction-names.ts'
import { type Instruction, readInstruction } from './instructions.ts'
import { withAttribute } from './tags.ts'
import { markTitleLines } from './title-lines.ts'
import { WholeDocument } from './whole-document.ts'
import { MARKUP } from '../refuse-hostile.ts'

const NAMESPACE = 'xmlns:paperxml="urn:paperxml:instructions"'

/** White space that is written by its number. */
const NUMBERED_LINE_END = /&#(?:0*(?:9|10|13)|[xX]0*[9aAdD]);/

/** A hyphen that is said and written is one hyphen. */
const SOFT_HYPHEN = /^(?:\u00ad|&#(?:173|[xX]0*[aA][dD]);)/

interface OpenElement extends Surroundings {
  /** Index of its tag. */
  readonly index: number
  /** Its name as a block. */
  readonly block: string | undefined
  hasEntry: boolean
  /** A section may say of itself that it is a list of references. */
  isList: boolean
  isCitationOpen: boolean
  isFormulaOpen: boolean
  /** Those that are on, each once. */
  styles: readonly string[]
}

/** A document as the stylesheets take it. */
export interface PreparedXml {
  readonly xml: string
  /** Whether tabs or line ends are in its text: what ends a field or a line of typed text. */
  readonly hasLineEnds: boolean
}

/** The document with elements and attributes in the place of instructions. */
export function putElementsForInstructions(xml: string): PreparedXml {
  const translator = new Translator()
  let end = 0
  for (const { 0: markup, index } of xml.matchAll(MARKUP)) {
    translator.addText(xml.slice(end, index))
    translator.addMarkup(markup)
    end = index + markup.length
  }
  translator.addText(xml.slice(end))
  const prepared = markTitleLines(translator.end(xml))
  return { xml: prepared, hasLineEnds: translator.hasLineEnds || NUMBERED_LINE_END.test(prepared) }
}

/** Translates one document, piece by piece. */
class Translator {
  hasLineEnds = false
  private readonly parts: string[] = []
  private readonly whole = new WholeDocument()
  private root: number | undefined
  /** Index of the tag of the text that has just ended, as long as nothing follows it. */
  private ended: number | undefined
  /** Index of the tag that takes what is declared before the first text or element after it. */
  private head: number | undefined
  private readonly open: OpenElement[] = []
  private readonly numbers = new BlockNumbers()
  private isBehindHyphen = false
  /** Instructions before formulas so far. */
  private formulaCount = 0

  addText(text: string): void {
    if (text === '') return
    this.endStyled()
    const isBlank = !/\S/.test(text)
    if (!(isBlank && LAYOUT_ONLY.has(this.open.at(-1)?.name ?? ''))) this.hasLineEnds ||= /[\t\n\r]/.test(text)
    if (!isBlank) {
      this.head = undefined
      this.ended = undefined
    }
    this.pushText(text)
  }

  private pushText(text: string): void {
    const styles = this.open.at(-1)?.styles ?? []
    const once = this.isBehindHyphen ? text.replace(SOFT_HYPHEN, '') : text
    this.parts.push(styles.length === 0 ? once : `<paperxml:hi styles="${styles.join(' ')}">${once}</paperxml:hi>`)
  }

  addMarkup(markup: string): void {
    this.isBehindHyphen = false
    if (beginsFormula(markup)) this.formulaCount++
    const instruction = this.open.length > 0 && markup.startsWith('<?paperxml') ? readInstruction(markup) : undefined
    if (instruction !== undefined) this.addInstruction(instruction, markup)
    else if (markup.startsWith('</')) this.addEndTag(markup)
    else if (/^<[!?]/.test(markup)) this.addOther(markup)
    else this.addStartTag(markup)
  }

  /** The document, with what only the whole of it says. */
  end(xml: string): string {
    this.whole.write(this.parts, this.root, xml)
    return this.parts.join('')
  }

  private addInstruction(instruction: Instruction, markup: string): void {
    const written = this.translate(instruction) ?? markup
    this.parts.push(written)
    if (written !== '') this.ended = undefined
  }

  private addOther(markup: string): void {
    this.hasLineEnds ||= markup.startsWith('<![') && /[\t\n\r]/.test(markup)
    this.head = undefined
    this.ended = undefined
    this.parts.push(markup)
  }

  private addStartTag(tag: string): void {
    this.endStyled()
    const [name] = /[^\s/>]+/.exec(tag.slice(1)) ?? ['']
    const around = this.open.at(-1)
    const block = this.numbers.next(name, tag, around)
    const index = this.parts.length
    if (around === undefined) this.root ??= index
    this.whole.addElement(index, tag, name, around?.name, block)
    const isEmpty = tag.endsWith('/>')
    this.head = isEmpty ? undefined : index
    this.ended = isEmpty && name === 'doubt' ? index : undefined
    if (!isEmpty) this.open.push(opened(name, index, block))
    const added = around === undefined ? NAMESPACE : block && `paperxml:block="${block}"`
    this.parts.push(added === undefined ? tag : withAttribute(tag, added))
  }

  private addEndTag(tag: string): void {
    this.endStyled()
    this.endElement(tag)
  }

  private endElement(tag: string): void {
    this.head = undefined
    const ended = this.open.pop()
    this.ended = ended?.name === 'doubt' ? ended.index : undefined
    this.parts.push(endOf(ended?.isFormulaOpen, 'math'), endOf(ended?.isCitationOpen, 'ref'), tag)
  }

  /** What is written in the place of an instruction; nothing for what the stylesheets do not ask for. */
  private translate(instruction: Instruction): string | undefined {
    const { name, isEnd, isKey } = instruction
    if (STYLES.has(name)) return this.switchStyle(instruction)
    if (name === 'ref') return this.translateCitation(instruction)
    if (name === 'math') return this.translateFormula(instruction)
    if (STYLED.has(name) && !isKey) return this.translateStyled(isEnd)
    if (isKey && this.isInStyled()) return this.addStyledText(instruction)
    if (isEnd) return undefined
    if (this.head !== undefined && (isKey ? FACTS : KINDS).has(name)) return this.addFacts(this.head, instruction)
    if (isKey) return undefined
    if (name === 'p') this.head = this.parts.length
    this.isBehindHyphen = name === 'hyphen'
    const isField = FIELDS.has(name) && this.head !== undefined
    if (!isField && !PLACES.has(name)) return undefined
    this.notePlace(instruction)
    return toElement(instruction)
  }

  /** What the whole document says of the place of an instruction, or the other way round. */
  private notePlace({ name, values }: Instruction): void {
    const around = this.open.at(-1)
    if (name === 'pb' && !this.open.some(element => element.name === 'footnote'))
      this.whole.addBreak(this.parts.length, values.get('local'))
    if (name === 'formula') this.noteFormula(values.get('n') ?? '')
    if (name !== 'bibl' || around === undefined) return
    if (around.name === 'footnote' && values.has('text')) this.whole.addWorkInNote()
    if (around.name !== 'p' || around.hasEntry || around.isCitationOpen || around.isFormulaOpen) return
    around.hasEntry = true
    if (around.block !== undefined) this.whole.addEntry(values.get('id'), around.block)
  }

  /** Right after text that is apart, it says that this is a formula; in a paragraph it is the place of one. */
  private noteFormula(number: string): void {
    const { ended } = this
    if (ended === undefined) this.whole.addFormulaPlace(this.parts.length, number)
    else this.parts[ended] = withAttribute(this.parts[ended] ?? '', this.whole.addFormula(ended, number))
  }

  /** Of what is declared twice, the first counts. */
  private addFacts(head: number, { name, isKey, values }: Instruction): string {
    const around = this.open.at(-1)
    if (around !== undefined && name === 'references') around.isList = true
    const prefix = isKey ? '' : `${name}-`
    const facts = [...(isKey ? [] : [[name, '']]), ...[...values].map(([key, value]) => [prefix + key, value])]
    for (const [fact = '', value = ''] of facts) {
      const tag = this.parts[head] ?? ''
      if (tag.includes(` paperxml:${fact}=`)) continue
      this.parts[head] = withAttribute(tag, `paperxml:${fact}="${value}"`)
      this.whole.addFact(head, tag, fact, value)
    }
    return ''
  }

  private switchStyle({ name, isEnd, isKey }: Instruction): string | undefined {
    const around = this.open.at(-1)
    if (isKey || around === undefined || !HOLDS_STYLES.has(around.name)) return undefined
    const others = around.styles.filter(style => style !== name)
    around.styles = isEnd ? others : [...others, name]
    return ''
  }

  /** A citation ends where the next one begins or the element around it ends, at the latest; so do styles. */
  private translateCitation({ isEnd, values }: Instruction): string | undefined {
    const around = this.open.at(-1)
    const holdsCitations = around !== undefined && HOLDS_STYLES.has(around.name) && around.name !== 'abstract'
    if (!holdsCitations || (!isEnd && values.size === 0)) return undefined
    const end = endOf(around.isFormulaOpen, 'math') + endOf(around.isCitationOpen, 'ref')
    around.isFormulaOpen = false
    around.isCitationOpen = !isEnd
    around.styles = []
    if (isEnd) return end
    this.whole.addReference(this.parts.length, values.get('type'), values.get('target'))
    return `${end}<paperxml:ref${toAttributes(values)}>`
  }

  /** It ends with other text or another element, or with the element around it, at the latest. */
  private translateStyled(isEnd: boolean): string | undefined {
    const wasOpen = this.endStyled()
    if (isEnd) return wasOpen ? '' : undefined
    const { name = '' } = this.open.at(-1) ?? {}
    if (HOLDS_STYLES.has(name)) return undefined
    this.open.push(opened(STYLED_ELEMENT, this.parts.length, undefined))
    return `<${STYLED_ELEMENT}>`
  }

  private isInStyled(): boolean {
    return this.open.at(-1)?.name === STYLED_ELEMENT
  }

  /** Whether it was open. */
  private endStyled(): boolean {
    const wasOpen = this.isInStyled()
    if (wasOpen) this.endElement(`</${STYLED_ELEMENT}>`)
    return wasOpen
  }

  private addStyledText({ values }: Instruction): string | undefined {
    const text = values.get('text')
    if (text !== undefined) this.pushText(text)
    return text === undefined ? undefined : ''
  }

  /** A formula ends where the next one begins, or what is around it ends, at the latest. */
  private translateFormula({ isEnd, isKey, values }: Instruction): string | undefined {
    const around = this.open.at(-1)
    if (isKey || around === undefined || !HOLDS_STYLES.has(around.name)) return undefined
    const end = endOf(around.isFormulaOpen, 'math')
    around.isFormulaOpen = !isEnd
    return isEnd ? end : `${end}<paperxml:math index="${this.formulaCount - 1}"${toAttributes(values)}>`
  }
}

function opened(name: string, index: number, block: string | undefined): OpenElement {
  const isList = name === 'references'
  return { name, index, block, isList, hasEntry: false, isCitationOpen: false, isFormulaOpen: false, styles: [] }
}

/** The end of an element that may be open. */
function endOf(isOpen: boolean | undefined, name: 'math' | 'ref'): string {
  return isOpen === true ? `</paperxml:${name}>` : ''
}

function toElement({ name, values }: Instruction): string {
  return `<paperxml:${name}${toAttributes(values)}/>`
}

function toAttributes(values: ReadonlyMap<string, string>): string {
  return [...values].map(([key, value]) => ` ${key}="${value}"`).join('')
}
