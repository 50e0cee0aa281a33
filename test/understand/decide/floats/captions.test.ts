import { expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { CHARACTER_WIDTH, drawPage } from '../../../support/draw-page.ts'
import { classifyBlocks } from '../../../../src/understand/decide/classify.ts'
import { evidenceOf, textsOf } from '../../../support/decide.ts'
import { paragraph } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  Figure 2 shows that this text goes on in the same type over a number
  of lines, so that a reader of the page can tell the running text from
  all that stands in captions, which is set in other type.
`
const FIGURE = { left: 48, top: 120, right: 400, bottom: 240 }

test('a caption in the type of the text is one when the file says so', () => {
  const captionsOf = (tag: string) =>
    textsOf([drawPage(`${BODY}\n\nFigure 1 shows towns {tag=${tag}}\n\n${BODY}`)], 'figure-caption')
  expect(captionsOf('Caption')).toEqual(['Figure 1 shows towns'])
  expect(captionsOf('P')).toEqual([])
})

test('a caption goes on in the lines right below its bold label and title', () => {
  const page = drawPage(
    `${BODY}











  Figure 1. Towns and their rivers                                      {8 bold}
  The towns are drawn as points, the rivers as lines.                   {8}

${BODY}`,
    { figures: [FIGURE] },
  )
  expect(textsOf([page], 'figure-caption').join(' ')).toBe(
    'Figure 1. Towns and their rivers The towns are drawn as points, the rivers as lines.',
  )
})

/** Indents a line so that its middle is that of the others. */
function centre(line: string): string {
  return line.padStart(Math.round((70 + line.length) / 2))
}

test('a caption goes on in centred lines below centred ones of the same type', () => {
  const captions = (lines: readonly string[]) => {
    const page = drawPage(
      [
        ...BODY.split('\n').slice(1, -1),
        ...Array<string>(11).fill(''),
        centre('Figure 1. Towns and their river are drawn as'),
        centre('points and lines, each in its own colour.'),
        '',
        ...lines,
        '',
        ...BODY.split('\n').slice(1, -1),
      ],
      { figures: [FIGURE] },
    )
    // Paragraphs of a caption are nearer to one another than a whole line.
    const below = page.runs.find(({ text }) => text === 'colour.')?.baseline ?? 0
    const move = (run: TextRun) => {
      const { box, baseline } = run
      const raised = { ...box, top: box.top - 6, bottom: box.bottom - 6 }
      return baseline <= below ? run : { ...run, baseline: baseline - 6, box: raised }
    }
    return textsOf([{ ...page, runs: page.runs.map(move) }], 'figure-caption').join(' ')
  }
  const centred = ['The towns of the north are left out here, as', 'nobody knows where they are.'].map(centre)
  const flush = ['  The towns of the north are left out here, as nobody knows their places', '  and nobody drew them.']
  expect(captions(centred)).toMatch(/colour\. The towns .* where they are\.$/)
  expect(captions(flush)).toMatch(/colour\.$/)
})

test('a note that the text calls is no rest of the caption above it', () => {
  const pageOf = (call: string) =>
    drawPage(
      `${BODY.replace('the land.', `the land.${call}`)}











  Figure 1. Towns and their rivers                                      {8 bold}
  4. The towns are drawn as points, the rivers as lines.                {8}`,
      { figures: [FIGURE] },
    )
  expect(textsOf([pageOf('^4^')], 'figure-caption')).toEqual(['Figure 1. Towns and their rivers'])
  expect(textsOf([pageOf('')], 'figure-caption').join(' ')).toContain('drawn as points')
})

test('a sentence that begins with the name of a figure is none', () => {
  const page = drawPage(`${BODY}
  Figure 2 shows how the towns grew over the years of our study.

${BODY}`)
  expect(textsOf([page], 'figure-caption')).toEqual([])
})

test('a label alone in capitals takes the title on the next line', () => {
  const page = drawPage(`${BODY}
                              TABLE IV                                  {8}
                   Towns beside the rivers of the land                  {8}

  ${BODY}`)
  expect(textsOf([page], 'table-caption').join(' ')).toBe('TABLE IV Towns beside the rivers of the land')
})

test('a label alone in small capitals, most of which are smaller than the title, takes it on the next line', () => {
  const page = drawPage([
    ...paragraph(6, 60),
    '',
    'TABLE 1 {6}',
    'Towns with their rivers, and all that is known {8}',
    '',
    ...paragraph(6, 60),
  ])
  const runs = page.runs.flatMap(run => {
    if (run.text !== 'TABLE') return [run]
    const edge = run.box.left + CHARACTER_WIDTH
    const initial = { ...run, text: 'T', glyphs: 1, size: 8, box: { ...run.box, right: edge } }
    return [initial, { ...run, text: 'ABLE', glyphs: 4, spaceBefore: false, box: { ...run.box, left: edge } }]
  })
  expect(textsOf([{ ...page, runs }], 'table-caption').join(' ')).toBe(
    'TABLE 1 Towns with their rivers, and all that is known',
  )
})

test('a caption that breaks off at the foot of its page goes on in its own type on the next', () => {
  const first = drawPage(
    `${BODY}\n\n\n\n  Figure 1. Towns on the rivers of the North are drawn as points and      {8}`,
    {
      figures: [FIGURE],
    },
  )
  const art = `${BODY}\n${BODY}\n\n  lines are rivers, by their length.                                      {8}`
  const second = drawPage(art, { number: 2 })
  expect(textsOf([first, second], 'figure-caption')).toEqual([
    'Figure 1. Towns on the rivers of the North are drawn as points and',
    'lines are rivers, by their length.',
  ])
  const between = drawPage(`${art}\n\n${BODY}`, { number: 2 })
  expect(textsOf([first, between], 'figure-caption')).toHaveLength(1)
})

test('the text of a widely set paper below a caption in narrow lines is no rest of it', () => {
  const wide = BODY.trim()
    .split('\n')
    .map(line => `${line}\n`)
    .join('\n')
  const page = drawPage(
    `${wide}




  Figure 1. Towns and all their rivers in the last few decades, and
  how the people live beside them in the east

${wide}`,
    { figures: [{ ...FIGURE, top: 170, bottom: 210 }] },
  )
  expect(textsOf([page], 'figure-caption')).toEqual([
    'Figure 1. Towns and all their rivers in the last few decades, and how the people live beside them in the east',
  ])
})

test('a caption with the same number right below is the same in another language', () => {
  const page = drawPage(
    `${BODY}











  Figure 1. Towns and their rivers.                                     {8 bold}

  Figura 1. Las ciudades y sus ríos.                                    {8 bold}

  Figure 2. Bridges over rivers.                                        {8 bold}

${BODY}`,
    { figures: [FIGURE] },
  )
  const captions = evidenceOf([page])
  const decisions = classifyBlocks(captions)
  const starts = captions.blocks.filter(block => {
    const decision = decisions.get(block)
    return decision?.role === 'figure-caption' && decision.continues !== true
  })
  expect(starts.map(block => block.lines[0]?.text)).toEqual([
    'Figure 1. Towns and their rivers.',
    'Figure 2. Bridges over rivers.',
  ])
})

test('a label alone takes the title that is centred below it in the type of the text, however wide', () => {
  const page = drawPage(
    `${BODY}


                                 Table 1                              {bold}
     The towns of the land by their rivers, with the number of those
        who live in them, as they were counted in the year before
          the last, where nobody was counted who was not there.


     Town        People     River
     Oben          1200     Ache
     Unten         3400     Ache

${BODY}`,
  )
  expect(textsOf([page], 'table-caption').join(' ')).toMatch(/^Table 1 The towns of the land .* not there\.$/)
})

test('a centred heading with a number below a centred caption is no line of it', () => {
  const below = (line: string) => {
    const page = drawPage(
      [
        ...BODY.split('\n').slice(1, -1),
        ...Array.from({ length: 11 }, () => ''),
        centre('Figura 1. Cidades e os seus rios'),
        line,
        '',
        ...BODY.split('\n').slice(1, -1),
      ].join('\n'),
      { figures: [FIGURE] },
    )
    return textsOf([page], 'figure-caption')
  }
  const heading = `${centre('VII. CIDADES E POVOADOS')} {12 bold}`
  expect(below(heading)).toEqual(['Figura 1. Cidades e os seus rios'])
  expect(below(centre('vistos das suas pontes')).join(' ')).toBe(
    'Figura 1. Cidades e os seus rios vistos das suas pontes',
  )
})

test('a caption has a second paragraph where both are set closer than the text', () => {
  const caption = ['Figure 1. Towns and their rivers are drawn as points and lines, as', 'they were in spring.']
  const second = ['Blue lines are older than all of the others that are to be seen in', 'this figure.']
  const spaced = BODY.split('\n')
    .slice(1, -1)
    .flatMap(line => [line, ''])
  const captionsOf = (rows: readonly string[], from: string, text = spaced) => {
    const page = drawPage([...text, ...caption, ...rows, '', ...text], { figures: [FIGURE] })
    const below = page.runs.find(run => run.text === from)?.baseline ?? 0
    // Half a line below the first paragraph.
    const lower = (run: TextRun) =>
      run.baseline < below
        ? run
        : { ...run, baseline: run.baseline + 6, box: { ...run.box, top: run.box.top + 6, bottom: run.box.bottom + 6 } }
    return textsOf([{ ...page, runs: page.runs.map(lower) }], 'figure-caption').join(' ')
  }
  expect(captionsOf(second, 'Blue')).toBe([...caption, ...second].join(' '))
  expect(captionsOf(['1 Blue lines are older than all of the others, which are to be seen', 'in few.'], '1')).toBe(
    caption.join(' '),
  )
  expect(captionsOf(['blue lines are older than all of the others that are to be seen in', 'few.'], 'blue')).toBe(
    caption.join(' '),
  )
  expect(captionsOf(second, 'Blue', BODY.split('\n').slice(1, -1))).not.toContain('Blue')
})

test('a caption may stand in parentheses, where a figure is next to it or its type is another', () => {
  const page = (line: string) =>
    drawPage(
      `${BODY}











  ${line}

${BODY}`,
      { figures: [FIGURE] },
    )
  const caption = '(Figure 1: Towns and their rivers, drawn as points and lines)'
  expect(textsOf([page(`${caption} {8 italic}`)], 'figure-caption')).toEqual([caption])
  expect(textsOf([page('(Figure 1: Towns) and their rivers, drawn as points {8}')], 'figure-caption')).toEqual([])
})
