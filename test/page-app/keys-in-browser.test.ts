import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROLE_LETTERS } from '../../src/page-app/shared/role-letters.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { walk } from '../support/walk-by-tab.ts'
import { FIRST_TEXT, PAPER } from '../support/two-column-paper.ts'

/** The tabs of the side, in the order of their keys. */
const TABS = ['Structure', 'Text', 'TEI', 'Sentences', 'Report', 'References', 'Changes', 'Pages']

describe.skipIf(!hasBrowser)(`the page by keyboard alone${browserNote}`, { timeout: 120_000 }, () => {
  const opened = usePage()
  let paper: PaperPage
  let page: Page

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    page = paper.page
  })

  test('splits and merges blocks, and has both in the outputs', async () => {
    await paper.row(FIRST_TEXT).click()
    await paper.press('s')
    expect(await page.locator('.lines :focus').count()).toBe(1)
    // The second line has the focus, and its place on the page is marked.
    const second = await page.locator('.lines :focus').innerText()
    expect(await page.locator('.sentence').count()).toBe(1)
    await paper.press('ArrowUp', 'ArrowDown', 'Enter')
    // The first line is the shorter part.
    expect(await paper.chosen()).toEqual([expect.stringContaining(FIRST_TEXT)])
    await paper.press('2', 'j')
    expect(await paper.chosen()).toEqual([expect.stringContaining(second)])
    await paper.row('2 The Diaries').click()
    await paper.press('j', 'Shift+ArrowDown', 'L')
    expect(await page.locator('.facts dt').allInnerTexts()).toContain('Made of')
    expect(await paper.count()).toBe('Corrections (2)')
    await paper.press('Control+s')
    await page.getByRole('dialog').waitFor()
    await paper.press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
    const [split, merged] = await paper.savedCorrections()
    expect(split).toMatchObject({ role: 'heading', level: 2, split: [{ line: 2, text: second }] })
    expect(merged).toHaveProperty('into')
    const tei = await paper.output('tei')
    expect(tei).toMatch(/<head[^>]*>Diaries of lighthouse keepers[^<]*<\/head>/)
    // It is all as it was when both are taken back.
    await paper.row(second).click()
    await paper.press('Backspace', 'Backspace')
    expect(await paper.count()).toBe('Corrections (1)')
    await page.getByRole('button', { name: /^Corrections/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await paper.press('Escape', 'Control+s')
    await page.getByRole('dialog').waitFor()
    await paper.press('Enter')
    await expect.poll(() => paper.savedCorrections()).toEqual([])
  })

  test('does with each key what the sheet of keys says', async () => {
    await paper.show()
    await paper.press('?')
    const arrows: Readonly<Record<string, string>> = {
      '↑': 'ArrowUp',
      '↓': 'ArrowDown',
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
    }
    const caps = await page.locator('.keys kbd').allInnerTexts()
    const sheet = caps.map(cap => cap.replace(/[↑↓←→]/u, arrow => arrows[arrow] ?? arrow))
    await paper.press('Escape')
    const pressed = new Set<string>(['?'])
    /** Presses a key of the sheet, and waits for what it does. */
    const does = async <Found>(key: string, read: () => Promise<Found>, expected: Found) => {
      await page.keyboard.press(key.replace('Ctrl', 'Control'))
      await expect.poll(read, { message: key }).toEqual(expected)
      pressed.add(key)
    }
    const start = () => paper.row(FIRST_TEXT).click()
    const chosen = async () => (await paper.chosen()).map(text => text.slice(0, 10))
    const role = () => paper.roleOf(FIRST_TEXT)

    await start()
    const here = 'Diaries of'
    for (const [back, on] of [
      ['k', 'j'],
      ['ArrowUp', 'ArrowDown'],
    ] as const) {
      await does(back, chosen, ['1 Introduc'])
      await does(on, chosen, [here])
    }
    await does('Shift+ArrowUp', chosen, ['1 Introduc', here])
    await does('Shift+ArrowDown', chosen, [here])
    const shownPage = () => page.getByLabel('Page', { exact: true }).inputValue()
    await does('J', shownPage, '2')
    await does('K', shownPage, '1')
    await does('n', () => page.locator('.facts dt').first().innerText(), 'Look here')
    await does('e', () => page.locator('.detail h2:focus').count(), 1)
    await does('/', () => page.locator('[type=search]:focus').count(), 1)
    await does('Escape', () => page.locator('[role=treeitem]:focus').count(), 1)
    await start()
    await paper.press('k')
    await does('v', () => paper.box(FIRST_TEXT).locator('.hint').count(), 1)
    const hints = await page.locator('.hint').allInnerTexts()
    expect(new Set(hints).size).toBe(hints.length)
    await paper.press(...(await paper.box(FIRST_TEXT).locator('.hint').innerText()))
    expect(await chosen()).toEqual([here])
    await paper.press('v', 'Escape')
    expect([await chosen(), await page.locator('.hint').count()]).toEqual([[here], 0])
    // A number goes to its page and leaves the hints on; so do the keys that turn pages.
    const hintedPages = () =>
      page.evaluate<string[]>(
        `[...new Set([...document.querySelectorAll('.hint')].map(each => each.closest('.page').dataset.page))]`,
      )
    for (const [key, number] of [
      ['2', '2'],
      ['K', '1'],
      ['J', '2'],
    ] as const) {
      if (key === '2') await paper.press('v')
      await paper.press(key)
      await expect.poll(shownPage).toBe(number)
      expect(await hintedPages()).toContain(number)
    }
    await paper.press(...(await paper.box('4 Conclusion').locator('.hint').innerText()))
    expect(await chosen()).toEqual(['4 Conclusi'])
    await start()
    const zoom = () =>
      page.locator('.pages').evaluate(pages => Math.round(100 * Number(pages.style.getPropertyValue('--zoom'))))
    const whole = await zoom()
    await does('+', zoom, whole + 25)
    await does('-', zoom, whole)
    await paper.press('+')
    expect(await isWhole(page)).toBe(false)
    await does('0', () => isWhole(page), true)
    await does('9', () => isWhole(page), false)
    await paper.press('0')
    await does('ArrowLeft', () => page.locator('[role=treeitem][aria-expanded=false]').count(), 1)
    await does('ArrowRight', () => page.locator('[role=treeitem][aria-expanded=false]').count(), 0)
    for (const [i, name] of TABS.entries()) {
      await does(`Alt+${i + 1}`, () => page.locator('[role=tab][aria-selected=true]').innerText(), name)
    }
    await page.keyboard.press('Alt+1')

    await start()
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await does(`${level}`, () => paper.row(FIRST_TEXT).getAttribute('aria-level'), `${level}`)
    }
    await does('#', () => page.locator('[name=number]:focus').count(), 1)
    await paper.press('Escape')
    await does('Backspace', role, 'text')
    await does('u', role, 'heading')
    await does('Ctrl+y', role, 'text')
    await does('Ctrl+z', role, 'heading')
    await does('Ctrl+Shift+z', role, 'text')
    for (const [name, letter] of Object.entries(ROLE_LETTERS)) await does(letter, role, name)
    await does('Delete', role, 'text')
    await does('l', () => page.locator('[name=join]').inputValue(), 'true')
    const order = async () =>
      (await page.locator('[role=treeitem] .text').allTextContents()).findIndex(text => text.startsWith(here))
    const place = await order()
    await does('Alt+ArrowUp', order, place - 1)
    await does('Alt+ArrowDown', order, place)
    for (const key of ['E', 'F2']) {
      await does(key, () => page.locator('.words :focus').count(), 1)
      await paper.press('Escape')
    }
    await paper.row('Period Diaries').click()
    await does('G', () => page.locator('.cells input:focus').count(), 1)
    await paper.press('Escape')
    await start()
    await does('W', () => page.locator('.reference-form :focus').count(), 1)
    await paper.press('Escape', 'Alt+1')
    await start()
    await does('D', () => page.getByText('No word was read badly.').count(), 1)
    await start()
    await does('Q', () => page.locator('.formulas :focus').count(), 1)
    await paper.press('Escape')
    await does('*', () => page.locator('.calls :focus').count(), 1)
    await paper.press('Escape')
    await does('Y', () => page.locator('[name=language]:focus').count(), 1)
    await paper.press('Escape')
    await does('V', () => page.locator('.page.reviewed').count(), 1)
    await paper.press('u')
    await paper.row('Figure 1').click()
    await does('I', () => page.locator('[name=left]:focus').count(), 1)
    await paper.press('Escape')
    await does('A', () => page.locator('.affiliations input:focus').count(), 1)
    await paper.show()
    await start()
    await does('s', () => page.locator('.lines :focus').count(), 1)
    await paper.press('Enter')
    await does(
      'L',
      async () =>
        (await paper.row(FIRST_TEXT).count()) + (await page.locator('.facts dt', { hasText: 'Made of' }).count()),
      1,
    )
    await does('Ctrl+s', () => page.getByRole('dialog').count(), 1)
    await paper.press('Escape')
    expect([...pressed].sort()).toEqual([...new Set(sheet)].sort())
  })

  test('shows pages whole at first where they can be read so', async () => {
    const large = await opened.browser.newPage({ viewport: { width: 1600, height: 1000 } })
    await large.goto(`${paper.url}/#/${paper.id}`)
    await large.locator('canvas').first().waitFor()
    await expect.poll(() => isWhole(large)).toBe(true)
    // Nothing moves when a block that is seen is selected and corrected: neither its page nor the list.
    const places = () =>
      large.evaluate<readonly number[]>(
        `[document.querySelector('.pages').scrollTop, document.querySelector('.tabpanel').clientHeight]`,
      )
    await large.getByRole('treeitem').nth(2).click()
    const before = await places()
    const row = large.getByRole('treeitem').nth(9)
    await row.click()
    await large.keyboard.press('d')
    await expect.poll(() => row.getAttribute('data-role')).toBe('doubt')
    expect(await places()).toEqual(before)
    await large.close()
  })

  test('leads through every control of each view with Tab, and shows where it is', async () => {
    await page.evaluate('localStorage.clear()')
    for (const [address, first] of [
      ['#/', '.list tbody tr'],
      [`#/${paper.id}/header`, '.author'],
      [`#/${paper.id}`, '[role=treeitem]'],
    ] as const) {
      await page.goto(`${paper.url}/${address}`)
      await page.locator(first).first().waitFor()
      expect(await walk(page, 'body'), address).toEqual([])
    }
    await paper.row(FIRST_TEXT).click()
    for (const [i, name] of TABS.entries()) {
      await page.keyboard.press(`Alt+${i + 1}`)
      await page.locator('.tabpanel:not([hidden]) > *').filter({ hasText: /\S/ }).waitFor()
      await page.getByRole('separator').focus()
      expect(await walk(page, '.side'), name).toEqual([])
    }
    expect(opened.faults).toEqual([])
  })
})

/** Whether all of the first page is seen. */
function isWhole(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const pane = document.querySelector('.pages').getBoundingClientRect()
    const { top, bottom } = document.querySelector('.page').getBoundingClientRect()
    return top >= pane.top && bottom <= pane.bottom
  })()`)
}
