#!/usr/bin/env node
// formula-pictures.mjs: draws docs/images/formulas/NAME.png for each NAME.tex there: the printed page, and beside it what a browser makes of
// the HTML of `paperxml convert`. It needs pdflatex with the fonts named in the sources, pdftoppm and Chromium; it is no part of the tests.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = join(ROOT, 'docs', 'images', 'formulas')
const folder = mkdtempSync(join(tmpdir(), 'formula-pictures-'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
try {
  const page = await browser.newPage({ viewport: { width: 1100, height: 620 } })
  for (const source of readdirSync(FOLDER).filter(name => name.endsWith('.tex'))) {
    const name = basename(source, '.tex')
    const run = (program, ...args) => execFileSync(program, args, { cwd: folder, stdio: 'ignore' })
    for (let pass = 0; pass < 2; pass++) run('pdflatex', '-interaction=nonstopmode', join(FOLDER, source))
    run('pdftoppm', '-r', '110', '-png', '-singlefile', `${name}.pdf`, name)
    run(process.execPath, join(ROOT, 'dist/programs/paperxml.js'), 'convert', `${name}.pdf`, '--to', 'html', '-o', '.')
    const print = readFileSync(join(folder, `${name}.png`)).toString('base64')
    const html = Buffer.from(readFileSync(join(folder, `${name}.html`), 'utf8')).toString('base64')
    await page.setContent(`<body style="margin:0;display:flex;gap:12px;background:#ccc">
      <img src="data:image/png;base64,${print}" style="height:616px">
      <iframe src="data:text/html;charset=utf-8;base64,${html}" style="flex:1;height:616px;border:0;background:#fff"></iframe></body>`)
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
