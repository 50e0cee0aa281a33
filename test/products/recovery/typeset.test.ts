import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { recoverSentences } from '../../../src/products/recovery/recover.ts'
import { repairCharacters } from '../../../src/base/text/characters/repair-characters.ts'

const TYPESET = '../shared/corpus/typeset'
const MEASURES = '../shared/bench/lib/measures.mjs'
/** All papers take half a minute: `npm run corpus` tries them. */
const isHere =
  process.env.MODE === 'corpus' &&
  existsSync(TYPESET) &&
  existsSync(MEASURES) &&
  spawnSync('pdftotext', ['-v']).status === 0

/** What the scorer of the corpus gives, as far as it is asked here. */
interface Measures {
  scorePaper(truth: unknown, predicted: unknown): unknown
  sum(papers: readonly unknown[]): unknown
  values(counts: unknown): Record<'brokenTolerant' | 'untypedParagraph', { readonly value: number }>
}

interface Truth {
  readonly layout: string
  readonly language: string
}

/** The whole text as paragraphs, none of them typed. */
function recover(pdf: string, language: string, options: readonly string[]): unknown {
  const text = execFileSync('pdftotext', [...options, pdf, '-'], { encoding: 'utf8' })
  const { paragraphs } = recoverSentences(repairCharacters(text).text, { language })
  return { blocks: paragraphs.map(part => ({ type: 'paragraph', text: part.text })) }
}

describe.skipIf(!isHere)('typeset papers as pdftotext gives them', () => {
  const papers = (isHere ? readdirSync(TYPESET) : [])
    .filter(name => name.endsWith('.truth.json'))
    .map(name => ({
      pdf: `${TYPESET}/${name.replace('.truth.json', '.pdf')}`,
      truth: JSON.parse(readFileSync(`${TYPESET}/${name}`, 'utf8')) as Truth,
    }))

  // Bounds of broken sentences (tolerant) and of F1 of paragraphs of any type.
  test.each([
    { layout: 'novel', options: ['-raw'], broken: 0.01, paragraphs: 0.85 },
    { layout: 'one-column', options: ['-raw'], broken: 0.03, paragraphs: 0.7 },
    { layout: 'two-column', options: ['-raw'], broken: 0.04, paragraphs: 0.6 },
    { layout: 'novel', options: [], broken: 0.012, paragraphs: 0.78 },
    { layout: 'one-column', options: [], broken: 0.042, paragraphs: 0.52 },
    { layout: 'two-column', options: [], broken: 0.06, paragraphs: 0.45 },
  ])(
    '$layout by pdftotext $options: at most $broken of the sentences broken, paragraphs at least $paragraphs',
    async bounds => {
      const { scorePaper, sum, values } = (await import(pathToFileURL(MEASURES).href)) as Measures
      const scores = papers
        .filter(({ truth }) => truth.layout === bounds.layout)
        .map(({ pdf, truth }) => scorePaper(truth, recover(pdf, truth.language, bounds.options)))
      const { brokenTolerant, untypedParagraph } = values(sum(scores))
      expect(scores.length).toBeGreaterThan(0)
      expect(brokenTolerant.value).toBeLessThanOrEqual(bounds.broken)
      expect(untypedParagraph.value).toBeGreaterThanOrEqual(bounds.paragraphs)
    },
  )
})
