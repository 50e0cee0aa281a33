import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Cell, Table } from '../../model/paper/paper.ts'
import { textOfInlines } from './inlines.ts'
import { toXmlText } from './xml-text.ts'
import type { PaperXmlContext } from './paper-xml-context.ts'
import { writeBlockElement, writeBlockInstructions, writeInstruction } from './paper-xml-context.ts'
import { STYLED_MODEL, writeInlines, writeStyledAttribute } from './paper-xml-inlines.ts'

/** Writes a table with its rows, then the notes under it as paragraphs that say so. */
export function writeTable(parent: XMLBuilder, table: Table, context: PaperXmlContext): void {
  const element = writeBlockElement(parent, 'table', attributesOf(table, context))
  writeBlockInstructions(element, table, context.options)
  writeStyledAttribute(element, 'caption', table.caption, context)
  for (const [i, row] of table.rows.entries()) {
    const role = table.rowRoles?.[i] ?? 'data'
    const line = writeBlockElement(element, 'tr', { class: role === 'data' ? undefined : role })
    for (const cell of row) writeCell(line, cell, context)
  }
  if (table.rows.length > 0) element.txt('\n')
  for (const [i, note] of table.notes.entries()) {
    const paragraph = writeBlockElement(parent, 'p')
    const marks = table.noteMarks?.[i]?.join(' ') ?? ''
    writeInstruction(paragraph, 'table-note', { n: marks === '' ? undefined : marks })
    paragraph.txt(toXmlText(note).trim())
  }
}

function attributesOf(table: Table, context: PaperXmlContext): Record<string, string | undefined> {
  const isRuled = table.frame !== 'void' || table.rules !== 'none'
  const lengths = new Set(table.rows.map(row => row.length))
  return {
    caption: textOfInlines(table.caption, context.options) || undefined,
    frame: table.frame,
    rules: table.rules,
    border: isRuled ? '1' : '0',
    regular: lengths.size <= 1 ? 'True' : 'False',
  }
}

function writeCell(row: XMLBuilder, cell: Cell, context: PaperXmlContext): void {
  const element = row.ele('td')
  if (cell.isHeader) element.att('class', classOf(cell))
  if (cell.rowSpan > 1) element.att('rowspan', String(cell.rowSpan))
  if (cell.columnSpan > 1) element.att('colspan', String(cell.columnSpan))
  if (cell.content.length > 0) writeInlines(element.ele('p'), cell.content, STYLED_MODEL, context)
}

/** `header`, and what it names where this is not one column. */
function classOf({ scope = 'col' }: Cell): string {
  return scope === 'col' ? 'header' : `header ${scope}`
}
