import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { chooseTitles } from '../../../../src/understand/build/front/titles.ts'
import type { DecidedBlock } from '../../../../src/understand/decide/decision.ts'
import { drawBlock } from '../../../support/draw-block.ts'

const ENGLISH = 'The slow movement of the rivers through the old towns of the country'
const PORTUGUESE = 'O movimento lento dos rios pelas cidades antigas do interior do país'

const title = (text: string): DecidedBlock => ({
  block: drawBlock(text),
  decision: { role: 'title', score: 1, evidence: ['size'] },
})
const second = (text: string): DecidedBlock => ({
  block: drawBlock(text),
  decision: { role: 'subtitle', score: 1, evidence: ['second-title'], variety: 'second-title' },
})
const subtitle = (text: string): DecidedBlock => ({
  block: drawBlock(text),
  decision: { role: 'subtitle', score: 1, evidence: ['above-names'] },
})

async function textsOf(decided: readonly DecidedBlock[], language: string) {
  const titles = await chooseTitles(decided, language)
  return {
    title: titles.title.map(textOfBlock).join(' '),
    subtitle: titles.subtitle.map(textOfBlock).join(' '),
    translations: titles.translations.map(({ language: own, blocks }) => [own, ...blocks.map(textOfBlock)]),
    others: titles.others.map(textOfBlock),
  }
}

test('the title is the one in the language of the paper, wherever it is printed', async () => {
  const english = { title: ENGLISH, subtitle: '', translations: [['pt', PORTUGUESE]], others: [] }
  expect(await textsOf([second(ENGLISH), title(PORTUGUESE)], 'en')).toEqual(english)
  expect(await textsOf([title(ENGLISH), second(PORTUGUESE)], 'en')).toEqual(english)
  expect(await textsOf([title(ENGLISH), title(PORTUGUESE)], 'en')).toEqual(english)
  expect(await textsOf([title(ENGLISH), second(PORTUGUESE)], 'pt')).toMatchObject({ title: PORTUGUESE })
})

test('a subtitle stays one, and a single title in another language than the paper stays the title', async () => {
  expect(await textsOf([title(ENGLISH), subtitle('A study of water in old towns')], 'en')).toMatchObject({
    subtitle: 'A study of water in old towns',
    translations: [],
  })
  expect(await textsOf([title(ENGLISH)], 'de')).toMatchObject({ title: ENGLISH, translations: [] })
})

test('a second title in no other language is no part of the title', async () => {
  const series = 'Papers on the rivers of the country and their banks'
  expect(await textsOf([second(series), title(ENGLISH)], 'en')).toMatchObject({ title: ENGLISH, others: [series] })
})

test('the title in a language that is hardly told from that of the paper is its title', async () => {
  const croatian = 'Spori tok rijeka kroz stare gradove i mjesta u unutrašnjosti cijele zemlje'
  const { title: found, others } = await textsOf([title(ENGLISH), second(croatian)], 'sr-Latn')
  expect([found, others]).toEqual([croatian, []])
})

test('a subtitle without a title stays one', async () => {
  expect(await textsOf([subtitle(ENGLISH)], 'en')).toMatchObject({ title: '', subtitle: ENGLISH })
})
