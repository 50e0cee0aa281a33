import { expect, test } from 'vitest'
import { isQuotationSource, isSourceLine } from '../../../../src/base/text/labels/source-line.ts'

test.each([
  'Fonte: Elaborado pelos autores.',
  'FUENTE: INEGI (2010)',
  'Source: the authors',
  'Źródło: GUS',
  'Извор: аутор',
])('%s says where a figure is from', text => expect(isSourceLine(text)).toBe(true))

test.each(['Sources of error', 'Fontes e métodos', 'Source code: see below the table', 'Resource: water'])(
  '%s does not',
  text => expect(isSourceLine(text)).toBe(false),
)

test.each(['p. 334-335', 'Thornton, 1988, p. 28', '(Novak 2001, S. 12)', 'Петров, с. 5'])(
  '%s ends with the page of a quotation',
  text => expect(isQuotationSource(text)).toBe(true),
)

test.each(['Rivers in 1988', '2 p.m. to 5 p.m.', 'Elections, 2019'])('%s does not end with one', text => {
  expect(isQuotationSource(text)).toBe(false)
})
