/** Begins a document, in a line of its own. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * An element of a document that is being written. It holds text that is escaped already, so that to write the document is to
 * join its parts: a library with a tree of the DOM takes three times as long.
 *
 * Text, attributes and names must be legal in XML (`toXmlText`); nothing is checked here.
 */
export class XmlElement {
  readonly name: string
  #attributes = ''
  /** Text and instructions as they are written, and elements. */
  readonly #content: (string | XmlElement)[] = []

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}) {
    this.name = name
    for (const [key, value] of Object.entries(attributes)) this.att(key, value)
  }

  /** Adds an attribute after those that there are. */
  att(name: string, value: string): void {
    this.#attributes += ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`
  }

  /** Adds an element and gives it. */
  ele(name: string, attributes?: Readonly<Record<string, string>>): XmlElement {
    const element = new XmlElement(name, attributes)
    this.#content.push(element)
    return element
  }

  /** Adds text, and gives the element itself. */
  txt(text: string): this {
    this.#content.push(escapeText(text))
    return this
  }

  /** Adds a processing instruction; the content must not have `?>`. */
  ins(target: string, content: string): void {
    this.#content.push(content === '' ? `<?${target}?>` : `<?${target} ${content}?>`)
  }

  /** The element as XML. One without any content is one tag. */
  toString(): string {
    const start = `<${this.name}${this.#attributes}`
    return this.#content.length === 0 ? `${start}/>` : `${start}>${this.#content.join('')}</${this.name}>`
  }
}

/** Each `&`, too, that looks like the beginning of an entity: else a printed `&lt;` would be read as `<`. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
