import { expect, it } from 'vitest'
import type { Paper } from '../../../src/model/paper/paper.ts'
import { writeJson } from '../../../src/write/writers/json.ts'
import * as b from '../../support/paper-builder.ts'

it('writes the paper with two decimals', () => {
  const place = { page: 1, left: 72.00001, top: 1 / 3, right: 100, bottom: 2.555 }
  const paper = b.paper([b.section('1 A', { ...b.p('a'), places: [place] })])
  const read = JSON.parse(writeJson(paper)) as Paper
  expect(read.sections[0]?.blocks[0]).toMatchObject({
    places: [{ page: 1, left: 72, top: 0.33, right: 100, bottom: 2.56 }],
  })
  expect({ ...read, sections: [] }).toEqual({ schema: 'paper-1.json', ...paper, sections: [] })
})
