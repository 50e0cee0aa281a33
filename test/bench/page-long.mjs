// Measures the page with a long paper in Chromium: node test/bench/page-long.mjs FILE.pdf
// Milliseconds until the first page of a converted paper is seen, and until the two sides show a selection; megabytes of
// the tab while all pages are scrolled through.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { startService } from '../../dist/run/service/serve.js'

const BROWSER = process.env.PAPERXML_BROWSER ?? '/usr/bin/chromium'
/** Blocks that are selected, spread evenly over the paper. */
const SELECTED = 40
/** What a turn of the wheel scrolls, in pixels, and the time that a reader takes for it. */
const TURN = { pixels: 600, ms: 50 }

/** Sends the paper and waits for its end. */
async function send(url, path) {
  const answer = await fetch(`${url}/v1/documents?name=${basename(path)}&formats=inspection,report,html,tei`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: readFileSync(path),
  })
  const { id } = await answer.json()
  for (;;) {
    const job = await (await fetch(`${url}/v1/documents/${id}?wait=50`)).json()
    if (job.status === 'failed') throw new Error(JSON.stringify(job))
    if (job.status === 'done') return id
  }
}

/** Megabytes that the process of the tab has for itself (its proportional share of what it shares is left out). */
async function megabytesOfTab(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMegabytes(id))
  return Math.max(...sizes)
}

function privateMegabytes(process) {
  const lines = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+) kB/gm)
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1000
}

/**
 * Milliseconds from a click on the row of a block, so far down the list (0 to 1), until its box is marked on its page. Rows are drawn
 * when they come near.
 */
const timeSelection = share => `(async () => {
  const panel = document.querySelector('.tabpanel')
  const { top, bottom } = panel.getBoundingClientRect()
  const isSeen = row => row.getBoundingClientRect().top > top && row.getBoundingClientRect().bottom < bottom
  panel.scrollTop = ${share} * panel.scrollHeight
  let row
  while (row === undefined) {
    await new Promise(resolve => setTimeout(resolve, 50))
    row = [...panel.querySelectorAll('[role=treeitem]')].find(isSeen)
  }
  const { block } = row.dataset
  const started = performance.now()
  row.click()
  while (document.querySelector('.overlay [data-block="' + block + '"][aria-pressed=true]') === null) {
    if (performance.now() - started > 5000) return Number.NaN
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - started
})()`

const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
const service = await startService(
  {
    host: '127.0.0.1',
    port: 0,
    workers: 1,
    waiting: 10,
    waitLimitMs: 600_000,
    limits: { timeLimitMs: 600_000, memoryLimitBytes: 4e9 },
    mostUploadBytes: 1e9,
    store,
    mostWaiting: 9,
    keepMs: 1e8,
    drainMs: 0,
    graceMs: 1000,
    ocr: {},
    hasPage: true,
    origins: [],
  },
  { onRequest: () => {} },
)
const browser = await chromium.launch({ executablePath: BROWSER })
try {
  const id = await send(service.url, process.argv[2])
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  page.setDefaultTimeout(60_000)
  await page.goto(service.url)
  const opened = performance.now()
  await page.goto(`${service.url}/#/${id}`)
  await page.locator('canvas').first().waitFor()
  console.log(`first page after ${(performance.now() - opened).toFixed(0)} ms`)
  const sizes = [await megabytesOfTab(browser)]
  const pane = await page.locator('.pages').boundingBox()
  await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2)
  const top = () => page.evaluate(`document.querySelector('.pages').scrollTop`)
  for (let turns = 1, last = -1, now = 0; now !== last; turns++) {
    await page.mouse.wheel(0, TURN.pixels)
    await page.waitForTimeout(TURN.ms)
    if (turns % 20 !== 0) continue
    last = now
    now = await top()
    sizes.push(await megabytesOfTab(browser))
  }
  console.log(`tab ${sizes[0].toFixed(0)} MB at first, ${Math.max(...sizes).toFixed(0)} MB at most`)
  const times = []
  for (let i = 0; i < SELECTED; i++) times.push(await page.evaluate(timeSelection(i / SELECTED)))
  times.sort((a, b) => a - b)
  console.log(
    `selection of ${times.length} blocks: ${times[times.length >> 1].toFixed(0)} ms in the middle, ${times.at(-1).toFixed(0)} ms at most`,
  )
} finally {
  await browser.close()
  await service.close()
  rmSync(store, { recursive: true })
}
