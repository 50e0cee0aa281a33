import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeBatchReport } from '../../src/run/batch/journal/report-html.ts'
import { axeFaults, axeNote, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { encryptedPdf } from '../support/encrypted-pdf.ts'
import { entryOf } from '../support/journal-entry.ts'
import { sendPaper, STEP_MS, usePage } from '../support/page-app.ts'
import { openService } from '../support/service.ts'
import { walk } from '../support/walk-by-tab.ts'
import { EARLIER, FIRST_TEXT, PAPER } from '../support/two-column-paper.ts'

const WIDE = { width: 1200, height: 800 }
const SMALL = { width: 420, height: 800 }
/** The smallest screen that all fits on. */
const SMALLEST = { width: 400, height: 800 }
/** Pixels that a row of buttons is high, with what is around them. */
const ONE_ROW = 50

describe.skipIf(!hasBrowser)(`each view in a browser${browserNote}${axeNote}`, { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const authority = join(folder, 'our.authority')
  writeFileSync(authority, EARLIER)
  const opened = usePage({ authority })
  afterAll(() => rmSync(folder, { recursive: true }))
  let page: Page
  let url: string
  let id: string

  beforeAll(async () => {
    url = opened.service.url
    id = await sendPaper(url, PAPER, 'rivers.pdf')
    await sendPaper(url, await encryptedPdf({ userPassword: 'open' }), 'locked.pdf')
  })
  beforeEach(async () => {
    page = await opened.browser.newPage({ viewport: WIDE, reducedMotion: 'reduce' })
    page.setDefaultTimeout(STEP_MS)
  })
  afterEach(() => page.close())

  const openList = async () => {
    await page.goto(url)
    await page.locator('.list tbody tr').nth(1).waitFor()
  }
  const openPaper = async () => {
    await page.goto(`${url}/#/${id}`)
    await page.locator('canvas').first().waitFor()
  }
  const correct = async (...keys: readonly string[]) => {
    await openPaper()
    await page.getByRole('treeitem').filter({ hasText: FIRST_TEXT }).click()
    for (const key of ['f', ...keys]) await page.keyboard.press(key)
  }
  const openFile = async (name: string, content: string, shown: string) => {
    writeFileSync(join(folder, name), content)
    await page.goto(pathToFileURL(join(folder, name)).href)
    await page.locator(shown).first().waitFor()
  }

  const views: Readonly<Record<string, () => Promise<unknown>>> = {
    'the list of papers': async () => {
      await openList()
      await page.getByText('Options for the next papers').click()
      await page.getByRole('checkbox', { name: 'Select rivers.pdf' }).check()
    },
    'the outputs to download': async () => {
      await openList()
      await page.getByRole('button', { name: 'Download rivers.pdf' }).click()
    },
    'a question for a password': async () => {
      await openList()
      await page.getByRole('button', { name: 'Retry locked.pdf' }).click()
    },
    'the header': async () => {
      await page.goto(`${url}/#/${id}/header`)
      await page.getByRole('button', { name: 'Name: Martha Jane Ellingham' }).waitFor()
    },
    'a paper that is not there': async () => {
      await page.goto(`${url}/#/${'0'.repeat(32)}`)
      await page.getByRole('alert').waitFor()
    },
    'the page of a batch': () => {
      const entries = [
        entryOf('a.pdf', { trust: 0.9, seconds: 10, outputs: { 'a.tei.xml': '1', 'a.paper.xml': '1' } }),
        entryOf('doubtful.pdf', { trust: 0.4, seconds: 9, outputs: { 'b.tei.xml': '1' } }),
        entryOf('b.pdf', { status: 'failed', code: 'E_FORMAT_UNKNOWN', message: 'the file is not a PDF' }),
      ]
      return openFile('batch.html', writeBatchReport(entries), '#documents tbody tr')
    },
  }

  /** What is wrong with the view that is open, on large and small screens, light and dark. */
  const faults = async (): Promise<readonly string[]> => {
    await page.setViewportSize(SMALLEST)
    const width = await page.evaluate<number>('document.documentElement.scrollWidth')
    const found = width > SMALLEST.width ? [`${width} pixels wide on a small screen`] : []
    for (const size of hasAxe ? [SMALL, WIDE] : []) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        found.push(...(await axeFaults(page)).map(fault => `${size.width} ${colorScheme}: ${fault}`))
      }
    }
    await page.setViewportSize(WIDE)
    return found
  }

  test.each(Object.keys(views))('%s fits a small screen, and has no fault that axe finds', async name => {
    await views[name]?.()
    expect(await faults()).toEqual([])
  })

  test('so do a paper, each of its tabs, the keys, and the dialogs for corrections', async () => {
    await correct()
    const found = { paper: await faults() } as Record<string, readonly string[]>
    for (const name of ['Text', 'TEI', 'Sentences', 'Report']) {
      await page.getByRole('tab', { name }).click()
      await page.locator('.tabpanel:not([hidden]) > *').filter({ hasText: /\S/ }).waitFor()
      found[name] = await faults()
    }
    await page.keyboard.press('Alt+1')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    found.keys = await faults()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Corrections/ }).click()
    await page.locator('.corrections').waitFor()
    found.corrections = await faults()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Save' }).last().waitFor()
    found.changes = await faults()
    expect(Object.entries(found).filter(([, each]) => each.length > 0)).toEqual([])
  })

  test('so does the question for a token', async () => {
    const tokenFile = join(folder, 'tokens')
    writeFileSync(tokenFile, 'first\n')
    const guarded = await openService({ tokenFile })
    await page.goto(guarded.url)
    await page.getByLabel('Token').waitFor()
    expect(await faults()).toEqual([])
    await guarded.close()
  })

  test.each(['', '/header'])(
    'the buttons of a paper%s take one row of a small screen, and Tab reaches all',
    async part => {
      await page.setViewportSize(SMALL)
      await page.goto(`${url}/#/${id}${part}`)
      await page.locator('[role=treeitem], .author').first().waitFor()
      const toolbar = page.locator('.toolbar')
      expect((await toolbar.boundingBox())?.height).toBeLessThan(ONE_ROW)
      // What is below is high enough to scroll all else away.
      if (part === '') await page.getByRole('treeitem').first().click()
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
      await expect.poll(async () => (await toolbar.boundingBox())?.y).toBe(0)
      const more = page.getByRole('button', { name: 'More' })
      await more.focus()
      await page.keyboard.press('Enter')
      expect(await more.getAttribute('aria-expanded')).toBe('true')
      await page.getByRole('button', { name: 'Keys' }).waitFor()
      await page.getByLabel('Colours').focus()
      expect(await walk(page, '.toolbar')).toEqual([])
      await more.click()
      await page.getByRole('button', { name: 'Keys' }).waitFor({ state: 'hidden' })
    },
  )

  test('the search of a small screen is shown when its key is pressed', async () => {
    await page.setViewportSize(SMALL)
    await openPaper()
    const search = page.getByRole('searchbox', { name: 'Search' })
    expect(await search.isVisible()).toBe(false)
    await page.keyboard.press('/')
    await page.keyboard.type('quiroga (2017)')
    await page.keyboard.press('Enter')
    expect(await search.inputValue()).toBe('quiroga (2017)')
    await page
      .locator('[role=treeitem][aria-selected=true]')
      .filter({ hasText: /Until about 1890/ })
      .waitFor()
  })

  test('a touch of a block on a small screen leaves its page where it is', async () => {
    await page.setViewportSize(SMALL)
    await openPaper()
    await page.locator('.overlay .block').last().click()
    await page.locator('[role=treeitem][aria-selected=true]').waitFor()
    expect(await page.evaluate('scrollY')).toBe(0)
  })

  test('the focus goes on to the next correction when one is deleted', async () => {
    await correct('j', 'd')
    await page.getByRole('button', { name: 'Corrections (2)' }).click()
    const focused = () => page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.tagName')
    await page.getByRole('button', { name: `Delete ${FIRST_TEXT}` }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^Delete /)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('UL')
    expect(await page.locator('.corrections').innerText()).toBe('None yet.')
  })
})
