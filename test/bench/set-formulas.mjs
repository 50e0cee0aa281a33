/**
 * Whether LaTeX sets the formulas of a folder: those of its `NAME.tei.xml` with `notation="tex"`, with amsmath and amssymb and
 * nothing else. Prints each that it does not set, with what LaTeX says of it, and their number. Needs `latex`.
 *
 *     node test/bench/set-formulas.mjs OUT
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Formulas of one document: LaTeX stops after a hundred errors. */
const AT_ONCE = 400

const HEAD =
  '\\documentclass{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{amsmath,amssymb}\\begin{document}'
/** Lines of the head, which come before the formulas. */
const FIRST_LINE = 2

const FORMULA = /<formula notation="tex" rend="(inline|display)" xml:id="(m\d+)"[^>]*>(.*?)<\/formula>/gsu
const ENTITIES = { lt: '<', gt: '>', amp: '&' }

function formulasOf(folder) {
  const names = readdirSync(folder).filter(name => name.endsWith('.tei.xml'))
  return names.toSorted().flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(FORMULA)].map(([, rend, id, text]) => ({
      place: `${name} ${id}`,
      isDisplay: rend === 'display',
      tex: text.replace(/&(lt|gt|amp);/gu, (_, entity) => ENTITIES[entity]),
    })),
  )
}

/** One line each, and a paragraph of its own, which ends what a formula leaves open. */
function lineOf({ tex, isDisplay }) {
  return `{${isDisplay ? `\\[${tex}\\]` : `$${tex}$`}\\par}`
}

/** What LaTeX says, by the index of the formula. */
function errorsOf(formulas) {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-latex-'))
  try {
    const body = formulas.map(formula => `${lineOf(formula)}\n`).join('\n')
    writeFileSync(join(folder, 'formulas.tex'), `${HEAD}\n${body}\\end{document}\n`)
    const parameters = ['-interaction=nonstopmode', '-file-line-error', 'formulas.tex']
    const { error } = spawnSync('latex', parameters, { cwd: folder, timeout: 120_000 })
    if (error !== undefined) throw error
    const log = readFileSync(join(folder, 'formulas.log'), 'latin1')
    const found = new Map()
    for (const [, line, message] of log.matchAll(/^\.\/formulas\.tex:(\d+): (.*)$/gmu)) {
      const index = Math.floor((Number(line) - FIRST_LINE) / 2)
      if (!found.has(index)) found.set(index, message)
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node test/bench/set-formulas.mjs OUT')
const formulas = formulasOf(folder)
let failed = 0
for (let from = 0; from < formulas.length; from += AT_ONCE) {
  const part = formulas.slice(from, from + AT_ONCE)
  for (const index of errorsOf(part).keys()) {
    // An error may come of the formula before: by itself it says which it is.
    for (const suspect of part.slice(Math.max(0, index - 1), index + 1)) {
      const message = suspect.isKnown ? undefined : errorsOf([suspect]).values().next().value
      suspect.isKnown = true
      if (message === undefined) continue
      failed++
      console.log(`${suspect.place}: ${message}\n  ${suspect.tex}`)
    }
  }
}
console.log(`${formulas.length - failed} of ${formulas.length} formulas are set`)
process.exit(failed === 0 ? 0 : 1)
