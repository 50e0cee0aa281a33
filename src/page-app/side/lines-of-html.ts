/** Elements whose text is one line. */
const LINES = 'h1, h2, h3, h4, h5, h6, p, li, td, th, figcaption, caption, pre, dt, dd, math[display="block"], .formula'

/** The text of an HTML output, a line for each paragraph, heading, item and cell; formulas as their LaTeX or plain text. */
export function linesOfHtml(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const annotation of body.querySelectorAll('math annotation')) annotation.remove()
  const blocks = [...body.querySelectorAll(LINES)].filter(block => block.querySelector(LINES) === null)
  return blocks.map(({ textContent }) => textContent.replace(/\s+/gu, ' ').trim()).filter(line => line !== '')
}
