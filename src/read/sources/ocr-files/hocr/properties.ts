/** The properties of an hOCR element (hOCR 1.2, section 2): what its `title` says, by name. */
export type HocrProperties = ReadonlyMap<string, string>

/** A property: its name, and its value up to a semicolon outside of quotes. */
const PROPERTY = /\s*([A-Za-z_][\w-]*)((?:"[^"]*"|'[^']*'|[^;"']|["'])*?)(?:;|$)/gu

/** The properties in a `title` like `bbox 10 20 30 40; x_wconf 96`; of one that is there twice, the first. */
export function parseProperties(title: string | undefined): HocrProperties {
  const properties = new Map<string, string>()
  for (const [, name = '', value = ''] of (title ?? '').matchAll(PROPERTY))
    if (!properties.has(name)) properties.set(name, value.trim())
  return properties
}

/** The numbers of a property, in their order; none where it is not there, NaN for what is no number. */
export function numbersIn(properties: HocrProperties, name: string): number[] {
  const value = properties.get(name)
  return value === undefined || value === '' ? [] : value.split(/[\s,]+/u).map(Number)
}
