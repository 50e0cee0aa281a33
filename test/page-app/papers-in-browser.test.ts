import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeBatchReport } from '../../src/run/batch/journal/report-html.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { encryptedPdf } from '../support/encrypted-pdf.ts'
import { entryOf } from '../support/journal-entry.ts'
import { usePage } from '../support/page-app.ts'
import { PAPER } from '../support/two-column-paper.ts'

/** A name that would run a script where it came in as HTML. */
const HOSTILE = '<img src=x onerror="document.title=1">.pdf'

describe.skipIf(!hasBrowser)(`the papers in a browser${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let page: Page
  let url: string

  beforeAll(async () => {
    page = opened.page
    url = opened.service.url
    await page.goto(url)
  })

  const row = (name: string) => page.locator('.list tbody tr').filter({ hasText: name })
  const action = (name: string, label: string) => row(name).getByRole('button', { name: label })
  const send = (...files: readonly { readonly name: string; readonly buffer: Buffer }[]) =>
    page.locator('#files').setInputFiles(files.map(file => ({ ...file, mimeType: 'application/pdf' })))

  test('are sent, followed to their end, and downloaded', async () => {
    await send({ name: 'rivers.pdf', buffer: PAPER }, { name: 'broken.pdf', buffer: Buffer.from('%PDF-1.4 nothing') })
    await row('rivers.pdf').and(page.locator('[data-state=done]')).waitFor()
    await row('broken.pdf').and(page.locator('[data-state=failed]')).waitFor()
    expect(await page.locator('.list tbody tr').first().innerText()).toMatch(/broken\.pdf\s+failed: /)
    expect(await row('broken.pdf').locator('td:visible').count()).toBe(4)
    expect(await row('broken.pdf').locator('td[data-column=State]').getAttribute('colspan')).toBe('6')
    const cells = await row('rivers.pdf').locator('td').allInnerTexts()
    expect(cells.slice(3, 8)).toEqual([
      '2',
      expect.stringMatching(/^\d+\.\d$/),
      expect.stringMatching(/good$/),
      '0',
      '0',
    ])

    await action('rivers.pdf', 'Download').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'TEI P5' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('rivers.tei.xml')
    expect(readFileSync(await file.path(), 'utf8')).toContain('<TEI')
    await page.keyboard.press('Escape')
  })

  test('have names that no character turns round', async () => {
    await send({ name: '\u202efdp.neddih.pdf', buffer: Buffer.from('nothing') })
    await row('\ufffdfdp.neddih.pdf').waitFor()
    await action('neddih', 'Delete').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await row('neddih').waitFor({ state: 'detached' })
  })

  test('are asked for within their frame', async () => {
    const [frame, words] = await Promise.all(
      ['.drop', '.drop p'].map(place => page.locator(place).first().boundingBox()),
    )
    expect(words?.y).toBeGreaterThan(frame?.y ?? Infinity)
  })

  test('are sent with the options of the form', async () => {
    await page.getByText('Options for the next papers').click()
    await page.locator('[name=pages]').fill('1')
    await send({ name: 'first-page.pdf', buffer: PAPER })
    await row('first-page.pdf').and(page.locator('[data-state=done]')).waitFor()
    expect((await row('first-page.pdf').locator('td').allInnerTexts())[3]).toBe('1')
  })

  test('are cancelled, sent again and deleted', async () => {
    await page.locator('[name=pages]').fill('2')
    await send({ name: 'a.pdf', buffer: PAPER }, { name: 'b.pdf', buffer: PAPER })
    await action('b.pdf', 'Cancel').click()
    await row('b.pdf').filter({ hasText: 'cancelled' }).waitFor()
    await action('b.pdf', 'Retry').click()
    await row('b.pdf').and(page.locator('[data-state=done]')).waitFor()
    await action('b.pdf', 'Delete').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await row('b.pdf').waitFor({ state: 'detached' })
    expect((await (await fetch(`${url}/v1/documents`)).text()).includes('"b.pdf"')).toBe(false)
  })

  test('are asked for their password when they are converted again without it', async () => {
    const locked = await encryptedPdf({ userPassword: 'a word that opens' })
    await page.locator('[name=pages]').fill('')
    await send({ name: 'locked.pdf', buffer: Buffer.from(locked) })
    await row('locked.pdf').and(page.locator('[data-state=failed]')).waitFor()
    await page.getByRole('button', { name: 'Retry locked.pdf' }).focus()
    const answer = async (...keys: readonly string[]) => {
      await page.keyboard.press('Enter')
      expect(await page.getByRole('dialog').innerText()).toContain('A password opens locked.pdf')
      expect(await page.locator(':focus').getAttribute('type')).toBe('password')
      await page.keyboard.type(keys[0] ?? '')
      for (const key of keys.slice(1)) await page.keyboard.press(key)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    // Nobody has to know it now: the paper and the focus stay.
    await answer('not this', 'Escape')
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Retry locked.pdf')
    await answer('a word', 'Enter')
    await row('locked.pdf').filter({ hasText: 'the password is wrong' }).waitFor()
    await page.getByRole('button', { name: 'Retry locked.pdf' }).focus()
    await answer('a word that opens', 'Enter')
    await row('locked.pdf').and(page.locator('[data-state=done]')).waitFor()
    // The page asks for no word twice.
    await page.getByRole('link', { name: 'locked.pdf' }).click()
    await page.locator('.page canvas').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto(`${url}/#/`)
    await row('locked.pdf').waitFor()
  })

  test('have names that stay names', async () => {
    await send({ name: HOSTILE, buffer: Buffer.from('nothing') })
    await row('onerror').and(page.locator('[data-state=failed]')).waitFor()
    expect(await row('onerror').locator('td').nth(1).innerText()).toBe(HOSTILE)
    expect(await page.title()).toBe('Papers · paperxml')
  })

  test('are there again when the page is loaded again, also on a small screen', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.reload()
    await row('rivers.pdf').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400)
  })

  test('of a batch are sorted and filtered on its page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    const entries = [
      entryOf('b.pdf', { trust: 0.9, seconds: 10, outputs: { 'b.tei.xml': '1' } }),
      entryOf('a.pdf', { trust: 0.95, seconds: 9 }),
      entryOf(HOSTILE, { trust: 0.2, seconds: 1 }),
    ]
    writeFileSync(join(folder, 'batch.html'), writeBatchReport(entries))
    const report = await opened.browser.newPage()
    await report.goto(pathToFileURL(join(folder, 'batch.html')).href)
    const names = () => report.locator('#documents tbody tr:visible td:first-child').allInnerTexts()
    expect(await names()).toEqual([HOSTILE, 'b.pdf', 'a.pdf'])
    await report.getByRole('button', { name: 'Seconds' }).click()
    expect(await names()).toEqual([HOSTILE, 'a.pdf', 'b.pdf'])
    await report.getByRole('button', { name: 'Seconds' }).click()
    expect(await names()).toEqual(['b.pdf', 'a.pdf', HOSTILE])
    await report.getByLabel('Show').selectOption('doubtful')
    expect([await names(), await report.locator('#shown').innerText()]).toEqual([[HOSTILE], '1 of 3'])
    await report.close()
    rmSync(folder, { recursive: true })
  })

  test('load nothing from elsewhere, and no script has failed', () => {
    expect(opened.faults).toEqual([])
  })
})
