import { basename, dirname } from 'node:path'
import { groupBy } from '../../../base/collections/group-by.ts'
import { type GoldKind, type ResultKind, toGoldFile, toResultFile } from './kinds.ts'

/** A file with its path below the folder that was searched. */
interface Found<Kind extends string> {
  readonly path: string
  readonly stem: string
  readonly kind: Kind
}

/** A gold with all results of the same document. */
export interface Pair {
  readonly name: string
  readonly gold: Found<GoldKind>
  readonly results: readonly Found<ResultKind>[]
}

/** Something that is not evaluated, and why. */
export interface EvaluationProblem {
  readonly name: string
  readonly message: string
}

/** What two folders have in common, and what is in only one of them. */
export interface Pairs {
  readonly pairs: readonly Pair[]
  readonly problems: readonly EvaluationProblem[]
}

/**
 * Pairs gold with results by the stem of their names. Where each article has a folder with one gold, as in GROBID's
 * collections, the name of the folder pairs them too. Paths are those below the two folders, in any order.
 */
export function findPairs(
  goldPaths: readonly string[],
  resultPaths: readonly string[],
  options: { readonly gold?: GoldKind | undefined; readonly areSameFolder?: boolean } = {},
): Pairs {
  const golds = [...goldPaths].sort().flatMap(path => found(path, toGoldFile(basename(path), options.gold)))
  const goldFiles = new Set(options.areSameFolder ? golds.map(({ path }) => path) : [])
  const results = [...resultPaths]
    .sort()
    .filter(path => !goldFiles.has(path))
    .flatMap(path => found(path, toResultFile(basename(path))))
  const { single, problems } = withoutDoubles(golds)
  const used = new Set<string>()
  const pairs = single.map(gold => {
    const own = resultsOf(gold, golds, results)
    for (const { path } of own) used.add(path)
    return { name: gold.stem, gold, results: own }
  })
  return {
    pairs: pairs.filter(pair => pair.results.length > 0),
    problems: [...problems, ...lonely(pairs, results, used, problems)],
  }
}

function found<Kind extends string>(
  path: string,
  file: { readonly stem: string; readonly kind: Kind } | undefined,
): readonly Found<Kind>[] {
  return file ? [{ path, ...file }] : []
}

/** Two golds of one document would be two truths: neither is used. */
function withoutDoubles(golds: readonly Found<GoldKind>[]) {
  const groups = [...groupBy(golds, ({ stem }) => stem).values()]
  return {
    single: groups.filter(({ length }) => length === 1).flat(),
    problems: groups
      .filter(({ length }) => length > 1)
      .map(group => ({
        name: group[0]?.stem ?? '',
        message: `has ${group.length} golds: ${group.map(({ path }) => path).join(', ')}; choose with --gold`,
      })),
  }
}

function resultsOf(
  gold: Found<GoldKind>,
  golds: readonly Found<GoldKind>[],
  results: readonly Found<ResultKind>[],
): readonly Found<ResultKind>[] {
  const byStem = results.filter(({ stem }) => stem === gold.stem)
  if (byStem.length > 0) return byStem
  const folder = dirname(gold.path)
  if (folder === '.' || golds.filter(other => dirname(other.path) === folder).length > 1) return []
  return results.filter(({ path, stem }) => dirname(path) === folder || stem === basename(folder))
}

function lonely(
  pairs: readonly Pair[],
  results: readonly Found<ResultKind>[],
  used: ReadonlySet<string>,
  problems: readonly EvaluationProblem[],
): readonly EvaluationProblem[] {
  const named = new Set(problems.map(({ name }) => name))
  const withoutGold = new Set(
    results.filter(({ path, stem }) => !used.has(path) && !named.has(stem)).map(({ stem }) => stem),
  )
  return [
    ...pairs
      .filter(pair => pair.results.length === 0)
      .map(({ name, gold }) => ({ name, message: `has no result; its gold is ${gold.path}` })),
    ...[...withoutGold].map(name => ({ name, message: 'has a result and no gold' })),
  ]
}
