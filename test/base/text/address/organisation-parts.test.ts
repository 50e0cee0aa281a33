import { expect, test } from 'vitest'
import { readOrganisationParts } from '../../../../src/base/text/address/organisation-parts.ts'

/** The parts of a name, as `d` for departments, `i` for institutions and `s` for streets, with their texts. */
const partsOf = (name: string): readonly string[] =>
  readOrganisationParts(name).map(({ type, text }) => `${type.charAt(0)} ${text}`)

test('a department opens with its word, a university has its own wherever it stands', () => {
  expect(partsOf('Department of Botany, Faculty of Science, University of Northwick')).toEqual([
    'd Department of Botany',
    'd Faculty of Science',
    'i University of Northwick',
  ])
  expect(partsOf('Universität Steinfeld, Institut für Wasserbau')).toEqual([
    'i Universität Steinfeld',
    'd Institut für Wasserbau',
  ])
  expect(partsOf('Department of University Affairs')).toEqual(['d Department of University Affairs'])
  expect(partsOf('Катедра за птице, Универзитет у Доњој Реци')).toEqual([
    'd Катедра за птице',
    'i Универзитет у Доњој Реци',
  ])
})

test('where no word tells an institution, the last part that may be one is, but no department', () => {
  expect(partsOf('School of Rivers, Institute of Water')).toEqual(['d School of Rivers', 'i Institute of Water'])
  expect(partsOf('Institute of Water, Lake Group')).toEqual(['i Institute of Water', 'd Lake Group'])
  expect(partsOf('Gull Laboratory')).toEqual(['i Gull Laboratory'])
})

test('parts that name nothing stay with the name before them', () => {
  expect(partsOf('Department of Earth, Air, and Water, Northwick University')).toEqual([
    'd Department of Earth, Air, and Water',
    'i Northwick University',
  ])
  expect(partsOf('Gull Behaviour, Institute of Birds')).toEqual(['d Gull Behaviour', 'i Institute of Birds'])
})

test('streets, boxes and what stands behind them', () => {
  expect(partsOf('Northwick University, 12 Harbour Street, North Tower')).toEqual([
    'i Northwick University',
    's 12 Harbour Street, North Tower',
  ])
  expect(partsOf('College of Birds, P.O. Box 77')).toEqual(['i College of Birds', 's P.O. Box 77'])
})
