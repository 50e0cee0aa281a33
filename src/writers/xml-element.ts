/** The line every XML file begins with. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An element that is being written. What is added comes behind what it has; an element that nothing was added to is empty. */
export class XmlElement {
  readonly name: string
  private attributes = ''
  private readonly parts: (string | XmlElement)[] = []

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.name = name
    for (const [key, value] of Object.entries(attributes)) this.att(key, value)
  }

  /** Adds an attribute; the element. */
  att(name: string, value: string): this {
    this.attributes += ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`
    return this
  }

  /** Adds text; the element. */
  txt(text: string): this {
    this.parts.push(escapeText(text))
    return this
  }

  /** Adds a processing instruction. */
  ins(target: string, content: string): void {
    this.parts.push(content === '' ? `<?${target}?>` : `<?${target} ${content}?>`)
  }

  /** Adds a child; the child. */
  ele(name: string, attributes?: Readonly<Record<string, string>>): XmlElement {
    const child = new XmlElement(name, attributes)
    this.parts.push(child)
    return child
  }

  toString(): string {
    const start = `<${this.name}${this.attributes}`
    return this.parts.length === 0 ? `${start}/>` : `${start}>${this.parts.join('')}</${this.name}>`
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
