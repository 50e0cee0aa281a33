import { expect, test } from 'vitest'
import { baselineOf, drawPage } from '../support/draw-page.ts'
import { textsOf } from '../support/decide.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell it from the labels of the drawings here.
`
const FIGURE = { left: 90, top: baselineOf(6), right: 400, bottom: baselineOf(12) }

test('names of axes below the box of a figure belong to it', () => {
  const page = drawPage(
    `${BODY}








         Distance of towns (km)                                       {7}
  Figure 1: How far the towns lie from the rivers.                    {8}

${BODY}`,
    { figures: [FIGURE] },
  )
  expect(textsOf([page], 'figure-text')).toEqual(['Distance of towns (km)'])
  expect(textsOf([page], 'text').join(' ')).not.toContain('Distance')
})

test('a drawing set in type goes up from its caption to the running text', () => {
  const page = drawPage(`${BODY}

             Fresh corn                                               {8}

             Grinding        Baking                                   {8}

  Figure 1: How bread is made.                                        {8}

${BODY}`)
  expect(textsOf([page], 'figure-text').join(' ')).toBe('Fresh corn Grinding Baking')
  expect(
    textsOf([page], 'text')
      .join(' ')
      .match(/The last few decades/g),
  ).toHaveLength(2)
})
