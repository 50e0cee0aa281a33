import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** Path of `axe.min.js`. Its licence is not that of a dependency of this project, so who wants to run it installs it elsewhere. */
const PATH = process.env.PAPERXML_AXE ?? ''

/** Whether axe is on this machine. */
export const hasAxe = existsSync(PATH)

/** What is behind the name of tests that need it. */
export const axeNote = hasAxe ? '' : ' (skipped: PAPERXML_AXE does not name axe.min.js)'

interface Result {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** What axe finds against WCAG 2.2 AA on a page: the rule, and the first element. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(readFileSync(PATH, 'utf8'))
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await page.evaluate<Result>(`axe.run(document, { runOnly: ${JSON.stringify(tags)} })`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
