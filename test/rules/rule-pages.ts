import { RULE_FAMILIES, type ToldRule } from './rule-families.ts'

/** The page of one family of rules in `docs/rules/`, in Markdown. */
export function toRulePage(family: string, rules: Readonly<Record<string, ToldRule>>): string {
  const sections = Object.entries(rules).flatMap(([key, { points, says, because, shownBy, named, detail }]) => [
    `## ${key}`,
    '',
    `${toPoints(points)} · ${says.replace('{}', 'the detail in its name')}`,
    '',
    because,
    '',
    ...(named === undefined && detail === undefined
      ? []
      : [`In reports: \`${named ?? key}${detail ? '-…' : ''}\``, '']),
    `Shown by \`test/${shownBy.replace(' > ', '`: ').replaceAll(' > ', ', ')}`,
    '',
  ])
  return [`# Rules of ${family}`, '', NOTICE, '', ...sections].join('\n')
}

const NOTICE =
  'Made from the tables in the sources by `npm run rules`. Points of all rules that hold are added up; 1 is enough, and points below 0 count against.'

/** The table of contents of these pages. */
export function toRuleIndex(): string {
  const rows = Object.entries(RULE_FAMILIES).map(
    ([family, rules]) => `| [${family}](${toFileName(family)}) | ${Object.keys(rules).length} |`,
  )
  return ['# Rules', '', NOTICE, '', '| family | rules |', '| --- | --- |', ...rows, ''].join('\n')
}

/** The file of a page in `docs/rules/`. */
export function toFileName(family: string): string {
  return `${family.replaceAll(' ', '-')}.md`
}

function toPoints(points: number): string {
  const amount = Math.round(Math.abs(points) * 100) / 100
  return `${points < 0 ? '−' : '+'}${amount}`
}

/**
 * The module with what each rule says, for the page in the browser, which loads no tables. Names of rules with a detail end in `-*`, and
 * `{}` in their words stands for it.
 */
export function toRuleWords(): string {
  const words = new Map(
    Object.values(RULE_FAMILIES).flatMap(rules =>
      Object.entries(rules).map(
        ([key, { named = key, detail, says }]) => [detail ? `${named}-*` : named, says] as const,
      ),
    ),
  )
  const rows = [...words].map(([name, says]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${toQuoted(says)},`)
  return [
    '/** What rules say, by their names in reports. Made from the tables of rules by `npm run rules`. */',
    'export const RULE_WORDS: Readonly<Record<string, string>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

function toQuoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
