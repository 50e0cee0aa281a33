/**
 * The wings of `src/`, top first: a wing imports from those above it in this list, and not from what it names in `without`.
 * The rooms of a wing are in their order, too: a room imports from the rooms above it, or from nothing but `only`.
 * `eslint.config.js` makes lint rules of it; ARCHITECTURE.md prints it.
 */
export const WINGS = [
  {
    name: 'base',
    rooms: [
      { name: 'errors.ts' },
      { name: 'optional-packages.ts', only: ['base/errors.ts'] },
      { name: 'collections', only: [] },
      { name: 'geometry' },
      { name: 'diagnostics.ts' },
      { name: 'page-choice.ts', only: [] },
      { name: 'text', without: ['base/geometry'] },
      { name: 'math', only: ['base/collections', 'base/geometry'] },
    ],
  },
  {
    name: 'model',
    rooms: [{ name: 'page' }, { name: 'roles' }, { name: 'corrections' }, { name: 'bibliography' }, { name: 'paper' }],
  },
  {
    name: 'read',
    rooms: [
      { name: 'sources' },
      { name: 'bibliography' },
      { name: 'readings', without: ['read/sources', 'read/bibliography'] },
    ],
  },
  {
    name: 'understand',
    without: ['read'],
    rooms: [{ name: 'evidence' }, { name: 'layout' }, { name: 'decide' }, { name: 'corrections' }, { name: 'build' }],
  },
  {
    name: 'write',
    without: ['read'],
    rooms: [
      { name: 'writers' },
      { name: 'transforms', only: ['base/collections', 'base/errors.ts', 'base/diagnostics.ts'] },
    ],
  },
  {
    name: 'products',
    rooms: [
      { name: 'sentence-join', only: ['base'] },
      { name: 'authority', only: ['base', 'model', 'read/bibliography', 'understand/corrections'] },
      { name: 'recovery', only: ['base', 'write/writers'] },
      { name: 'alignment', without: ['read'] },
      { name: 'evaluation', only: ['base', 'read/sources'] },
      { name: 'freki' },
      { name: 'recipes' },
    ],
  },
  {
    name: 'run',
    rooms: [
      { name: 'start', only: [] },
      { name: 'batch' },
      { name: 'library' },
      { name: 'queue' },
      { name: 'service' },
      { name: 'cli' },
    ],
  },
  { name: 'page-app', without: ['read', 'run'] },
  { name: 'index.ts', without: ['run/cli'] },
]

/** All rooms in their order, by their place in `src/`: `understand/layout`. A wing without rooms is one. */
export const FOLDER_STACK = WINGS.flatMap(({ name, without = [], rooms = [{}] }) =>
  rooms.map(room => ({
    ...room,
    name: room.name === undefined ? name : `${name}/${room.name}`,
    without: [...without, ...(room.without ?? [])],
  })),
)

/**
 * The packages of the program and of its scopes (`@citation-js` is every package in it), each with its door: the only
 * folder that may import it. The rest of the program asks the files of that folder.
 */
export const PACKAGE_DOORS = {
  'an-array-of-english-words': 'base/text',
  'an-array-of-french-words': 'base/text',
  'bidi-js': 'base/text',
  'fast-levenshtein': 'base/text',
  '@napi-rs/canvas': 'read/sources',
  '@tesseract.js-data': 'read/sources',
  chardet: 'read/sources',
  htmlparser2: 'read/sources',
  'pdfjs-dist': 'read/sources',
  saxes: 'read/sources',
  'tesseract.js': 'read/sources',
  '@citation-js': 'read/bibliography',
  xmlbuilder2: 'write/writers',
  'libxml2-wasm': 'write/transforms',
  'saxon-js': 'write/transforms',
  yauzl: 'run/batch',
  bullmq: 'run/queue',
  ioredis: 'run/queue',
  '@fastify/multipart': 'run/service',
  fastify: 'run/service',
  fflate: 'run/service',
  'light-my-request': 'run/service',
  'prom-client': 'run/service',
  commander: 'run/cli',
}

/** The names of the stack that `layer` may import from. */
export function allowedImports(layer) {
  const above = FOLDER_STACK.slice(0, FOLDER_STACK.indexOf(layer)).map(other => other.name)
  if (layer.only) return above.filter(name => isAmong(name, layer.only))
  return above.filter(name => !isAmong(name, layer.without))
}

/** Patterns of `no-restricted-imports`, one for each room that `layer` must not import from. */
export function forbiddenImports(layer) {
  const allowed = new Set(allowedImports(layer))
  const root = isFile(layer) ? '^\\.{1,2}/' : '^(\\.\\./)+'
  return FOLDER_STACK.filter(other => other !== layer && !allowed.has(other.name)).map(other => ({
    regex: root + toPattern(other.name, wingOf(layer)) + (isFile(other) ? '$' : '/'),
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

function isAmong(name, names) {
  return names.some(other => name === other || name.startsWith(`${other}/`))
}

/** How an import names a room: a room of the same wing without the wing. */
function toPattern(name, wing) {
  const pattern = name.replace('.', '\\.')
  return name.startsWith(`${wing}/`) ? `(${wing}/)?${pattern.slice(wing.length + 1)}` : pattern
}

function wingOf({ name }) {
  return name.split('/')[0]
}

function isFile(layer) {
  return layer.name.endsWith('.ts')
}
