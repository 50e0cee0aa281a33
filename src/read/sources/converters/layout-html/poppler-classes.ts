/**
 * Names the font classes of `pdftohtml` by font alone.
 *
 * It names them by page and font (`ft112` is font 12 of page 1). In one file for all pages (`-noframes`) it says only on
 * the first page what a font is, though it names the page wherever it uses it; and `ft110` is both font 10 of page 1
 * and font 0 of page 11.
 */
export class PopplerClasses {
  #firstPage: number | undefined

  /** The style sheet of a page, its font classes named by their font. */
  rename(css: string, pagesBefore: number): string {
    // Fonts count from 0, so what comes before the 0 of the first one is the number of the first page.
    this.#firstPage ??= toNumber(/\.ft(\d+)0\s*\{/.exec(css)?.[1])
    return css.replace(/\.(ft\d+)/g, (_, name: string) => `.${this.nameOf(name, pagesBefore)}`)
  }

  /** The class as {@link rename} names it; any other class as it is. */
  nameOf(name: string, pagesBefore: number): string {
    const digits = /^ft(\d+)$/.exec(name)?.[1]
    const page = String((this.#firstPage ?? 1) + pagesBefore)
    return digits?.startsWith(page) && digits.length > page.length ? `ft-${digits.slice(page.length)}` : name
  }
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}
