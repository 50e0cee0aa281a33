/** A row of dots that leads to a page number, at a line's end; tried where the row begins, not from each of its dots. */
const LEADERS = /(?<![.·…‥_]\s?)(?:[.·…‥_]\s?){4,}\s*(?:\d{1,4}|[ivxlc]{1,6})$/u

/** Whether a line is an entry of a list of contents, with dots that lead to the number of a page. */
export function hasLeaders(line: string): boolean {
  return LEADERS.test(line)
}
