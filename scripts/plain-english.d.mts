/** A word of a text that has a better one. */
export interface Dialect {
  readonly index: number
  readonly found: string
  readonly say: string
}
export function findDialect(text: string): readonly Dialect[]
