import { createReadStream, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  alignPaper,
  blocksOf,
  convertPaper,
  findPapers,
  headingOf,
  inspectPaper,
  openAligner,
  openConverter,
  type PaperInput,
  recoverText,
  textOf,
  textOfBlock,
  walk,
  writeProducts,
} from '../../../src/index.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url))
/** A small file, which is quick to read. */
const WORDS = fixture('sources/glossed.bbox.html')
const BYTES = readFileSync(WORDS)

/** What a program without types may give. */
const wrong = (value: unknown) => value as PaperInput

describe('convertPaper', () => {
  const inputs: readonly (readonly [string, () => PaperInput, string])[] = [
    ['a path', () => WORDS, 'glossed.bbox.html'],
    ['a URL', () => pathToFileURL(WORDS), 'glossed.bbox.html'],
    ['bytes', () => new Uint8Array(BYTES), 'paper.pdf'],
    ['a buffer', () => new Uint8Array(BYTES).buffer, 'paper.pdf'],
    ['a blob', () => new Blob([new Uint8Array(BYTES)]), 'paper.pdf'],
    ['a file', () => new File([new Uint8Array(BYTES)], 'words.html'), 'words.html'],
    ['a stream of Node', () => createReadStream(WORDS), 'paper.pdf'],
    ['a stream of the web', () => wrong(new Blob([new Uint8Array(BYTES)]).stream()), 'paper.pdf'],
  ]

  test('takes a paper in every form that programs have it in', async () => {
    const expected = (await convertPaper(WORDS, { id: 'x', source: 'x' })).paper
    expect(expected.sections.length).toBeGreaterThan(0)
    for (const [what, open, source] of inputs) {
      const { paper } = await convertPaper(open())
      expect(paper.source, what).toBe(source)
      expect({ ...paper, id: 'x', source: 'x' }, what).toEqual(expected)
    }
  })

  test.each([
    [
      42,
      'E_OPTION_RANGE',
      'a paper is the path or file: URL of a file, bytes, a Blob or a stream of bytes, not a number',
    ],
    [undefined, 'E_OPTION_RANGE', 'not undefined'],
    [{}, 'E_OPTION_RANGE', 'not an object of type Object'],
    [new URL('https://example.org/a.pdf'), 'E_FILE_MISSING', 'fetch it and pass its bytes'],
    ['https://example.org/a.pdf', 'E_FILE_MISSING', 'a web address'],
  ])('refuses %j', async (input, code, message) => {
    const refused = convertPaper(wrong(input))
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(message) as string })
  })

  test.each([
    [{ pages: [0] }, 'pages [0]: expected a list of numbers of pages, from 1'],
    [{ language: 'english' }, 'language "english": expected auto, or a code'],
    [{ reader: 'word' }, 'reader "word": expected one of auto, pdf'],
    [{ ocr: { mode: 'perhaps' } }, 'ocr.mode "perhaps": expected one of auto, always, never'],
  ])('refuses the options %j before it reads anything', async (options, message) => {
    const refused = convertPaper('none.pdf', options as object)
    await expect(refused).rejects.toMatchObject({
      code: 'E_OPTION_RANGE',
      message: expect.stringContaining(message) as string,
    })
  })

  test.each([
    [{ langauge: 'de' }, 'there is no option langauge; there are bibliography, corrections, float'],
    [{ ocr: { langs: ['deu'] } }, 'there is no option ocr.langs; there are dataFolder, engine'],
  ])('refuses the unknown options %j', async (options, message) => {
    const refused = convertPaper(WORDS, options as object)
    await expect(refused).rejects.toMatchObject({
      code: 'E_OPTION_UNKNOWN',
      message: expect.stringContaining(message) as string,
    })
  })

  test('tells its progress, and ends at the next page with the reason of its signal', async () => {
    const controller = new AbortController()
    const seen: unknown[] = []
    const converting = convertPaper(fixture('paper/typewriter.pdf'), {
      signal: controller.signal,
      onProgress: progress => {
        seen.push(progress)
        controller.abort(new Error('enough'))
      },
    })
    await expect(converting).rejects.toThrowError('enough')
    expect(seen).toEqual([{ stage: 'reading', done: 0, pages: 2 }])
    const never = convertPaper(WORDS, { signal: AbortSignal.abort() })
    await expect(never).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('inspectPaper tells its progress and refuses options as convertPaper does', async () => {
  const seen: unknown[] = []
  const html = await inspectPaper(fixture('paper/typewriter.pdf'), { onProgress: progress => seen.push(progress) })
  expect(html).toMatch(/^<!doctype html>/i)
  expect(seen[0]).toMatchObject({ stage: 'reading', done: 0 })
  await expect(inspectPaper(WORDS, { pages: [0] })).rejects.toMatchObject({ code: 'E_OPTION_RANGE' })
})

test('writeProducts refuses formats that there are not', async () => {
  const { paper } = await convertPaper(WORDS)
  const refused = writeProducts(paper, ['docx' as 'tei'])
  await expect(refused).rejects.toMatchObject({
    code: 'E_OPTION_RANGE',
    message: expect.stringContaining('format "docx": expected one of paperxml, tei') as string,
  })
})

test('functions beside convertPaper refuse unknown options too', async () => {
  const { paper } = await convertPaper(WORDS)
  const unknown = { format: 'tei' } as object
  const refused = { code: 'E_OPTION_UNKNOWN' }
  await expect(writeProducts(paper, ['tei'], unknown)).rejects.toMatchObject(refused)
  await expect(writeProducts(paper, ['tei'], { teiMarks: unknown })).rejects.toMatchObject(refused)
  await expect(openConverter({ limits: unknown })).rejects.toMatchObject(refused)
  await expect(alignPaper(WORDS, unknown)).rejects.toMatchObject(refused)
  await expect(recoverText(['a line'], unknown)).rejects.toMatchObject(refused)
  expect(() => openAligner(unknown)).toThrowError('there is no option format')
})

test('texts and blocks of a paper come in reading order, with their sections', async () => {
  const { paper } = await convertPaper(fixture('paper/two-column.pdf'))
  expect(textOf(paper.front.title)).toMatch(/^\S.*\S$/)
  const walked = [...walk(paper)]
  expect(walked.map(({ block }) => block)).toEqual(blocksOf(paper))
  expect(walked[0]).toMatchObject({ block: { type: 'paragraph', kind: 'abstract' }, sections: [] })
  const headings = walked.map(({ sections }) => sections.map(headingOf).join(' > '))
  expect(new Set(headings)).toContain('1 Introduction')
  const texts = walked.map(({ block }) => [block.type, textOfBlock(block)] as const)
  expect(texts.filter(([type, text]) => type === 'paragraph' && !/\w{3}/.test(text))).toEqual([])
  expect(texts.filter(([type, text]) => type === 'page-break' && text !== '')).toEqual([])
})

test('a file that is one paper has one range of pages', async () => {
  expect(await findPapers(BYTES)).toEqual({ papers: [{ first: 1, last: 2 }], front: undefined })
  await expect(findPapers(new Uint8Array([1, 2]))).rejects.toMatchObject({ code: 'E_FORMAT_UNKNOWN' })
})
