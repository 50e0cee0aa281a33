/** Figures of some papers, by measure; `value: null` where nothing was there to measure. */
export type Values = Readonly<Record<string, { readonly value: number | null }>>

export interface Column {
  readonly label: string
  readonly values: Values
}

export interface LaggingGroup {
  readonly group: string
  readonly measure: string
  readonly value: number
  readonly overall: number
}

export function toMarkdownTable(columns: readonly Column[], options?: { readonly isMainOnly?: boolean }): string
export function findLaggingGroups(
  overall: Values,
  groups: readonly (Column & { readonly size: number })[],
): LaggingGroup[]
export function describeLaggingGroups(lagging: readonly LaggingGroup[]): string
