import type { FrekiAttribute, FrekiBlock, FrekiBox, FrekiFont, FrekiLine } from './document.ts'

/**
 * The text of a block in the standard form: preambles of lines are padded to one width, so that the texts are below each
 * other.
 */
export function formatBlock(block: FrekiBlock): string {
  const preambles = block.lines.map(formatLinePreamble)
  const width = Math.max(0, ...preambles.map(preamble => preamble.length))
  const lines = block.lines.map(({ text }, index) => `${preambles[index]?.padEnd(width)}:${text.replaceAll('\n', ' ')}`)
  return [formatBlockPreamble(block), ...lines].join('\n')
}

/** Ends with the numbers of the first and last line, which the format repeats so that a search finds both. */
function formatBlockPreamble({ documentId, page, id, box, label, attributes, lines }: FrekiBlock): string {
  const known = formatAttributes([
    ['doc_id', documentId],
    ['page', page?.toString()],
    ['block_id', id],
    ['bbox', box && formatBox(box)],
    ['label', label],
  ])
  const range = [lines[0]?.number ?? 0, lines.at(-1)?.number ?? 0]
  return [...known, ...attributes.map(formatAttribute), ...range].join(' ')
}

function formatLinePreamble(line: FrekiLine): string {
  const known = formatAttributes([
    ['line', line.number.toString()],
    ['tag', line.tag],
    ['span_id', line.spanId],
    ['lang_name', line.languageName],
    ['lang_code', line.languageCode],
    ['fonts', line.fonts.map(formatFont).join(',')],
    ['tabscore', line.tabScore?.toFixed(2)],
    ['bbox', line.box && formatBox(line.box)],
  ])
  return [...known, ...line.attributes.map(formatAttribute)].join(' ')
}

/** Attributes without a value are left out. */
function formatAttributes(attributes: readonly (readonly [string, string | undefined])[]): string[] {
  return attributes.flatMap(([name, value]) => (value ? [formatAttribute({ name, value })] : []))
}

function formatAttribute({ name, value }: FrekiAttribute): string {
  return `${toWord(name)}=${toWord(value)}`
}

/** The value without characters that would end an attribute or the preamble. */
function toWord(value: string): string {
  return value.replace(/[\s:=]+/g, '_')
}

function formatFont({ id, size }: FrekiFont): string {
  return `${id.replaceAll(',', '_')}-${size.toFixed(1)}`
}

function formatBox({ llx, lly, urx, ury }: FrekiBox): string {
  return [llx, lly, urx, ury].map(formatPosition).join(',')
}

/** Rounded to a thousandth of a point, with at least one decimal, as Python prints such numbers. */
function formatPosition(position: number): string {
  const rounded = Math.round(position * 1000) / 1000
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded)
}
