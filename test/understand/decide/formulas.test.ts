import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { textsOf } from '../../support/decide.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell it from the formulas, which are set in:
`

test('a displayed formula is apart from the text, with its number', () => {
  const page = drawPage(`${BODY}

                    f(x) = a·x + b                               (1)


  where x is the number of towns, and a and b are known from before
  the years of which this text tells in the lines that come after it.
`)
  expect(textsOf([page], 'formula')).toEqual(['f(x) = a·x + b (1)'])
  expect(textsOf([page], 'text').join(' ')).toMatch(/^The last .* where x is the number/)
})

test('short lines without words are a formula where the text leads to one', () => {
  const page = (art: string) =>
    drawPage(`${BODY}

                         ${art}


${BODY}`)
  expect(textsOf([page('DMs × 100')], 'formula')).toEqual(['DMs × 100'])
  expect(textsOf([page('DMs of 100')], 'formula')).toEqual([])
})

test('an equation in words is a formula where the text below explains its parts', () => {
  const page = (below: string) =>
    drawPage(`${BODY}

                   Share of towns = towns / places

  ${below}, and a and b are known from before
  the years of which this text tells in the lines that come after it.
`)
  expect(textsOf([page('Where, towns are counted by hand')], 'formula')).toEqual(['Share of towns = towns / places'])
  expect(textsOf([page('The towns are counted by their men')], 'formula')).toEqual([])
})

test('small parts above and below a formula belong to it', () => {
  const page = drawPage(`${BODY}

                         N                                            {7}
                    y =  ∑  x + 2·z                              (2)
                        k=1                                           {7}


${BODY}`)
  expect(textsOf([page], 'formula').join(' ')).toContain('k=1')
  expect(textsOf([page], 'text').join(' ')).not.toContain('k=1')
})

test('a heading in capitals right below a formula is no part of it', () => {
  const page = (heading: string) =>
    drawPage(`${BODY}
                    f(x) = a·x + b                               (1)
  ${heading}

${BODY}`)
  expect(textsOf([page('2 RIVERS')], 'formula')).toEqual(['f(x) = a·x + b (1)'])
  expect(textsOf([page('                    RIVERS {12}')], 'formula')).toEqual(['f(x) = a·x + b (1)'])
  expect(textsOf([page('                    a + c')], 'formula').join(' ')).toContain('a + c')
})

test('monospaced lines are code where the body is not monospaced', () => {
  const page = drawPage(`${BODY}

    for line in source:                                               {mono}
      count(line)                                                     {mono}

${BODY}`)
  expect(textsOf([page], 'code')).toEqual(['for line in source: count(line)'])
})

test('monospaced lines are text where the body is monospaced', () => {
  const art = BODY.trimEnd()
    .split('\n')
    .map(line => `${line.padEnd(72)}{mono}`)
  const page = drawPage(art.slice(1))
  expect(textsOf([page], 'code')).toEqual([])
})

test('asterisks between two passages are no formula that a sentence may go on behind', () => {
  const page = drawPage(`${BODY}

                              *  *  *

${BODY}`)
  expect(textsOf([page], 'formula')).toEqual([])
  expect(textsOf([page], 'doubt')).toEqual(['* * *'])
})

test('an item of a list whose word is a name with references behind it is text', () => {
  const page = drawPage(`${BODY}

    • ROS [6][7];

    • K [6][7] = 1

${BODY}`)
  expect(textsOf([page], 'text')).toContain('• ROS [6][7];')
  expect(textsOf([page], 'formula')).toEqual(['• K [6][7] = 1'])
})
