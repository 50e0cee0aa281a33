import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { mendLigatures } from '../../../../src/understand/layout/lines/mend-ligatures.ts'
import { drawPage } from '../../../support/draw-page.ts'

async function mended(lines: readonly string[], language = 'en') {
  const told: Diagnostic[] = []
  const page = drawPage(lines)
  const [own] = await mendLigatures([page], language, diagnostic => told.push(diagnostic))
  expect(own?.runs.map(({ glyphs }) => glyphs)).toEqual(page.runs.map(({ glyphs }) => glyphs))
  return { text: own?.runs.map(run => run.text).join(' '), told }
}

test('a lost letter is the ligature that makes a word of the document, and a note says so once', async () => {
  const { text, told } = await mended(['the flat was Afflor, and two \uFFFDat stones', 'and a \uFFFDat one'], 'sr')
  expect(text).toBe('the flat was Afflor, and two flat stones and a flat one')
  expect(told.map(({ code, page }) => [code, page])).toEqual([['N_PDF_MENDED', 1]])
  expect(told[0]?.message).toContain('"\uFFFDat" has a letter that its font does not name, and is read as "flat"')
})

test('or the only one that makes a word of its language', async () => {
  expect((await mended(['speci\uFFFDcally di\uFFFDerent, o\uFFFDcers su\uFFFDer'])).text).toBe(
    'specifically different, officers suffer',
  )
  expect((await mended(['o\uFFFDce and \uFFFDa\uFFFD'])).text).toBe('office and \uFFFDa\uFFFD')
  expect((await mended(['a \uFFFDre\uFFFDy in May'])).text).toBe('a firefly in May')
})

test('a lost letter stays where several make a word, where none does, and where it is most of the word', async () => {
  for (const line of ['\uFFFDat', 'na\uFFFDve', '\uFFFDa', 'x\uFFFDx\uFFFDx\uFFFD', '7\uFFFDre']) {
    expect(await mended([`here is ${line} again`])).toEqual({ text: `here is ${line} again`, told: [] })
  }
})
