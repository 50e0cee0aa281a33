import { expect, test } from 'vitest'
import { decideRunIns } from '../../../../src/understand/build/body/run-ins.ts'
import { decidePages, decisionOf, type RoleOf } from '../../../support/arrange.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'

const rest = prose(1, 52, 'They')[0]

/** Each decision with its level and number: `Old rivers. 1/`. */
function decide(rows: readonly string[], roleOf: RoleOf = () => undefined) {
  const { options } = decidePages([drawPage(rows)], roleOf)
  return options.runIns
}

test('openings in one type are decided by their style', () => {
  const rows = [`<b>Old rivers.</b> ${rest}`, ...paragraph(2, 64, 'goes'), '', `<b>Old people.</b> ${rest}`]
  expect(decide(rows)).toMatchObject([
    {
      line: { page: 1 },
      text: 'Old rivers.',
      characters: 10,
      heading: { level: 1, number: undefined },
      score: 0.7,
      evidence: ['run-in-bold'],
    },
    { text: 'Old people.', score: 0.7 },
  ])
})

test('a number and a key word are surer, and need no second opening', () => {
  expect(decide([`<b>2.1. Old rivers.</b> ${rest}`])).toMatchObject([
    { heading: { level: 2, number: '2.1' }, score: 0.9, evidence: ['number', 'run-in-bold'] },
  ])
  expect(decide([`<b>Acknowledgments.</b> ${rest}`])).toMatchObject([
    { heading: { level: 1, number: undefined }, score: 0.9, evidence: ['key-word', 'run-in-bold'] },
  ])
})

test('a line that its look made a block of its own opens the paragraph below it', () => {
  const opening = `<b>${prose(1, 44, '2.1. Old')[0]}s.</b> They are rivers`
  const below = [...paragraph(3, 62, 'that run')]
  expect(decide([opening, '', ...below])).toMatchObject([{ heading: { level: 2, number: '2.1' } }])
})

test('a heading of two lines opens the paragraph in the second, though the first is a block of its own', () => {
  const first = `<b>${prose(1, 62, 'Rivers')[0]}</b>`
  const rows = (opening: string) => [opening, '<b>and towns.</b> They are old', ...paragraph(3, 62, 'and'), '']
  const [one, two] = [rows(first), rows(first.replace('Rivers', 'People'))]
  expect(decide([...one, ...two]).map(({ text }) => text.slice(-10))).toEqual(['and towns.', 'and towns.'])
})

test('a line above a heading opens no paragraph behind it', () => {
  const opening = `<b>${prose(1, 44, '2.1. Old')[0]}s.</b> They are rivers`
  const rows = [opening, '', 'Towns {14 bold}', '', ...paragraph(3, 62, 'that run')]
  expect(decide(rows, text => (text === 'Towns' ? 'heading' : undefined))).toEqual([])
})

test('a paragraph that a person joined to the one before it opens with no heading', () => {
  const rows = [`<b>2.1. Old rivers.</b> ${rest}`]
  const joined: RoleOf = () => ({ ...decisionOf('text'), join: true })
  expect(decide(rows, joined)).toEqual([])
})

test('a block that is no running text opens with no heading', () => {
  expect(decide([`<b>2.1. Old rivers.</b> ${rest}`], () => 'footnote')).toEqual([])
})

test('numbers of indented first lines open headings, numbers from which lines hang open items', () => {
  const opening = (number: number) => `<i>${number}) Old rivers:</i> ${prose(1, 40, 'they')[0]}`
  const below = paragraph(3, 62, 'goes')
  const numbered = [1, 2, 3].flatMap(number => [`   ${opening(number)}`, ...below])
  expect(decide(numbered).map(({ heading }) => heading.number)).toEqual(['1', '2', '3'])
  const hanging = [1, 2, 3].flatMap(number => [opening(number), ...below.map(line => `   ${line}`)])
  expect(decide(hanging)).toEqual([])
})

test('the name of an author opens what is said of this author, and is no heading', () => {
  const openings = ['Anna Berg', 'Old rivers'].map(words => `<b>${words}:</b> ${rest} ${rest}`)
  const rows = [openings[0] ?? '', ...paragraph(2, 64, 'goes'), '', openings[1] ?? '']
  const textsWith = (authors: readonly string[]) => {
    const { decided, options, evidence } = decidePages([drawPage(rows)], () => undefined)
    return decideRunIns(decided, options.paragraphs, { ...evidence, authors }).map(({ text }) => text)
  }
  expect(textsWith(['Carl Ufer 1'])).toEqual(['Anna Berg:', 'Old rivers:'])
  expect(textsWith(['ANNA BERG 1, CARL UFER 2'])).toEqual(['Old rivers:'])
})
