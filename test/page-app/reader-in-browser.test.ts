import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, hasAxe } from '../support/axe.ts'
import { browserNote, hasBrowser } from '../support/browser.ts'
import { drawnPdf } from '../support/drawn-pdf.ts'
import { sendPaper, usePage } from '../support/page-app.ts'
import { PaperPage } from '../support/paper-page.ts'
import { EARLIER, FIRST_TEXT, PAPER } from '../support/two-column-paper.ts'

/** A paper whose text would run a script where it came in as HTML. */
async function hostilePaper(): Promise<Buffer> {
  return drawnPdf(pdf => {
    pdf.fontSize(20).text('<img src=x onerror="document.title=1">').fontSize(11)
    pdf.text(
      '</script><script>document.title=1</script> is what this paragraph says, and <iframe src="/"> too. '.repeat(6),
    )
  })
}

/** Pages of a long paper: pdf.js is started anew before the last ones are drawn. */
const LONG = 12
const PASSWORD = 'a word that opens'

async function longPaper(options: object = {}): Promise<Buffer> {
  return drawnPdf(pdf => {
    for (let number = 1; number <= LONG; number++) {
      if (number > 1) pdf.addPage()
      pdf.fontSize(11).text(`Page ${number} of a long paper says what the pages before it did not say. `.repeat(20))
    }
  }, options)
}

/** So many that not all rows are drawn at once. */
const MANY_BLOCKS = 1100
const BLOCKS_OF_PAGE = 44

async function manyBlocks(): Promise<Buffer> {
  const step = 16
  return drawnPdf(pdf => {
    for (let i = 0; i < MANY_BLOCKS; i++) {
      if (i > 0 && i % BLOCKS_OF_PAGE === 0) pdf.addPage()
      // Sizes in turn keep each line a block of its own.
      const top = 40 + step * (i % BLOCKS_OF_PAGE)
      pdf
        .fontSize(i % 2 === 0 ? 8 : 11)
        .text(`Remark ${i + 1} is one line about the weather.`, 72, top, { lineBreak: false })
    }
  })
}

const SECOND_TEXT = 'The collection was built'

describe.skipIf(!hasBrowser)(`a paper in a browser${browserNote}`, { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const authority = join(folder, 'our.authority')
  const opened = usePage({ authority })
  afterAll(() => rmSync(folder, { recursive: true }))
  let paper: PaperPage
  let page: Page
  let url: string
  let id: string

  beforeAll(async () => {
    paper = await PaperPage.open(opened, PAPER, 'rivers.pdf')
    ;({ page, url, id } = paper)
  })

  const row = (text: string, on = page) => paper.row(text, on)
  const press = (...keys: readonly string[]) => paper.press(...keys)
  const field = (name: string) => page.locator(`.block-form [name=${name}]`)

  test('shows its pages beside its blocks, selected on both sides', async () => {
    await row(FIRST_TEXT).click()
    expect(await paper.box(FIRST_TEXT).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.sentence').count()).toBe(2)
    await paper.box(SECOND_TEXT).click()
    expect(await paper.chosen()).toEqual([expect.stringContaining(SECOND_TEXT)])
    expect(page.url()).toMatch(/\?b=p1-/)
    await row('Keepers’ diaries are a rewarding').click()
    await page.locator('.page[data-page="2"] .block[aria-pressed=true]').waitFor()
  })

  test('is walked through by keys, which fields keep for themselves', async () => {
    await row(FIRST_TEXT).click()
    await press('k')
    expect(await paper.chosen()).toEqual(['1 Introduction'])
    await press('j', 'Shift+ArrowDown')
    expect(await paper.chosen()).toHaveLength(2)
    await press('n')
    expect(await page.locator('.facts dt').first().innerText()).toBe('Look here')
    await press('J')
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('2')

    await press('/')
    await page.keyboard.type('quiroga (2017)')
    await press('Enter')
    expect(await paper.chosen()).toEqual([expect.stringMatching(/^Until about 1890/)])
    await press('Escape', 'j')
    expect(await paper.chosen()).toEqual(['4 Conclusion'])
    await press('?')
    expect(await page.getByRole('dialog').innerText()).toContain('next block to look at')
    await press('Escape')
  })

  test('has its text, TEI, sentences and report, tied to its blocks', async () => {
    await row(FIRST_TEXT).click()
    await press('Alt+2')
    expect(await page.locator('.running-text [aria-current]').innerText()).toMatch(/^Diaries of lighthouse keepers/)
    await page.locator('.running-text p', { hasText: 'We annotated every word' }).click()
    await press('Alt+4')
    expect(await page.locator('.sentences [aria-current]').innerText()).toMatch(/^We annotated every word/)
    await page.getByRole('button', { name: /^A keeper had to note/ }).click()
    await press('Alt+3')
    expect(await page.locator('.source [aria-current]').textContent()).toContain('Diaries of lighthouse')
    await press('Alt+5')
    expect(await page.locator('.report .trust').innerText()).toMatch(/^1\.00\s+good$/)
    expect(await page.locator('.report h2:has-text("Left out (0)") + p').innerText()).toBe('Nothing.')
    await press('Alt+1')
    expect(await paper.chosen()).toEqual([expect.stringMatching(/^Diaries of lighthouse keepers.*…$/)])
    expect(await row('2.2 Size').locator('.text').textContent()).toBe('2.2 Size')
  })

  test('takes what is typed into every field', async () => {
    await row(FIRST_TEXT).click()
    await field('role').selectOption('heading')
    await field('level').fill('3')
    await field('number').fill('IV.b')
    await field('note').fill('so "it" is, É. Øre')
    await press('Enter')
    await row(SECOND_TEXT).click()
    await field('join').selectOption('true')
    await page.getByRole('button', { name: /^Corrections/ }).click()
    expect(await page.locator('.corrections li small').allInnerTexts()).toEqual([
      'role: heading, level: 3, number: IV.b, note: so "it" is, É. Øre',
      'join: true',
    ])
    await page.locator('.corrections li').nth(1).getByRole('button', { name: 'Delete' }).click()
    await press('Escape')
    expect(await paper.count()).toBe('Corrections (1)')
  })

  test('is corrected by keys, undone and done again', async () => {
    await press('Escape', 'u', 'u', 'u', 'u', 'u', 'u')
    expect(await paper.count()).toBe('Corrections (0)')
    await row(FIRST_TEXT).click()
    await press('f')
    expect(await paper.roleOf(FIRST_TEXT)).toBe('footnote')
    await press('2')
    expect([await paper.roleOf(FIRST_TEXT), await row(FIRST_TEXT).getAttribute('aria-level')]).toEqual(['heading', '2'])
    await press('u', 'u')
    expect(await paper.roleOf(FIRST_TEXT)).toBe('text')
    await press('Control+Shift+z')
    expect(await paper.roleOf(FIRST_TEXT)).toBe('footnote')
    await press('t')

    await row(SECOND_TEXT).click()
    await press('Alt+ArrowUp')
    const texts = await page.locator('[role=treeitem] .text').allTextContents()
    expect(texts.findIndex(text => text.includes(SECOND_TEXT))).toBe(texts.indexOf('2 The Diaries') - 1)
    await press('Alt+ArrowDown')
    expect(await paper.count()).toBe('Corrections (0)')

    await row(FIRST_TEXT).click()
    await row(SECOND_TEXT).click({ modifiers: ['Control'] })
    await press('d')
    expect([await paper.roleOf(FIRST_TEXT), await paper.roleOf(SECOND_TEXT)]).toEqual(['doubt', 'doubt'])
    await press('Backspace')
  })

  test('keeps what is corrected when the service is away, and saves it later', async () => {
    await row('2.2 Size').click()
    await press('f')
    await page.context().setOffline(true)
    await press('Control+s')
    await page.getByText('The service is not reached').waitFor()
    await page.context().setOffline(false)
    await page.reload()
    await page.getByText('Corrections that were not saved last time').waitFor()
    expect(await paper.roleOf('2.2 Size')).toBe('footnote')
    await press('u')
    expect(await paper.roleOf('2.2 Size')).toBe('heading')
  })

  test('shows what corrections change, and then has them in its outputs', async () => {
    await row('2.2 Size').click()
    await press('1', 'Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('heading, level 2 → heading, level 1')
    expect((await fetch(`${url}/v1/documents/${id}/corrections`)).status).toBe(404)
    await press('Enter')
    await page.getByText('Saved. The outputs have the corrections.').waitFor()
    expect(await paper.savedCorrections()).toEqual([expect.objectContaining({ text: '2.2 Size', level: 1 })])
    const tei = await paper.output('tei')
    expect(tei).toMatch(/<\/div>\s*<div[^>]*>\s*<head[^>]*>.{0,40}Size/)
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  })

  test('loses nothing when two people correct it at once', async () => {
    const second = await opened.browser.newPage()
    await second.goto(`${url}/#/${id}`)
    await row(FIRST_TEXT, second).click()
    await second.keyboard.press('d')
    await row(SECOND_TEXT, second).click()
    await second.keyboard.press('d')
    await row(SECOND_TEXT).click()
    await press('f', 'Control+s')
    await page.getByLabel('Your name').fill('Ann')
    await paper.keep()
    await expect.poll(() => paper.savedCorrections()).toHaveLength(2)

    // The other one is told at once, and nothing of hers is overwritten when he saves without having looked.
    await second.getByText('Ann saved corrections.').waitFor()
    await second.keyboard.press('Control+s')
    await paper.keep(second)
    const dialog = second.getByRole('dialog')
    await dialog.getByText('Ann saved corrections meanwhile').waitFor()
    expect(await paper.savedCorrections()).toHaveLength(2)
    expect(await dialog.locator('.differences').innerText()).toContain('role: footnote')
    const choice = dialog.getByRole('group', { name: SECOND_TEXT })
    expect((await choice.locator('label:has(:checked)').innerText()).trim()).toBe('Yours: role: doubt')
    if (hasAxe) expect(await axeFaults(second)).toEqual([])
    await choice.getByLabel('Ann: role: footnote').check()
    await second.keyboard.press('Enter')
    await second.getByText('Both are here now.').waitFor()
    expect(await row(SECOND_TEXT, second).getAttribute('data-role')).toBe('footnote')
    expect(await row(FIRST_TEXT, second).getAttribute('data-role')).toBe('doubt')
    expect(await second.getByText('Ann saved corrections.').count()).toBe(0)
    await second.keyboard.press('Control+s')
    await second.getByLabel('Your name').fill('Ben')
    await paper.keep(second)
    await expect.poll(() => paper.savedCorrections()).toHaveLength(3)
    await second.close()

    await page.getByRole('button', { name: 'See what differs' }).click()
    expect(await page.getByRole('dialog').innerText()).toMatch(/Ben saved corrections meanwhile[^]*role: doubt/)
    await press('Enter')
    await page.getByText('Their corrections are here now.').waitFor()
    expect([await paper.roleOf(FIRST_TEXT), await paper.count()]).toEqual(['doubt', 'Corrections (3)'])
    await page.getByRole('button', { name: /^Corrections/ }).click()
    await page.getByText('Saved so far (3)').click()
    expect(await page.getByRole('dialog').locator('h3').allInnerTexts()).toEqual([
      expect.stringMatching(/^Ben, /),
      expect.stringMatching(/^Ann, /),
      expect.stringMatching(/^Somebody, /),
    ])
    await press('Escape')
  })

  test('has a header whose fields become corrections', async () => {
    await page.getByRole('link', { name: 'Header' }).click()
    const titled = page.getByLabel('Title', { exact: true })
    await titled.fill('Logs')
    const author = page.locator('.author').first()
    await author.getByLabel('ORCID').fill('0000-0002-1825-0079')
    await press('Enter')
    expect(await author.locator(':invalid').count()).toBe(1)
    expect(await author.getByRole('alert').innerText()).toContain('check digit does not fit')
    const heights = await Promise.all(
      ['E-mail', 'Home page'].map(async label => (await author.getByLabel(label).boundingBox())?.height),
    )
    expect(heights[0]).toBe((await author.getByLabel('Surname').boundingBox())?.height)
    expect(heights[1]).toBe(heights[0])
    // A value that cannot be holds nobody in its field.
    await author.getByLabel('E-mail').fill('nobody')
    await author.getByLabel('Home page').click()
    expect(await page.locator(':focus').getAttribute('name')).toBe('homepage')
    await author.getByLabel('E-mail').fill('m.ellingham@northwick.example')
    await press('Tab')
    expect(await author.getByRole('alert').count()).toBe(1)
    await author.getByLabel('ORCID').fill('0000-0002-1825-0097')
    await author.getByRole('button', { name: /^Later/ }).click()
    await page.getByLabel('Add a key word').fill('weather')
    await press('Enter')
    await page.getByLabel('Add an author').fill('Eva de la Cruz')
    await press('Enter')
    await page.locator('.author').nth(2).waitFor()
    await press('Control+s')
    await paper.keep()
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    const tei = await paper.output('tei')
    expect(tei).toMatch(/<title[^>]*>Logs<\/title>/)
    expect([...tei.matchAll(/<surname>([^<]+)<\/surname>/g)].slice(0, 3).map(([, name]) => name)).toEqual([
      'Quiroga',
      'Ellingham',
      'de la Cruz',
    ])
    expect(tei).toContain('0000-0002-1825-0097')
    expect(await titled.inputValue()).toBe('Logs')
  })

  test('offers what the authority file knows of its names, and adds to it what is right', async () => {
    writeFileSync(authority, EARLIER)
    await page.goto(`${url}/#/`)
    await page.goto(`${url}/#/${id}/header`)
    const author = page.locator('.author').filter({ hasText: 'Ellingham' })
    const offer = author.getByRole('button', { name: 'Name: Martha Jane Ellingham' })
    await offer.waitFor()
    expect(await author.locator('.candidates').innerText()).toMatch(/the same e-mail address.*1 paper, 9\d % sure/)
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    expect(await author.getByLabel('Middle names').inputValue()).toBe('Jane')
    await page.getByRole('button', { name: 'Add to the authority file' }).click()
    await paper.keep()
    await page.getByText('The authority file has the authors of this paper.').waitFor()
    expect(await paper.savedCorrections()).toContainEqual(
      expect.objectContaining({ header: 'author', text: 'Martha Ellingham', middle: 'Jane' }),
    )
    const [, ellingham = ''] = /Surname: Ellingham\n([^]*?)\n\n/.exec(readFileSync(authority, 'utf8')) ?? []
    expect(ellingham).toMatch(/Seen: Ellingham, Martha Jane\n\+ floods-2009\n\+ rivers$/m)
    expect(readFileSync(authority, 'utf8')).toContain('Surname: Quiroga')
  })

  test('is not shown where something else was chosen while it was read', async () => {
    const held: Route[] = []
    await page.route('**/outputs/inspection', route => void held.push(route))
    await page.goto(`${url}/#/${id}`)
    await expect.poll(() => held.length).toBe(1)
    await page.goto(`${url}/#/`)
    await page.locator('.list').waitFor()
    const read = page.waitForEvent('requestfinished', request => request.url().endsWith('/outputs/inspection'))
    await held[0]?.continue()
    await read
    await page.unrouteAll()
    await page.evaluate('new Promise(resolve => setTimeout(resolve, 300))')
    expect(await page.title()).toBe('Papers · paperxml')
  })

  /** Scrolls to each page, and waits until it is drawn. */
  const turnPages = async () => {
    for (let number = 1; number <= LONG; number++) {
      const sheet = page.locator(`.page[data-page="${number}"]`)
      await sheet.scrollIntoViewIfNeeded()
      await sheet.locator('canvas').waitFor()
    }
  }

  test('draws the pages that are near, and forgets the others', async () => {
    const long = await sendPaper(url, await longPaper(), 'long.pdf')
    await page.goto(`${url}/#/${long}`)
    await turnPages()
    await expect.poll(() => page.locator('.pages canvas').count()).toBeLessThanOrEqual(3)
  })

  test('draws the rows of a very long paper when they come near', async () => {
    const long = await sendPaper(url, await manyBlocks(), 'many.pdf')
    await page.goto(`${url}/#/${long}`)
    await row('Remark 1 is').waitFor()
    expect(await page.getByRole('treeitem').count()).toBeLessThan(MANY_BLOCKS / 2)
    await page
      .locator('.tabpanel')
      .first()
      .evaluate(panel => void (panel.scrollTop = panel.scrollHeight))
    await row(`Remark ${MANY_BLOCKS} is`).click()
    await page.locator(`.page[data-page="${MANY_BLOCKS / BLOCKS_OF_PAGE}"] .block[aria-pressed=true]`).waitFor()
    // What is chosen on a page far away from them has its row too.
    await page.getByLabel('Page', { exact: true }).fill('12')
    await press('Enter')
    const there = 11 * BLOCKS_OF_PAGE + 10
    await paper.box(`Remark ${there} is`).click()
    await row(`Remark ${there} is`).and(page.locator('[aria-selected=true]')).waitFor()
    await press('j')
    expect(await paper.chosen()).toEqual([expect.stringContaining(`Remark ${there + 1} is`)])
  })

  test('asks once for the password of a long paper', async () => {
    const bytes = await longPaper({ pdfVersion: '1.7ext3', userPassword: PASSWORD })
    const long = await sendPaper(url, bytes, 'locked.pdf', { password: PASSWORD })
    await page.goto(`${url}/#/${long}`)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.type('another')
    await press('Enter')
    await dialog.getByText('The password is wrong').waitFor()
    await page.keyboard.type(PASSWORD)
    await press('Enter')
    await turnPages()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('has text that stays text', async () => {
    const hostile = await sendPaper(url, await hostilePaper(), 'hostile.pdf')
    await page.goto(`${url}/#/${hostile}`)
    await row('onerror').first().click()
    for (const tab of ['Text', 'TEI', 'Sentences', 'Report']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('.tabpanel:not([hidden]) > *').filter({ hasText: /\S/ }).waitFor()
    }
    await page.getByRole('link', { name: 'Header' }).click()
    await page.locator('.header-form').waitFor()
    expect(await page.locator('main').locator('img, script, iframe').count()).toBe(0)
    expect(await page.title()).toBe('hostile.pdf · paperxml')
  })

  test('has no script that failed, and asks for nothing from elsewhere', () => {
    expect(opened.faults).toEqual([])
  })
})
