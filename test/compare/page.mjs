import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groupBy } from '../../dist/base/collections/group-by.js'
import { mapInProcesses } from '../baseline/processes.mjs'
import { rulesOf } from './differences.mjs'

const DRAWER = fileURLToPath(new URL('draw-page.mjs', import.meta.url))
/** Kinds of differences that a picture shows; the others are told in words below it. */
const OUTLINED = new Set(['role', 'level', 'extent'])
/** Characters of a block that are printed. */
const OPENING_LENGTH = 90

const STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem 2rem; color: #222; background: #fff }
pre { overflow-x: auto; background: #f6f6f4; padding: .7rem }
section { border-top: 2px solid #ccc; margin-top: 2rem }
.pair { display: flex; gap: 1rem }
figure { flex: 1; margin: 0; min-width: 0 }
svg { width: 100%; border: 1px solid #bbb; background: #fff }
rect.all { fill: none; stroke: #ccc }
rect.changed { fill: #d0021b18; stroke: #d0021b; stroke-width: 1.5 }
.after rect.changed { fill: #1257c218; stroke: #1257c2 }
svg text { font: 7px system-ui, sans-serif }
.label { font-weight: bold; paint-order: stroke; stroke: #fff; stroke-width: 3px; fill: #d0021b }
.after .label { fill: #1257c2 }
td, th { text-align: left; vertical-align: top; padding: .1rem .8rem .1rem 0 }
del { color: #d0021b } ins { color: #1257c2; text-decoration: none }`

/**
 * Writes `compare.html` and its pictures to a folder: each changed page twice, changed blocks outlined with their roles.
 *
 * @param papers `{name, path, before, after, differences}`, see compare.mjs
 * @param summary the lines that compare.mjs prints
 * @param mostPages pages that are shown, those with most changes first
 * @returns the path of the page, and how many of the changed pages it shows
 */
export async function writePage(folder, { title, papers, summary, mostPages, processes }) {
  const changed = papers.flatMap(changedPagesOf)
  const shown = new Set([...changed].sort((a, b) => b.differences.length - a.differences.length).slice(0, mostPages))
  const pages = changed.filter(page => shown.has(page))
  const pictures = join(folder, 'pages')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const tasks = pages.map(({ paper, number, picture }) => ({
    path: paper.path,
    page: number,
    file: join(folder, picture),
  }))
  const drawn = await mapInProcesses(DRAWER, tasks, { count: processes })
  const path = join(folder, 'compare.html')
  writeFileSync(path, toHtml(title, summary, pages.map((page, i) => toSection(page, drawn[i])).join('\n')))
  return { path, shown: pages.length, changed: changed.length }
}

/**
 * The pages of a paper on which more than a score differs; what has no page, such as an author, is shown with the first one.
 */
function changedPagesOf(paper) {
  const pageOf = ({ before, after }) => (after ?? before).page ?? 1
  const byPage = groupBy(
    paper.differences.filter(({ kind }) => kind !== 'score'),
    pageOf,
  )
  return [...byPage].map(([number, differences]) => {
    const picture = `pages/${paper.name.replaceAll(/[^\w.-]/g, '_')}-${number}.png`
    return { paper, number, differences, picture }
  })
}

function toHtml(title, summary, sections) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><pre>${escape(summary)}</pre>${sections}</html>\n`
}

function toSection({ paper, number, differences, picture }, isDrawn) {
  const rows = differences.map(toRow).join('')
  const sides = ['before', 'after'].map(
    side =>
      `<figure class="${side}"><figcaption>${side}</figcaption>${toSvg(paper, number, differences, side, isDrawn && picture)}</figure>`,
  )
  return `<section><h2>${escape(paper.name)}, page ${number}</h2><div class="pair">${sides.join('')}</div>
<table><tr><th>block<th>text<th>before<th>after<th>rules</tr>${rows}</table></section>`
}

function toSvg(paper, number, differences, side, picture) {
  const page = paper[side].pages?.find(each => each.number === number)
  if (page === undefined) return ''
  const outlined = differences.filter(({ kind }) => OUTLINED.has(kind)).map(each => each[side])
  const isHere = item => item?.box !== undefined && item.page === number
  const back = picture
    ? `<image href="${escape(picture)}" width="${page.width}" height="${page.height}"/>`
    : paper[side].items.filter(isHere).map(toPlainBox).join('')
  return `<svg viewBox="0 0 ${page.width} ${page.height}">${back}${outlined.filter(isHere).map(toChangedBox).join('')}</svg>`
}

function toPlainBox(item) {
  const { left, top } = item.box
  return `${toRect('all', item.box)}<text x="${left}" y="${top + 6}">${escape(openingOf(item))}</text>`
}

function toChangedBox(item) {
  const { left, top } = item.box
  return `${toRect('changed', item.box)}<text class="label" x="${left}" y="${top - 1}">${escape(roleOf(item))}</text>`
}

function toRect(name, { left, top, right, bottom }) {
  return `<rect class="${name}" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`
}

function toRow({ before, after }) {
  const [old, now] = [rulesOf(before), rulesOf(after)]
  const rules = [
    ...now.map(rule => (old.includes(rule) ? rule : `<ins>+${rule}</ins>`)),
    ...old.filter(rule => !now.includes(rule)).map(rule => `<del>−${rule}</del>`),
  ]
  const { id } = after ?? before
  return `<tr><td>${escape(id)}<td>${escape(openingOf(after ?? before))}<td>${inWords(before)}<td>${inWords(after)}<td>${rules.join(' ')}</tr>`
}

function inWords(item) {
  return item === undefined ? '' : `${escape(roleOf(item))} ${item.score?.toFixed(2) ?? ''}`
}

function roleOf({ role, level }) {
  return level === undefined ? role : `${role} ${level}`
}

function openingOf({ text }) {
  return text.length > OPENING_LENGTH ? `${text.slice(0, OPENING_LENGTH)}…` : text
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
