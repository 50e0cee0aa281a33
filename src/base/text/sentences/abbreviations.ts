import { TABLES } from './abbreviation-tables.ts'
import { COMMON, type StopTable } from './stop-table.ts'

/** The rules for the full stops of one language; the columns are described at {@link StopTable}. */
export type StopRules = { readonly [Column in keyof StopTable]: ReadonlySet<string> }

const rulesByLanguage = new Map<string, StopRules>()

/** The rules of a language (`en`, `de-AT`, `sr-Cyrl` …); those common to all languages for one without a table. */
export function stopRulesOf(language: string): StopRules {
  const known = rulesByLanguage.get(language)
  if (known !== undefined) return known
  const table = TABLES[language] ?? TABLES[language.split('-')[0] ?? '']
  const column = (name: keyof StopTable): ReadonlySet<string> =>
    new Set([...wordsOf(COMMON[name]), ...wordsOf(table?.[name])])
  const rules: StopRules = {
    never: without(column('never'), [table?.rarely, table?.beforeNumber, table?.often]),
    beforeNumber: column('beforeNumber'),
    rarely: without(column('rarely'), [table?.often]),
    often: column('often'),
    starters: column('starters'),
    units: column('units'),
    labels: column('labels'),
    ordinalLeads: column('ordinalLeads'),
    ordinalNouns: column('ordinalNouns'),
  }
  rulesByLanguage.set(language, rules)
  return rules
}

function wordsOf(column: string | undefined): readonly string[] {
  return (column ?? '').split(' ').filter(word => word !== '')
}

/** The entries without those that the language has in another column. */
function without(entries: ReadonlySet<string>, overriding: readonly (string | undefined)[]): ReadonlySet<string> {
  const overridden = new Set(overriding.flatMap(wordsOf))
  return new Set([...entries].filter(entry => !overridden.has(entry)))
}
