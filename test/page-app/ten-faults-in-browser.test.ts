import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateTei } from '../../src/write/transforms/validate.ts'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { PAPER } from '../support/two-column-paper.ts'

/** Keys by which each of ten faults is mended, and what is typed: text in brackets. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  'a word': ['/', '[Diaries of lighthouse]', 'Enter', 'E', '[Logbooks of lighthouse]', 'Enter'],
  'a cell': ['/', '[Period Diaries]', 'Enter', 'G', '[Years]', 'Enter'],
  'what is one cell': ['G', 'ArrowDown', 'Alt+Shift+ArrowDown'],
  'the year of a reference': ['/', '[Pilots and Their Logs]', 'Enter', 'W', 'Tab', '[2018]'],
  'the level of a heading': ['/', '[2.1 Transcription]', 'Enter', '3'],
  'a wrong join': ['/', '[Our interest is in]', 'Enter', 'l'],
  'a note that was missed': ['/', '[We thank the three]', 'Enter', 'f'],
  'the box of a figure': ['/', '[Figure 1: Share]', 'Enter', 'I', '[30]'],
  'a formula': ['/', '[14.2 words]', 'Enter', 'Q', 'Enter', '[14.2\\,w]'],
  'an affiliation': ['A', 'ArrowDown', 'Space'],
}

const MOST_KEYS = 4

describe.skipIf(!hasBrowser)(`ten faults of ten kinds in a browser${browserNote}`, { timeout: 240_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  /** What the browser keeps of what is not saved. */
  const draft = () => page.evaluate<string>(`localStorage.getItem('paperxml-draft-${paper.id}') ?? ''`)
  const keep = async () => {
    await paper.press('Control+s')
    await page.getByRole('dialog').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
  }

  test.each(Object.entries(FAULTS))('%s is mended by keys alone, four at most', async (_, steps) => {
    const keys = steps.filter(step => !step.startsWith('['))
    expect(keys.length).toBeLessThanOrEqual(MOST_KEYS)
    const before = await draft()
    for (const step of steps) {
      if (step.startsWith('[')) await page.keyboard.type(step.slice(1, -1))
      else await page.keyboard.press(step)
      if (step === 'A') await page.locator('.affiliations input:focus').waitFor()
    }
    // What is typed in a field counts when the field is left.
    await page.keyboard.press('Escape')
    await expect.poll(draft).not.toBe(before)
  })

  test('are all in the outputs when they are saved, and there when the paper is opened again', async () => {
    await keep()
    await paper.show()
    await paper.reopen()
    const saved = await paper.savedCorrections()
    const members = saved.flatMap(each => Object.keys(each))
    for (const member of [
      'words',
      'table',
      'reference',
      'level',
      'join',
      'role',
      'drawing',
      'formulas',
      'organisations',
    ])
      expect(members).toContain(member)
    await paper.row('Logbooks of lighthouse').waitFor()
    const tei = await paper.output('tei')
    expect(await validateTei(tei)).toEqual([])
    const parts = [...tei.matchAll(/<change type="correction" subtype="(\w+)"/g)].map(([, part]) => part)
    expect(new Set(parts)).toEqual(new Set(['author', 'words', 'table', 'reference', 'role', 'figure', 'formula']))
    expect(tei).toContain('<p>Logbooks of lighthouse keepers')
    expect(tei).toMatch(/<cell role="label">Years<\/cell>/)
    expect(tei).toMatch(/<cell[^>]* rows="2">/)
    expect(tei).toContain('<date when="2018"')
    expect(tei).toMatch(/<note[^>]*>(?:<p>)?We thank the three archives/)
    expect(tei).toMatch(/<formula[^>]*>14\.2w<\/formula>/)
    expect(opened.faults).toEqual([])
  })

  test('are seen as they were read and as they are corrected, before and after they are saved', async () => {
    await paper.press('Alt+7')
    const table = page.locator('.changes table')
    await table.getByText('Logbooks').first().waitFor()
    expect(await table.locator('del').filter({ hasText: 'Diaries of lighthouse' }).count()).toBe(1)
    await page.getByLabel('Output in which changes are shown').selectOption('tei')
    await table.locator('ins').filter({ hasText: 'subtype="formula"' }).first().waitFor()
    for (const width of hasAxe ? [1280, 800, 420] : []) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        expect(await axeFaults(page)).toEqual([])
      }
    }
    await page.setViewportSize({ width: 1200, height: 800 })
    await paper.press('Alt+1')
    await paper.row('Logbooks of lighthouse').click()
    await paper.press('V')
    expect(await page.getByRole('progressbar', { name: 'Reviewed pages' }).getAttribute('value')).toBe('1')
    await paper.press('Alt+2', 'Alt+1', 'h', 'Alt+2')
    await page.locator('.text-tab :is(h2, h3)').filter({ hasText: 'Logbooks of' }).waitFor()
    expect(opened.faults).toEqual([])
  })
})
