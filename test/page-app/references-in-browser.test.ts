import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateTei } from '../../src/write/transforms/validate.ts'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { PAPER } from '../support/two-column-paper.ts'

describe.skipIf(!hasBrowser)(`references in a browser${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  const field = (name: string) => page.locator(`.reference-form [name=${name}]`)

  /** Opens the fields of the reference with these words. */
  const find = async (words: string) => {
    await paper.press('/')
    await page.keyboard.type(words)
    await paper.press('Enter', 'Escape', 'W')
  }

  test('are corrected by keys beside their page, saved, and there when the paper is opened again', async () => {
    await find('Pilots and Their')
    expect(await field('authors').inputValue()).toBe('Quiroga, Tomás')
    await page.locator('.page[data-page="2"] .sentence').first().waitFor()
    await paper.press('Tab')
    await page.keyboard.type('2018')
    await paper.press('Enter')
    expect(await page.locator('label.year .read').innerText()).toBe('Read as “2017”')
    await field('authors').fill('Quiroga, Tomás\nHill, Anna')
    await paper.press('Control+Enter')
    expect(await paper.count()).toBe('Corrections (1)')

    await paper.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Year of a reference: “2017” is “2018”').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
    await paper.reopen()
    await find('Pilots and Their')
    expect([await field('year').inputValue(), await field('authors').inputValue()]).toEqual([
      '2018',
      'Quiroga, Tomás\nHill, Anna',
    ])
    const tei = await paper.output('tei')
    expect(tei).toContain('<surname>Hill</surname>')
    expect(tei).toContain('n="year">Page 2: <choice><sic>2017</sic><corr>2018</corr></choice>')
    expect(await validateTei(tei)).toEqual([])
  })

  test('are shown without a fault of accessibility, each width', async () => {
    for (const width of [1280, 420]) {
      await page.setViewportSize({ width, height: 800 })
      if (hasAxe) expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1200, height: 800 })
  })

  test('are as they were read when that is undone', async () => {
    await page.getByRole('button', { name: 'As it was read' }).click()
    expect(await field('year').inputValue()).toBe('2017')
    expect(await paper.count()).toBe('Corrections (0)')
    await field('publisher').focus()
    await paper.press('Escape', 'u')
    expect(await field('year').inputValue()).toBe('2018')
    expect(opened.faults).toEqual([])
  })
})
