import { describe, expect, test } from 'vitest'
import { levelsOfNestedForms } from '../../../../../src/understand/decide/headings/numbering/nested-forms.ts'
import { parseSectionNumber } from '../../../../../src/base/text/labels/section-number.ts'

const levelsOf = (...headings: string[]) => levelsOfNestedForms(headings.map(heading => parseSectionNumber(heading)))

describe('numberings of different forms', () => {
  test('are as deep as they are nested', () => {
    expect(levelsOf('一、引言', '（一）区域', '1. 准备', '2. 修正', '（二）步骤', '二、结论', '（一）讨论')).toEqual([
      1, 2, 3, 3, 2, 1, 2,
    ])
    expect(levelsOf('Ⅰ. 서론', '1. 자료', '1) 준비', '2) 보정', '2. 절차', 'Ⅱ. 결론', '1. 논의')).toEqual([
      1, 2, 3, 3, 2, 1, 2,
    ])
  })

  test('may stand below numbers of several parts, and headings without number between them', () => {
    expect(levelsOf('1. Rivers', '1.1 Towns', '(1) Old', '(2) New', 'Notes', '1.2 Lands', '(1) Far')).toEqual([
      1,
      2,
      3,
      3,
      undefined,
      2,
      3,
    ])
  })

  test('are left to other rules where no numbering begins anew, or one does not count on', () => {
    expect(levelsOf('1 Rivers', '1.1 Towns', '2 Lands', '2.1 Far')).toBeUndefined()
    expect(levelsOf('I. Rivers', 'A. Towns', 'B. Lands', 'II. Seas', 'D. Far')).toBeUndefined()
    expect(levelsOf('1. Rivers', '(1) Towns', '2. Lands', '(5) Far')).toBeUndefined()
  })
})
