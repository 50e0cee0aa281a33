/** A part of a report, before it is written as Markdown or HTML. */
export type ReportPart =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[] }

/** A share from 0 to 1 to be drawn. */
export interface Bar {
  readonly label: string
  readonly value: number
}

/** A value with two decimals at most, as a percentage: `91.5`. */
export function toPercent(share: number): string {
  return String(Math.round(share * 10_000) / 100)
}

/** The beginning of a text, cut after `length` characters where it is longer. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}
