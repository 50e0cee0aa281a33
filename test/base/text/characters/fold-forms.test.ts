import { expect, test } from 'vitest'
import { foldForms } from '../../../../src/base/text/characters/fold-forms.ts'

test('full-width signs and digits of Arabic script become those of ASCII, each at its place', () => {
  expect(foldForms('１．２　序論（Ａ）')).toBe('1.2 序論(A)')
  expect(foldForms('شکل ۲۰، الشكل ٣٩')).toBe('شکل 20، الشكل 39')
  for (const text of ['1.2 序論', 'Ångström', '序論、本論。']) expect(foldForms(text)).toBe(text)
})
