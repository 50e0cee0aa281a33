import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ALLOCATION } from '../../../dist/run/batch/workers/worker-process.js'
import { SPEED_FLAGS, WORKER_FLAGS } from '../../../dist/run/batch/workers/v8-flags.js'
import { measurePoppler } from '../poppler.mjs'
import { drawGlyphs, drawPages } from './made-up.mjs'
import { commandLineOf, leastInTurn, measureProcess, runScript } from './measure-process.mjs'
import { pdfsIn, ROOT } from '../papers.mjs'

const scriptOf = name => join(ROOT, 'test/bench/speed', name)
const COLD_PAPER = join(ROOT, 'fixtures/paper/two-column.pdf')

/**
 * The rows of the table. `most` (or `least`) is the bound of the ratio, or of megabytes; `measure` gives the ratio with the
 * figures that it comes from, or says what is missing.
 */
export function rowsOf(setting) {
  return [
    ...['typeset', 'real'].flatMap(name => passRows(name, setting)),
    { what: 'TEI per 100 KB of paperXML ÷ time to parse it', most: 4, measure: () => measureTei(setting) },
    { what: 'cold, 4 pages, paperXML ÷ 0.1.0', most: 0.5, measure: () => cold(setting, ['--to', 'paperxml']) },
    { what: 'cold, 4 pages, all outputs ÷ 0.1.0', most: 0.5, measure: () => cold(setting, []) },
    { what: 'align, 4 pages, cold ÷ 0.1.0', most: 0.4, measure: () => coldAlign(setting) },
    { what: 'peak of a worker, real (MB)', most: 190, measure: () => workerPeak(setting) },
    { what: 'peak of plain convert, real (MB)', most: 300, measure: () => convertPeak(setting) },
    ...growthRows('1,000 pages ÷ 100 pages', drawPages, [100, 1000], { most: 11, mostMemory: 1.6 }, setting),
    ...growthRows('300,000 glyphs on one page ÷ 30,000', drawGlyphs, [30_000, 300_000], { most: 15 }, setting),
    { what: 'peak of plain convert, a scan of 300 pages (MB)', most: 400, measure: () => scanPeak(setting) },
    { what: 'two workers ÷ one, 8 copies of typeset', least: 1.9, measure: () => compareWorkers(setting) },
  ]
}

/** All outputs of a corpus beside poppler, and beside version 0.1.0. */
function passRows(name, { corpora, against, runs }) {
  const folder = join(corpora, name)
  const pass = program => () => runScript(scriptOf('one-pass.mjs'), [program, folder])
  const once = lazily(() => leastInTurn([...(against === undefined ? [] : [pass(against)]), pass(ROOT)], runs))
  const measured = compare => () => (existsSync(folder) ? compare(once()) : { missing: folder })
  return [
    {
      what: `all outputs ÷ pdftotext -bbox-layout, ${name}`,
      most: { typeset: 5.5, real: 4.5 }[name],
      measure: measured(passes => {
        const ours = passes.at(-1)
        const poppler = measurePoppler(pdfsIn(folder))
        if (poppler === undefined) return { missing: 'poppler' }
        const speed = `${(ours.pages / ours.seconds).toFixed(1)} pages per CPU second`
        const figures = `${ours.seconds.toFixed(1)} s and ${poppler.toFixed(1)} s, ${speed}, ${ours.failures} failed`
        return { ratio: ours.seconds / poppler, figures: `${figures}; ${sharesOf(ours.stages)}` }
      }),
    },
    {
      what: `0.1.0 ÷ all outputs, ${name}`,
      least: 1.7,
      measure: measured(([other, ours]) => (ours === undefined ? { missing: '--against' } : ratioOf(other, ours))),
    },
  ]
}

function sharesOf(stages) {
  const total = Object.values(stages).reduce((sum, time) => sum + time, 0)
  return Object.entries(stages)
    .map(([stage, time]) => `${stage} ${((100 * time) / total).toFixed(0)} %`)
    .join(', ')
}

function measureTei({ corpora, runs }) {
  const folder = join(corpora, 'real')
  if (!existsSync(folder)) return { missing: folder }
  const [{ tei, parse }] = leastInTurn([() => runScript(scriptOf('tei-cost.mjs'), [folder])], runs)
  return { ratio: tei / parse, figures: `${tei.toFixed(0)} ms and ${parse.toFixed(1)} ms` }
}

function cold({ against, output, runs }, choice) {
  return againstOther(against, runs, ['convert', COLD_PAPER, '-o', output, ...choice])
}

function coldAlign({ against, output, runs }) {
  return againstOther(against, runs, ['align', '-I', COLD_PAPER, '-O', join(output, 'aligned.html')])
}

function againstOther(against, runs, command) {
  if (against === undefined) return { missing: '--against' }
  const [other, ours] = leastInTurn(
    [against, ROOT].map(program => () => measureProcess([commandLineOf(program), ...command])),
    runs,
  )
  return ratioOf(ours, other)
}

function ratioOf(one, other) {
  const [seconds, megabytes] = ['seconds', 'megabytes'].map(key => [one, other].map(each => each[key]))
  const figures = `${seconds.map(figure => figure.toFixed(2)).join(' and ')} s`
  return {
    ratio: one.seconds / other.seconds,
    figures: `${figures}, ${megabytes.map(figure => figure.toFixed(0)).join(' and ')} MB`,
  }
}

function workerPeak({ corpora }) {
  const folder = join(corpora, 'real')
  if (!existsSync(folder)) return { missing: folder }
  const { megabytes, seconds } = runScript(scriptOf('one-pass.mjs'), [ROOT, folder], WORKER_FLAGS, ALLOCATION)
  return { ratio: megabytes, figures: `${seconds.toFixed(1)} s` }
}

function convertPeak({ corpora, output }) {
  const folder = join(corpora, 'real')
  return existsSync(folder) ? convertAll(pdfsIn(folder), ['--ocr', 'never'], output) : { missing: folder }
}

/** Recognition of so many pages takes half an hour: a file is given where it is wanted. */
function scanPeak({ scan, output }) {
  return scan === undefined ? { missing: '--scan' } : convertAll([scan], ['--ocr', 'always'], output)
}

function convertAll(files, options, output) {
  const { megabytes, seconds } = measureProcess([commandLineOf(ROOT), 'convert', ...files, ...options, '-o', output])
  return { ratio: megabytes, figures: `${seconds.toFixed(1)} s` }
}

/** How CPU time, and memory where it has a bound, grow from the smaller to the larger drawing. */
function growthRows(what, draw, sizes, { most, mostMemory }, { output, runs }) {
  const once = lazily(async () => {
    const files = sizes.map(size => join(output, `${draw.name}-${size}.pdf`))
    await Promise.all(files.map((file, i) => draw(file, sizes[i])))
    const convert = file => () =>
      measureProcess([...SPEED_FLAGS, commandLineOf(ROOT), 'convert', file, '-o', output, '--to', 'paperxml'])
    return leastInTurn(files.map(convert), runs)
  })
  const rowOf = (name, key, bound) => ({
    what: `${what}, ${name}`,
    most: bound,
    measure: async () => {
      const [small, large] = await once()
      return { ratio: large[key] / small[key], figures: `${large[key].toFixed(1)} and ${small[key].toFixed(1)}` }
    },
  })
  return [
    rowOf('CPU', 'seconds', most),
    ...(mostMemory === undefined ? [] : [rowOf('peak memory', 'megabytes', mostMemory)]),
  ]
}

/** By the clock, so only a quiet machine with two cores says something. */
function compareWorkers({ corpora, output, workers }) {
  if (!workers) return { missing: '--workers, on a quiet machine' }
  const papers = join(output, 'papers')
  for (let copy = 1; copy <= 8; copy++) {
    for (const file of pdfsIn(join(corpora, 'typeset'))) cpSync(file, join(papers, `${copy}-${basename(file)}`))
  }
  const [one, two] = ['1', '2'].map(count => {
    const start = performance.now()
    measureProcess([commandLineOf(ROOT), 'batch', papers, '-o', join(output, count), '--workers', count])
    return (performance.now() - start) / 1000
  })
  return { ratio: one / two, figures: `${one.toFixed(0)} s and ${two.toFixed(0)} s` }
}

function lazily(make) {
  let made
  return () => (made ??= make())
}
