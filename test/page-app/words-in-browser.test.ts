import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateTei } from '../../src/write/transforms/validate.ts'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { sendPaper, usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { FIRST_TEXT, PAPER } from '../support/two-column-paper.ts'

/** A recognised page with two words of little confidence. */
const HOCR = `<!DOCTYPE html><html><head><meta name="ocr-system" content="tesseract 5"/></head><body>
<div class="ocr_page" title="image scan.png; bbox 0 0 600 800; ppageno 0"><div class="ocr_carea"><p class="ocr_par">
${[
  'The kecpers of the lights wrote down the',
  'weather of every day in tbeir diaries and',
  'sent them to the office in the harbour.',
]
  .map((line, row) => {
    const top = 100 + 20 * row
    const words = line.split(' ').map((word, i) => {
      const sure = /kecpers|tbeir/.test(word) ? 41 : 96
      return `<span class="ocrx_word" title="bbox ${60 + 60 * i} ${top} ${110 + 60 * i} ${top + 12}; x_wconf ${sure}">${word}</span>`
    })
    return `<span class="ocr_line" title="bbox 60 ${top} 540 ${top + 12}">${words.join(' ')}</span>`
  })
  .join('\n')}
</p></div></div></body></html>`

describe.skipIf(!hasBrowser)(`words in a browser${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  const focused = () => page.locator('.words input:focus')

  test('are corrected by keys, saved, and there when the paper is opened again', async () => {
    await paper.row(FIRST_TEXT).click()
    await paper.press('E')
    const read = await focused().inputValue()
    expect(read).toMatch(/^Diaries of lighthouse keepers/)
    expect(await page.locator('.sentence').count()).toBe(1)
    await paper.press('Home', 'Control+Delete')
    await page.keyboard.type('Logbooks ')
    await paper.press('Enter')
    await paper.row('Logbooks of lighthouse keepers').waitFor()
    expect(await page.locator('.words .changed q').innerText()).toBe(read)
    // The focus is at the block again: its keys work.
    await paper.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('“Diaries” is “Logbooks”').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
    await paper.reopen()
    await paper.row('Logbooks of lighthouse keepers').click()
    expect(await paper.savedCorrections()).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^Diaries of/) as string, words: [expect.anything()] }),
    ])
    const tei = await paper.output('tei')
    expect(tei).toContain('<p>Logbooks of lighthouse keepers')
    expect(tei).toContain('Page 1: <choice><sic>Diaries</sic><corr>Logbooks</corr></choice>')
    expect(await validateTei(tei)).toEqual([])
  })

  test('are as they were read when that is undone', async () => {
    await paper.press('E')
    await page.locator('.words').getByRole('button', { name: 'Undo the correction of line 1' }).click()
    await paper.row(FIRST_TEXT).waitFor()
    expect(await paper.count()).toBe('Corrections (0)')
    await paper.press('Escape', 'u')
    await paper.row('Logbooks of lighthouse keepers').waitFor()
  })

  test.skipIf(!hasAxe)('are shown without a fault of accessibility', async () => {
    await paper.press('E')
    for (const width of [1280, 420]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeFaults(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1200, height: 800 })
  })

  test('that were read badly are offered one after the other', async () => {
    const id = await sendPaper(paper.url, new TextEncoder().encode(HOCR), 'scan.hocr')
    await page.goto(`${paper.url}/#/${id}`)
    await paper.row('The kecpers').waitFor()
    await page.getByRole('button', { name: 'Words to check (2)' }).waitFor()
    const selected = () =>
      page.evaluate<string>(`(() => {
      const { value, selectionStart, selectionEnd } = document.querySelector('.words input:focus')
      return value.slice(selectionStart, selectionEnd)
    })()`)
    await paper.press('D')
    await expect.poll(selected).toBe('kecpers')
    await page.keyboard.type('keepers')
    await paper.press('Enter')
    await expect.poll(selected).toBe('tbeir')
    await page.keyboard.type('their')
    await paper.press('Enter')
    await page.getByText('No word was read badly.').waitFor()
    await paper.row('The keepers of the lights').waitFor()
    expect(await page.getByRole('button', { name: /^Words to check/ }).isVisible()).toBe(false)
    expect(await paper.count()).toBe('Corrections (1)')
    expect(opened.faults).toEqual([])
  })
})
