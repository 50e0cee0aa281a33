/** A text of CSL without its HTML elements for italics and the like. */
export function toPlainText(text: string): string {
  return text.replace(/<\/?(?:i|b|sc|sup|sub|span)(?:\s[^>]*)?>/gu, '')
}
