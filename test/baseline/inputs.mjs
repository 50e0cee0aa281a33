/** The papers that whole outputs are compared on: the fixtures and, where it is there, ../shared/corpus. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Folders of papers by the name of their group. Files that attack readers need the limits of a batch, and are in none. */
export const GROUPS = {
  fixtures: join(ROOT, 'fixtures'),
  ...Object.fromEntries(['typeset', 'real', 'real2', 'odd'].map(name => [name, join(ROOT, '../shared/corpus', name)])),
}

/** What is no input, though it lies beside the papers. */
const NO_INPUT = /\.(?:truth\.json|md|mjs|typ|tsv|txt|bib|fodt)$|\.(?:paper|tei)\.xml$|(?:^|\/)texts\//

/**
 * The papers of these groups in the order of their names: `{name: 'real/jose.00173.pdf', path}`. A group whose folder is not
 * there has none.
 *
 * @param groups folders by the name of their group
 */
export function listInputs(groups = GROUPS) {
  return Object.entries(groups).flatMap(([group, folder]) => {
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(file => join(file.parentPath, file.name))
      .map(path => ({ name: `${group}/${relative(folder, path).replaceAll('\\', '/')}`, path }))
      .filter(({ name }) => !NO_INPUT.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  })
}

/** How a paper is converted. Only the scans among the fixtures are recognised: a page takes seconds. */
export function optionsFor(name) {
  return { ocr: { mode: name.startsWith('fixtures/scans/') ? 'auto' : 'never' } }
}
