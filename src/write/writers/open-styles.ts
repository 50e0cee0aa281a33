import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Style } from '../../model/paper/paper.ts'
import { writeInstruction } from './paper-xml-context.ts'
import { namesOfStyle, type StyleName } from './style-names.ts'

interface OpenStyle {
  readonly name: string
  /** Where text of this style is written. */
  readonly inside: XMLBuilder
  readonly isElement: boolean
}

/**
 * The character styles open at one place, outermost first: bold, italic, underlined, raised or lowered.
 *
 * What two neighbours share stays open between them. Raised and lowered text has no element in the DTD: a pair of
 * instructions, innermost, encloses it.
 */
export class OpenStyles {
  private readonly root: XMLBuilder
  private readonly elementsAllowed: boolean
  private readonly open: OpenStyle[] = []

  constructor(root: XMLBuilder, elementsAllowed: boolean) {
    this.root = root
    this.elementsAllowed = elementsAllowed
  }

  /** Where the next text, element or instruction is written. */
  get current(): XMLBuilder {
    return this.open.at(-1)?.inside ?? this.root
  }

  /** Makes `style` the open one. */
  change(style: Style): void {
    const wanted = namesOfStyle(style).map(name => ELEMENTS[name])
    let shared = 0
    while (shared < wanted.length && this.open[shared]?.name === wanted[shared]) shared++
    this.closeTo(shared)
    for (const name of wanted.slice(shared)) this.openOne(name)
  }

  /** Closes raised or lowered text, so that what follows is outside of it. */
  closeScript(): void {
    const last = this.open.at(-1)
    if (last?.name === 'sup' || last?.name === 'sub') this.closeTo(this.open.length - 1)
  }

  /** Closes all styles. */
  closeAll(): void {
    this.closeTo(0)
  }

  private openOne(name: string): void {
    const isElement = this.elementsAllowed && name !== 'sup' && name !== 'sub'
    const parent = this.current
    if (!isElement) writeInstruction(parent, name)
    this.open.push({ name, isElement, inside: isElement ? parent.ele(name) : parent })
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) {
      const last = this.open.pop()
      if (last !== undefined && !last.isElement) writeInstruction(this.current, `/${last.name}`)
    }
  }
}

/** The elements of the DTD, and the instructions, that the styles are written as. */
const ELEMENTS: Readonly<Record<StyleName, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  super: 'sup',
  sub: 'sub',
}
