import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Correction } from '../../src/corrections/corrections.ts'
import { parseCorrections } from '../../src/corrections/parse-corrections.ts'
import { inspectPaper } from '../../src/recipes/inspect.ts'
import { browserNote, hasBrowser, launchBrowser } from '../support/browser.ts'

const PAPER = fileURLToPath(new URL('../../fixtures/paper/two-column.pdf', import.meta.url))
/** A block of running text and a heading of the first page, by their numbers in reading order. */
const TEXT = 9
const HEADING = 15
/** A window with room for all, and one in which the form alone fills the height. */
const HEIGHTS = [900, 360]

/** What a person types into each field, one behind the other. The letters alone would find `heading of the abstract`. */
const TYPED = {
  role: ['publication', 'ArrowDown'],
  level: ['2'],
  numbering: ['given'],
  number: ['IV.b'],
  join: ['start'],
  side: ['after'],
  target: ['18'],
  note: ['so "it" is, says É. Øre'],
}

describe.skipIf(!hasBrowser)(`the inspection page in a browser${browserNote}`, () => {
  let folder = ''
  let browser: Browser | undefined
  let page: Page
  const requests: string[] = []
  const errors: Error[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paperxml-browser-'))
    const [html, launched] = await Promise.all([inspectPaper(PAPER), launchBrowser()])
    writeFileSync(join(folder, 'page.html'), html)
    browser = launched
    page = await launched.newPage({ offline: true })
    page.on('request', request => requests.push(request.url()))
    page.on('pageerror', error => errors.push(error))
  })

  beforeEach(() => open('page.html'))

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(name: string) {
    await page.goto(pathToFileURL(join(folder, name)).href)
  }

  /** The block with a number in reading order. */
  function block(order: number) {
    return page.locator(`g.block[aria-label^="${order}: "]`)
  }

  function field(name: string) {
    return page.locator(`#editor [name="${name}"]`)
  }

  async function press(...keys: readonly string[]) {
    for (const key of keys) await page.keyboard.press(key)
  }

  /** Types letters, or presses the keys that have a name. */
  async function type(words: readonly string[]) {
    for (const word of words) await (word.startsWith('Arrow') ? press(word) : page.keyboard.type(word))
  }

  /** Name of the field that has the focus. */
  function focused() {
    return page.locator('#editor :focus').getAttribute('name')
  }

  /** The file that is downloaded when `save` is done. */
  async function download(save: () => Promise<void>) {
    const [file] = await Promise.all([page.waitForEvent('download'), save()])
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }

  function save() {
    return download(() => page.locator('#save').click())
  }

  /** Id of the block whose details are shown. */
  function idShown() {
    return page.locator('#details dt:text-is("id") + dd').innerText()
  }

  test('takes what is typed into every field, and saves it', async () => {
    await block(18).focus()
    const target = await idShown()
    await block(TEXT).focus()
    const id = await idShown()
    const evidence = page.locator('#details dt:text-is("evidence") + dd')
    expect(await evidence.innerText()).toBe('nothing says that it is anything else')
    await press('Enter')
    const visited: (string | null)[] = []
    for (const words of Object.values(TYPED)) {
      visited.push(await focused())
      await type(words)
      await press('Tab')
    }
    expect(visited).toEqual(Object.keys(TYPED))
    const fields = await page.locator('#editor').locator('input, select, textarea, button').all()
    expect(await Promise.all(fields.map(each => each.getAttribute('name')))).toEqual(visited)

    expect(await page.locator('#count').innerText()).toBe('1 correction, not saved')
    const { name, text } = await download(() => press('Enter'))
    expect(name).toBe('two-column.corrections.json')
    expect(parseCorrections(text, name)).toEqual([
      {
        block: id,
        text: expect.stringMatching(/^Diaries of lighthouse keepers/) as string,
        role: 'heading',
        level: 2,
        number: 'IV.b',
        join: false,
        after: target,
        note: 'so "it" is, says É. Øre',
      },
    ])
    expect(await page.locator('#count').innerText()).toBe('1 correction')
  })

  test('leaves the keys to the fields, but for Escape, which leads back to the block', async () => {
    await block(TEXT).click()
    await field('note').focus()
    await page.keyboard.type('rivrs')
    await press('ArrowLeft', 'ArrowLeft', 'e', 'Home', 'Delete', 'R', 'End', 'Space', 'x', 'Backspace', 'Enter')
    expect(await field('note').inputValue()).toBe('Rivers ')
    await press('Shift+Tab', '1', 'ArrowUp')
    expect([await focused(), await field('target').inputValue()]).toEqual(['target', '2'])

    await press('Escape')
    expect(await block(TEXT).and(page.locator(':focus')).count()).toBe(1)
    await press('Tab', 'Space')
    expect(await page.locator('#editor strong').innerText()).toBe(`Correct block ${TEXT + 1}`)
    await press('Escape', 'Shift+Tab', 'Enter')
    expect(await field('note').inputValue()).toBe('Rivers ')
  })

  test.each(HEIGHTS)('leaves the form where and as it is while others are pointed at, %i pixels high', async height => {
    await page.setViewportSize({ width: 1200, height })
    await block(TEXT).click()
    await field('target').fill('987')
    await field('note').focus()
    const place = await field('note').boundingBox()
    const own = await idShown()
    const seen = new Set<string>()
    for (const order of [2, 10, 14, 16]) {
      await block(order).hover()
      await page.keyboard.type('a')
      expect(await field('note').boundingBox()).toEqual(place)
      seen.add(await idShown())
    }
    expect(seen.size).toBe(4)
    await page.mouse.move(1, 1)
    expect(await idShown()).toBe(own)
    // A form made anew would have forgotten the number, which says nothing by itself.
    expect([await field('target').inputValue(), await field('note').inputValue()]).toEqual(['987', 'aaaa'])
    expect(await page.locator('#editor strong').innerText()).toBe(`Correct block ${TEXT}`)
  })

  test('takes a typed number for the own one, and marks what it cannot take', async () => {
    const marked = async () => {
      const fields = await page.locator('#editor :invalid').all()
      return Promise.all(fields.map(each => each.getAttribute('name')))
    }
    await block(HEADING).click()
    await field('number').pressSequentially('1.')
    expect([await field('numbering').inputValue(), await marked()]).toEqual(['given', []])
    expect(parseCorrections((await save()).text, '')).toMatchObject([{ number: '1.2' }])

    await block(TEXT).click()
    await field('level').pressSequentially('2')
    await field('number').pressSequentially('2')
    await field('target').pressSequentially('18')
    expect(await marked()).toEqual(['level', 'numbering', 'side'])
    await field('role').selectOption('heading')
    await field('side').selectOption('before')
    expect(await marked()).toEqual([])
    await field('level').fill('7')
    await field('target').fill('987')
    expect(await marked()).toEqual(['level', 'target'])
  })

  test('shows the corrections of a file, and saves the same again', async () => {
    await block(HEADING).click()
    const text = (await block(HEADING).getAttribute('aria-label'))?.replace(/^.*: /, '') ?? ''
    const header: Correction = { header: 'title', text: 'Rivers', value: 'Streams' }
    const own: Correction = { block: await idShown(), text, level: 3, number: '', join: false, note: 'seen' }
    writeFileSync(join(folder, 'corrected.html'), await inspectPaper(PAPER, { corrections: [header, own] }))
    await open('corrected.html')
    await block(HEADING).click()
    const values = Object.keys(TYPED).map(name => field(name).inputValue())
    expect(await Promise.all(values)).toEqual(['', '3', 'none', '', 'false', '', '', 'seen'])
    expect(parseCorrections((await save()).text, '')).toEqual([header, own])
  })

  test('has asked for nothing but itself, and its script has not failed', () => {
    // Downloads are made in the page: `blob:`.
    expect(requests.filter(url => !/^(?:file|blob):/.test(url))).toEqual([])
    expect(errors).toEqual([])
  })
})
