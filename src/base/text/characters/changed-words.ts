/** What differs of two texts, in whole words: `on teh river` and `on the river` differ in `teh` and `the`. */
export function changedWords(read: string, is: string): { readonly read: string; readonly is: string } {
  const [was, now] = [read.split(' '), is.split(' ')]
  const most = Math.min(was.length, now.length)
  let start = 0
  while (start < most && was[start] === now[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return { read: middle(was), is: middle(now) }
}
