import { describe, expect, test } from 'vitest'
import { toLatex } from '../../../../../src/base/math/writing/latex.ts'
import { readContent } from '../../../../support/read-raw-pdf.ts'

/** An element of a structure tree that draws the marked content with these ids. */
interface Tagged {
  readonly role: string
  readonly contents?: readonly number[]
  readonly children?: readonly Tagged[]
  /** MathML of an associated file. */
  readonly mathml?: string
}

/** The objects of a structure tree, from number 100 on, all of them on the one page. */
function treeOf(tagged: readonly Tagged[]) {
  const objects: string[] = []
  const owners = new Map<number, number>()
  const add = (text: string) => 100 + objects.push(text) - 1
  const addElement = ({ role, contents = [], children = [], mathml }: Tagged, parent: number): number => {
    const number = add('')
    for (const content of contents) owners.set(content, number)
    const kids = [...contents.map(String), ...children.map(child => `${addElement(child, number)} 0 R`)]
    const file = mathml === undefined ? '' : `/AF [${addFile(mathml)} 0 R]`
    objects[number - 100] = `<< /S /${role} /P ${parent} 0 R /Pg 10 0 R /K [${kids.join(' ')}] ${file} >>`
    return number
  }
  const addFile = (mathml: string) => {
    const stream = add(
      `<< /Type /EmbeddedFile /Subtype /application#2Fmathml+xml /Length ${mathml.length} >>\nstream\n${mathml}\nendstream`,
    )
    return add(`<< /Type /Filespec /AFRelationship /Supplement /EF << /F ${stream} 0 R >> >>`)
  }
  const root = add('')
  const kids = tagged.map(element => addElement(element, root))
  const last = Math.max(...owners.keys())
  const parents = Array.from({ length: last + 1 }, (_, id) => `${owners.get(id) ?? root} 0 R`)
  const tree = add(`<< /Nums [0 [${parents.join(' ')}]] >>`)
  objects[root - 100] =
    `<< /Type /StructTreeRoot /K [${kids.map(kid => `${kid} 0 R`).join(' ')}] /ParentTree ${tree} 0 R >>`
  return { objects, catalog: `/MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R` }
}

/** A text in Times Italic, or in another font, at its place, as marked content. */
const mark = (id: number, x: number, y: number, text: string, font = 'F3', size = 10) =>
  `/Span << /MCID ${id} >> BDC BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET EMC`

/** What is read of a page: formulas of lines as `⟨LaTeX⟩`, displays as `⟦LaTeX⟧` with their number. */
async function read(content: readonly string[], tagged: readonly Tagged[]): Promise<string> {
  const page = await readContent(content.join('\n'), '/StructParents 0', treeOf(tagged))
  return page.runs
    .map(({ text, formula, spaceBefore }) => {
      const blank = spaceBefore ? ' ' : ''
      if (formula === undefined) return blank + text
      const latex = toLatex(formula.math)
      return blank + (formula.isDisplay ? `⟦${latex}⟧${formula.number ?? ''}` : `⟨${latex}⟩`)
    })
    .join('')
    .trim()
}

const MATH = 'http://www.w3.org/1998/Math/MathML'
const square = `<math xmlns="${MATH}"><msup><mi>a</mi><mn>2</mn></msup></math>`

/** A line of words with a formula: a letter, and a figure that stands on the line although it is a power. */
const LINE = [
  mark(0, 50, 300, 'The field has', 'F1'),
  mark(1, 120, 300, 'a'),
  mark(2, 126, 300, '2', 'F1'),
  mark(3, 136, 300, 'rows of wheat', 'F1'),
]
const paragraph = (formula: Tagged): Tagged => ({ role: 'P', contents: [0, 3], children: [formula] })

describe('formulas of a structure tree', () => {
  test('are what the MathML of an associated file says', async () => {
    const formula = { role: 'Formula', contents: [1, 2], mathml: square }
    expect(await read(LINE, [paragraph(formula)])).toBe('The field has ⟨a^{2}⟩ rows of wheat')
  })

  test('are made of elements of MathML in the tree', async () => {
    const children = [
      { role: 'mi', contents: [1] },
      { role: 'mn', contents: [2] },
    ]
    const formula = { role: 'Formula', children: [{ role: 'math', children: [{ role: 'msub', children }] }] }
    expect(await read(LINE, [paragraph(formula)])).toBe('The field has ⟨a_{2}⟩ rows of wheat')
  })

  test('are read from their glyphs where the MathML says something else, or is none', async () => {
    const other = `<math xmlns="${MATH}"><mi>b</mi><mo>=</mo><mn>7</mn></math>`
    for (const mathml of [other, '<math><mi>a</mi>']) {
      const formula = { role: 'Formula', contents: [1, 2], mathml }
      expect(await read(LINE, [paragraph(formula)])).toBe('The field has ⟨a2⟩ rows of wheat')
    }
  })

  test('are read from their glyphs where less than four fifths of the letters are those printed', async () => {
    const content = [
      mark(0, 50, 300, 'The fields', 'F1'),
      mark(1, 120, 300, 'abcde'),
      mark(3, 160, 300, 'are sown', 'F1'),
    ]
    const formula = (letters: string) => {
      const lowered = [...letters].map(letter => `<mi>${letter}</mi>`).join('')
      const mathml = `<math xmlns="${MATH}"><msub><mi>a</mi><mrow>${lowered}</mrow></msub></math>`
      return paragraph({ role: 'Formula', contents: [1], mathml })
    }
    expect(await read(content, [formula('bcdx')])).toBe('The fields ⟨a_{bcdx}⟩ are sown')
    expect(await read(content, [formula('bcxy')])).toBe('The fields ⟨abcde⟩ are sown')
  })

  test('are parts of the line in a cell, where no text is beside them', async () => {
    const children = [
      { role: 'mi', contents: [1] },
      { role: 'mn', contents: [2] },
    ]
    const formula = { role: 'Formula', children: [{ role: 'math', children: [{ role: 'msup', children }] }] }
    const rest = { role: 'P', contents: [0, 3] }
    expect(await read(LINE, [rest, { role: 'TD', children: [formula] }])).toContain('⟨a^{2}⟩')
    expect(await read(LINE, [rest, { role: 'Sect', children: [formula] }])).toContain('⟦a^{2}⟧')
  })

  test('are displays beside paragraphs where the MathML says so, with their number', async () => {
    const table = '<mtable><mtr><mtd><mtext>(2.1)</mtext></mtd><mtd><mi>a</mi><mo>=</mo><mn>2</mn></mtd></mtr></mtable>'
    const mathml = `<math xmlns="${MATH}" display="block">${table}</math>`
    const content = [
      mark(0, 50, 300, 'The field has', 'F1'),
      mark(1, 120, 280, 'a='),
      mark(2, 136, 280, '2', 'F1'),
      mark(3, 300, 280, '\\(2.1\\)', 'F1'),
    ]
    const formula = { role: 'Formula', contents: [1, 2, 3], mathml }
    expect(await read(content, [{ role: 'P', contents: [0] }, formula])).toBe('The field has ⟦a=2⟧2.1')
    expect(await read(content, [{ role: 'P', contents: [0], children: [formula] }])).toContain('⟨')
  })

  test('are one where they are broken by the end of a line, and what follows begins at its edge', async () => {
    const mathml = `<math xmlns="${MATH}"><mi>a</mi><mo>=</mo><mi>b</mi></math>`
    const content = [
      mark(0, 50, 300, 'The field has', 'F1'),
      mark(1, 220, 300, 'a='),
      mark(2, 50, 288, 'b'),
      mark(3, 60, 288, 'rows of wheat', 'F1'),
    ]
    const tagged = [paragraph({ role: 'Formula', contents: [1, 2], mathml })]
    expect(await read(content, tagged)).toBe('The field has ⟨a=b⟩ rows of wheat')
    const page = await readContent(content.join('\n'), '/StructParents 0', treeOf(tagged))
    expect(page.runs.find(({ text }) => text.startsWith('rows'))?.box.left).toBeCloseTo(50, 1)
  })

  test('are none where they are brackets of a program', async () => {
    const content = [mark(0, 50, 300, 'sow', 'F4'), mark(1, 68, 300, '\\(', 'F4'), mark(2, 74, 300, '\\)', 'F4')]
    const bracket = `<math xmlns="${MATH}"><mo>(</mo><mo>)</mo></math>`
    const formula = { role: 'Formula', contents: [1, 2], mathml: bracket }
    expect(await read(content, [{ role: 'Code', contents: [0], children: [formula] }])).toBe('sow()')
  })
})
