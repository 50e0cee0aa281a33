import { measureBlocks } from '../../dist/products/evaluation/blocks/block-measures.js'
import { sumBlockCounts } from '../../dist/products/evaluation/blocks/counts.js'
import { rulesOf } from './differences.mjs'

/** Papers that are named in one line; the others are counted. */
const PAPERS_NAMED = 4
/** A figure of the truth that changes by less than this changes nothing that three digits show. */
const LEAST_CHANGE = 0.0005

/** What became of blocks that are in one build only. */
const NOT_THERE = 'no block'

/** A list of counts by key that remembers the papers. */
function startCounting() {
  const counts = new Map()
  return {
    add(key, sign, paper) {
      const count = counts.get(key) ?? { more: 0, less: 0, papers: new Map() }
      counts.set(key, count)
      if (sign > 0) count.more++
      else count.less++
      count.papers.set(paper, (count.papers.get(paper) ?? 0) + 1)
    },
    /** Most blocks first. */
    lines(toLine) {
      const total = ([, { more, less }]) => more + less
      return [...counts]
        .sort((a, b) => total(b) - total(a) || (a[0] < b[0] ? -1 : 1))
        .map(([key, count]) => toLine(key, count))
    },
  }
}

/** The lines that say which roles changed into which: `text → heading 9, 4 papers: jose.00173 (6), …`. */
export function describeRoles(papers) {
  const changes = startCounting()
  for (const { name, differences } of papers) {
    for (const { kind, before, after } of differences) {
      if (kind === 'role') changes.add(`${before?.role ?? NOT_THERE} → ${after?.role ?? NOT_THERE}`, 1, name)
      if (kind === 'level') changes.add(`heading of level ${before.level} → ${after.level}`, 1, name)
      if (kind === 'extent') changes.add(`${after.role}, other text`, 1, name)
      if (kind === 'score') changes.add(`${after.role}, the score alone`, 1, name)
    }
  }
  return changes.lines((key, { more, papers: of }) => `${String(more).padStart(5)}  ${key}, ${namePapers(of)}`)
}

/** The lines that say which rules speak for more or fewer blocks: `+12 −3 heading (colour), 3 papers: …`. */
export function describeRules(papers) {
  const changes = startCounting()
  for (const { name, differences } of papers) {
    for (const { before, after } of differences) {
      const [old, now] = [before, after].map(item => new Set(rulesOf(item).map(rule => `${item.role} (${rule})`)))
      for (const key of now) if (!old.has(key)) changes.add(key, 1, name)
      for (const key of old) if (!now.has(key)) changes.add(key, -1, name)
    }
  }
  return changes.lines(
    (key, { more, less, papers: of }) =>
      `${(more ? `+${more}` : '').padStart(5)} ${(less ? `−${less}` : '').padStart(5)}  ${key}, ${namePapers(of)}`,
  )
}

/**
 * The lines that say which figures of the truth changed, of papers with `counts: {before, after}`:
 * `headings 0.913 → 0.915 +0.002, better: …, worse: …`.
 */
export function describeScores(papers) {
  const scored = papers.filter(({ counts }) => counts.before !== undefined && counts.after !== undefined)
  const figuresOf = (build, some) =>
    measureBlocks(sumBlockCounts(some.map(({ counts }) => new Map(Object.entries(counts[build])))))
  const [old, now] = [figuresOf('before', scored), figuresOf('after', scored)]
  return [...now].flatMap(([measure, { value, isLessBetter }]) => {
    const was = old.get(measure)?.value
    const changed = scored
      .map(paper => ({
        name: paper.name,
        by: differenceOf(figuresOf('after', [paper]), figuresOf('before', [paper]), measure),
      }))
      .filter(({ by }) => Math.abs(by) >= LEAST_CHANGE)
    if (changed.length === 0 || value === undefined || was === undefined) return []
    const better = changed.filter(({ by }) => by > 0 !== isLessBetter)
    const worse = changed.filter(({ by }) => by > 0 === isLessBetter)
    const word = isLessBetter ? ' (less is better)' : ''
    return [
      `${measure}${word} ${was.toFixed(4)} → ${value.toFixed(4)}${nameChanged('better', better)}${nameChanged('worse', worse)}`,
    ]
  })
}

function differenceOf(now, old, measure) {
  return (now.get(measure)?.value ?? 0) - (old.get(measure)?.value ?? 0)
}

function nameChanged(word, changed) {
  if (changed.length === 0) return ''
  const largest = [...changed].sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const named = largest
    .slice(0, PAPERS_NAMED)
    .map(({ name, by }) => `${name} ${by > 0 ? '+' : '−'}${Math.abs(by).toFixed(3)}`)
  return `, ${word}: ${listWithRest(named, changed.length)}`
}

function namePapers(papers) {
  const named = [...papers]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
  return `${papers.size} ${papers.size === 1 ? 'paper' : 'papers'}: ${listWithRest(named.slice(0, PAPERS_NAMED), papers.size)}`
}

function listWithRest(named, count) {
  return named.join(', ') + (count > named.length ? ` and ${count - named.length} more` : '')
}
