// How the inspection page writes a file of corrections; see docs/corrections.md. Runs in a browser, before page.js.
/* exported saysSomething, writeCorrections */
'use strict'

/** Members of an entry in the order in which they are saved. */
const MEMBERS = ['block', 'text', 'split', 'into', 'role', 'level', 'number', 'join', 'before', 'after', 'note']

/** The file of corrections: one entry a line, those of the header first, then in the order of the blocks, those without a block behind. */
function writeCorrections(inspection, corrections) {
  const ids = inspection.pages.flatMap(page => page.blocks.map(block => block.id))
  const places = new Map(ids.map((id, i) => [id, i]))
  const placeOf = ({ header, block }) => (header === undefined ? (places.get(block) ?? places.size) : -1)
  const entries = [...corrections].sort((a, b) => placeOf(a) - placeOf(b)).map(writeEntry)
  const list = entries.length === 0 ? '[]' : `[\n${entries.map(entry => `    ${entry}`).join(',\n')}\n  ]`
  const source = JSON.stringify(inspection.source)
  return `{\n  "format": "paperxml-corrections",\n  "version": 1,\n  "source": ${source},\n  "corrections": ${list}\n}\n`
}

function writeEntry(correction) {
  if (correction.header !== undefined) return JSON.stringify(correction)
  return JSON.stringify(Object.fromEntries(MEMBERS.map(name => [name, correction[name]])))
}

/** Whether a correction says anything but which block it is about. */
function saysSomething(correction) {
  return MEMBERS.slice(2).some(name => correction[name] !== undefined)
}
