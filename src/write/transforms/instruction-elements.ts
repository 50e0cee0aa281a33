/**
 * Puts elements and attributes in the place of the `paperxml` instructions that the stylesheets read: these take a
 * name or an attribute at once, where an instruction is a text that they would search again for each of its values.
 *
 * - A block gets a name, which is its kind and number (`block-numbers.ts`): `paperxml:block="p12"`.
 * - What a block says of itself, in instructions before its content, becomes attributes of the block:
 *   `<p><?paperxml item level="2"?>` is `<p paperxml:item="" paperxml:item-level="2">`.
 * - A citation, which two instructions enclose, becomes an element around its content: `paperxml:ref`.
 * - So does a formula: `<paperxml:math index="4" type="display" n="2.3">`; its index is its place among the formulas
 *   (`formulas.ts`), which have its notations.
 * - A text with styles, which instructions switch on and off, becomes an element too: `<paperxml:hi styles="i sup">`.
 * - So does what an attribute has in plain text, with its styles; its text is in instructions:
 *   `<?paperxml title?><?paperxml text="On "?><?paperxml i?><?paperxml text="Ficus"?><?paperxml /i?><?paperxml /title?>` is
 *   `<paperxml:styled>On <paperxml:hi styles="i">Ficus</paperxml:hi></paperxml:styled>`.
 * - Each other place in the text becomes an empty element: `<?paperxml pb local="3"?>` is `<paperxml:pb local="3"/>`.
 *
 * Any other instruction stays what it is, and says nothing to the stylesheets.
 */
import { BlockNumbers, type Surroundings } from './block-numbers.ts'
import { beginsFormula } from './formulas/formulas.ts'
import { type Instruction, readInstruction } from './instructions.ts'
import { MARKUP } from './refuse-hostile.ts'

const NAMESPACE = 'xmlns:paperxml="urn:paperxml:instructions"'

/** What a block may be, by a name, and what it says of itself by `key="value"` alone. */
const KINDS = new Set(['code', 'gloss', 'item', 'references', 'run-in', 'table-note', 'theorem'])
const FACTS = new Set(['confidence', 'head', 'id', 'lang', 'level', 'name', 'type'])

/** Names of works and people, before the text of a reference. */
const FIELDS = new Set(['bibl', 'bibl-author', 'bibl-editor'])

/** Places in the text. `p` begins a paragraph, which may say something of itself as a block does. */
const PLACES = new Set([
  'call',
  'cb',
  'corrected',
  'float',
  'formula',
  'hyphen',
  'label-end',
  'lb',
  'no-note',
  'org-part',
  'p',
  'pb',
])

/** Styles that are switched on, and off by the same name with a slash. */
const STYLES = new Set(['b', 'i', 'sub', 'sup', 'u'])

/** Attributes that are said again with their styles. */
const STYLED = new Set(['caption', 'title'])

/** What is around them, as it is named here and in the result. */
const STYLED_ELEMENT = 'paperxml:styled'

/** Elements whose text may have styles, all but `abstract` citations too: elsewhere instructions for them say nothing. */
const HOLDS_STYLES = new Set([
  'p',
  'title',
  'subtitle',
  'pubinfo',
  'footnote',
  'doubt',
  'b',
  'i',
  'u',
  'abstract',
  STYLED_ELEMENT,
])

/** A hyphen that is said and written is one hyphen. */
const SOFT_HYPHEN = /^(?:\u00ad|&#(?:173|[xX]0*[aA][dD]);)/

interface OpenElement extends Surroundings {
  /** A section may say of itself that it is a list of references. */
  isList: boolean
  isCitationOpen: boolean
  isFormulaOpen: boolean
  /** Those that are on, each once. */
  styles: readonly string[]
}

/** The document with elements and attributes in the place of instructions. */
export function putElementsForInstructions(xml: string): string {
  const translator = new Translator()
  let end = 0
  for (const { 0: markup, index } of xml.matchAll(MARKUP)) {
    translator.addText(xml.slice(end, index))
    translator.addMarkup(markup)
    end = index + markup.length
  }
  translator.addText(xml.slice(end))
  return translator.parts.join('')
}

/** Translates one document, piece by piece. */
class Translator {
  readonly parts: string[] = []
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
    if (/\S/.test(text)) this.head = undefined
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
    if (instruction !== undefined) this.parts.push(this.translate(instruction) ?? markup)
    else if (markup.startsWith('</')) this.addEndTag(markup)
    else if (/^<[!?]/.test(markup)) this.addOther(markup)
    else this.addStartTag(markup)
  }

  private addOther(markup: string): void {
    this.head = undefined
    this.parts.push(markup)
  }

  private addStartTag(tag: string): void {
    this.endStyled()
    const [name] = /[^\s/>]+/.exec(tag.slice(1)) ?? ['']
    const number = this.numbers.next(name, tag, this.open.at(-1))
    const added = this.open.length === 0 ? NAMESPACE : number && `paperxml:block="${number}"`
    const isEmpty = tag.endsWith('/>')
    const isList = name === 'references'
    if (!isEmpty) this.open.push({ name, isList, isCitationOpen: false, isFormulaOpen: false, styles: [] })
    this.head = isEmpty ? undefined : this.parts.length
    this.parts.push(added === undefined ? tag : withAttribute(tag, added))
  }

  private addEndTag(tag: string): void {
    this.endStyled()
    this.endElement(tag)
  }

  private endElement(tag: string): void {
    this.head = undefined
    const ended = this.open.pop()
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
    return PLACES.has(name) || (FIELDS.has(name) && this.head !== undefined) ? toElement(instruction) : undefined
  }

  /** Of what is declared twice, the first counts. */
  private addFacts(head: number, { name, isKey, values }: Instruction): string {
    const around = this.open.at(-1)
    if (around !== undefined && name === 'references') around.isList = true
    const prefix = isKey ? '' : `${name}-`
    const facts = [...(isKey ? [] : [[name, '']]), ...[...values].map(([key, value]) => [prefix + key, value])]
    for (const [fact = '', value = ''] of facts) {
      const tag = this.parts[head] ?? ''
      if (!tag.includes(` paperxml:${fact}=`)) this.parts[head] = withAttribute(tag, `paperxml:${fact}="${value}"`)
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
    return isEnd ? end : `${end}<paperxml:ref${toAttributes(values)}>`
  }

  /** It ends with other text or another element, or with the element around it, at the latest. */
  private translateStyled(isEnd: boolean): string | undefined {
    const wasOpen = this.endStyled()
    if (isEnd) return wasOpen ? '' : undefined
    const { name = '' } = this.open.at(-1) ?? {}
    if (HOLDS_STYLES.has(name)) return undefined
    this.open.push({ name: STYLED_ELEMENT, isList: false, isCitationOpen: false, isFormulaOpen: false, styles: [] })
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

function withAttribute(tag: string, attribute: string): string {
  const close = tag.endsWith('/>') ? '/>' : tag.endsWith('>') ? '>' : ''
  return `${tag.slice(0, tag.length - close.length)} ${attribute}${close}`
}
