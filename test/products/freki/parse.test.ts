import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseFreki } from '../../../src/products/freki/parse.ts'
import { readFreki } from '../../../src/products/freki/read.ts'
import { writeFreki } from '../../../src/products/freki/write.ts'

/** As the program of the authors writes: `iscore`, `lang_code`, one width for all preambles of a block. */
const GLOSSED = `doc_id=grammar page=7 block_id=7-2 bbox=72.0,262.02,298.8,313.53 label=blbb 20 23
line=20 fonts=F1-10.9 bbox=72.0,302.62,298.8,313.53                                                :(12) Example
line=21 tag=B-L span_id=s13 lang_name=Kurmanji lang_code=kmr fonts=F1-10.9,F2-8.0 bbox=72.0,289.07,298.8,299.98:a.  ez   te di-xem
line=22 tag=I-G span_id=s13 fonts=F1-10.9 iscore=0.60 bbox=72.0,275.52,298.8,286.43                :    1SG  2SG eat: now
line=23 tag=I-T+AC span_id=s13 fonts=F1-10.9 bbox=72.0,262.02,298.8,272.0 look=own                 :‘I eat you.’

doc_id=grammar page=7 block_id=7-3 bbox=72.0,200.0,298.8,210.0 label=bb 24 24
line=24 fonts=F1-10.9 bbox=72.0,200.0,298.8,210.0:After it.`

/** No labels, one decimal, an empty block before each page, and blank lines more. */
const OLD = `doc_id=old page=1 block_id=1-1 bbox=0.0,0.0,0.0,0.0 0 0


doc_id=old page=1 block_id=1-2 bbox=72.0,700.1,90.5,711.3 1 1
line=1 fonts=F0-12.0 bbox=72.0,700.1,90.5,711.3:Old

`

describe('parseFreki', () => {
  test('gives blocks and lines with what their preambles say', () => {
    const [block, next] = parseFreki(GLOSSED).blocks
    expect(block).toMatchObject({
      documentId: 'grammar',
      page: 7,
      id: '7-2',
      box: { llx: 72, lly: 262.02, urx: 298.8, ury: 313.53 },
      label: 'blbb',
      attributes: [],
    })
    expect(block?.lines[1]).toEqual({
      number: 21,
      tag: 'B-L',
      spanId: 's13',
      languageName: 'Kurmanji',
      languageCode: 'kmr',
      fonts: [
        { id: 'F1', size: 10.9 },
        { id: 'F2', size: 8 },
      ],
      box: { llx: 72, lly: 289.07, urx: 298.8, ury: 299.98 },
      attributes: [],
      text: 'a.  ez   te di-xem',
    })
    expect(block?.lines[3]?.attributes).toEqual([{ name: 'look', value: 'own' }])
    expect(next?.lines.map(line => line.text)).toEqual(['After it.'])
  })

  test('begins the text behind the first colon', () => {
    expect(parseFreki(GLOSSED).blocks[0]?.lines[2]?.text).toBe('    1SG  2SG eat: now')
  })

  test.each([
    ['tabscore=0.75', 0.75],
    ['iscore=0.60', 0.6],
  ])('takes the tab-score from %s', (attribute, score) => {
    const [block] = parseFreki(`doc_id=a block_id=1-1 1 1\nline=1 ${attribute}:x`).blocks
    expect(block?.lines[0]).toMatchObject({ tabScore: score, attributes: [] })
  })

  test('takes fonts whose ids have hyphens', () => {
    const [block] = parseFreki('doc_id=a block_id=1-1 1 1\nline=1 fonts=Times-Bold-9.8:x').blocks
    expect(block?.lines[0]?.fonts).toEqual([{ id: 'Times-Bold', size: 9.8 }])
  })

  test('keeps values that the format does not know among the attributes', () => {
    const [block] = parseFreki('doc_id=a block_id=1-1 bbox=None 1 1\nline=1 bbox=nan,0.0,1.0,1.0:x').blocks
    expect(block?.attributes).toEqual([{ name: 'bbox', value: 'None' }])
    expect(block?.lines[0]?.attributes).toEqual([{ name: 'bbox', value: 'nan,0.0,1.0,1.0' }])
  })

  test('reads names of languages of several words', () => {
    const text = 'doc_id=a block_id=1-1 1 1\nline=1 tag=L lang_name=Pitta Pitta lang_code=pit:x'
    const [line] = parseFreki(text).blocks[0]?.lines ?? []
    expect(line).toMatchObject({ tag: 'L', languageName: 'Pitta Pitta', languageCode: 'pit' })
  })

  test.each([
    ['a title\n\ndoc_id=a block_id=1-1 0 0', 'line 1: expected a block with doc_id= and block_id='],
    ['\n\ndoc_id=a page=1 1 1\nline=1:x', 'line 3: expected a block with doc_id= and block_id='],
    ['doc_id=a block_id=1-1 1 1\n\nline=1 no colon', 'line 3: expected a preamble, a colon and the text'],
    ['doc_id=a block_id=1-1 1 1\nfonts=F1-9.0:x', 'line 2: expected line= and a number'],
    ['doc_id=a block_id=1-1 1 1\nline=1 word:x', 'line 2: expected attributes like name=value, found "word"'],
  ])('says in which line %j is faulty', (file, message) => {
    expect(() => parseFreki(file)).toThrow(expect.objectContaining({ code: 'E_FREKI_MALFORMED' }))
    expect(() => parseFreki(file)).toThrow(message)
  })
})

describe('a file that was read and not changed', () => {
  test.each([
    ['of the program of the authors', GLOSSED],
    ['of an older version', OLD],
    ['with a byte order mark', `\ufeff${GLOSSED}`],
    ['with a line end behind the last line', `${GLOSSED}\n`],
    ['with carriage returns', OLD.replaceAll('\n', '\r\n')],
    ['with a carriage return inside of a line', OLD.replace('Old', 'O\rld')],
    ['with blank lines first and inside of a block', `\n \n${OLD.replace('1 1\n', '1 1\n\n')}`],
    ['with blocks that no line parts', GLOSSED.replace('\n\n', '\n')],
    ['without blocks', ''],
    ['of blank lines', '\n\n\n'],
  ])('keeps its bytes %s', (_, file) => {
    expect(writeFreki(parseFreki(file))).toBe(file)
    const bytes = Buffer.from(file)
    expect(Buffer.from(writeFreki(readFreki(bytes)))).toEqual(bytes)
  })

  test('may be packed', () => {
    expect(writeFreki(readFreki(gzipSync(GLOSSED)))).toBe(GLOSSED)
  })

  test('keeps its bytes whatever stands in it', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const file = randomFile(seed)
      expect(writeFreki(parseFreki(file))).toBe(file)
    }
  })
})

describe('readFreki', () => {
  test('refuses what is not UTF-8', () => {
    expect(() => readFreki(Buffer.from([0x64, 0xff, 0xfe]))).toThrow(
      expect.objectContaining({ code: 'E_TEXT_ENCODING' }),
    )
  })

  test('refuses a packed file that is cut off', () => {
    const packed = gzipSync(GLOSSED)
    expect(() => readFreki(packed.subarray(0, packed.length / 2))).toThrow(
      expect.objectContaining({ code: 'E_GZIP_DAMAGED' }),
    )
  })
})

/** A file of random blocks with random spelling; the same for the same seed. */
function randomFile(seed: number): string {
  let state = seed
  const next = (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  const pick = (values: readonly string[]) => values[next(values.length)] ?? ''
  let number = 0
  const line = () =>
    `line=${++number}${pick(['', ' tag=L', ' tag=M+LN span_id=s1'])}${pick(['', ' fonts=F1-9.0', ' fonts=F1'])}` +
    `${pick(['', ' tabscore=0.61', ' iscore=1.0', ' tabscore=7'])}${pick(['', ' bbox=1.0,2.0,3.25,4', ' x=y'])}` +
    `${' '.repeat(next(4))}:${pick(['', ' a  b', 'c: d', '=', 'дан\u0301', 'line=3:', '\t'])}${pick(['', '', '\r'])}`
  const block = () =>
    [`doc_id=d page=${next(9)} block_id=${seed}-${number} label=tb${pick([' 1 2', ' 0 0', ''])}`]
      .concat(Array.from({ length: next(5) }, line))
      .join(pick(['\n', '\n', '\n\n']))
  const blocks = Array.from({ length: next(6) }, block)
  return pick(['', '\n']) + blocks.join(pick(['\n\n', '\n\n', '\n', '\n\n\n'])) + pick(['', '\n', '\n  \n'])
}
