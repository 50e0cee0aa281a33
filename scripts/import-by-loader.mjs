import { parseAst } from 'rolldown/parseAst'

/**
 * Writes `import(name)` as `importModule(name)` in scripts, which `src/run/start/load-scripts.ts` gives them: code that V8 kept of a
 * script cannot import (Node 20: "A dynamic import callback was not specified").
 */
export function importByLoader() {
  return { name: 'import-by-loader', renderChunk: code => ({ code: withLoader(code) }) }
}

/** The script with its imports rewritten. */
export function withLoader(code) {
  if (!/\bimport\s*\(/.test(code)) return code
  let copied = 0
  let written = ''
  for (const start of [...importsIn(parseAst(code))].sort((a, b) => a - b)) {
    written += `${code.slice(copied, start)}importModule`
    copied = start + 'import'.length
  }
  return written + code.slice(copied)
}

/** Where imports begin that are called. */
function* importsIn(node) {
  if (node === null || typeof node !== 'object') return
  if (node.type === 'ImportExpression') yield node.start
  for (const inner of Array.isArray(node) ? node : Object.values(node)) yield* importsIn(inner)
}
