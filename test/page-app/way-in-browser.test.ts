import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { drawnPdf } from '../support/drawn-pdf.ts'
import { sendPaper, usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { FIRST_TEXT, PAPER } from '../support/two-column-paper.ts'

/** A paper of which no more than a page is in the list at once. */
const PAGES = 5
const BLOCKS_OF_PAGE = 40

describe.skipIf(!hasBrowser)(`the way through a paper${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    opened.page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  const status = () => page.locator('.search-box [role=status]').innerText()

  test('is found by a search that shows its hits as one types', async () => {
    await paper.press('/')
    await page.keyboard.type('barometer')
    expect(await status()).toBe('1 hit')
    expect(await page.locator('.hits button').innerText()).toMatch(/delivery of a barometer; .*page 2$/)
    expect(await page.locator('.hits mark').innerText()).toBe('barometer')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('diar')
    const count = await page.locator('.hits button').count()
    expect(count).toBeGreaterThan(5)
    expect(await status()).toBe(`${count} hits`)
    if (hasAxe) expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 420, height: 800 })
    const { x = -1, width = 0 } = (await page.locator('.hits').boundingBox()) ?? {}
    expect([x >= 0, x + width <= 420]).toEqual([true, true])
    await page.setViewportSize({ width: 1200, height: 800 })
    await paper.press('Enter')
    expect(await status()).toBe(`1 of ${count}`)
    expect(await page.locator('.hits').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Next hit' }).click()
    expect(await status()).toBe(`2 of ${count}`)
    await page.getByRole('button', { name: 'Previous hit' }).click()
    await page.getByRole('button', { name: 'Previous hit' }).click()
    expect(await status()).toBe(`${count} of ${count}`)
  })

  test('leads from the list of hits to the place', async () => {
    await paper.press('/')
    await page.keyboard.type('smurry')
    await paper.press('ArrowDown', 'Enter')
    expect(await paper.chosen()).toEqual([expect.stringMatching(/^The vocabulary is small|^Rare words/)])
    await page.locator('.page[data-page="2"] .sentence').first().waitFor()
  })

  test('leads through the blocks of one kind', async () => {
    const filter = page.getByLabel('Blocks in the list')
    await filter.selectOption('heading')
    const roles = () =>
      page.locator('[role=treeitem]').evaluateAll(rows => rows.map(row => row.getAttribute('data-role')))
    await expect.poll(async () => new Set(await roles())).toEqual(new Set(['heading']))
    await paper.row('2.1 Transcription').click()
    await paper.press('j')
    expect(await paper.chosen()).toEqual(['2.2 Size'])
    if (hasAxe) expect(await axeFaults(page)).toEqual([])
    await filter.selectOption('changed')
    await page.getByText('None.', { exact: true }).waitFor()
    await filter.selectOption('all')
    await paper.row(FIRST_TEXT).waitFor()
  })

  test('has sections that are collapsed, and opened by what is chosen in them', async () => {
    await paper.row('2.1 Transcription').click()
    const count = await page.getByRole('treeitem').count()
    await paper.press('ArrowLeft')
    expect(await paper.row('2.1 Transcription').getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByRole('treeitem').count()).toBeLessThan(count)
    await paper.press('j')
    expect(await paper.chosen()).toEqual(['2.2 Size'])
    if (hasAxe) expect(await axeFaults(page)).toEqual([])
    await paper.row('2 The Diaries').locator('.fold-section').click()
    expect(await paper.row('2.2 Size').count()).toBe(0)
    await paper.box('2.2 Size').click()
    expect(await paper.chosen()).toEqual(['2.2 Size'])
    await paper.row('2.1 Transcription').click()
    await paper.press('ArrowRight')
    expect(await page.getByRole('treeitem').count()).toBe(count)
  })

  test('is seen whole or as wide as there is room, and its keys are printed whole', async () => {
    const size = () => page.locator('.page .sheet').first().boundingBox()
    const pane = await page.locator('.pages').boundingBox()
    await paper.press('0')
    expect((await size())?.height).toBeLessThanOrEqual(pane?.height ?? 0)
    await page.getByRole('button', { name: 'Page width' }).click()
    expect((await size())?.width).toBeGreaterThan(0.9 * (pane?.width ?? Infinity))
    await page.setViewportSize({ width: 1280, height: 800 })
    await paper.press('?')
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate(sheet => sheet.scrollHeight <= sheet.clientHeight)).toBe(true)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.reader').isVisible()).toBe(false)
    expect(await dialog.evaluate(sheet => sheet.scrollHeight <= sheet.clientHeight)).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await paper.press('Escape')
  })

  test('is the same in the list and on the pages, whichever is moved', async () => {
    const bytes = await drawnPdf(pdf => {
      for (let i = 0; i < PAGES * BLOCKS_OF_PAGE; i++) {
        if (i > 0 && i % BLOCKS_OF_PAGE === 0) pdf.addPage()
        // Sizes in turn keep each line a block of its own.
        const top = 40 + 16 * (i % BLOCKS_OF_PAGE)
        pdf
          .fontSize(i % 2 === 0 ? 8 : 11)
          .text(`Remark ${i + 1} is one line about the weather.`, 72, top, { lineBreak: false })
      }
    })
    const id = await sendPaper(paper.url, bytes, 'remarks.pdf')
    await page.goto(`${paper.url}/#/${id}`)
    await paper.row('Remark 2 is').waitFor()
    const listed = (number: number) =>
      page.evaluate<boolean>(`(() => {
        const panel = document.querySelector('.tabpanel:not([hidden])').getBoundingClientRect()
        const group = document.querySelectorAll('.page-group')[${number - 1}].getBoundingClientRect()
        return group.top < panel.bottom && group.bottom > panel.top
      })()`)
    const number = page.getByLabel('Page', { exact: true })
    expect(await listed(4)).toBe(false)
    await number.fill('4')
    await paper.press('Enter')
    await expect.poll(() => listed(4)).toBe(true)
    expect(await listed(1)).toBe(false)
    await paper.press('Escape')
    await page.locator('.tree').hover()
    await page.mouse.wheel(0, -20_000)
    await expect.poll(() => number.inputValue()).toBe('1')
    await paper.show()
  })

  test('leads through small pages, and to a page that an address names', async () => {
    await paper.press('Alt+8')
    const pages = page.locator('.thumbnail')
    expect(await pages.count()).toBe(2)
    await expect.poll(() => pages.locator('path[data-role="text"]').count()).toBe(2)
    await pages.nth(1).click()
    await expect.poll(() => pages.nth(1).getAttribute('aria-current')).toBe('page')
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('2')
    if (hasAxe) expect(await axeFaults(page)).toEqual([])
    await paper.press('Alt+1')
    const address = page.url().replace(/\?.*$/u, '')
    await page.goto('about:blank')
    await page.goto(`${address}?page=2`)
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('2')
  })

  test('ends with all that can be taken away, the corrections too', async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Corrections' }).count()).toBe(0)
    await paper.press('Escape')
    await paper.row(FIRST_TEXT).click()
    await paper.press('f', 'Control+s')
    await page.getByRole('dialog').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
    await page.getByRole('button', { name: 'Download' }).click()
    const dialog = page.getByRole('dialog')
    if (hasAxe) expect(await axeFaults(page)).toEqual([])
    const take = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()])
      return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
    }
    const corrections = await take('Corrections')
    expect(corrections.name).toBe('rivers.corrections.json')
    expect(corrections.content.toString()).toContain('"role": "footnote"')
    const archive = await take('Everything')
    expect(archive.name).toBe('rivers.zip')
    const files = unzipSync(archive.content)
    expect(Object.keys(files).sort()).toEqual([
      'rivers.corrections.json',
      'rivers.html',
      'rivers.report.json',
      'rivers.tei.xml',
    ])
    expect(new TextDecoder().decode(files['rivers.tei.xml'])).toContain('<TEI')
    await paper.press('Escape')
  })

  test('says nothing on the console', () => {
    expect(complaints).toEqual([])
    expect(opened.faults).toEqual([])
  })
})
