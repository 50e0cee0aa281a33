import type { TextUnit } from './typed-text.ts'

/** Names the blocks of a paper, unit by unit in their order. */
export class BlockNames {
  readonly #counts = new Map<string, number>()
  #row = 0
  #cell = 0

  /** The id of the block; cells and texts in figures are counted in theirs, and what is in no block by its type. */
  of({ type, block, label }: Pick<TextUnit, 'type' | 'block' | 'label'>): string {
    if (type === 'table-cell') return this.#nameOfCell(block, label)
    if (type === 'figure-text') return `${block}.${this.#count(`text of ${block}`)}`
    if (block !== '' || type === 'title' || type === 'subtitle') return block || type
    return `${type}${this.#count(type)}`
  }

  #nameOfCell(table: string, label: string): string {
    const isFirst = label === ''
    this.#row = isFirst ? 1 : this.#row + (label === 'row' ? 1 : 0)
    this.#cell = isFirst || label === 'row' ? 1 : this.#cell + 1
    return `${table}.${this.#row}.${this.#cell}`
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return count
  }
}
