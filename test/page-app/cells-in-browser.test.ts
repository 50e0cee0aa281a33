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
    await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
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
  })

  test('are separated elsewhere by keys and by the lines on the page', async () => {
    const columns = () => page.locator('.cells tr').nth(2).locator('td').count()
    const lines = page.locator('.table-frame .separator[data-side=columns]')
    expect([await columns(), await lines.count()]).toEqual([4, 3])
    expect(await page.locator('.head-of-table').count()).toBe(1)
    await page.locator('.cells input').first().focus()
    await page.getByText('Separators', { exact: true }).click()
    const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` }).click()
    await remove('column separator 1')
    expect([await columns(), await lines.count()]).toEqual([3, 2])
    expect(await cell('Row 3, column 1, line 2').inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'Add a separator of columns' }).click()
    expect(await columns()).toBe(4)
    await paper.press('Escape', 'u', 'u')
    expect([await columns(), await lines.count()]).toEqual([4, 3])

    // A line that is dragged out of the table is gone; a click at its edge makes another one.
    await lines.first().hover({ position: { x: 4, y: 4 } })
    const [first, frame] = await Promise.all([lines.first().boundingBox(), page.locator('.table-frame').boundingBox()])
    if (first === null || frame === null) throw new Error('the table has no frame')
    await page.mouse.down()
    await page.mouse.move(frame.x - 30, frame.y + frame.height / 2, { steps: 3 })
    await page.mouse.up()
    expect([await columns(), await lines.count()]).toEqual([3, 2])
    await page.mouse.click(first.x + first.width / 2, frame.y - 5)
    expect([await columns(), await lines.count()]).toEqual([4, 3])
    expect(await cell('Row 3, column 1').inputValue()).toBe('1870–1899')
    await remove('row separator 2')
    expect(await page.locator('.cells tr').count()).toBe(3)
    for (const width of [1280, 420]) {
      await page.setViewportSize({ width, height: 800 })
      if (hasAxe) expect(await axeFaults(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1200, height: 800 })
    await save()
    expect((await table()).match(/<row/g)).toHaveLength(3)
    expect(await validateTei(await paper.output('tei'))).toEqual([])
    expect(opened.faults).toEqual([])
  })
})
