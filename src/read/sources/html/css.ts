/** Properties with their values, as a style sheet or a `style` attribute gives them; names in small letters. */
export type Declarations = ReadonlyMap<string, string>

/** What a style sheet says of elements, classes and ids: `p`, `.ft10`, `p.body`, `#page1`. */
export class StyleSheet {
  readonly #rules = new Map<string, Map<string, string>>()

  /** Adds rules; later ones win over earlier ones. Selectors of more than one step are skipped. */
  add(css: string): void {
    const plain = withoutComments(css.replace(/<!--|-->/g, ' '))
    // Split, not matched: an expression would search for the braces from each letter anew.
    for (const rule of plain.split('}').slice(0, -1)) {
      const [selectors, body] = rule.split('{').slice(-2)
      if (selectors === undefined || body === undefined) continue
      const declarations = parseDeclarations(body)
      for (const selector of selectors.split(',')) {
        const name = selector.trim()
        if (!/^[\w-]*(?:[.#][\w-]+)?$/.test(name) || name === '') continue
        const known = this.#rules.get(name) ?? new Map<string, string>()
        for (const [property, value] of declarations) known.set(property, value)
        this.#rules.set(name, known)
      }
    }
  }

  /** What holds for one element: its `style` attribute before its id, its classes and its name. */
  styleOf(element: string, attributes: Readonly<Record<string, string>>): Declarations {
    const classes = (attributes.class ?? '').split(/\s+/).filter(name => name !== '')
    const id = attributes.id ?? ''
    const selectors = [element, ...classes.flatMap(name => [`.${name}`, `${element}.${name}`])]
    if (id !== '') selectors.push(`#${id}`, `${element}#${id}`)
    const style = new Map<string, string>()
    for (const selector of selectors) {
      for (const [property, value] of this.#rules.get(selector) ?? []) style.set(property, value)
    }
    for (const [property, value] of parseDeclarations(attributes.style ?? '')) style.set(property, value)
    return style
  }
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return [first, ...rest.map(part => part.split('*/').slice(1).join('*/'))].join(' ')
}

function parseDeclarations(body: string): Declarations {
  const declarations = new Map<string, string>()
  for (const declaration of body.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const value = declaration.slice(colon + 1).replace(/!important\s*$/i, '')
    declarations.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim())
  }
  return declarations
}

/** Pixels of CSS in each absolute unit (CSS Values and Units, level 3, section 5.2). */
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, in: 96, pc: 16, cm: 96 / 2.54, mm: 9.6 / 2.54 }

/** A length in pixels of CSS, 96 to an inch; NaN for what is not a length, and for lengths that depend on others (`2em`, `50%`). */
export function toPixels(value: string | undefined): number {
  const [, number, unit] = /^(-?(?:\d+\.?\d*|\.\d+))([a-z]*)$/i.exec(value?.trim() ?? '') ?? []
  if (number === undefined) return Number.NaN
  if (unit === '') return Number(number) === 0 ? 0 : Number.NaN
  return Number(number) * (PIXELS[unit?.toLowerCase() ?? ''] ?? Number.NaN)
}

/** Whether a `font-weight` is bold; `undefined` where it says nothing. */
export function isBoldWeight(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (/^(?:bold|bolder)$/i.test(value)) return true
  return /^\d+$/.test(value) ? Number(value) >= LEAST_BOLD_WEIGHT : false
}

/** The first weight that is called bold, "Semi Bold" (CSS Fonts, level 4, section 2.2). */
const LEAST_BOLD_WEIGHT = 600
