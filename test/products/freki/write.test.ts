import { describe, expect, test } from 'vitest'
import { type FrekiBlock, type FrekiLine, toFrekiBox } from '../../../src/products/freki/document.ts'
import { parseFreki } from '../../../src/products/freki/parse.ts'
import { writeFreki } from '../../../src/products/freki/write.ts'

function block(lines: readonly FrekiLine[], fields: Partial<FrekiBlock> = {}): FrekiBlock {
  return { documentId: 'paper', page: 1, id: '1-1', attributes: [], lines, ...fields }
}

function line(number: number, text: string, fields: Partial<FrekiLine> = {}): FrekiLine {
  return { number, text, fonts: [], attributes: [], ...fields }
}

const FONTS = [{ id: 'F1', size: 10.9 }]

describe('writeFreki', () => {
  test('writes preambles of one width, blocks parted by a blank line, and no line end behind the last', () => {
    const box = { llx: 72, lly: 289.07, urx: 298.8, ury: 313.53 }
    const first = block(
      [line(1, 'a. ez', { fonts: FONTS, box }), line(2, '   1SG', { tag: 'I-G', fonts: FONTS, tabScore: 0.5, box })],
      { box, label: 'tb' },
    )
    const second = block([], { id: '1-2' })
    expect(writeFreki({ blocks: [first, second] })).toBe(
      [
        'doc_id=paper page=1 block_id=1-1 bbox=72.0,289.07,298.8,313.53 label=tb 1 2',
        'line=1 fonts=F1-10.9 bbox=72.0,289.07,298.8,313.53                      :a. ez',
        'line=2 tag=I-G fonts=F1-10.9 tabscore=0.50 bbox=72.0,289.07,298.8,313.53:   1SG',
        '',
        'doc_id=paper page=1 block_id=1-2 0 0',
      ].join('\n'),
    )
  })

  test('writes what is read as the same document', () => {
    const box = { llx: 0, lly: 1.5, urx: 2.25, ury: 3 }
    const fields = { tag: 'B-L', spanId: 's1', languageName: 'Kurmanji', languageCode: 'kmr', fonts: FONTS, box }
    const lines = [line(1, ' a:  b ', { ...fields, attributes: [{ name: 'look', value: 'own' }] }), line(2, '')]
    const blocks = [
      block(lines, { label: 'tb', box, attributes: [{ name: 'x', value: 'y' }] }),
      block([], { id: 'b2' }),
    ]
    expect(parseFreki(writeFreki({ blocks }))).toEqual({ blocks })
  })

  test('writes the box of a line from the lower left of its page', () => {
    const box = toFrekiBox({ left: 72, top: 100.1, right: 298.8, bottom: 111.01 }, 792)
    expect(writeFreki({ blocks: [block([], { box })] })).toContain('bbox=72.0,680.99,298.8,691.9')
  })

  test('makes one word of every value', () => {
    const odd = block([line(1, 'x', { languageName: 'Old: Norse', fonts: [{ id: 'Arial, Bold', size: 9 }] })], {
      documentId: 'my paper=1',
    })
    const text = writeFreki({ blocks: [odd] })
    expect(text).toContain('doc_id=my_paper_1 ')
    expect(text).toContain('lang_name=Old_Norse fonts=Arial__Bold-9.0:x')
    expect(writeFreki(parseFreki(text))).toBe(text)
  })

  test('names the tab-score anew in a block that was changed, and leaves the others as they were', () => {
    const block = (id: string) => `doc_id=a page=1 block_id=${id} 1 2\nline=1        :x\nline=2 iscore=0.6:y`
    const document = parseFreki(`${block('1-1')}\n\n${block('1-2')}`)
    const blocks = document.blocks.map((block, index) =>
      index === 0 ? block : { ...block, lines: block.lines.map(line => ({ ...line, tag: 'L' })) },
    )
    expect(writeFreki({ ...document, blocks })).toBe(
      `${block('1-1')}\n\ndoc_id=a page=1 block_id=1-2 1 2\nline=1 tag=L              :x\nline=2 tag=L tabscore=0.60:y`,
    )
  })
})
