import type { FrekiAttribute, FrekiBlock, FrekiBox, FrekiFont, FrekiLine } from './document.ts'

/**
 * The block in the one way in which the format is written: preambles of its lines padded to one width, so that the
 * texts stand below each other.
 */
export function formatBlock(block: FrekiBlock): string {
  const preambles = block.lines.map(formatLinePreamble)
  const width = Math.max(0, ...preambles.map(preamble => preamble.length))
  const lines = block.lines.map(({ text }, index) => `${preambles[index]?.padEnd(width)}:${text.replaceAll('\n', ' ')}`)
  return [formatBlockPreamble(block), ...lines].join('\n')
}

/** Ends in the first and last line number, which the format repeats so that both are found by a search for either. */
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

/** What would end an attribute or the preamble. */
function toWord(value: string): string {
  return value.replace(/[\s:=]+/g, '_')
}

function formatFont({ id, size }: FrekiFont): string {
  return `${id.replaceAll(',', '_')}-${size.toFixed(1)}`
}

function formatBox({ llx, lly, urx, ury }: FrekiBox): string {
  return [llx, lly, urx, ury].map(formatPosition).join(',')
}

/** A thousandth of a point, and one decimal at least, as Python prints a number with a fraction. */
function formatPosition(position: number): string {
  const rounded = Math.round(position * 1000) / 1000
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded)
}
