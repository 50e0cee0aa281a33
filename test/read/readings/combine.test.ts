import { expect, test } from 'vitest'
import { combineReadings } from '../../../src/read/readings/combine.ts'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import type { FlowDocument } from '../../../src/model/page/flow.ts'
import type { Page, SourceDocument } from '../../../src/model/page/page.ts'
import { drawPage } from '../../support/draw-page.ts'

function documentOf(pages: readonly Page[], ocr?: SourceDocument['ocr']): SourceDocument {
  return { pages, outline: [], metadata: {}, pageCount: pages.length, ...(ocr === undefined ? {} : { ocr }) }
}

function flowOf(...blocks: readonly string[]): FlowDocument {
  return { blocks: blocks.map(text => ({ kind: 'paragraph', page: undefined, words: text.split(/\s+/) })) }
}

/** The text of the pages after both readings, words with a blank between them, and all that is told of it. */
async function combine(document: SourceDocument, reading: FlowDocument | SourceDocument) {
  const diagnostics: Diagnostic[] = []
  const combination = await combineReadings(document, reading, 'en', diagnostic => void diagnostics.push(diagnostic))
  const runs = combination.document.pages.flatMap(page => page.runs)
  return {
    ...combination,
    text: runs
      .map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))
      .join('')
      .trim(),
    runs,
    dropped: combination.document.pages.flatMap(page => page.dropped.map(({ text, reason }) => `${text} ${reason}`)),
    told: combination.disagreements.map(
      ({ primary, other, taken, reason }) => `${primary}|${other} ${taken} ${reason}`,
    ),
    codes: diagnostics.map(({ code }) => code),
  }
}

const LINES = ['the keepers of the lights wrote down the weather', 'four times a day for more than a century and we']

test('leaves a document as it is where both readings agree', async () => {
  const document = documentOf([drawPage(LINES)])
  const { text, told, dropped, accounts } = await combine(document, flowOf(LINES.join(' ')))
  expect(text).toBe(LINES.join(' '))
  expect(told).toEqual([])
  expect(dropped).toEqual([])
  expect(accounts.primary).toEqual({ words: 20, agreed: 20, taken: 0, added: 0, dropped: 0 })
  expect(accounts.other).toEqual(accounts.primary)
})

test('takes the known word, at the place and in the style of the other one', async () => {
  const page = drawPage([LINES[0]?.replace('lights', '<b>l1ghts</b>') ?? '', LINES[1] ?? ''])
  const { text, runs, told, dropped } = await combine(documentOf([page]), flowOf(LINES.join(' ')))
  expect(text).toBe(LINES.join(' '))
  expect(told).toEqual(['l1ghts|lights other known-word'])
  expect(dropped).toEqual(['l1ghts misread'])
  const before = page.runs.find(run => run.text === 'l1ghts')
  expect(runs.find(run => run.text === 'lights')).toMatchObject({ box: before?.box, font: { isBold: true } })
})

test('keeps the known word of the first reading, and records the other one', async () => {
  const { text, told, dropped } = await combine(
    documentOf([drawPage(LINES)]),
    flowOf(LINES.join(' ').replace('weather', 'vveather')),
  )
  expect(text).toBe(LINES.join(' '))
  expect(told).toEqual(['weather|vveather primary known-word'])
  expect(dropped).toEqual(['vveather misread'])
})

test('takes a character that the font of one reading does not explain from the other one', async () => {
  const { text, told } = await combine(
    documentOf([drawPage([LINES[0]?.replace('weather', '\ufffdeather') ?? '', LINES[1] ?? ''])]),
    flowOf(LINES.join(' ')),
  )
  expect(text).toBe(LINES.join(' '))
  expect(told).toEqual(['\ufffdeather|weather other unknown-sign'])
})

test('joins what one reading splits into no words, and splits what it joins', async () => {
  const parted = [LINES[0]?.replace('keepers', 'kee pers') ?? '', LINES[1] ?? '']
  expect((await combine(documentOf([drawPage(parted)]), flowOf(LINES.join(' ')))).text).toBe(LINES.join(' '))
  const joined = [LINES[0]?.replace('down the', 'downthe') ?? '', LINES[1] ?? '']
  expect((await combine(documentOf([drawPage(joined)]), flowOf(LINES.join(' ')))).text).toBe(LINES.join(' '))
})

test('leaves apart what is far apart, as in cells of a table', async () => {
  const lines = [LINES[0] ?? '', 'four times a day for more than a cen     tury and we']
  const { text } = await combine(documentOf([drawPage(lines)]), flowOf(LINES.join(' ')))
  expect(text).toContain('a cen tury and')
})

test('leaves a word cut at its line end, and says that it is whole in the other reading', async () => {
  const lines = ['the keepers of the lights wrote down the wea-', 'ther four times a day for more than a century']
  const { text, wholeWords, told } = await combine(
    documentOf([drawPage(lines)]),
    flowOf(lines.join(' ').replace('wea- ther', 'weather')),
  )
  expect(text).toBe(lines.join(' '))
  expect(wholeWords).toEqual(['weather'])
  expect(told).toEqual(['wea- ther|weather primary hyphen'])
})

test('adds what running text alone has behind the word it follows there, and loses nothing', async () => {
  const { text, told, accounts } = await combine(
    documentOf([drawPage(LINES)]),
    flowOf(LINES.join(' ').replace('the weather', 'the windy, foggy weather')),
  )
  expect(text).toBe(LINES.join(' ').replace('the weather', 'the windy, foggy weather'))
  expect(told).toEqual(['|windy, other only-here', '|foggy other only-here'])
  expect(accounts.other).toEqual({ words: 22, agreed: 20, taken: 0, added: 2, dropped: 0 })
})

test('keeps what the first reading alone has', async () => {
  const { text, accounts } = await combine(
    documentOf([drawPage(LINES)]),
    flowOf(LINES.join(' ').replace('weather', '')),
  )
  expect(text).toBe(LINES.join(' '))
  expect(accounts.primary).toEqual({ words: 20, agreed: 19, taken: 0, added: 1, dropped: 0 })
})

test('gives each word its place in running text', async () => {
  const { runs } = await combine(documentOf([drawPage(LINES)]), flowOf(...LINES))
  expect(runs[0]?.flow).toEqual({ block: 0, word: 0 })
  expect(runs.at(-1)?.flow).toEqual({ block: 1, word: 19 })
})

test('takes the surer word of two readings with pages', async () => {
  const sure = (page: Page, confidence: number): Page => ({
    ...page,
    runs: page.runs.map(run => ({ ...run, confidence })),
  })
  const [here, there] = [drawPage(LINES), drawPage([LINES[0] ?? '', LINES[1]?.replace('times', 'tines') ?? ''])]
  expect((await combine(documentOf([sure(here, 0.6)]), documentOf([sure(there, 0.9)]))).told).toEqual([
    'times|tines other confidence',
  ])
})

/** A page recognised anew, words of a low confidence written as `word?`. */
function recognised(lines: readonly string[]): Page {
  const page = drawPage(lines)
  return {
    ...page,
    runs: page.runs.map(run => ({
      ...run,
      text: run.text.replace('?', ''),
      confidence: run.text.endsWith('?') ? 0.4 : 0.95,
    })),
  }
}

test('keeps an unsure word of the reading that is clearly the better one', async () => {
  const garbled = ['the keexers of the lixhts wroxe doxn the', 'four txmes a day for more txan a cextury and we']
  const fresh = documentOf([recognised([`${LINES[0]}?`, LINES[1] ?? ''])], { engine: 'x' })
  expect((await combine(documentOf([drawPage(garbled)]), fresh)).text).toBe(LINES.join(' '))
  const sound = [LINES[0]?.replace(' weather', '') ?? '', LINES[1] ?? '']
  expect((await combine(documentOf([drawPage(sound)]), fresh)).told).toEqual(['|weather primary no-word'])
})

test('does not call a reading the better one for what chance may give', async () => {
  const old = [LINES[0]?.replace('wrote', 'wroxe') ?? '', `${LINES[1]} 399`]
  const fresh = [LINES[0] ?? '', `${LINES[1]} 99`]
  const { told } = await combine(documentOf([drawPage(old)]), documentOf([drawPage(fresh)]))
  expect(told).toEqual(['wroxe|wrote other known-word', '399|99 primary primary'])
})

test('counts the parts of a word that are known', async () => {
  const [old, fresh] = ['Xqu', 'day'].map(part => [`${LINES[0]} and the ${part}-wxyz`, LINES[1] ?? ''])
  const { told } = await combine(documentOf([drawPage(old ?? [])]), documentOf([drawPage(fresh ?? [])]))
  expect(told).toEqual(['Xqu-wxyz|day-wxyz other known-word'])
})

test('says nothing against a word for being cut at its line end', async () => {
  const [old, fresh] = ['vie', 'vi-'].map(part => [`${LINES[0]} ${part}`, `sual ${LINES[1]}`])
  const { told } = await combine(documentOf([drawPage(old ?? [])]), documentOf([drawPage(fresh ?? [])]))
  expect(told).toEqual(['vie|vi- primary primary'])
})

test('keeps of a passage that the worse reading alone has only the lines that have words', async () => {
  const garbled = ['the keexers of the lixhts wroxe doxn the', 'four txmes a day for more txan a cextury and we']
  const caption = 'Figure 2: the weather down the century'
  const old = documentOf([{ ...drawPage([...garbled, caption, 'M3']), isTextLayer: true }])
  const { text } = await combine(old, documentOf([recognised(LINES)], { engine: 'x' }))
  expect(text).toContain(caption)
  expect(text).not.toContain('M3')
})

test('has the characters of a formula once that running text orders in another way', async () => {
  const flow: FlowDocument = {
    blocks: [{ kind: 'paragraph', page: 1, words: ['∈Ba', ...LINES.join(' ').split(' ')] }],
  }
  const { text, dropped, told, accounts } = await combine(documentOf([drawPage([...LINES, 'a ∈ B'])]), flow)
  expect(text).toBe(`${LINES.join(' ')} a ∈ B`)
  expect(dropped).toEqual(['∈Ba misread'])
  expect(told).toContain('|∈Ba primary repeated')
  expect(accounts.other).toEqual({ words: 21, agreed: 20, taken: 0, added: 0, dropped: 1 })
})

test('pairs by their ink words that have no likeness', async () => {
  const garbled = drawPage([LINES[0]?.replace('weather', '~w;xq#!') ?? '', LINES[1] ?? ''])
  const { told, text } = await combine(documentOf([garbled]), documentOf([drawPage(LINES)]))
  expect(text).toBe(LINES.join(' '))
  expect(told).toEqual(['~w;xq#!|weather other known-word'])
})

test('takes the places of a fresh reading for those of the old text behind a scan', async () => {
  const old = { ...drawPage(LINES), isTextLayer: true }
  const fresh = drawPage(['', ...LINES])
  const { runs } = await combine(documentOf([old]), documentOf([fresh], { engine: 'x' }))
  expect(runs[0]?.box.top).toBe(fresh.runs[0]?.box.top)
})

test('sets right-to-left words that share a box from the right', async () => {
  const document = documentOf([drawPage([LINES[0] ?? '', `${LINES[1]} המגדלור`])])
  const { runs } = await combine(document, flowOf(`${LINES.join(' ')} המגדלור הצפוני`))
  const [first, second] = runs.slice(-2)
  expect([first?.text, second?.text]).toEqual(['המגדלור', 'הצפוני'])
  expect(first?.box.left).toBeGreaterThan(second?.box.right ?? Number.NaN)
})

test('compares places whatever the size of the page', async () => {
  const page = drawPage(LINES)
  const double = {
    ...page,
    width: 2 * page.width,
    height: 2 * page.height,
    runs: page.runs.map(run => ({
      ...run,
      box: { left: 2 * run.box.left, top: 2 * run.box.top, right: 2 * run.box.right, bottom: 2 * run.box.bottom },
    })),
  }
  expect((await combine(documentOf([page]), documentOf([double]))).accounts.other.agreed).toBe(20)
})

test('refuses two readings of two documents, and warns where they have little in common', async () => {
  const other =
    'when rain falls on harbour books nobody reads what they say about fish nets or about their boats at all'
  await expect(combine(documentOf([drawPage(LINES)]), flowOf(other))).rejects.toMatchObject({
    code: 'E_READINGS_DIFFER',
  })
  const part = await combine(documentOf([drawPage(LINES)]), flowOf(`${LINES[0]?.slice(0, 22)} ${other}`))
  expect(part.codes).toEqual(['W_READINGS_DIFFER'])
})
