import { expect, test } from 'vitest'
import type { Doubt, Inline, PaperBlock } from '../../../../src/model/paper/paper.ts'
import { validateJats } from '../../../../src/write/transforms/validate.ts'
import { writeHtml } from '../../../../src/write/writers/html/write-html.ts'
import { writeJats } from '../../../../src/write/writers/jats/write-jats.ts'
import { writeMarkdown } from '../../../../src/write/writers/markdown/write-markdown.ts'
import * as b from '../../../support/paper-builder.ts'

const place = (formula: number): Inline => ({ type: 'formula-place', formula })

const X: Inline = {
  type: 'text',
  text: 'x',
  style: {},
  formula: {
    math: { type: 'identifier', text: 'x', alphabet: 'italic' },
    isDisplay: true,
    box: { left: 0, top: 0, right: 10, bottom: 10 },
  },
}

const display = (formula: number, content: readonly Inline[] = [X]): Doubt => ({
  ...b.doubt('x', { kind: 'formula', formula, content }),
  id: `d${formula}`,
})

const paperOf = (...blocks: PaperBlock[]) => b.paper([b.section('', ...blocks)], { front: b.front('') })

const markdown = (...blocks: PaperBlock[]) =>
  writeMarkdown(paperOf(...blocks), { generator: 'test 1', choices: ['no-front-matter'] })

test('a display is where its sentence has it', () => {
  const numbered = display(1, [X, { type: 'text', text: ' (2)', style: {} }])
  const paragraph = b.p('It is ', place(1), ' for ', place(2), ' and ends.')
  expect(markdown(paragraph, numbered, display(2), b.p('Next.'))).toBe(
    'It is\n$$\nx\\tag{2}\n$$\nfor\n$$\nx\n$$\nand ends.\n\nNext.\n',
  )
  const html = writeHtml(paperOf(paragraph, numbered, display(2)), { generator: 'test 1' })
  expect(html).toMatch(
    /<p>It is <span class="formula" id="d1"><math .*<\/math> <span class="number">\(2\)<\/span><\/span> for /u,
  )
  expect(html.match(/id="d2"/gu)).toHaveLength(1)
})

test('it is valid in JATS, with its label', async () => {
  const numbered = display(1, [X, { type: 'text', text: ' (2)', style: {} }, X])
  const jats = writeJats(paperOf({ ...b.p('It is ', b.italic('so'), place(1), ' here.'), id: 'p1' }, numbered))
  expect(jats).toMatch(/<p id="p1">It is <italic>so<\/italic><disp-formula-group id="d1"><disp-formula><label>\(2\)/u)
  expect(await validateJats(jats)).toEqual([])
})

test('what follows it in Markdown is no mark at the start of its line', () => {
  expect(markdown(b.p('It is ', place(1), ' - 3. '), display(1))).toContain('$$\n\\- 3.')
})

test('one that was not read is after its paragraph, and so is one of an item', () => {
  const unread = b.doubt('x', { kind: 'formula', formula: 1 })
  expect(markdown(b.p('It is ', place(1), ' so.'), unread)).toMatch(/^It is {1,2}so\.\n\n```formula\nx\n```/u)
  const other = display(1, [X, { type: 'text', text: ' for all', style: {} }])
  expect(markdown(b.p('It is ', place(1), ' so.'), other)).toMatch(/^It is {1,2}so\.\n\n\$x\$ for all/u)
  expect(markdown(b.item('•', 1, 'It is ', place(1), ' so.'), display(1))).toMatch(/so\.\n\n\$\$\nx\n\$\$/u)
})
