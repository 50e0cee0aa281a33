/** Names of the marks that are no NMTOKEN, which the DTD wants as label and anchor of a footnote. */
const MARK_NAMES: Readonly<Record<string, string>> = {
  '*': 'star',
  '∗': 'star',
  '⋆': 'star',
  '★': 'star',
  '†': 'dagger',
  '‡': 'ddagger',
  '§': 'section',
  '¶': 'para',
  '‖': 'parallel',
  '∥': 'parallel',
  '#': 'hash',
}

/**
 * The mark of a footnote as an NMTOKEN: `1` → `1`, `*` → `star`, `**` → `star2`, `*1` → `star-1`, `(a)` → `a`;
 * `undefined` where no character of the mark may be in one. Raised digits become plain ones.
 */
export function toFootnoteLabel(mark: string | undefined): string | undefined {
  if (mark === undefined) return undefined
  const pieces: string[] = []
  for (const piece of mark.normalize('NFKC').match(/[\p{L}\p{Nd}\p{Mn}._]+|(\S)\1*/gu) ?? []) {
    const name = MARK_NAMES[[...piece][0] ?? '']
    if (name !== undefined) pieces.push(piece.length === 1 ? name : `${name}${[...piece].length}`)
    else if (/^[\p{L}\p{Nd}]/u.test(piece)) pieces.push(piece.replace(/[._]+$/, ''))
  }
  return pieces.length === 0 ? undefined : pieces.join('-')
}
