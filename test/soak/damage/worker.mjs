// The process in which damaged papers are converted, one after the other.
import { readFileSync } from 'node:fs'
import { serveJobs } from '../../../dist/run/batch/workers/serve-jobs.js'
import { asPaperError } from '../../../dist/base/errors.js'
import { convertPaper } from '../../../dist/products/recipes/paper.js'

/** Glyphs of each page, by its number. */
function glyphsOf({ pages }) {
  const count = parts => parts.reduce((sum, { glyphs }) => sum + glyphs, 0)
  return pages.map(({ number, runs, dropped }) => [number, count(runs) + count(dropped)])
}

async function attempt({ path }) {
  try {
    const conversion = await convertPaper(readFileSync(path), { ocr: { mode: 'never' } })
    const { diagnostics, account, trust } = conversion
    return {
      code: 'done',
      glyphs: glyphsOf(conversion),
      diagnostics: diagnostics.map(({ code, message, page }) => ({ code, message, page })),
      unaccounted: account.unaccounted,
      trust: trust.value,
    }
  } catch (thrown) {
    const { code, message } = asPaperError(thrown)
    return { code, message: code === 'E_INTERNAL' ? `${message}\n${thrown.stack}` : message }
  }
}

serveJobs(async () => attempt)
