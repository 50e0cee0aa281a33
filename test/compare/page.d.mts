import type { Difference, Item } from './differences.mjs'

interface Record {
  readonly pages: readonly { readonly number: number; readonly width: number; readonly height: number }[]
  readonly items: readonly Item[]
}

export function writePage(
  folder: string,
  options: {
    readonly title: string
    readonly papers: readonly {
      readonly name: string
      readonly path: string
      readonly before: Record
      readonly after: Record
      readonly differences: readonly Difference[]
    }[]
    readonly summary: string
    readonly mostPages: number
    readonly processes: number
  },
): Promise<{ path: string; shown: number; changed: number }>
