/** A process that draws pages of PDFs to files, started by page.mjs; it answers whether it could. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readPagePng } from '../../dist/read/sources/pdf/pictures/page-png.js'
import { serveTasks } from '../baseline/processes.mjs'

/** Fine enough to read the text, and a hundred pages are 10 MB. */
const DPI = 80

serveTasks(async ({ path, page, file }) => {
  try {
    writeFileSync(file, await readPagePng(new Uint8Array(readFileSync(path)), { page, dpi: DPI }))
    return true
  } catch {
    // No PDF, one that cannot be drawn, or no package that draws: the page shows boxes instead.
    return false
  }
})
