// Makes the picture of the page for the README: docs/images/page.png, of a paper of the fixtures. Needs a built program and a browser:
// `node scripts/make-screenshot.mjs`; PAPERXML_BROWSER names another one than /usr/bin/chromium.
import { spawn } from 'node:child_process'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { chromium } from 'playwright-core'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PAPER = join(ROOT, 'fixtures', 'paper', 'two-column.pdf')
const PICTURE = join(ROOT, 'docs', 'images', 'page.png')
const BROWSER = process.env.PAPERXML_BROWSER || '/usr/bin/chromium'
const SIZE = { width: 1180, height: 680 }
/** Colours of the picture: text with soft edges needs few, and a palette makes a third of the bytes. */
const MOST_COLOURS = 256

/** A picture as PNG with a palette: the commonest colours, and for others the nearest of these. */
async function withPalette(png) {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const colours = Array.from(
    { length: width * height },
    (_, i) => (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2],
  )
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour)
  const parts = colour => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const distance = (a, b) => parts(a).reduce((sum, part, i) => sum + (part - parts(b)[i]) ** 2, 0)
  const nearest = colour =>
    palette.reduce((best, other, i) => (distance(colour, other) < distance(colour, palette[best]) ? i : best), 0)
  const places = new Map([...counts.keys()].map(colour => [colour, nearest(colour)]))
  const rows = Buffer.alloc((width + 1) * height)
  colours.forEach((colour, i) => rows.writeUInt8(places.get(colour), i + Math.floor(i / width) + 1))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...chunks])
}

/** A part of a PNG. */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
const words = ['serve', '--port', '0', '--admin-port', 'off', '--workers', '1', '--no-log', '--store', store]
const service = spawn(process.execPath, [join(ROOT, 'dist', 'run', 'cli', 'main.js'), ...words], {
  stdio: ['ignore', 'ignore', 'pipe'],
})
const url = await new Promise(resolve => {
  service.stderr.on('data', text => {
    const found = /serving on (\S+)/.exec(String(text))
    if (found) resolve(found[1])
  })
})

const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(url)
  await page.locator('#files').setInputFiles(PAPER)
  await page.getByRole('link', { name: 'two-column.pdf' }).click()
  await page.locator('canvas').nth(1).waitFor()
  await page.getByRole('treeitem', { name: 'Diaries of lighthouse keepers' }).click()
  await page.locator('.sentence').first().waitFor()
  mkdirSync(dirname(PICTURE), { recursive: true })
  writeFileSync(PICTURE, await withPalette(await page.screenshot()))
} finally {
  await browser.close()
  service.kill()
  rmSync(store, { recursive: true, force: true })
}
