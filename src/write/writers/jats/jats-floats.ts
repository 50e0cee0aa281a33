import type { Cell, Figure, Table } from '../../../model/paper/paper.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { type InlineNode, textOfTree, toInlineTree, withoutStart } from '../document/inline-tree.ts'
import { interiorOf } from '../document/plain-text.ts'
import { type PlannedRow, planTable } from '../document/plan-table.ts'
import { noteMarker, notesOfTable } from '../document/table-notes.ts'
import { type Attributes, element, textElement, wrapped } from '../document/markup.ts'
import type { JatsContext } from './jats-context.ts'
import { writeJatsLabel, writeJatsTree } from './jats-inlines.ts'

/** A figure with label, caption, picture, and the text printed in it. */
export function writeJatsFigure(figure: Figure, context: JatsContext): string {
  const interior = interiorOf(figure)
  return element('fig', attributesOf(figure), [
    ...writeCaption(toInlineTree(figure.caption), context),
    wrapped(
      'disp-quote',
      { 'content-type': 'figure-text' },
      interior.map(line => textElement('p', {}, line)),
    ),
    writeGraphic(figure.id, context),
  ])
}

/** A table with label, caption, rows, and the notes under it. */
export function writeJatsTable(table: Table, context: JatsContext): string {
  const { head, bodies } = planTable(table)
  const toTree = noteMarker(table)
  const writeContent = ({ content }: Cell) => writeJatsLabel(toTree(content), context)
  const writeRows = (rows: readonly PlannedRow[]) => rows.map(row => writeRow(row, writeContent))
  const notes = notesOfTable(table).map(({ id, text }) => wrapped('fn', { id }, textElement('p', {}, text)))
  return element('table-wrap', attributesOf(table), [
    ...writeCaption(toTree(table.caption), context),
    writeGraphic(table.id, context),
    wrapped('table', { frame: table.frame, rules: table.rules }, [
      wrapped('thead', {}, writeRows(head)),
      ...bodies.map(rows => wrapped('tbody', {}, writeRows(rows))),
    ]),
    wrapped('table-wrap-foot', {}, notes),
  ])
}

function attributesOf({ id, language }: { readonly id: string; readonly language?: string }): Attributes {
  return { id: id || undefined, position: 'float', 'xml:lang': language }
}

function writeGraphic(id: string, { pictures }: JatsContext): string {
  const picture = pictures.get(id)
  return picture === undefined ? '' : element('graphic', { 'xlink:href': picture }, '')
}

/** The label as printed, and the caption without it. */
function writeCaption(tree: readonly InlineNode[], context: JatsContext): readonly string[] {
  const { label, rest } = splitLabel(tree)
  return [textElement('label', {}, label), wrapped('caption', {}, wrapped('p', {}, writeJatsTree(rest, context)))]
}

function splitLabel(tree: readonly InlineNode[]): { readonly label: string; readonly rest: readonly InlineNode[] } {
  const text = textOfTree(tree)
  const found = matchCaptionLabel(text)
  if (found === undefined || !text.endsWith(found.rest)) return { label: '', rest: tree }
  const start = text.length - found.rest.length
  return { label: text.slice(0, start).trim(), rest: withoutStart(tree, start) }
}

function writeRow({ cells, role }: PlannedRow, writeContent: (cell: Cell) => string): string {
  const isNamed = role === 'units' || role === 'total'
  return element(
    'tr',
    { 'content-type': isNamed ? role : undefined },
    cells.map(cell => writeCell(cell, writeContent(cell))),
  )
}

function writeCell({ isHeader, scope, rowSpan, columnSpan }: Cell, content: string): string {
  const attributes = {
    scope: isHeader ? scope : undefined,
    rowspan: rowSpan > 1 ? rowSpan : undefined,
    colspan: columnSpan > 1 ? columnSpan : undefined,
  }
  return element(isHeader ? 'th' : 'td', attributes, content)
}
