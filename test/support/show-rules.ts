import { afterAll, afterEach, expect, TestRunner } from 'vitest'
import { RULE_FAMILIES } from '../rules/rule-families.ts'

/** A rule that can be taken away. */
interface ShownRule {
  readonly key: string
  /** Title of the test that shows it. */
  readonly title: string
  readonly rule: { holds: (facts: never) => boolean }
}

/** The rules that name a test file, as `understand/decide/headings/headings.test.ts`. */
function rulesShownBy(file: string): ShownRule[] {
  return Object.values(RULE_FAMILIES).flatMap(rules =>
    Object.entries(rules).flatMap(([key, rule]) => {
      const [shownBy, title] = splitAt(rule.shownBy, ' > ')
      return shownBy === file ? [{ key, title, rule: rule as unknown as ShownRule['rule'] }] : []
    }),
  )
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, at), text.slice(at + separator.length)]
}

/**
 * Called by a test file that rules name in `shownBy`: runs each named test once more without the rule, and fails it where it passes all
 * the same. Fails, too, where a rule names a test that the file has not.
 */
export function showRules(): void {
  const path = expect.getState().testPath ?? ''
  const file = path.slice(path.lastIndexOf('/test/') + '/test/'.length)
  const rules = rulesShownBy(file)
  const unseen = new Set(rules)
  afterEach(async ({ task }) => {
    const shown = rules.filter(({ title }) => title === task.fullTestName)
    const idle: string[] = []
    for (const each of shown) {
      unseen.delete(each)
      if (await passesWithout(each, TestRunner.getTestFn(task))) idle.push(each.key)
    }
    expect(idle, `passes without the rules ${idle.join(', ')}`).toEqual([])
  })
  afterAll(({}, { tasks }) => {
    // A run of chosen tests sees only some of them.
    if (tasks.some(task => task.mode !== 'run')) return
    expect([...unseen].map(({ key, title }) => `${key}: ${title}`)).toEqual([])
  })
}

async function passesWithout({ rule }: ShownRule, run: () => unknown): Promise<boolean> {
  const { holds } = rule
  rule.holds = () => false
  try {
    await run()
    return true
  } catch {
    return false
  } finally {
    rule.holds = holds
  }
}
