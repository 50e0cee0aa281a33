/**
 * Words that a translator might write, each with what a native speaker would say instead. `unless` matches real uses: the
 * word with some of what is around it. Comments, messages and pages are searched: `eslint.config.js` names the folders,
 * `test/docs.test.ts` the pages.
 */
export const REPLACEMENTS = [
  {
    word: /\bbehind\b/gi,
    say: '"after"',
    unless:
      /`behind`|(?:colou?rs?|shades?|pictures?|bands?|layers?|painted|drawn|hidden|leaves?|left|lags?|invisible,) (?:\w+ ){0,2}behind|behind (?:a|the|one) (?:proxy|load balancer|firewall)/i,
  },
  {
    word: /\b(?:go|goes|going|went|gone) on\b/gi,
    say: '"continue"',
    unless: /(?:goes|go) on (?:the|a|one) (?:page|line)/i,
  },
  {
    word: /\b(?:of|on) (?:its|their|his|her|our) own\b|\bour own\b/gi,
    say: '"separate", or nothing',
    unless: /\bon (?:its|their|his|her|our) own\b/i,
  },
  {
    word: /\b(?:is|are|was|were|be) none\b/gi,
    say: '"is not one"',
    unless: /\b(?:there|where there) (?:is|are|was|were|may be|can be|will be) none/i,
  },
  { word: /\bsp(?:eaks?|oke|eaking) (?:for|against)\b/gi, say: '"supports", "counts against", "evidence"' },
  {
    word: /\bst(?:ands?|ood)\b/gi,
    say: '"is", "appears"',
    unless: /\bst(?:ands?|ood) (?:for|out|in for)\b|\bas (?:it|they) stands?\b|stand-in/i,
  },
  { word: /\bpersons\b/gi, say: '"people", "users", "authors"' },
  { word: /\bhalfway\b/gi, say: '"vertically centred"' },
  { word: /\bas good as\b/gi, say: '"almost"' },
  { word: /\b(?:what|as) (?:is|was) said\b|\bsaid of\b/gi, say: '"according to", "about"' },
  {
    word: /\bpass(?:es|ed)? over\b|\bpassing over\b/gi,
    say: '"skip", "ignore"',
    unless: /(?:a|one|first|second|each) pass over/i,
  },
  { word: /\bone (?!inside)\w+ a line\b/gi, say: '"per line"' },
  { word: /\bset in (?:by|from|at|behind|more|less|like|further)\b/gi, say: '"indented"' },
]

/** What is on both sides of a word, for `unless`. */
const AROUND = 40

/** The words of a text that have a better one: where each begins, what it is, and what to say instead. */
export function findDialect(text) {
  return REPLACEMENTS.flatMap(({ word, say, unless }) =>
    [...text.matchAll(word)].flatMap(({ index, 0: found }) => {
      const around = text
        .slice(Math.max(0, index - AROUND), index + found.length + AROUND)
        .replace(/\s+(?:\*\s+)?/g, ' ')
      return unless?.test(around) ? [] : [{ index, found, say }]
    }),
  )
}

/** Two words in a row: a text for people, and no key or name. */
const IS_PROSE = /[a-z] [a-z]/

/** A rule for ESLint: comments and texts in code without such words. */
export const plainEnglish = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const { sourceCode } = context
    const check = (node, text) => {
      for (const { index, found, say } of findDialect(text)) {
        const start = sourceCode.getLocFromIndex(node.range[0] + index)
        context.report({ loc: { start, end: start }, message: `"${found}": say ${say} (scripts/plain-english.mjs).` })
      }
    }
    const checkText = node => {
      // What shows a rule is the title of a test, as it stands there.
      if (sourceCode.getAncestors(node).some(({ key }) => key?.name === 'shownBy')) return
      const text = sourceCode.getText(node)
      if (IS_PROSE.test(text)) check(node, text)
    }
    return {
      Program: () => sourceCode.getAllComments().forEach(comment => check(comment, sourceCode.getText(comment))),
      Literal: node => typeof node.value === 'string' && checkText(node),
      TemplateElement: checkText,
    }
  },
}
