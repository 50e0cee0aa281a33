import type { OutlineEntry } from '../../../../model/page/page.ts'

/** Reads the table of contents that `pdftohtml` puts after the pages: lists of links below an anchor of the name `outline`. */
export class OutlineReader {
  readonly entries: OutlineEntry[] = []
  #item: { title: string; page: number | undefined } | undefined
  #level = 0
  #isOpen = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'a' && attributes.name === 'outline') this.#isOpen = true
    if (!this.#isOpen) return
    if (name === 'ul') this.#level++
    if (name === 'li') this.#item = { title: '', page: undefined }
    if (name === 'a' && this.#item !== undefined) this.#item.page = pageOfLink(attributes.href)
  }

  /** Whether the text belongs to the outline. */
  text(text: string): boolean {
    if (this.#item !== undefined) this.#item.title += text
    return this.#isOpen
  }

  close(name: string): void {
    if (this.#isOpen && name === 'ul') this.#level--
    if (this.#item === undefined || (name !== 'a' && name !== 'li')) return
    const title = this.#item.title.trim()
    if (title === '') return
    this.entries.push({ title, level: this.#level, page: this.#item.page })
    this.#item = undefined
  }
}

/** `paper.html#12` is page 12. */
function pageOfLink(href: string | undefined): number | undefined {
  const number = Number(/#(\d+)$/.exec(href ?? '')?.[1])
  return Number.isInteger(number) ? number : undefined
}
