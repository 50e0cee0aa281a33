import { describe, expect, test } from 'vitest'
import type { MathNode } from '../../../../src/base/math/math-node.ts'
import type { Inline } from '../../../../src/model/paper/paper.ts'
import { writeMarkdown } from '../../../../src/write/writers/markdown/write-markdown.ts'
import * as b from '../../../support/paper-builder.ts'

const letter = (text: string): MathNode => ({ type: 'identifier', text, alphabet: 'italic' })
const sign = (text: string): MathNode => ({ type: 'sign', text })

/** A formula in a text, printed as `text`. */
function formula(text: string, ...children: readonly MathNode[]): Inline {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  return { type: 'text', text, style: {}, formula: { math: { type: 'row', children }, isDisplay: false, box } }
}

function write(...blocks: Parameters<typeof b.section>[1][]): string {
  return writeMarkdown(b.paper([b.section('', ...blocks)], { front: b.front('') }), {
    generator: 'test',
    choices: ['no-front-matter'],
  })
}

const display = (...content: readonly Inline[]) => b.doubt('x', { kind: 'formula', content })
const text = (printed: string): Inline => ({ type: 'text', text: printed, style: {} })
const x = formula('x', letter('x'))

describe('a formula of a line', () => {
  test('is LaTeX between dollars, without angles, which begin tags', () => {
    const compared = formula('a<b>c', letter('a'), sign('<'), letter('b'), sign('>'), letter('c'))
    expect(write(b.p('Let ', compared, ' hold.'))).toBe('Let $a\\lt b\\gt c$ hold.\n')
  })

  test('has names for the bars that end a cell of a table', () => {
    const bars = formula('|a|∥b', sign('|'), letter('a'), sign('|'), sign('∥'), letter('b'))
    const cell = { ...b.cell(''), content: [bars] }
    expect(
      write(
        b.table(
          '',
          ['x', 'y'].map(name => ({ ...b.cell(name), isHeader: true })),
          [cell, '1'],
        ),
      ),
    ).toContain('| $\\vert a\\vert \\parallel b$ | 1 |')
    expect(write(b.p('Let ', bars))).toBe('Let $|a|\\parallel b$\n')
  })

  test('is kept apart from another one, since two dollars begin a display', () => {
    expect(write(b.p('Let ', x, formula('y', letter('y')), ' be.'))).toBe('Let $x$ $y$ be.\n')
  })
})

describe('a display', () => {
  test('is on lines of its own, with the number that is printed beside it', () => {
    expect(write(display(x, text(' . (2.3)')))).toBe('$$\nx\\tag{2.3}\n$$\n')
  })

  test('has the number of the last one before it, where several are in one block', () => {
    const y = formula('y', letter('y'))
    expect(write(display(x, text(' , '), y, text('[A1′]')))).toBe('$$\nx\n$$\n\n$$\ny\\tag{A1′}\n$$\n')
  })

  test('is none where there are words beside it', () => {
    expect(write(display(x, text(' for all rivers (2)')))).toBe('$x$ for all rivers (2)\n')
  })
})
