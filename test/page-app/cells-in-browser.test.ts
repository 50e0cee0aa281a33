import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateTei } from '../../src/write/transforms/validate.ts'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { PAPER } from '../support/two-column-paper.ts'

describe.skipIf(!hasBrowser)(`the cells of a table in a browser${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  const cell = (name: string) => page.locator('.cells').getByLabel(name, { exact: true })
  const table = async () => (await paper.output('tei')).match(/<table[^]*?<\/table>/)?.[0] ?? ''
  const save = async () => {
    await paper.press('Control+s')
    await page.getByRole('dialog').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
  }

  test('are corrected by keys: words, what is one cell, and the head', async () => {
    await paper.row('Period Diaries').click()
    await paper.press('G')
    expect(await page.locator('.cells input:focus').inputValue()).toBe('Period')
    await page.keyboard.type('Years')
    await paper.press('Enter', 'Alt+Shift+ArrowDown')
    await page.locator('.cells td[rowspan="2"]').waitFor()
    expect(await page.locator('.cells td[rowspan="2"] input').count()).toBe(2)
    await page.getByLabel('Rows of the head').fill('2')
    await paper.press('Tab')
    expect(await page.locator('.cells tr').nth(1).locator('th').count()).toBe(4)
    await save()
    const tei = await table()
    expect(tei).toContain('<cell role="label">Years</cell>')
    expect(tei).toContain('rows="2">1842–1869 1870–1899</cell>')
    expect(tei.match(/<row role="label">/g)).toHaveLength(2)
    expect(await validateTei(await paper.output('tei'))).toEqual([])
  })

  test('are there when the paper is opened again, and split', async () => {
    await paper.reopen()
    await paper.row('Years Diaries').click()
    await paper.press('G', 'ArrowDown')
    expect(await page.locator('.cells :is(td, th)[rowspan="2"] input:focus').inputValue()).toBe('1842–1869')
    for (const width of [1280, 420]) {
      await page.setViewportSize({ width, height: 800 })
      if (hasAxe) expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1200, height: 800 })
    await paper.press('Alt+Shift+Backspace')
    expect(await page.locator('.cells [rowspan]').count()).toBe(0)
    expect(await cell('Row 3, column 1').inputValue()).toBe('1870–1899')
    await save()
    expect(await table()).toContain('>1870–1899</cell>')
    expect(opened.faults).toEqual([])
  })
})
