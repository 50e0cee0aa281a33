import { expect, test } from 'vitest'
import type { OutlineEntry } from '../../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../../src/understand/evidence/blocks.ts'
import { classifyHeadings } from '../../../../../src/understand/decide/headings/headings.ts'
import { evidenceOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { underline } from '../../../../support/draw-rules.ts'
import { paragraph, prose } from '../../../../support/prose.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

/** How a line is drawn between two paragraphs. */
interface Setting {
  /** Lines above it, by default an empty one, which is below it, too. */
  readonly above?: readonly string[]
  readonly outline?: readonly OutlineEntry[]
  readonly isUnderlined?: boolean
}

const text = () => paragraph(6, 70, 'Rivers')

/** Whether some lines between two paragraphs are a heading, or are joined to a paragraph or left apart from it. */
function isHeading(art: string | readonly string[], setting: Setting = {}): boolean {
  const { above = [''], outline = [], isUnderlined = false } = setting
  const lines = typeof art === 'string' ? [art] : art
  const rows = [...text(), ...above, ...lines, '', ...text()]
  const row = text().length + above.length
  const plain = lines[0]?.replace(/\s*\{.*\}$|<\/?[bi]>/gu, '') ?? ''
  const rules = isUnderlined ? [underline(row, plain.length)] : []
  const evidence = { ...evidenceOf([drawPage(rows, { rules, height: 1200 })]), outline }
  const decisions = classifyHeadings(evidence, new Map())
  return evidence.blocks.some(
    block => decisions.has(block) && textOfBlock(block).startsWith(plain.trim().replace(/\s+/gu, ' ').slice(0, 12)),
  )
}

const middle = (words: string) => `${' '.repeat(Math.floor((70 - words.length) / 2))}${words}`
const outline = [{ title: 'Rivers of the old towns', level: 1, page: 1 }]

test.each<[why: string, art: string | readonly string[], setting?: Setting]>([
  ['bold makes', 'Rivers of the old towns {bold}'],
  ['much larger type makes', 'Rivers of the old towns {14}'],
  ['larger type makes', 'Rivers of the old towns {11}'],
  ['capitals make', 'RIVERS OF THE OLD TOWNS'],
  ['italics make', 'Rivers of the old towns {italic}'],
  ['another font makes', 'Rivers of the old towns {font=Sans}'],
  ['a font of short blocks makes', 'Rivers of the old towns {font=Sans}'],
  ['a line below the words makes', 'Rivers of the old towns', { isUnderlined: true }],
  ['colour makes', `${middle('Rivers of the old towns')} {#800000}`],
  ['a place in the middle makes', `${middle('Rivers of the old towns')} {#800000}`],
  ['a number makes', '2 Rivers of the old towns'],
  ['a number of several parts makes', '2.1 Rivers of the old towns'],
  ['a key word makes', 'References'],
  ['the word introduction makes', 'Introduction'],
  ['space above makes', `${middle('Rivers of the old towns')} {#800000}`],
  ['space below makes', `${middle('Rivers of the old towns')} {#800000}`],
  ['a line alone makes', `${middle('Rivers of the old towns')} {#800000}`],
  ['an entry of the outline makes', 'Rivers of the old towns', { outline }],
  ['a tag of the file makes', 'Rivers of the old towns {tag=H2}'],
])('%s a heading', (_, art, setting) => {
  expect(isHeading(art, setting)).toBe(true)
})

test('nothing makes a heading of a short line apart', () => {
  expect(isHeading('Rivers of the old towns')).toBe(false)
})

test.each<[why: string, art: string | readonly string[]]>([
  ['a number before a small letter makes none', `${middle('2 rivers of the old towns')} {#800000}`],
  ['many words make none', prose(2, 68).map(line => `${line} {bold}`)],
  ['a stop makes none', 'Rivers move slowly to the towns. {bold}'],
  ['a question mark makes none where little else shows a heading', '2 Do rivers move? {#800000}'],
  ['a comma at the end makes none', 'Rivers move slowly to the towns, {bold}'],
  ['a colon at the end makes none where little else shows a heading', 'Rivers move slowly to the towns: {bold}'],
  ['a small letter at the start makes none', 'rivers move slowly to the towns {bold}'],
  ['a small letter makes none in large type where little else shows a heading', 'rivers move slowly to the towns {14}'],
  ['a bullet makes none', '• Rivers move slowly to the towns {bold}'],
  ['the label of a statement makes none', 'Lemma 4.1. For any river there is a town {bold}'],
  ['a formula is none', 'Xe = Yo/Zu {bold}'],
  ['a row of cells is none', 'Rivers          Towns and places {bold}'],
  ['labels of the parts of a figure are none', '(a) Rivers (b) Towns {bold}'],
  ['a line as wide as the column makes none where little else shows a heading', `${prose(1, 70)[0]} {italic}`],
])('%s', (_, art) => {
  expect(isHeading(art)).toBe(false)
})

test('the number after that of the line above makes none', () => {
  expect(isHeading('2. Towns and rivers', { above: ['', ...paragraph(3, 70, '1. Rivers'), ''] })).toBe(false)
})
