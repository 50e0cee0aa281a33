import { expect, test } from 'vitest'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawRecognised } from '../../../support/recognised.ts'

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

test('a label far below the box of a figure belongs to it as long as no text is between', () => {
  const pageWith = (between: string) =>
    drawPage(
      `${BODY}
  Figure 1: How far the towns lie from the rivers.                    {8}






${between}



         towns and rivers                                             {7}


${BODY}`,
      { figures: [{ left: 90, top: baselineOf(7), right: 400, bottom: baselineOf(9) }] },
    )
  expect(textsOf([pageWith('')], 'figure-text')).toEqual(['towns and rivers'])
  expect(textsOf([pageWith(BODY)], 'figure-text')).toEqual([])
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

test('the area of a figure grows over labels that stand near one another, on either side of its box', () => {
  const page = drawPage(
    `${BODY}

               Mill A                                                  {9}




                                   Share of rain     Share of snow   {9}

               Mill B                                                  {9}

  Figure 1: How the mills turn.                                       {8}

${BODY}`,
    { figures: [{ left: 120, top: baselineOf(8), right: 220, bottom: baselineOf(12) }] },
  )
  const labels = textsOf([page], 'figure-text').join(' ')
  for (const label of ['Mill A', 'Mill B', 'Share of rain', 'Share of snow']) expect(labels).toContain(label)
})

test('a heading right above a figure is none of its labels', () => {
  const page = drawPage(
    `${BODY}

  Rivers of the North                                                 {10 bold}
${BODY}

  Rivers of the South                                                 {10 bold}




  Figure 1: How far the towns lie from the rivers.                    {8}

${BODY}`,
    { figures: [{ left: 90, top: baselineOf(14.5), right: 400, bottom: baselineOf(18) }] },
  )
  expect(textsOf([page], 'figure-text')).toEqual([])
})

test('a Roman section set in by some width beside a figure is none of its labels', () => {
  const pageWith = (label: string) =>
    drawPage(
      `${BODY}

  I. RIVERS                                                           {font=Sans}
${BODY}



             ${label}                                                 {font=Sans}
  Figure 1: How far the towns lie from the rivers.                    {8}

${BODY}`,
      { figures: [{ left: 90, top: baselineOf(11), right: 400, bottom: baselineOf(13) }] },
    )
  expect(textsOf([pageWith('II. TOWNS')], 'figure-text')).toEqual([])
  expect(textsOf([pageWith('OLD TOWNS')], 'figure-text')).toEqual(['OLD TOWNS'])
})

test('what was found above a caption for another reason is no obstacle: the area goes on over it', () => {
  const page = drawPage(`${BODY}

                    Mill of the north                                  {9.8}

             Wheels      Stones                                       {8}

  Figure 1: How the mills turn.                                       

${BODY}`)
  expect(textsOf([page], 'figure-text').join(' ')).toContain('Mill of the north')
})

test('recognised labels of the size of the body are no text where none has words in a row', () => {
  const page = drawRecognised(`${BODY}

  [syn River
  head Water
  rest Bank

  =[head Wheel

  Figure 1: How the mills turn.

${BODY}`)
  expect(textsOf([page], 'figure-text')).toHaveLength(2)
  expect(textsOf([page], 'heading')).toEqual([])
})

test('parts of a recognised drawing may stand further apart, text between them ends it', () => {
  const art = (between: string) => `${BODY}


               MILL OF THE NORTH




${between}



               WHEELS OF THE SOUTH     {9}

  Figure 1: How the mills turn.

${BODY}`
  expect(textsOf([drawRecognised(art(''))], 'figure-text').join(' ')).toContain('NORTH')
  expect(textsOf([drawRecognised(art(BODY))], 'figure-text').join(' ')).not.toContain('NORTH')
})

test('the title of a panel belongs to its figure, though it stands like a heading', () => {
  const page = drawRecognised(`${BODY}

                     Wheels and stones                                 {8}

  (a) winter

  Figure 1: How the mills turn.

${BODY}`)
  expect(textsOf([page], 'figure-text')).toContain('(a) winter')
})

test('rows of numbers between lines of a grid, in a font that no text has, are a chart above the caption of a figure, with the title of its panel', () => {
  const pageWith = (font: string, caption: string) =>
    drawPage(
      `${BODY}

  North       West      South       {8${font}}
  US    10    20    30              {8${font}}
  UK    15    25    35              {8${font}}
  RU    20    30    40              {8${font}}

  (a) The share of all the rivers that run through towns.             {8}


  ${caption}: How far the towns lie from the rivers.                    {8}

${BODY}`,
      { rules: [ruleAbove(6, 2, 60), ruleAbove(10, 2, 60)] },
    )
  const chart = textsOf([pageWith(' font=Sans', 'Figure 1')], 'figure-text').join(' ')
  expect(chart).toContain('10 20 30 15 25 35')
  expect(chart).toContain('(a) The share')
  expect(textsOf([pageWith(' font=Sans', 'Table 1')], 'table').join(' ')).toContain('10 20 30 15 25 35')
  expect(textsOf([pageWith('', 'Figure 1')], 'table').join(' ')).toContain('10 20 30 15 25 35')
})

test('rows of points or of numbers alone are a chart, however many lines of a grid it has', () => {
  const pageWith = (point: string) =>
    drawPage(
      `${BODY}

  ${point}           ${point}         ${point}           {8 font=Sans}
  ${point}           ${point}         ${point}           {8 font=Sans}
  ${point}           ${point}         ${point}           {8 font=Sans}
  ${point}           ${point}         ${point}           {8 font=Sans}
  ${point}           ${point}         ${point}           {8 font=Sans}

  Figure 1: How far the towns lie from the rivers.                    {8}

${BODY}`,
      { rules: [6, 7, 8, 9, 10, 11].map(row => ruleAbove(row, 2, 60)) },
    )
  expect(textsOf([pageWith('●')], 'figure-text').join('')).toContain('● ● ● ● ● ●')
  expect(textsOf([pageWith('7')], 'figure-text').join('')).toContain('7 7 7 7 7 7')
  expect(textsOf([pageWith('oak')], 'table').join('')).toContain('oak oak oak')
})

test('points with the lines of their legend are a chart, and so is the title above them', () => {
  const page = drawPage(
    `${BODY}

  ALL RIVERS                              {10 bold font=Sans}

  North       oak         ●               {8 font=Sans}
  West        ●           ●               {8 font=Sans}
  South       elm         ●               {8 font=Sans}
  East        ash         ●               {8 font=Sans}

  Figure 1: How far the towns lie from the rivers.                    {8}

${BODY}`,
    { rules: [8, 9, 10, 11, 12].map(row => ruleAbove(row, 2, 60)) },
  )
  expect(textsOf([page], 'figure-text').join(' ')).toContain('ALL RIVERS')
  expect(textsOf([page], 'heading')).toEqual([])
})
