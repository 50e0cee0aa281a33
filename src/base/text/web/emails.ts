import { closeGaps, GAP } from './close-gaps.ts'

/** A printed e-mail address; OCR reads blanks before its points. Each word is tried only from its beginning, and for as long as RFC 5321 allows. */
const EMAIL =
  /(?<![\p{L}\p{N}_%+-])(?:[\p{L}\p{N}_%+-]+\s(?=\.[\p{L}\p{N}]))?[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]+(?:\s?\.[\p{L}\p{N}-]+)+/gu
/** A capital Q among small letters before a domain is a misread `@`: `ann.leeQuni.example.org`. */
const MISREAD_AT =
  /Q(?<=(?:^|\s)[\p{Ll}\p{N}._-]{2,}Q)(?=[\p{Ll}\p{N}-]{2,}(?:\.[\p{Ll}\p{N}-]+)*\.\p{Ll}{2,4}(?!\S))/gu
/** Words with an `@`, whole addresses or not; each is tried only from its beginning. */
export const WORDS_WITH_AT = /(?<!\S)\S*@\S*/gu
/** Several names before one domain: `{ann,bob}@example.org`, `[ann|bob]@example.org`, `<ann>@example.org`. */
const GROUP = /[{[(<]([^{}[\]()<>@]+)[)\]}>]\s?@\s?([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu

/** The first part of an address and its point, after which OCR reads a blank: `, ann. lee@example.org` in a list of addresses. */
const PARTED =
  /(?<=^|[,;]\s)(?!e-?mail|tel\.|fax\.)([\p{Ll}\p{N}_-]{2,}\.)\s(?=[\p{Ll}\p{N}_-]+@[\p{L}\p{N}-]+(?:\.|$))/gu

/** A line of a title page with the addresses whole that OCR parted after a point. */
export function closeAddresses(line: string): string {
  return line.replace(PARTED, '$1')
}

/** The e-mail addresses printed in a text, in order; groups that share a domain are spelled out. */
export function findEmails(text: string): string[] {
  const found: { index: number; emails: string[] }[] = []
  const rest = text.replace(MISREAD_AT, '@').replace(GROUP, (whole, names: string, domain: string, index: number) => {
    const emails = names
      .split(/[,;|/\s]+/u)
      .filter(name => name !== '')
      .map(name => `${name}@${domain}`)
    found.push({ index, emails })
    return ' '.repeat(whole.length)
  })
  for (const match of rest.matchAll(EMAIL)) {
    found.push({ index: match.index, emails: [match[0].replace(/\s/gu, '').replace(/[.-]+$/u, '')] })
  }
  return found.sort((a, b) => a.index - b.index).flatMap(({ emails }) => emails)
}

/** Words that announce an address, with what separates them from it. */
const LABEL =
  /(?<!\p{L})(?:e-?mails?|courriel|correo electrónico|[еи]-?(?:пошта|маил|мејл)|e-?pošta|e-?adresa)(?:\s+address(?:es)?)?\s*:?\s*(?=$|[\s,;)\uE002])/giu

/** The text without e-mail addresses, the words that announce them and the brackets around them. */
export function dropEmails(text: string): string {
  const gapped = text.replace(MISREAD_AT, '@').replace(GROUP, GAP).replace(EMAIL, GAP).replace(LABEL, GAP)
  return closeGaps(gapped).replace(/\s+/gu, ' ').trim()
}
