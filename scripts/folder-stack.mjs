/**
 * The stack of `src/`, top first: a folder imports from those above it in this list, never sideways or down,
 * and not from those it names in `without`. `eslint.config.js` makes lint rules of it; ARCHITECTURE.md prints it.
 */
export const FOLDER_STACK = [
  { name: 'errors.ts' },
  { name: 'optional-packages.ts', only: ['errors.ts'] },
  { name: 'start', only: [] },
  { name: 'collections', only: [] },
  { name: 'geometry' },
  { name: 'diagnostics.ts' },
  { name: 'text', without: ['geometry'] },
  { name: 'sentence-join', only: ['collections', 'text', 'errors.ts', 'diagnostics.ts'] },
  { name: 'math', only: ['collections', 'geometry'] },
  { name: 'page' },
  { name: 'sources' },
  { name: 'bibliography', only: ['collections', 'text', 'errors.ts', 'diagnostics.ts', 'sources'] },
  { name: 'readings', without: ['sources', 'bibliography'] },
  { name: 'layout', without: ['sources'] },
  { name: 'style', without: ['sources', 'layout'] },
  { name: 'roles', without: ['sources'] },
  { name: 'corrections', without: ['sources'] },
  { name: 'authority', only: ['collections', 'text', 'errors.ts', 'diagnostics.ts', 'bibliography', 'corrections'] },
  { name: 'recovery', only: ['collections', 'text', 'errors.ts', 'diagnostics.ts'] },
  { name: 'paper', without: ['sources'] },
  { name: 'alignment', without: ['sources'] },
  { name: 'writers', without: ['sources'] },
  { name: 'transforms', only: ['collections', 'errors.ts', 'diagnostics.ts'] },
  { name: 'evaluation', only: ['collections', 'text', 'errors.ts', 'diagnostics.ts', 'sources'] },
  { name: 'freki' },
  { name: 'recipes' },
  { name: 'batch' },
  { name: 'library' },
  { name: 'queue' },
  { name: 'service' },
  {
    name: 'page-app',
    only: ['diagnostics.ts', 'text', 'page', 'corrections', 'authority', 'paper', 'writers', 'recipes'],
  },
  { name: 'cli' },
  { name: 'index.ts', without: ['cli'] },
]

/**
 * The packages of the program and of its scopes (`@citation-js` is every package in it), each with its door: the only
 * folder that may import it. The rest of the program asks the files of that folder.
 */
export const PACKAGE_DOORS = {
  'an-array-of-english-words': 'text',
  'an-array-of-french-words': 'text',
  'bidi-js': 'text',
  'fast-levenshtein': 'text',
  '@napi-rs/canvas': 'sources',
  '@tesseract.js-data': 'sources',
  chardet: 'sources',
  htmlparser2: 'sources',
  'pdfjs-dist': 'sources',
  saxes: 'sources',
  'tesseract.js': 'sources',
  '@citation-js': 'bibliography',
  xmlbuilder2: 'writers',
  'libxml2-wasm': 'transforms',
  'saxon-js': 'transforms',
  yauzl: 'batch',
  bullmq: 'queue',
  ioredis: 'queue',
  '@fastify/multipart': 'service',
  fastify: 'service',
  fflate: 'service',
  'light-my-request': 'service',
  'prom-client': 'service',
  commander: 'cli',
}

/** The names of the stack that `layer` may import from. */
export function allowedImports(layer) {
  if (layer.only) return layer.only
  const above = FOLDER_STACK.slice(0, FOLDER_STACK.indexOf(layer)).map(other => other.name)
  return above.filter(name => !layer.without?.includes(name))
}

/** Patterns of `no-restricted-imports`, one for each folder that `layer` must not import from. */
export function forbiddenImports(layer) {
  const allowed = new Set(allowedImports(layer))
  const root = isFile(layer) ? '^\\./' : '^(\\.\\./)+'
  return FOLDER_STACK.filter(other => other !== layer && !allowed.has(other.name)).map(other => ({
    regex: root + other.name.replace('.', '\\.') + (isFile(other) ? '$' : '/'),
    message: `${layer.name} must not import from ${other.name} (import direction, see ARCHITECTURE.md).`,
  }))
}

/** Patterns of `no-restricted-imports`, one for each package whose door is not `layer`. */
export function forbiddenPackages(layer) {
  return Object.entries(PACKAGE_DOORS)
    .filter(([, door]) => door !== layer.name)
    .map(([name, door]) => ({
      regex: `^${name.replaceAll('.', '\\.')}(/|$)`,
      message: `Only ${door}/ imports ${name} (see ARCHITECTURE.md).`,
    }))
}

function isFile(layer) {
  return layer.name.endsWith('.ts')
}
