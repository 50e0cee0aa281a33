// Counts the keys by which wrong blocks of papers are corrected on the page, and checks that `convert --corrections` gives
// the same document: node test/bench/page-keys.mjs FOLDER NAME…   (FOLDER has NAME.pdf and NAME.truth.json)
// The first ten blocks whose role is not that of the truth are corrected. Where there are fewer, blocks that chance names
// get a role that chance names: the keys are the same.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { writeProducts } from '../../dist/products/recipes/products.js'
import { convertPaper } from '../../dist/products/recipes/paper.js'
import { parseCorrections } from '../../dist/understand/corrections/parse-corrections.js'
import { startService } from '../../dist/run/service/serve.js'
import { ROLE_LETTERS } from '../../dist/page-app/shared/role-letters.js'
import { lettersOf } from './letters.mjs'

const CORRECTED = 10
/** Roles of the types of a truth. */
const ROLES = {
  heading: 'heading',
  paragraph: 'text',
  'list-item': 'text',
  footnote: 'footnote',
  'figure-caption': 'figure-caption',
  'table-caption': 'table-caption',
  reference: 'reference',
  equation: 'formula',
}
/** Roles that a truth has under another name. */
const UNKNOWN = new Set(['abstract', 'abstract-heading', 'references-heading', 'title'])
const SHORTEST = 12
const BROWSER = process.env.PAPERXML_BROWSER ?? '/usr/bin/chromium'

/** Blocks whose role is not that of the only type of the truth that has their text. */
function findWrong(blocks, truth) {
  const known = truth.blocks.flatMap(({ type, text, level }) =>
    ROLES[type] === undefined ? [] : [{ role: ROLES[type], level, letters: lettersOf(text ?? '') }],
  )
  return blocks.flatMap(block => {
    if (block.order === undefined) return []
    const letters = lettersOf(block.text)
    if (letters.length < SHORTEST || UNKNOWN.has(block.role)) return []
    const hits = known.filter(each => each.letters.includes(letters))
    const [first] = hits
    if (first === undefined || hits.some(({ role }) => role !== first.role)) return []
    const isLevel = first.role === 'heading' && first.level !== undefined && first.level !== block.level
    return block.role === first.role && !isLevel ? [] : [{ ...block, wanted: first.role, wantedLevel: first.level }]
  })
}

/** Blocks and roles that chance names; the generator is that of Park and Miller. */
function addSpoiled(wrong, blocks) {
  let seed = 20261123
  const pick = list => {
    seed = (seed * 48271) % 2147483647
    return list[seed % list.length]
  }
  const all = [...wrong.slice(0, CORRECTED)]
  while (all.length < CORRECTED) {
    const block = pick(blocks.filter(({ id, order }) => order !== undefined && all.every(other => other.id !== id)))
    const wanted = pick(
      ['text', 'footnote', 'figure-caption', 'reference', 'formula', 'doubt'].filter(role => role !== block.role),
    )
    all.push({ ...block, wanted })
  }
  const places = new Map(blocks.map(({ id }, i) => [id, i]))
  return all.sort((a, b) => places.get(a.id) - places.get(b.id))
}

/** A person at the keyboard: goes to each block on the shortest of the known ways, and gives it its role. */
class Corrector {
  keys = 0
  /** Keys that turned pages. */
  turns = 0
  constructor(page) {
    this.page = page
  }

  async press(key) {
    this.keys++
    await this.page.keyboard.press(key)
  }

  chosen() {
    return this.page
      .locator('[role=treeitem][aria-selected=true]')
      .first()
      .getAttribute('data-block', { timeout: 1000 })
  }

  /** The hint that the block has now, where it is on the screen; asked for without a key of the person. */
  async hintOf(id) {
    await this.page.keyboard.press('v')
    const mark = this.page.locator(`.overlay [data-block="${id}"] .hint`)
    const hint = (await mark.count()) === 0 ? undefined : await mark.innerText()
    await this.page.keyboard.press('Escape')
    return hint
  }

  async correct(block, order, doubtful, last) {
    const before = this.keys
    const from = last === undefined ? -1 : order.indexOf(last)
    const steps = order.indexOf(block.id) - from
    const doubts = doubtful.filter(place => place > from && place <= order.indexOf(block.id)).length
    const isDoubtful = doubtful.includes(order.indexOf(block.id))
    if (steps <= 2) for (let i = 0; i < steps; i++) await this.press('j')
    else if (isDoubtful && doubts <= 2) for (let i = 0; i < doubts; i++) await this.press('n')
    else await this.goByHint(block)
    if ((await this.chosen()) !== block.id) throw new Error(`${block.id} was not reached`)
    const isLevel = block.wanted === 'heading' && block.wantedLevel !== undefined
    await this.press(isLevel ? String(block.wantedLevel) : ROLE_LETTERS[block.wanted])
    return this.keys - before
  }

  /** Where a page begins, in pixels from the top of what is seen. */
  topOf(page) {
    return this.page.evaluate(`(() => {
      const [pane, page] = ['.pages', '.page[data-page="${page}"]'].map(each => document.querySelector(each).getBoundingClientRect())
      return page.top - pane.top
    })()`)
  }

  /** To the page of the block, by turns or by its number, and by the hint to the block. */
  async goByHint({ page, id }) {
    const shown = Number(await this.page.getByLabel('Page', { exact: true }).inputValue())
    const digits = [...String(page)]
    const isFar = digits.length < Math.abs(page - shown)
    if (!isFar) await this.turnTo(page, id)
    await this.press('v')
    if (isFar) {
      this.turns += digits.length
      for (const digit of digits) await this.press(digit)
    }
    const hint = await this.page.locator(`.overlay [data-block="${id}"] .hint`).innerText({ timeout: 1000 })
    for (const key of hint) await this.press(key)
  }

  /** Turns pages until the block is seen. */
  async turnTo(page, id) {
    for (let top = await this.topOf(page); (await this.hintOf(id)) === undefined; ) {
      await this.press(top > 0 ? 'J' : 'K')
      this.turns++
      const now = await this.topOf(page)
      if (now === top) throw new Error(`${id} is not on the screen`)
      top = now
    }
  }
}

async function send(url, path, name) {
  const answer = await fetch(`${url}/v1/documents?name=${name}.pdf&formats=inspection,report,html,tei`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: readFileSync(path),
  })
  const { id } = await answer.json()
  await fetch(`${url}/v1/documents/${id}?wait=50`)
  return id
}

async function measure(url, page, folder, name) {
  const path = join(folder, `${name}.pdf`)
  const id = await send(url, path, name)
  const read = async output => (await fetch(`${url}/v1/documents/${id}/${output}`)).text()
  const { pages } = JSON.parse(await read('outputs/inspection'))
  const blocks = pages.flatMap(({ number, blocks: all }) => {
    const sorted = [
      ...all.filter(({ order }) => order !== undefined),
      ...all.filter(({ order }) => order === undefined),
    ]
    return sorted.map(block => ({ ...block, page: number }))
  })
  const truth = JSON.parse(readFileSync(join(folder, `${name}.truth.json`), 'utf8'))
  const wrong = findWrong(blocks, truth)
  const corrected = addSpoiled(wrong, blocks)
  await page.goto(`${url}/#/${id}`)
  await page.locator('canvas').first().waitFor()
  const person = new Corrector(page)
  const rows = page.getByRole('treeitem')
  const counts = []
  let last
  for (const block of corrected) {
    const marks = await rows.evaluateAll(all =>
      all.map(row => [row.dataset.block, row.querySelector('.mark[title]') !== null && row.textContent.includes('?')]),
    )
    const order = marks.map(([each]) => each)
    const doubtful = marks.flatMap(([, isDoubtful], i) => (isDoubtful ? [i] : []))
    counts.push(await person.correct(block, order, doubtful, last))
    last = block.id
  }
  await person.press('Control+s')
  await page.getByRole('button', { name: 'Keep', exact: true }).waitFor()
  await person.press('Enter')
  await page.getByText('Saved. The outputs').waitFor()
  const file = await read('corrections')
  const corrections = parseCorrections(file, `${name}.corrections.json`)
  const conversion = await convertPaper(path, { corrections })
  const tei = (await writeProducts(conversion.paper, ['tei'])).get('tei')
  const isSame = tei === (await read('outputs/tei'))
  const row = [
    name,
    pages.length,
    blocks.length,
    Math.min(wrong.length, CORRECTED),
    corrections.length,
    person.keys,
    person.turns,
    (person.keys / CORRECTED).toFixed(1),
    Math.max(...counts),
    isSame ? 'yes' : 'no',
  ]
  console.log(`| ${row.join(' | ')} |`)
}

const [folder, ...names] = process.argv.slice(2)
const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
const plan = {
  host: '127.0.0.1',
  port: 0,
  workers: 1,
  waiting: 10,
  waitLimitMs: 120_000,
  limits: { timeLimitMs: 300_000, memoryLimitBytes: 1.5e9 },
  mostUploadBytes: 1e8,
  store,
  mostWaiting: 9,
  keepMs: 1e8,
  drainMs: 0,
  graceMs: 1000,
  ocr: {},
  hasPage: true,
  origins: [],
}
const service = await startService(plan, { onRequest: () => {} })
const browser = await chromium.launch({ executablePath: BROWSER })
try {
  for (const name of names) {
    // A page of its own: it shows nothing of the paper before.
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
    page.setDefaultTimeout(60_000)
    await measure(service.url, page, folder, name)
    await page.close()
  }
} finally {
  await browser.close()
  await service.close()
  rmSync(store, { recursive: true })
}
