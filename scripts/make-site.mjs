// Makes a site of the documentation: the pages in Markdown, and a page of all that programs can import, from its docstrings. Offline.
//   node scripts/make-site.mjs [FOLDER]    default: site
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import ts from 'typescript'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = process.argv[2] ?? join(root, 'site')

/** Where the page of a file in Markdown is. */
function placeOf(file) {
  return file === 'README.md' ? 'index.html' : file.replace(/\.md$/, '.html')
}

const inFolder = folder =>
  readdirSync(join(root, folder)).flatMap(name => (name.endsWith('.md') ? [`${folder}/${name}`] : []))
const FILES = [
  'README.md',
  ...inFolder('docs'),
  ...inFolder('docs/rules'),
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...inFolder('test/bench'),
]
const API = 'api.html'

/** The name of a heading as links give it. */
function slugOf(html) {
  const text = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '')
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

function toHtml(markdown) {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return html
    .replace(/<h(\d)>(.*?)<\/h\1>/g, (_, level, content) => `<h${level} id="${slugOf(content)}">${content}</h${level}>`)
    .replace(/href="(?!https?:)([^"#]*?)\.md(#[^"]*)?"/g, (_, path, anchor = '') => {
      return `href="${path.replace(/(^|\/)README$/, '$1index')}.html${anchor}"`
    })
}

const titleOf = markdown => /^# (.*)$/m.exec(markdown)?.[1] ?? ''

function writePage(place, title, body, titles) {
  const up = posix.relative(posix.dirname(place), '.') || '.'
  const links = [...titles].map(([to, name]) => `<li><a href="${up}/${to}">${name.replaceAll('`', '')}</a></li>`)
  const html = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title.replaceAll('`', '')} – paperxml</title>
<style>${STYLE}</style>
<nav><ul>
${links.join('\n')}
</ul></nav>
<main>
${body}
</main>
</html>
`
  mkdirSync(dirname(join(target, place)), { recursive: true })
  writeFileSync(join(target, place), html)
}

const STYLE = `body{display:grid;grid-template-columns:16em minmax(0,50em);gap:2em;margin:1em;font:1em/1.5 system-ui,sans-serif}
nav ul{list-style:none;padding:0;position:sticky;top:1em}pre{overflow-x:auto;background:#f4f4f4;padding:.6em}
code{background:#f4f4f4}table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left}
img{max-width:100%}@media(max-width:50em){body{grid-template-columns:100%}nav ul{position:static}}`

/** Everything that programs can import, with its declaration and docstring, as Markdown. */
function describeApi() {
  const entry = join(root, 'dist', 'index.d.ts')
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)))
  const entries = exported.map(symbol => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return { name: symbol.name, own }
  })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const isFunction = ({ own }) => (own.flags & ts.SymbolFlags.Function) !== 0
  const describe = ({ name, own }) => {
    const [declaration] = own.declarations ?? []
    const text = (declaration?.getText() ?? '').replace(/^export (?:declare )?/, '')
    const documentation = ts.displayPartsToString(own.getDocumentationComment(checker))
    const tags = own
      .getJsDocTags(checker)
      .map(({ name: tag, text: parts }) => `*${tag}* ${ts.displayPartsToString(parts)}`)
    return [`### ${name}`, '', documentation, '', ...tags.flatMap(tag => [tag, '']), '```ts', text, '```', ''].join(
      '\n',
    )
  }
  const functions = entries.filter(isFunction)
  const others = entries.filter(each => !isFunction(each))
  return [
    '# All exports',
    '',
    '## Functions',
    '',
    ...functions.map(describe),
    '## Types, classes and values',
    '',
    ...others.map(describe),
  ].join('\n')
}

const pages = FILES.map(file => ({ place: placeOf(file), markdown: readFileSync(join(root, file), 'utf8') }))
pages.push({ place: API, markdown: describeApi() })
const titles = new Map(pages.map(({ place, markdown }) => [place, titleOf(markdown)]))
for (const { place, markdown } of pages) writePage(place, titles.get(place), toHtml(markdown), titles)
for (const folder of ['docs/images', 'docs/deploy'])
  cpSync(join(root, folder), join(target, folder), { recursive: true })
