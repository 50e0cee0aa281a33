import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../../src/base/text/languages/language.ts'
import { readOwnTexts } from '../../../bench/sentence-breaks.mjs'

interface Sentence {
  readonly language: string
  readonly text: string
}

/** Shorter ones are taken for the document's language. */
const FEWEST_LETTERS = 30

const declaration: readonly Sentence[] = readFileSync(new URL('language-sentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
  .map(([language = '', text = '']) => ({ language, text }))

const own: readonly Sentence[] = readOwnTexts()
  .filter(({ name }) => name !== 'fixtures')
  .flatMap(({ language, blocks }) => blocks.flat().map(text => ({ language, text })))
  .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS)

async function judge(sentences: readonly Sentence[]) {
  const found = await Promise.all(sentences.map(({ text }) => detectLanguage(text, 'xx')))
  const rows = sentences.map((sentence, i) => {
    const { language = '', isReliable = false } = found[i] ?? {}
    return { ...sentence, language: sentence.language, found: language, isReliable }
  })
  const wrong = rows.filter(row => row.language !== row.found)
  const report = wrong.map(row => `${row.language} > ${row.found}${row.isReliable ? ' !' : ''}: ${row.text}`).join('\n')
  return { rows, wrong, share: 1 - wrong.length / rows.length, report }
}

describe('detectLanguage on single sentences', () => {
  it('is right for 98 of 100 in 38 languages', async () => {
    const { rows, share, report } = await judge(declaration)
    expect(new Set(rows.map(row => row.language)).size).toBe(38)
    expect(share, report).toBeGreaterThanOrEqual(0.98)
  })

  it('is right for 98 of 100 of each of 30 languages at least', async () => {
    const languages = [...new Set(declaration.map(row => row.language))]
    const shares = await Promise.all(
      languages.map(async language => (await judge(declaration.filter(row => row.language === language))).share),
    )
    expect(shares.filter(share => share >= 0.98).length).toBeGreaterThanOrEqual(30)
    // Danish and Norwegian, Macedonian and Serbian; Croatian that has no word of its own is taken for Serbian.
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.8)
  })

  it('is right for 98 of 100 sentences of papers', async () => {
    const { share, report } = await judge(own)
    expect(share, report).toBeGreaterThanOrEqual(0.98)
  })

  it('says of nearly all wrong ones that they are not reliable, and of few right ones', async () => {
    const { rows, wrong } = await judge([...declaration, ...own])
    const reliable = rows.filter(row => row.isReliable)
    expect(reliable.length / rows.length).toBeGreaterThan(0.93)
    expect(wrong.filter(row => row.isReliable).length / reliable.length).toBeLessThan(0.01)
  })
})

describe('detectLanguage', () => {
  it('reads letters whose accents stand apart', async () => {
    const text = 'Mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền.'
    expect((await detectLanguage(text.normalize('NFD'))).language).toBe('vi')
  })

  it.each([
    ['da', 'Undersøgelsen blev udført af to grupper, og ingen af dem havde nogen viden om den anden.'],
    ['no', 'Undersøkelsen ble utført av to grupper, og ingen av dem hadde noen kunnskap om den andre.'],
    ['sl', 'V tem poglavju so opisani viri, ki so bili zbrani med letoma 1890 in 1910.'],
    ['hr', 'U ovom su poglavlju opisani izvori koji su prikupljeni prije rata na svim mjestima.'],
    ['mk', 'Во ова поглавје се опишани изворите кои биле собрани меѓу двете војни.'],
    ['bg', 'В тази глава са описани изворите, които са събрани между двете войни.'],
  ])('tells %s from its neighbours', async (language, text) => {
    expect((await detectLanguage(text, 'xx')).language).toBe(language)
  })
})
