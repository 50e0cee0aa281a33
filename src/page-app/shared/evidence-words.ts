import { RULE_WORDS } from './rule-words.ts'

/** Rules without a record whose names do not read as a sentence; the names of all others do, with blanks for hyphens. */
const WORDS: Readonly<Record<string, string>> = {
  correction: 'a person said so',
  'nothing-else': 'nothing says that it is anything else',
  size: 'larger than the body',
  'small-type': 'small type',
  'section-number': 'begins with the number of a section',
  'key-word': 'has a usual word for it',
  'separate-line': 'on a separate line',
  'run-in': 'opens its paragraph on the same line',
  'few-letters': 'few letters',
  'label-at-figure': 'a label at a figure',
  'italic-below-picture': 'italic, right below a picture',
  'same-text-at-head': 'the same text is at the head of other pages',
  'number-alone-at-edge': 'a number alone at the edge of the page',
  'number-fits-heads': 'its number fits those of other pages',
  'number-grows-with-pages': 'its number grows with the pages',
  'repeats-title': 'repeats the title',
  'under-references-heading': 'under the heading of the references',
  'under-abstract-heading': 'under the heading of the abstract',
  'under-keywords-heading': 'under the heading of the key words',
  'words-below-words': 'words are below words, as in a glossed example',
  monospaced: 'monospaced',
  'among-lines-of-code': 'among lines of a program',
  'numbered-statements': 'numbered statements',
  tags: 'opens with tags',
  'doi-alone': 'a DOI and nothing else',
  'affiliations-at-end': 'addresses of authors at the end of the paper',
  prompt: 'after a prompt',
  'in-side-box': 'in a box beside the text',
  'turned-text': 'turned text',
  'recognised-without-confidence': 'recognised from a picture, without much confidence',
}

/** What a rule says, in words. */
export function evidenceInWords(rule: string): string {
  const pages = /^same-text-on-(\d+)-pages$/.exec(rule)?.[1]
  if (pages !== undefined) return `the same text is on ${pages === '1' ? 'another page' : `${pages} other pages`}`
  return RULE_WORDS[rule] ?? WORDS[rule] ?? wordsOfDetail(rule) ?? rule.replaceAll('-', ' ')
}

/** The words of a rule whose name ends in a detail: a key word or a number that was read. */
function wordsOfDetail(rule: string): string | undefined {
  for (const [name, says] of Object.entries(RULE_WORDS)) {
    const start = name.slice(0, -1)
    if (name.endsWith('-*') && rule.startsWith(start)) return says.replace('{}', rule.slice(start.length))
  }
  return undefined
}
