const WORDS = 'the river runs through old towns where people live beside water and sing of days long gone by in song'

/** Lines of running text, each exactly `width` characters wide; the first starts with a capital, none ends a sentence. */
export function prose(count: number, width: number, first = 'Once'): string[] {
  const endless = `${first} ${`${WORDS} `.repeat(Math.ceil((count * (width + 1)) / WORDS.length) + 1)}`
  return Array.from({ length: count }, (_, i) => {
    const start = i === 0 ? 0 : i * width
    // A line neither starts nor ends with a blank, so that it fills its column.
    return endless
      .slice(start, start + width)
      .replace(/^\s/, 'e')
      .replace(/\s$/, 's')
  })
}

/** A paragraph: lines of running text of that width, and a last one that ends in the middle of it with a full stop. */
export function paragraph(count: number, width: number, first = 'Once'): string[] {
  const lines = prose(count, width, first)
  const last = (lines.pop() ?? '').slice(0, Math.ceil(width / 2)).trimEnd()
  return [...lines, `${last}.`]
}

/** Columns side by side, each as wide as its widest line, with `gap` blanks between them. */
export function sideBySide(columns: readonly (readonly string[])[], gap = 4): string[] {
  const rows = Math.max(...columns.map(column => column.length))
  const widths = columns.map(column => Math.max(...column.map(line => line.length)) + gap)
  return Array.from({ length: rows }, (_, row) =>
    columns
      .map((column, i) => (column[row] ?? '').padEnd(widths[i] ?? 0))
      .join('')
      .trimEnd(),
  )
}

/** Lines moved right by `blanks`. */
export function indent(lines: readonly string[], blanks: number): string[] {
  return lines.map(line => (line === '' ? '' : ' '.repeat(blanks) + line))
}

/** `count` empty lines. */
export function gap(count: number): string[] {
  return Array.from({ length: count }, () => '')
}
