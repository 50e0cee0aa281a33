import { attributesOf, escapeValue, withAttribute } from './tags.ts'
import { unescapeXml } from '../tei-marks/xml-pieces.ts'
import { wouldBeLost } from './known-elements.ts'

/** What text refers to besides works; all other references are citations. */
const CALLOUTS: ReadonlySet<string> = new Set(['figure', 'table', 'formula', 'section', 'appendix', 'theorem'])
/** Those to sections and statements, which get an id for it. */
const TO_NAMELESS: ReadonlySet<string> = new Set(['section', 'appendix', 'theorem'])

/** Elements with a name that text may refer to. */
const FLOATS: ReadonlySet<string> = new Set(['figure', 'table'])
const SECTIONS: ReadonlySet<string> = new Set(['section', 'subsection', 'subsubsection', 'references', 'appendix'])

/** The number of a formula as the schema of TEI wants it. */
const NUMBER = /^[1-9]\d*$/

/** The id of a statement, as no block has one. */
const STATEMENT_ID = /^st\d+$/

/** A soft hyphen, as it is or by its number. */
const SOFT_HYPHEN = /\u00ad|&#(?:0*173|[xX]0*[aA][dD]);/

/** What is written, by the index of its piece. */
interface Place {
  readonly index: number
}

/** A place that says which page begins, or which formula is meant. */
interface NamedPlace extends Place {
  readonly name: string
}

/**
 * Gathers from the tags of a document, in their order, what only the whole of it says, and writes it into them as attributes: the stylesheets
 * would go through the document for each.
 *
 * - The root has the numbers of pages, the languages of blocks, and whether there are notes, works in notes, items of lists, mathematical statements and soft
 *   hyphens; `lost` and `lost-in` name the first element that no stylesheet looks for where it is.
 * - Of the places where a page begins, the first has `first`; an element `page` has `moved` where an instruction names the true place.
 * - A reference has the blocks that it means, `to="#b3 #b4"`, and so has the first place of a formula; a section or the first block of a statement that one means has `called`.
 * - Text before the instruction `formula` has its number, and the first with a number has a name: `formula="4" formula-id="f4"`; it is `placed`
 *   where the text has its place.
 */
export class WholeDocument {
  private readonly root = new Map<string, string>()
  private readonly pages: (NamedPlace & { readonly printed: string })[] = []
  private readonly breaks: NamedPlace[] = []
  private readonly languages: string[] = []
  private readonly entries = new Map<string, string>()
  /** Places of sections by their names; of other blocks, that they are there. */
  private readonly sections = new Map<string, Place>()
  private readonly targets = new Set<string>()
  /** The first blocks of statements by their ids. */
  private readonly statements = new Map<string, Place>()
  private readonly references: (Place & { readonly type: string; readonly ids: readonly string[] })[] = []
  /** Displayed formulas, and their places in the text, by their names. */
  private readonly formulas = new Map<string, Place>()
  private readonly formulaPlaces = new Map<string, Place>()

  /** An element begins; `block` is its name as a block. */
  addElement(index: number, tag: string, name: string, parent: string | undefined, block: string | undefined): void {
    if (parent !== undefined && wouldBeLost(name, parent)) this.say('lost', name, 'lost-in', parent)
    if (name === 'page') {
      const attributes = attributesOf(tag)
      const printed = (attributes.get('global') ?? '').trim().replace(/\s+/g, ' ')
      this.pages.push({ index, name: attributes.get('local') ?? '', printed })
    }
    if (name === 'footnote') this.say('notes', '')
    if (block === undefined) return
    if (SECTIONS.has(name)) this.sections.set(block, { index })
    if (SECTIONS.has(name) || FLOATS.has(name)) this.targets.add(block)
  }

  /** A page begins in the text of the paper; its number as an attribute has it. */
  addBreak(index: number, local: string | undefined): void {
    if (local !== undefined) this.breaks.push({ index, name: unescapeXml(local) })
  }

  /** What a block says of itself, by its tag and the index of that. */
  addFact(index: number, tag: string, fact: string, value: string): void {
    if (fact === 'theorem') this.say('theorems', '')
    if (fact === 'item') this.say('items', '')
    if (fact === 'theorem-id' && STATEMENT_ID.test(value) && !this.statements.has(value)) {
      this.statements.set(value, { index })
      this.targets.add(value)
    }
    const isLanguage = fact === 'lang' && /^[A-Za-z\d-]+$/.test(value)
    if (isLanguage && /^<(?:p|footnote)[\s>]/.test(tag)) this.languages.push(value)
  }

  /** The id by which citations name a reference. */
  addEntry(id: string | undefined, block: string): void {
    if (id !== undefined && !this.entries.has(id)) this.entries.set(id, block)
  }

  addWorkInNote(): void {
    this.say('works', '')
  }

  addReference(index: number, type = '', target = ''): void {
    this.references.push({ index, type, ids: target.split(/\s+/).filter(id => id !== '') })
  }

  /** The place of a displayed formula in the text, by its number. */
  addFormulaPlace(index: number, number: string): void {
    if (!this.formulaPlaces.has(`f${number}`)) this.formulaPlaces.set(`f${number}`, { index })
  }

  /** A displayed formula; its attributes. */
  addFormula(index: number, number: string): string {
    const id = `f${number}`
    const isNew = NUMBER.test(number) && !this.targets.has(id)
    if (isNew) {
      this.targets.add(id)
      this.formulas.set(id, { index })
    }
    return `paperxml:formula="${number}"${isNew ? ` paperxml:formula-id="${id}"` : ''}`
  }

  /** Writes attributes into the pieces of the document. */
  write(parts: string[], root: number | undefined, xml: string): void {
    const add = (index: number, attribute: string) => {
      parts[index] = withAttribute(parts[index] ?? '', attribute)
    }
    this.writePages(add)
    this.writeTargets(add)
    if (root === undefined) return
    if (SOFT_HYPHEN.test(xml)) this.say('soft-hyphens', '')
    if (this.languages.length > 0) this.say('languages', [...new Set(this.languages)].join(' '))
    for (const [name, value] of this.root) add(root, `paperxml:${name}="${escapeValue(value)}"`)
  }

  private writePages(add: (index: number, attribute: string) => void): void {
    const begun = new Set<string>()
    for (const { index, name } of this.breaks) {
      if (!begun.has(name)) add(index, 'first=""')
      begun.add(name)
    }
    const seen = new Set<string>()
    for (const { index, name } of this.pages) {
      if (begun.has(name)) add(index, 'paperxml:moved=""')
      if (!seen.has(name)) add(index, 'paperxml:first=""')
      seen.add(name)
    }
    const printed = this.pages.map(page => page.printed).filter(number => number !== '')
    seen.delete('')
    if (seen.size > 0) this.say('pages', String(seen.size))
    if (printed.length > 0) this.say('first-page', printed[0] ?? '', 'last-page', printed.at(-1) ?? '')
  }

  private writeTargets(add: (index: number, attribute: string) => void): void {
    const called = new Set<string>()
    for (const { index, type, ids } of this.references) {
      const found = ids.map(id => (CALLOUTS.has(type) ? (this.targets.has(id) ? id : undefined) : this.entries.get(id)))
      const to = found.filter(block => block !== undefined)
      if (to.length > 0) add(index, `to="${to.map(block => `#${block}`).join(' ')}"`)
      if (TO_NAMELESS.has(type)) for (const id of to) called.add(id)
    }
    for (const [block, { index }] of [...this.sections, ...this.statements])
      if (called.has(block)) add(index, 'paperxml:called=""')
    for (const [id, place] of this.formulaPlaces) {
      const formula = this.formulas.get(id)
      if (formula === undefined) continue
      add(place.index, `to="#${id}"`)
      add(formula.index, 'paperxml:placed=""')
    }
  }

  /** Says something of the root, unless it was said before. */
  private say(...facts: readonly string[]): void {
    if (this.root.has(facts[0] ?? '')) return
    for (let i = 0; i < facts.length; i += 2) this.root.set(facts[i] ?? '', facts[i + 1] ?? '')
  }
}
