const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Control characters, halves of surrogate pairs and code points that are no characters may not be in HTML. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff\p{Surrogate}]/gu

/** Text for the content of HTML and for its attributes; characters that HTML may not have become U+FFFD. */
export function escapeHtml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
}
