import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { repairRecognised } from '../../../../src/understand/layout/lines/repair-recognised.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const ART = ['The method of the river is a melhod, and', 'not a new one; the char-', 'melhod of it is old.']

async function repaired(page: Page, language?: string) {
  const told: Diagnostic[] = []
  const [own] = await repairRecognised([page], language, diagnostic => told.push(diagnostic))
  return {
    text: own?.runs.map(run => run.text).join(' '),
    glyphs: own?.runs.reduce((sum, run) => sum + run.glyphs, 0),
    told,
  }
}

test('a misread word is repaired, and a note says what was read and where', async () => {
  const page = drawRecognised(ART)
  const { text, glyphs, told } = await repaired(page, 'en')
  expect(text).toContain('is a method, and')
  expect(text).toContain('char- melhod')
  expect(glyphs).toBe(page.runs.reduce((sum, run) => sum + run.glyphs, 0))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ code: 'N_OCR_REPAIRED', severity: 'note', page: 1 })
  expect(told[0]?.message).toContain('"melhod" was recognised in place of "method"')
})

test('what was not recognised and languages without a list of words are left unchanged', async () => {
  expect((await repaired(drawPage(ART), 'en')).told).toEqual([])
  expect((await repaired(drawRecognised(ART), 'sr')).told).toEqual([])
})
