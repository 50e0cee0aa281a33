/**
 * The only file that loads saxon-js. It requires axios to fetch documents, which no stylesheet here does: an empty module
 * takes its place, and nothing is ever fetched. Loaded by `require`, because `import` would parse its 2.4 MB twice more.
 */
import Module, { createRequire } from 'node:module'

type Saxon = typeof import('saxon-js').default

let loaded: Saxon | undefined

/** The XSLT processor, loaded on the first call. */
export function loadSaxon(): Saxon {
  loaded ??= withoutAxios(() => createRequire(import.meta.url)('saxon-js') as Saxon)
  return loaded
}

function withoutAxios<T>(load: () => T): T {
  const require = createRequire(import.meta.url)
  const path = createRequire(require.resolve('saxon-js')).resolve('axios')
  const before = require.cache[path]
  require.cache[path] = Object.assign(new Module(path), { loaded: true })
  try {
    return load()
  } finally {
    if (before === undefined) delete require.cache[path]
    else require.cache[path] = before
  }
}
