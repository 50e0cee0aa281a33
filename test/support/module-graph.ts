import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const SOURCE_FOLDER = fileURLToPath(new URL('../../src', import.meta.url))

/** What imports what: each node with those that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The TypeScript files of `src/` (`model/paper/paper.ts`), each with what it imports by any kind of statement: imports of
 * values and of types, exports from another file, `import('…')` as a call and as a type. Files are named by their
 * path in `src/`, packages by the name in the statement.
 */
export function readModuleGraph(): Graph {
  const files = readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' }).map(normalize)
  return new Map(files.filter(file => file.endsWith('.ts')).map(file => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(SOURCE_FOLDER, file), 'utf8')
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => (fileName.startsWith('.') ? join(dirname(file), fileName) : fileName))
}

/** The graph of the folders directly in `folder`, made of the imports of all files in them at any depth. */
export function subfolderGraph(folder: string, files: Graph): Graph {
  const subfolderOf = (file: string) => {
    const [name = '', ...rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return rest.length > 0 ? join(folder, name) : undefined
  }
  const graph = new Map<string, string[]>()
  for (const [file, imports] of files) {
    const importing = subfolderOf(file)
    if (importing === undefined) continue
    const imported = imports.map(subfolderOf).filter(name => name !== undefined && name !== importing)
    graph.set(importing, [...new Set([...(graph.get(importing) ?? []), ...(imported as string[])])])
  }
  return graph
}

/** The cycles of a graph, each as the sorted names of all nodes that import each other, directly or over others. */
export function findCycles(graph: Graph): string[][] {
  const reachable = new Map([...graph.keys()].map(node => [node, reachableFrom(node, graph)]))
  const cycles = [...graph.keys()].flatMap(node => {
    const beyond = reachable.get(node) ?? new Set()
    return beyond.has(node) ? [[...beyond].filter(other => reachable.get(other)?.has(node)).sort()] : []
  })
  return cycles.filter((cycle, index) => cycles.findIndex(other => other[0] === cycle[0]) === index)
}

/** All nodes that can be reached from `start` by at least one import. */
function reachableFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    open.push(...(graph.get(node) ?? []))
  }
  return reached
}
