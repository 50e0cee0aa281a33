// Gathers the texts the sentence joiner is trained on: node scripts/sentence-join/gather-texts.mjs FOLDER
//
// They are the documentation of Debian 12, which is free and translated by people. Needs `apt-get` and `dpkg-deb`; the texts
// themselves are not kept in this repository. Writes FOLDER/LANGUAGE.txt: a block (paragraph, heading, item) a line, an
// empty line between documents.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { blocksOfMarkup } from './blocks-of-markup.mjs'
import { detectLanguage } from '../../dist/base/text/languages/language.js'

const HELP = 'usr/share/help'
const HANDBOOK = 'usr/share/doc/debian-handbook/html'
const OFFICE = 'usr/share/libreoffice/help'
const REFERENCE = 'usr/share/debian-reference'

/** Where the texts of each language stand in the packages, and how the names of their files end. */
const TEXTS = {
  en: [
    [HANDBOOK, 'en-US'],
    [`${HELP}/C`, ''],
    [REFERENCE, '', '.en.html'],
    [OFFICE, 'en-US'],
  ],
  de: [
    [HANDBOOK, 'de-DE'],
    [`${HELP}/de`, ''],
    [REFERENCE, '', '.de.html'],
    [OFFICE, 'de'],
  ],
  fr: [
    [HANDBOOK, 'fr-FR'],
    [`${HELP}/fr`, ''],
    [REFERENCE, '', '.fr.html'],
    [OFFICE, 'fr'],
  ],
  es: [
    [HANDBOOK, 'es-ES'],
    [`${HELP}/es`, ''],
    [REFERENCE, '', '.es.html'],
    [OFFICE, 'es'],
  ],
  it: [
    [HANDBOOK, 'it-IT'],
    [`${HELP}/it`, ''],
    [REFERENCE, '', '.it.html'],
    [OFFICE, 'it'],
  ],
  ru: [
    [HANDBOOK, 'ru-RU'],
    [`${HELP}/ru`, ''],
    [OFFICE, 'ru'],
  ],
  // Croatian has nearly the words and all the grammar.
  sr: [
    [`${HELP}/sr`, ''],
    [`${HELP}/hr`, ''],
    [HANDBOOK, 'hr-HR'],
  ],
}
const PACKAGES = [
  'debian-handbook',
  'gnome-user-docs',
  ...['en', 'de', 'fr', 'es', 'it'].map(language => `debian-reference-${language}`),
  ...['en-us', 'de', 'fr', 'es', 'it', 'ru'].map(language => `libreoffice-help-${language}`),
]
const MARKUP = /\.(?:html|page|docbook)$/
/** Shorter blocks tell no language, and are kept: they are headings and items. */
const LEAST_LETTERS = 40

/** Downloads the packages that are not there yet and unpacks them below `folder`. */
function unpackPackages(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of PACKAGES) {
    const isThere = readdirSync(folder).some(file => file.startsWith(`${name}_`))
    if (!isThere) execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'inherit' })
  }
  for (const file of readdirSync(folder).filter(name => name.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', join(folder, file), join(folder, 'files')])
  }
}

function filesBelow(folder, ending) {
  if (!existsSync(folder)) throw new Error(`${folder} is not in the packages: their layout has changed`)
  return readdirSync(folder, { recursive: true })
    .filter(name => MARKUP.test(name) && name.endsWith(ending))
    .sort()
    .map(name => join(folder, name))
}

/** What is not translated stands in English between the rest. */
async function isIn(language, block) {
  if ((block.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return true
  const found = await detectLanguage(block, language)
  const name = found.language.split('-')[0]
  return name === language || (language === 'sr' && name === 'hr')
}

async function gather(language, files) {
  const seen = new Set()
  const documents = []
  for (const file of files) {
    const blocks = []
    for (const block of blocksOfMarkup(readFileSync(file, 'utf8'))) {
      if (seen.has(block) || !(await isIn(language, block))) continue
      seen.add(block)
      blocks.push(block)
    }
    if (blocks.length > 0) documents.push(blocks.join('\n'))
  }
  return documents
}

const folder = resolve(process.argv[2] ?? '.')
const packages = join(folder, 'packages')
unpackPackages(packages)
for (const [language, places] of Object.entries(TEXTS)) {
  const files = places.flatMap(([root, below, ending = '']) => filesBelow(join(packages, 'files', root, below), ending))
  const documents = await gather(language, files)
  writeFileSync(join(folder, `${language}.txt`), `${documents.join('\n\n')}\n`)
  console.log(
    `${language}: ${files.length} files, ${documents.length} documents, ${documents.join('').length} characters`,
  )
}
