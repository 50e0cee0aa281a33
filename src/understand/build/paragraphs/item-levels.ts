/** Indents of the marks of one list level differ by less than this, in ems of the body. */
const SAME_DEPTH_IN_EMS = 0.5

/** Counts how deep list items are nested, by their indents, over the paragraphs of one section in order. */
export class ItemLevels {
  /** Depths of the open lists from the outermost, in ems. */
  private open: number[] = []

  /**
   * The level of an item, from 1; 0 for other paragraphs, which end the lists that are indented as far or further:
   * a paragraph inside an item is right of its mark.
   *
   * @param indent depth of the left edge in its column, in ems
   */
  next(indent: number, isItem: boolean): number {
    const reach = isItem ? indent + SAME_DEPTH_IN_EMS : indent - SAME_DEPTH_IN_EMS
    this.open = this.open.filter(depth => depth < reach)
    if (!isItem) return 0
    const innermost = this.open[this.open.length - 1]
    if (innermost === undefined || innermost < indent - SAME_DEPTH_IN_EMS) this.open.push(indent)
    return this.open.length
  }
}
