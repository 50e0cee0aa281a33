import type { Locator, Page } from 'playwright-core'
import { type OpenedPage, sendPaper } from './page-app.ts'

/** The view of one paper in a browser, as a person uses it. */
export class PaperPage {
  readonly page: Page
  readonly url: string
  readonly id: string

  private constructor(page: Page, url: string, id: string) {
    this.page = page
    this.url = url
    this.id = id
  }

  /** Sends a paper and opens it. */
  static async open({ page, service: { url } }: OpenedPage, bytes: Uint8Array, name: string): Promise<PaperPage> {
    const opened = new PaperPage(page, url, await sendPaper(url, bytes, name))
    await opened.show()
    return opened
  }

  async show(): Promise<void> {
    await this.page.goto(`${this.url}/#/${this.id}`)
    await this.page.locator('canvas').first().waitFor()
  }

  /** Closes the page and opens it again: nothing is left but what is saved, and what the browser keeps. */
  async reopen(): Promise<void> {
    await this.page.reload()
    await this.page.locator('canvas').first().waitFor()
  }

  /** The row of a block in the tree. */
  row(text: string | RegExp, on = this.page): Locator {
    return on.getByRole('treeitem').filter({ hasText: text })
  }

  /** The box of a block on its page. */
  box(text: string): Locator {
    return this.page.locator('.overlay .block').and(this.page.locator(`[aria-label*="${text}"]`))
  }

  /** Texts of the selected blocks. */
  chosen(): Promise<readonly string[]> {
    return this.page.locator('[role=treeitem][aria-selected=true] .text').allTextContents()
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  roleOf(text: string): Promise<string | null> {
    return this.row(text).getAttribute('data-role')
  }

  /** What is on the button that lists the corrections: how many there are. */
  count(): Promise<string> {
    return this.page.getByRole('button', { name: /^Corrections/ }).innerText()
  }

  /** Keeps what a preview shows. */
  keep(on = this.page): Promise<void> {
    return on.getByRole('button', { name: 'Keep', exact: true }).click()
  }

  async savedCorrections(): Promise<readonly object[]> {
    const answer = await fetch(`${this.url}/v1/documents/${this.id}/corrections`)
    return ((await answer.json()) as { readonly corrections: readonly object[] }).corrections
  }

  /** An output as the service has it. */
  async output(format: string): Promise<string> {
    return (await fetch(`${this.url}/v1/documents/${this.id}/outputs/${format}`)).text()
  }
}
