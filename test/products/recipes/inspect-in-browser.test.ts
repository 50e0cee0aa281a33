import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Correction } from '../../../src/model/corrections/corrections.ts'
import { parseCorrections } from '../../../src/understand/corrections/parse-corrections.ts'
import { inspectPaper } from '../../../src/products/recipes/inspect.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { axeFaults, axeNote, hasAxe } from '../../support/axe.ts'
import { browserNote, hasBrowser, launchBrowser } from '../../support/browser.ts'

const PAPER = fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url))
const FORMULAS = fileURLToPath(new URL('../../../fixtures/paper/formulas.pdf', import.meta.url))
const FIRST_TEXT = 'Diaries of lighthouse keepers'

describe.skipIf(!hasBrowser)(`the inspection page in a browser${browserNote}`, () => {
  let folder = ''
  let browser: Browser | undefined
  let page: Page
  const requests: string[] = []
  const errors: string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paperxml-browser-'))
    const [html, formulas, launched] = await Promise.all([inspectPaper(PAPER), inspectPaper(FORMULAS), launchBrowser()])
    writeFileSync(join(folder, 'page.html'), html)
    writeFileSync(join(folder, 'formulas.html'), formulas)
    browser = launched
    page = await launched.newPage({ offline: true, viewport: { width: 1200, height: 800 } })
    page.on('request', request => requests.push(request.url()))
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  })

  beforeEach(() => open('page.html'))

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(name: string) {
    await page.goto('about:blank')
    await page.goto(pathToFileURL(join(folder, name)).href)
    await page.getByRole('treeitem').first().waitFor()
  }

  const row = (text: string) => page.getByRole('treeitem').filter({ hasText: text })
  const field = (name: string) => page.locator(`.block-form [name=${name}]`)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  /** The file that is downloaded when all is saved. */
  async function save() {
    const [file] = await Promise.all([page.waitForEvent('download'), press('Control+s')])
    await page.getByText('Saved as a file.').waitFor()
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }

  test('sets formulas as the browser does, and says nothing of their styles to the console', async () => {
    await open('formulas.html')
    await press('Alt+2')
    const fraction = page.locator('.running-text .formula mfrac').first()
    await fraction.waitFor()
    expect(await fraction.evaluate(node => node.namespaceURI)).toBe('http://www.w3.org/1998/Math/MathML')
    const [numerator, denominator] = await fraction.evaluate(node =>
      [...node.children].map(child => child.getBoundingClientRect().bottom),
    )
    expect(numerator).toBeLessThan(denominator ?? 0)
    expect(await page.locator('.running-text .formula math').first().getAttribute('alttext')).toContain('\\frac')
    expect(errors).toEqual([])
  })

  test('shows what the page of the service shows: pages, structure, text, TEI, sentences and report', async () => {
    await row(FIRST_TEXT).click()
    expect(await page.locator('.page svg.drawn text').count()).toBeGreaterThan(50)
    expect(await page.locator('.overlay .block[aria-pressed=true]').getAttribute('aria-label')).toContain(FIRST_TEXT)
    expect(await page.locator('.facts').innerText()).toContain('nothing says that it is anything else')
    await press('Alt+2')
    expect(await page.locator('.running-text [aria-current]').innerText()).toMatch(/^Diaries of lighthouse keepers/)
    await press('Alt+3')
    expect(await page.locator('.source [aria-current]').textContent()).toContain('Diaries of lighthouse')
    await press('Alt+4')
    expect(await page.locator('.sentences [aria-current]').innerText()).toMatch(/^Diaries of lighthouse/)
    await press('Alt+5')
    await expect.poll(() => page.locator('.report').innerText()).toMatch(/Fonts \(\d+\)[^]*Every glyph[^]*lost\s+0/)
  })

  test('takes corrections of blocks and of the header, and saves them as a file that convert takes', async () => {
    await row(FIRST_TEXT).click()
    await field('role').selectOption('heading')
    await field('number').fill('IV.b')
    await field('note').fill('so "it" is, says É. Øre')
    await row('2.2 Size').click()
    await press('f')
    await page.getByRole('link', { name: 'Header' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Logs')
    const { name, text } = await save()
    expect(name).toBe('two-column.corrections.json')
    const corrections = parseCorrections(text, name)
    expect(corrections).toEqual([
      expect.objectContaining({ header: 'title', value: 'Logs' }),
      expect.objectContaining({ role: 'heading', number: 'IV.b', note: 'so "it" is, says É. Øre' }),
      expect.objectContaining({ text: '2.2 Size', role: 'footnote' }),
    ])
    // An entry a line, as `paperxml` writes it.
    expect(text.split('\n').filter(line => line.startsWith('    {'))).toHaveLength(3)
    const { paper, diagnostics } = await convertPaper(PAPER, { corrections })
    expect([paper.front.title.map(each => ('text' in each ? each.text : '')).join(''), diagnostics]).toEqual([
      'Logs',
      [],
    ])
    // The fields still have what was saved.
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Logs')
  })

  test('keeps what was not saved when the file is opened again', async () => {
    await row('2.2 Size').click()
    await press('d')
    await open('page.html')
    expect(await row('2.2 Size').getAttribute('data-role')).toBe('doubt')
    await row('2.2 Size').click()
    await press('Backspace')
  })

  test('shows the corrections of a file, and saves the same again', async () => {
    const text = (await row('2.1').locator('.text').textContent()) ?? ''
    const block = (await row('2.1').getAttribute('data-block')) ?? ''
    const header: Correction = { header: 'title', text: 'Rivers', value: 'Streams' }
    const own: Correction = { block, text, level: 3, number: '', note: 'seen' }
    writeFileSync(join(folder, 'corrected.html'), await inspectPaper(PAPER, { corrections: [header, own] }))
    await open('corrected.html')
    await row(text).click()
    const values = ['role', 'level', 'number', 'note'].map(name => field(name).inputValue())
    expect(await Promise.all(values)).toEqual(['heading', '3', '', 'seen'])
    await row(FIRST_TEXT).click()
    await press('d')
    const saved = parseCorrections((await save()).text, '')
    expect(saved).toEqual([header, expect.objectContaining({ role: 'doubt' }), own])
  })

  test.skipIf(!hasAxe)(`has no fault that axe finds${axeNote}`, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page), colorScheme).toEqual([])
    }
  })

  test('has asked for nothing but itself, and its script has not failed', () => {
    // Downloads are made in the page: `blob:`.
    expect(requests.filter(url => !/^(?:file|blob):/.test(url))).toEqual([])
    expect(errors).toEqual([])
  })
})
