import { describe, expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { readFrontKind } from '../../../../src/understand/decide/front/front-kinds.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { textsOf } from '../../../support/decide.ts'
import { paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell the running text from all that stands
  before it, which is set in other type or says other things than it.
  We go on to the next part of the paper when we have said all of it.
`

const page = drawPage(`
  RESEARCH ARTICLE                                                      {9}

  On the Slow Movement of Rivers                                        {18 bold}
  through Old Towns                                                     {18 bold}

  Ann Lee^1^, Bo von Berg^2,*^ and Cara D. Novak^1^                     {12}

  ^1^Department of Rivers, University of Somewhere, Old Town, Germany   {9 italic}
  ^2^Institute for Water, New City, France                              {9 italic}

  Received 3 May 2019; accepted 4 June 2019                             {8}

  Abstract                                                              {11 bold}

  We say what rivers do and how we know it from the long work of the    {9}
  people who lived beside them, and who wrote it down over the years.   {9}

  Keywords: rivers, towns, water                                        {9}

  1 Introduction                                                        {12 bold}
${BODY}
  * Corresponding author: bo@water.example                              {8}
`)

describe('a title page with all its parts', () => {
  test('has its title in the largest type over two lines, the kind of article above it is none', () => {
    expect(textsOf([page], 'title').join(' ')).toBe('On the Slow Movement of Rivers through Old Towns')
  })

  test('has names and addresses, marked with raised numbers, as authors', () => {
    expect(textsOf([page], 'authors').join(' ')).toBe(
      'Ann Lee1, Bo von Berg2,* and Cara D. Novak1 1Department of Rivers, University of Somewhere, Old Town, Germany ' +
        '2Institute for Water, New City, France',
    )
  })

  test('has its abstract from the heading to the key words', () => {
    expect(textsOf([page], 'abstract-heading')).toEqual(['Abstract'])
    expect(textsOf([page], 'abstract').join(' ')).toMatch(/^We say what rivers do .* over the years\.$/)
    expect(textsOf([page], 'keywords')).toEqual(['Keywords: rivers, towns, water'])
  })

  test('has dates, the kind of article and the note on correspondence as publication information', () => {
    const texts = textsOf([page], 'publication-info')
    expect(texts).toContain('RESEARCH ARTICLE')
    expect(texts).toContain('Received 3 May 2019; accepted 4 June 2019')
    expect(texts).toContain('* Corresponding author: bo@water.example')
  })

  test('has its first heading and running text in the body', () => {
    expect(textsOf([page], 'heading')).toEqual(['1 Introduction'])
    expect(textsOf([page], 'text').join(' ')).toContain('The last few decades')
  })
})

describe('the abstract', () => {
  test('is found by its look where it has no heading', () => {
    const plain = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      We say what rivers do and how we know it from the long work of the    {9 bold}
      people who lived beside them, and who wrote it down over the years.   {9 bold}
      They did so in all the towns that we could look at in these years.    {9 bold}
      ${''}
${BODY}
    `)
    expect(textsOf([plain], 'abstract').join(' ')).toMatch(/^We say what rivers do/)
  })

  test('is found by its face and the key words below it where all text has one size', () => {
    const plain = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      We say what rivers do and how we know it from the long work of the    {10 font=Sans}
      people who lived beside them, and who wrote it down over the years.   {10 font=Sans}
      They did so in all the towns that we could look at in these years.    {10 font=Sans}

      Keywords: rivers, towns                                               {10 font=Sans}

      Introduction                                                          {12 bold}
${BODY}
    `)
    expect(textsOf([plain], 'abstract').join(' ')).toMatch(/^We say what rivers do .* these years\.$/)
  })

  test('continues in the script of the title below one in another script, however it is set', () => {
    const plain = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Abstract                                                              {12 bold}

      Мы говорим, что делают реки и откуда мы знаем это, из долгого труда   {9}
      людей, которые жили рядом с ними и записывали это много лет подряд.   {9}

      We say what rivers do and how we know it from the long work of the    {10}
      people who lived beside them, and who wrote it down over the years.   {10}

      Introduction                                                          {12 bold}
${BODY}
    `)
    expect(textsOf([plain], 'abstract').at(-1)).toMatch(/^We say what rivers do/)
  })

  test('stands beside the addresses where the body starts below them', () => {
    const text = BODY.trim()
      .split('\n')
      .flatMap(line => [line.trim().slice(0, 40), line.trim().slice(40)])
    const left = ['^1^University of Somewhere', '^2^Institute for Water', '', '', '', '', '1 Introduction  {12 bold}']
    const right = [
      'Abstract  {10 bold}',
      'We say what rivers do and how we know',
      'it from the work of the people there.',
    ]
    const rows = Array.from({ length: 18 }, (_, i) => [left[i] ?? text[i - 7], right[i] ?? text[(i + 5) % 12]])
    const beside = drawPage([
      'On the Slow Movement of Rivers through Old Towns                        {18 bold}',
      '',
      'Ann Lee^1^ and Bo Berg^2^  {12}',
      '',
      ...rows.map(([a = '', b = '']) => `${a.padEnd(48)}${b}`),
    ])
    expect(textsOf([beside], 'abstract').join(' ')).toMatch(/^We say what rivers do .* people there\./)
    expect(textsOf([beside], 'authors').join(' ')).not.toContain('Abstract')
  })

  test('opens with the label of its first part, behind what looks like a heading', () => {
    const drawn = drawPage([
      'On the Slow Movement of Rivers                                        {18 bold}',
      '',
      'Ann Lee                                                               {12}',
      '',
      'Water and Towns                                                       {12 bold}',
      '',
      'Purpose: We ask what rivers do in all the years of the long work of   ',
      'the people who lived beside them, and who wrote it down at night.     ',
      'Patients and Methods: We read the books of the towns, page by page,   ',
      'and wrote down what was said in them of the water and the bridges.    ',
      'Conclusion: Rivers move through towns and fields in every season.     ',
      '',
      'Introduction                          {12 bold}',
      '',
      ...prose(20, 70),
    ])
    expect(textsOf([drawn], 'abstract').join(' ')).toMatch(/^Purpose: We ask .* every season\.$/)
  })

  test('is not the first text of a paper that has none', () => {
    const plain = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

${BODY}
    `)
    expect(textsOf([plain], 'abstract')).toEqual([])
    expect(textsOf([plain], 'text').join(' ')).toMatch(/^The last few decades/)
  })

  test('opens with its key word in the line', () => {
    const runIn = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Zusammenfassung: Wir sagen, was die Flüsse tun und woher wir das      {9}
      wissen, aus der langen Arbeit der Leute, die an ihnen lebten.         {9}

      1 Einleitung                                                          {12 bold}
${BODY}
    `)
    expect(textsOf([runIn], 'abstract').join(' ')).toMatch(/^Zusammenfassung: Wir sagen/)
  })

  test('goes on below a key word in another face, up to key words behind a hyphen', () => {
    const runIn = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      <i>Abstract</i><b>—We say what rivers do and how we know it from the</b>      {9}
      <b>long work of the people who lived beside them over many years and</b>     {9}
      <b>who wrote it down for us. All of it is new, and much of it true.</b>      {9}

      <i>Keywords-rivers;old towns;water</i>                                {9}

      I. INTRODUCTION                                                       {10}
${BODY}
    `)
    expect(textsOf([runIn], 'abstract').join(' ')).toMatch(/^Abstract.*much of it true\.$/)
    expect(textsOf([runIn], 'keywords')).toEqual(['Keywords-rivers;old towns;water'])
  })

  test('has no note whose mark is in the title', () => {
    const noted = drawPage(`
      On the Slow Movement of Rivers^∗^                                     {18 bold}

      Ann Lee                                                               {12}

      Abstract                                                              {14 bold}

      We say what rivers do and how we know it from the long work of the    {9}
      people who lived beside them, and who wrote it down over the years.   {9}

      ^∗^Part of this work was done while the author was in another town.   {9}

      1 Introduction                                                        {14 bold}

${BODY}
    `)
    expect(textsOf([noted], 'abstract').join(' ')).toMatch(/over the years\.$/)
  })

  test('keeps the headings of its parts until the introduction', () => {
    const structured = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Abstract                                                              {14 bold}

      Background                                                            {11 bold}

      We say what rivers do and how we know it from the long work of the    {9}
      people who lived beside them, and who wrote it down over the years.   {9}

      Methods                                                               {11 bold}

      We read what they wrote and asked those who live there still today.   {9}
      They told us about all the years in which the water was too high.     {9}

      Introduction                                                          {14 bold}

${BODY}
    `)
    expect(textsOf([structured], 'abstract')).toContain('Methods')
    expect(textsOf([structured], 'heading')).toEqual(['Introduction'])
  })
})

describe('text above a long table in smaller type', () => {
  const head = ['On Rivers in Old Towns  {18 bold}', '', 'Ann Lee and Bo Berg  {12}', '']
  const note = prose(4, 66, 'Two numbers of the table in our last paper were those of other rivers').map(
    line => `${line}  {11}`,
  )
  const numberOf = (i: number, step: number) => 10 + ((i * step) % 89)
  const rows = Array.from(
    { length: 40 },
    (_, i) => `River        ${numberOf(i, 37)}       ${numberOf(i, 53)}      ${numberOf(i, 71)}  {8}`,
  )
  const table = ['Table 1: All rivers with their numbers.  {8}', 'River        Length   Depth   Towns  {8}', ...rows]
  const rules = [1, 2, 42].map(row => ruleAbove(head.length + note.length + 1 + row, 0, 44))

  test('is no abstract, though the table has most of the type', () => {
    const page = drawPage([...head, ...note, '', ...table].join('\n'), { rules })
    expect(textsOf([page], 'abstract')).toEqual([])
  })
})

describe('abstracts in two languages', () => {
  const english = `
      We say what rivers do and how we know it from the long work of the    {9}
      people who lived beside them, and who wrote it down over the years.   {9}`
  const spanish = `
      Decimos lo que hacen los ríos y cómo lo sabemos por el trabajo de la  {9}
      gente que vivió junto a ellos y que lo escribió durante muchos años.  {9}`

  test('stand under one heading in both', () => {
    const both = drawPage(`
      Sobre el lento movimiento de los ríos                                 {18 bold}

      Ann Lee                                                               {12}

      Resumen – Abstract                                                    {11 bold}
${spanish}

${english}

      1 Introducción                                                        {12 bold}
${BODY}
    `)
    expect(textsOf([both], 'abstract-heading')).toEqual(['Resumen – Abstract'])
    expect(textsOf([both], 'abstract')).toHaveLength(2)
  })

  test('are both below a heading in both, also where the second looks otherwise', () => {
    const otherwise = drawPage(`
      Sobre el lento movimiento de los ríos                                 {18 bold}

      Ann Lee                                                               {12}

      Resumen – Abstract                                                    {11 bold}
${spanish}${spanish}${spanish}

${english.replaceAll('{9}', '{10}')}

      1 Introducción                                                        {12 bold}
${BODY}
    `)
    expect(textsOf([otherwise], 'abstract')).toHaveLength(2)
    expect(textsOf([otherwise], 'text')).toHaveLength(1)
  })

  test('have the title of the second one between its heading and its text', () => {
    const titled = drawPage(`
      Sobre el lento movimiento de los ríos                                 {18 bold}

      Ann Lee                                                               {12}

      Resumen                                                               {11 bold}
${spanish}

      Abstract                                                              {11 bold}
      On the slow movement of rivers through towns                          {9 bold}
${english}

      Keywords: rivers, towns, water                                        {9}

      I. INTRODUCCIÓN                                                       {9}
${BODY}
    `)
    expect(textsOf([titled], 'subtitle')).toEqual(['On the slow movement of rivers through towns'])
    expect(textsOf([titled], 'abstract')).toHaveLength(2)
    expect(textsOf([titled], 'authors')).toEqual(['Ann Lee'])
  })

  test('may have the others behind the references, each below its title', () => {
    const draw = (title: string) =>
      drawPage(`
${BODY}
      Referências                                                           {12 bold}

      LEE, A. Rivers and towns. Old Town: Water Press, 1999.                {9}
      NOVAK, B. Bridges in the fields of the land and                       {9 bold}
      their boats. New City: Stone Press, 2001.                             {9}

      ${title}
      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

      On the slow movement, as it was seen over the years in the land of the river and its old towns. {9}
    `)
    const title = 'ON THE SLOW MOVEMENT OF RIVERS'
    const first = drawPage(`
      Sobre o movimento lento dos rios                                      {18 bold}

      Ann Lee                                                               {12}

      Introdução                                                            {12 bold}
${BODY}
    `)
    const last = { ...draw(`${title}   {12 bold}`), number: 2 }
    expect(textsOf([first, last], 'subtitle')).toEqual([title])
    expect(textsOf([first, last], 'heading')).toEqual(['Introdução'])
    expect(textsOf([first, last], 'reference').join(' ')).toMatch(/Stone Press, 2001\.$/)
    const plain = { ...draw('ROYAL PRESS OF THE OLD TOWN  {9}'), number: 2 }
    expect(textsOf([first, plain], 'subtitle')).toEqual([])
  })

  test('may have the second one behind the references, with its title and key words', () => {
    const first = drawPage(`
      Sobre el lento movimiento de los ríos                                 {18 bold}

      Ann Lee                                                               {12}

      Resumen                                                               {11 bold}
${spanish}

      Introducción                                                          {12 bold}
${BODY}
    `)
    const last = drawPage(
      `
${BODY}
      Referencias                                                           {12 bold}

      Lee, A. (1999). Rivers and towns. Old Town: Water Press.              {9}
      Novak, B. (2001). Bridges in fields. New City: Stone Press.           {9}

      Abstract                                                              {12 bold}

      On the slow movement of rivers through towns                          {11 bold}
${english}
${english}

      Keywords: rivers, towns, water                                        {9}

      The next meeting will be held in the old town beside the river        {12}
    `,
      { number: 2 },
    )
    expect(textsOf([first, last], 'heading')).toEqual(['Introducción'])
    expect(textsOf([first, last], 'subtitle')).toEqual(['On the slow movement of rivers through towns'])
    expect(textsOf([first, last], 'keywords')).toEqual(['Keywords: rivers, towns, water'])
    expect(textsOf([first, last], 'abstract').at(-1)).toMatch(/^We say what rivers do/u)
  })
})

describe('the title', () => {
  test('is the one in the description of the file where a larger logo stands above it', () => {
    const logo = drawPage(`
      RIVERS TODAY                                                          {24 bold}

      On the Slow Movement of Rivers through Towns                          {16 bold}

      Ann Lee                                                               {12}

${BODY}
    `)
    expect(textsOf([logo], 'title', 'On the slow movement of rivers through towns')).toEqual([
      'On the Slow Movement of Rivers through Towns',
    ])
  })

  test('is on the second page where the first is a cover with the same title', () => {
    const cover = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      This version is available at https://archive.example/12               {10}
    `)
    const second = drawPage(
      `
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

${BODY}
    `,
      { number: 2 },
    )
    expect(textsOf([cover, second], 'title')).toEqual(['On the Slow Movement of Rivers'])
    expect(textsOf([cover, second], 'publication-info')).toHaveLength(2)
    expect(textsOf([cover, second], 'authors')).toEqual(['Ann Lee'])
  })

  test('is on the second page where the first is the notice of an archive', () => {
    const notice = drawPage(`
      The archive of the towns gives all that it has on rivers               {12}
      to everybody who needs it. It is kept in the old town.                 {12}

      You may read and print this copy as long as there are rivers.          {12}
    `)
    const pageBelow = (names: string) =>
      drawPage(
        `
      On the Slow Movement of Rivers                                        {18 bold}

      ${names}

      Department of Rivers, University of Oldtown, Town Street 5            {9}

      Abstract. Rivers move slowly, and towns move with them.

${BODY}
    `,
        { number: 2 },
      )
    const named = pageBelow('Ann Lee and Bo Berg                                                   {12}')
    expect(textsOf([notice, named], 'title')).toEqual(['On the Slow Movement of Rivers'])
    expect(textsOf([notice, named], 'publication-info').join(' ')).toContain('archive of the towns')
    expect(textsOf([notice, pageBelow('')], 'title')).not.toContain('On the Slow Movement of Rivers')
  })

  test('is what stands on both pages, not the book on the cover or the author on the next page', () => {
    const cover = drawPage(`
      Ann Lee                                                               {10}

      On the Slow Movement of Rivers                                        {14 bold}

      in:                                                                   {10}

      All about Waters and Towns                                            {16 bold}
    `)
    const second = drawPage(
      `
      Ann Lee                                                               {14}

      On the Slow Movement of Rivers                                        {13 bold}

${BODY}
    `,
      { number: 2 },
    )
    expect(textsOf([cover, second], 'title')).toEqual(['On the Slow Movement of Rivers'])
    expect(textsOf([cover, second], 'publication-info')).toHaveLength(4)
  })

  test('is set in capitals that were measured smaller than the names below it', () => {
    const scan = drawRecognised(`
  THE SLOW MOVEMENT OF RIVERS AND OTHER      {10.4}
         WATERS THROUGH OLD TOWNS            {10.4}


    Ann Lee, Bo von Berg and Cara Novak      {14}
  University of Rivers, Old Town, Germany    {14}

  Abstract                                   {12 bold}

${BODY}
      1 Introduction                                 {12 bold}
${BODY}
    `)
    expect(textsOf([scan], 'title')).toEqual(['THE SLOW MOVEMENT OF RIVERS AND OTHER WATERS THROUGH OLD TOWNS'])
    expect(textsOf([scan], 'authors')[0]).toContain('Ann Lee')
  })

  test('is none of the headings with a number, which may be in larger type', () => {
    const art = `
      On the Slow Movement of the Rivers of Our Land through Old Towns  {12 bold}
      Ann Lee                                                           {10}
      University of Somewhere                                           {10}

      Chapter 2 Old towns                                               {15 bold}
${BODY}`
    expect(textsOf([drawPage(art)], 'title')).toEqual([
      'On the Slow Movement of the Rivers of Our Land through Old Towns',
    ])
  })

  test('has lines of words in capitals that have the form of a name, but too many words', () => {
    const art = `
      COMPILING A HISTORY ON OLD CHINA                                  {14 bold}

      THE TOWNS THAT STAND BESIDE THEM                                  {14 bold}

      Ann Lee                                                           {10}
      University of Somewhere                                           {10}

${BODY}`
    expect(textsOf([drawPage(art)], 'title').join(' ')).toBe(
      'COMPILING A HISTORY ON OLD CHINA THE TOWNS THAT STAND BESIDE THEM',
    )
  })

  test('is missing where a page is all running text', () => {
    expect(textsOf([drawPage(BODY)], 'title')).toEqual([])
  })
})

test('an address that reads like a sentence stands between two names', () => {
  const address = `
      Student of the course of nursing of the Faculty of Rivers who is a
      member of the League of Towns of the University of Somewhere.`
  const stack = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

                              Ann Lee                                       {10 bold}${address}

                              Bo Berg                                       {10 bold}${address}

      Abstract                                                              {11 bold}

      We say what rivers do and how we know it from the long work of the    {9}
      people who lived beside them, and who wrote it down over the years.   {9}

      Introduction                                                          {12 bold}
${BODY}
  `)
  expect(
    textsOf([stack], 'authors')
      .join(' ')
      .match(/member of the League/gu),
  ).toHaveLength(2)
})

test('an epigraph between names and introduction is no abstract', () => {
  const quoted = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

                  “A river is never twice the same, and so it is with the   {9}
                  towns on its banks and all who ever lived in one.”        {9}
                  (Novak 1999: 12, and again in her later book on water)    {9}

      1 Introduction                                                        {12 bold}
${BODY}
  `)
  expect(textsOf([quoted], 'abstract')).toEqual([])
})

test('names in the second column above the abstract are authors, not headings of the body', () => {
  const column = (text: string) => text.padEnd(48)
  const body = BODY.trim()
    .split('\n')
    .flatMap(line => [line.trim().slice(0, 40), line.trim().slice(40)])
  const two = drawPage(
    [
      '          On the Slow Movement of Rivers through Old Towns                  {18 bold}',
      '',
      `${column('Ann Lee')}Bo Berg  {12 bold}`,
      `${column('University of Somewhere')}Institute for Water`,
      '',
      `${column('Abstract')}${body[0]}`,
      ...body.slice(1).map((line, i) => `${column(body[(i * 5) % body.length] ?? '')}${line}`),
    ].join('\n'),
  )
  expect(textsOf([two], 'authors').join(' ')).toContain('Bo Berg')
  expect(textsOf([two], 'heading')).toEqual([])
})

test('a short recognised title above authors side by side is centred on its page, and misread names are no title', () => {
  const middle = (text: string) => `${' '.repeat(Math.round((67 - text.length) / 2))}${text}`
  const rows = (names: readonly string[]) => [middle('THE OLD RIVERS'), '', ...names, '', ...BODY.trim().split('\n')]
  const person = (name: string) => [name, 'University of Rivers', `${name.slice(0, 3).toLowerCase()}@river.example`]
  const beside = sideBySide(
    [
      [...person('Ann Lee'), ...person('Cara Roe')],
      [...person('Bo Berg'), ...person('Dan Old')],
    ],
    27,
  )
  expect(textsOf([drawRecognised(rows(beside))], 'title')).toEqual(['THE OLD RIVERS'])
  const misread = ['', ' '.repeat(20) + 'Bill Endres, Matthew Cook}, will Kurlin {16}']
  expect(
    textsOf([drawRecognised(['               THE OLD RIVERS AND THE TOWNS', ...misread, ...rows([])])], 'title'),
  ).toEqual(['THE OLD RIVERS AND THE TOWNS'])
})

test('text below the abstract of a typescript opens the paper, unless its first section is the introduction', () => {
  const pageOf = (heading: string, draw = drawRecognised) =>
    draw([
      '          ON THE SLOW MOVEMENT OF RIVERS THROUGH TOWNS',
      '',
      '                          Ann Lee',
      '',
      'Abstract',
      ...paragraph(4, 60, 'We'),
      '',
      ...paragraph(4, 60, 'Boats'),
      '',
      heading,
      '',
      ...paragraph(9, 60, 'Towns'),
    ])
  expect(textsOf([pageOf('2. RIVERS AND TOWNS')], 'abstract').join(' ')).not.toContain('Boats')
  expect(textsOf([pageOf('1. INTRODUCTION')], 'abstract').join(' ')).toContain('Boats')
  expect(textsOf([pageOf('2. RIVERS AND TOWNS', drawPage)], 'abstract').join(' ')).toContain('Boats')
})

test('a list of names that breaks off goes on in the next line, though it is read with the second column', () => {
  const body = BODY.trim().split('\n')
  const abstract = body.map(line => `<i>${line.trim().slice(0, 28).padEnd(28)}</i>     ${line.trim().slice(0, 36)}`)
  const page = drawPage(
    [
      '          On the Slow Movement of Rivers through Old Towns                  {18 bold}',
      '',
      '                Ann Lee, Brendan Roe, Bo Qin, Shi Xu,                        {12 italic}',
      '                                 Novak, and Oren Berg                        {12 italic}',
      '',
      '',
      ...abstract,
      ...abstract,
    ].join('\n'),
  )
  expect(textsOf([page], 'abstract').join(' ')).toContain('The last few decades')
  expect(textsOf([page], 'authors').join(' ')).toContain('Oren Berg')
  expect(textsOf([page], 'heading')).toEqual([])
})

describe('small type at the foot of a title page', () => {
  const footed = (foot: string) =>
    drawPage(
      `
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      1 Introduction                                                        {12 bold}
${BODY.replaceAll('  The', '      The').replaceAll(/^ {2}(?=\S)/gm, '      ')}
      It runs through the old town.^1^ There it stays for a long time and all.

${foot}`,
      { height: 400 },
    )

  test('is a footnote where the text calls its number, whatever words it has', () => {
    const page = footed('      ^1^ See the library of the University of Somewhere.                   {8}')
    expect(textsOf([page], 'authors')).toEqual(['Ann Lee'])
    expect(textsOf([page], 'footnote')).toEqual(['1 See the library of the University of Somewhere.'])
  })

  test('is an address where no text calls its number', () => {
    const page = footed('      ^2^ Library of the University of Somewhere.                           {8}')
    expect(textsOf([page], 'authors').join(' ')).toContain('Library of the University')
  })
})

describe('names', () => {
  test('stand above the title where none stand below it', () => {
    const above = drawPage(`
      Ann Lee                                                               {10}
      University of Somewhere                                               {10}

      On the Slow Movement of Rivers                                        {18 bold}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

${BODY}
    `)
    expect(textsOf([above], 'authors').join(' ')).toBe('Ann Lee University of Somewhere')
  })

  test('are no name of a journal above the title', () => {
    const journal = drawPage(`
      Revista de Estudios Textuales                                         {10}

      On the Slow Movement of Rivers                                        {18 bold}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

${BODY}
    `)
    expect(textsOf([journal], 'authors')).toEqual([])
  })

  test('stand below the abstract where none stand above it', () => {
    const below = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

      Ann Lee                                                               {10}
      University of Somewhere                                               {10 italic}

      1 Introduction                                                        {12 bold}
${BODY}
    `)
    expect(textsOf([below], 'authors').join(' ')).toBe('Ann Lee University of Somewhere')
  })

  test('are those below the title, not the editors named above it or the links of a banner', () => {
    const edited = drawPage(`
      View Article Online                                                   {8}

      Edited by:                                                            {8}

      Cara Novak, University of Somewhere                                   {8}

      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee^‡a^ Bo Berg,^ab^ Dora Weiss^c^                                {12 bold}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

${BODY}
    `)
    expect(textsOf([edited], 'authors').join(' ')).toBe('Ann Lee‡a Bo Berg,ab Dora Weissc')
  })

  test('with ranks of learned societies are no subtitle', () => {
    const ranks = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee, Member, IEEE, and Bo Berg, Fellow, OSA                       {12}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

${BODY}
    `)
    expect(textsOf([ranks], 'subtitle')).toEqual([])
    expect(textsOf([ranks], 'authors')).toHaveLength(1)
  })
})

test('a subtitle has the face of the title, which the body has not', () => {
  const draw = (face: string) =>
    drawPage(`
      On the Slow Movement of Rivers                                        {18 bold font=Sans}

      A Study of Old Towns                                                  {10 font=${face}}

      Ann Lee, University of Somewhere                                      {10}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

${BODY}
    `)
  expect(textsOf([draw('Sans')], 'subtitle')).toEqual(['A Study of Old Towns'])
  expect(textsOf([draw('Serif')], 'subtitle')).toEqual([])
})

test('a subtitle may begin like a name, name an organisation and end with a year', () => {
  const draw = (...lines: string[]) =>
    drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}
${lines.map(line => `      ${line.padEnd(70)}{14}`).join('\n')}

      Ann Lee                                                               {12 bold}
      University of Somewhere                                               {9}

      1 Introduction                                                        {12 bold}
${BODY}
    `)
  const years = ['Old Towns between 1850 and 1930']
  expect(textsOf([draw(...years)], 'subtitle')).toEqual(years)
  const names = ['Analysis by Ann Weiss', 'of the letters in the library of the town']
  expect(textsOf([draw(...names)], 'subtitle')).toEqual([names.join(' ')])
  expect(textsOf([draw('Bo Berg and Dora Weiss')], 'subtitle')).toEqual([])
})

test('titles in two languages are both found, above or below the one with the names', () => {
  const other = 'Sobre o movimento lento dos rios'
  const above = drawPage(`
      ${other}                                        {18}


      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

      Sobre as cidades e os rios                                            {9 bold}

      Resumo: Dizemos o que os rios fazem e como o sabemos pelo longo       {9}
      trabalho das pessoas que viveram junto deles ao longo dos anos.       {9}

${BODY}
  `)
  expect(textsOf([above], 'subtitle')).toEqual([other, 'Sobre as cidades e os rios'])
  expect(textsOf([above], 'abstract').at(-1)).toMatch(/^Resumo/)
})

test('a title in another language may open like a name and run on', () => {
  const spanish = drawPage(`
      Compromiso de los Ayuntamientos Malagueños                            {14}
      con la divulgación de la información pública                          {14}


      The commitment of the city councils of Málaga                         {14}
      to the disclosure of public information                               {14}

      Ann Lee and Bo von Berg                                               {10}

      Introducción                                                          {12 bold}
${BODY}
  `)
  expect(textsOf([spanish], 'subtitle')).toEqual([
    'Compromiso de los Ayuntamientos Malagueños con la divulgación de la información pública',
  ])
})

test('bold titles in the size of the text may have the words of sentences', () => {
  const bold = drawPage(`
      Sobre el movimiento de los ríos que se oyen y se ven en la noche,     {12 bold}
      y de las ciudades que los han visto pasar por el valle                {12 bold}


      On the movement of the rivers that we hear and see in the night,      {12 bold}
      and of the towns that have seen them pass through                     {12 bold}

      Ann Lee and Bo von Berg                                               {12}

      Resumen: Decimos lo que hacen los ríos y cómo lo sabemos por el largo {12}
      trabajo de la gente que vivió junto a ellos durante muchos años.      {12}

      Introducción                                                          {12 bold}
${BODY}
  `)
  expect([...textsOf([bold], 'title'), ...textsOf([bold], 'subtitle')]).toHaveLength(2)
  expect(textsOf([bold], 'publication-info')).toEqual([])
})

test('a title above the second abstract may name an organisation, where it looks like a heading', () => {
  const draw = (look: string) =>
    drawPage(`
      Sobre o movimento lento dos rios                                      {18 bold}

      Ann Lee                                                               {12}

      Resumo: Dizemos o que os rios fazem e como o sabemos pelo longo       {9}
      trabalho das pessoas que viveram junto deles ao longo dos anos.       {9}

      Palavras-chave: rios, cidades, ponte                                  {9}

      ${look}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

      1 Introdução                                                          {12 bold}
${BODY}
  `)
  const title = 'Rivers at the University: how the school sees that they are slow'
  expect(textsOf([draw(`${title}      {12 bold}`)], 'subtitle')).toEqual([title])
  const address = 'Department of Rivers, University of Somewhere, Old Town'
  expect(textsOf([draw(`${address}               {9}`)], 'subtitle')).toEqual([])
})

test('titles in two languages stand side by side', () => {
  const row = (left: string, right: string, look = '') => `      ${left.padEnd(36)}${right.padEnd(32)} ${look}`
  const text = BODY.trim().split('\n')
  const page = drawPage(
    [
      row('Der Lauf der Flüsse', 'The Course of the Rivers', '{12 bold}'),
      row('durch die alten Städte', 'through Towns with a Library', '{12 bold}'),
      '',
      row('Zusammenfassung', 'Abstract', '{bold}'),
      ...text.map(line => row(line.trim().slice(0, 32), line.trim().slice(0, 32))),
      ...text.map(line => row(line.trim().slice(0, 32), line.trim().slice(0, 32))),
    ].join('\n'),
  )
  expect([...textsOf([page], 'title'), ...textsOf([page], 'subtitle')]).toEqual([
    'Der Lauf der Flüsse durch die alten Städte',
    'The Course of the Rivers through Towns with a Library',
  ])
})

test('persons side by side stand in the other column than the abstract, under a short title at the left', () => {
  const text = BODY.trim()
    .split('\n')
    .map(line => line.trim().slice(0, 32))
  const left = ['Ann Lee', 'University of Somewhere', '', 'Abstract', ...text, ...text]
  const draw = (...right: readonly string[]) =>
    drawPage(
      [
        '      Slow Rivers                                                       {16 bold}',
        '',
        ...sideBySide([left.map(line => line.padEnd(34)), [...right, '', '', ...text, ...text]]).map(
          row => `      ${row}`,
        ),
      ].join('\n'),
    )
  expect(textsOf([draw('Bo Berg', 'Institute for Water')], 'authors')).toEqual([
    'Ann Lee University of Somewhere',
    'Bo Berg Institute for Water',
  ])
  // A heading of the text as high as the names is no person.
  expect(textsOf([draw('Introduction', 'The rivers move through many towns')], 'authors')).toEqual([
    'Ann Lee University of Somewhere',
  ])
})

test('an entry of a list of contents is no title', () => {
  const page = drawPage(`
      THE COURSE OF THE RIVERS                                              {12}

      Ann Lee                                                               {12}

      1.1 The course of all the rivers ..................... 5              {12}
      1.2 The long history of the towns .................... 9              {12}

${BODY}`)
  expect(textsOf([page], 'title').join(' ')).not.toMatch(/\.\.\./u)
})

test('a label above publication information is publication information', () => {
  const cited = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Abstract: We say what rivers do and how we know it from the long      {9}
      work of the people who lived beside them over the years of the town.  {9}

      Preferred form:                                                       {10}

      Ann Lee. 2019. On the Slow Movement of Rivers. doi: 10.1234/abc.5     {10}

      1 Introduction                                                        {12 bold}
${BODY}
  `)
  expect(textsOf([cited], 'publication-info')).toContain('Preferred form:')
})

test('turned text beside all other text is publication information', () => {
  const stamp = drawPage('archive:1234.5678v2 [math.XY] 14 Jan 2020  {14}', { direction: 270 })
  const inside = { ...page, runs: [...page.runs, ...stamp.runs.map(run => moveTo(run, 200))] }
  const beside = { ...page, runs: [...page.runs, ...stamp.runs.map(run => moveTo(run, 12))] }
  expect(textsOf([beside], 'publication-info').join()).toContain('archive:1234.5678v2')
  expect(textsOf([inside], 'publication-info').join()).not.toContain('archive:1234.5678v2')
})

/** The run with its left edge moved. */
function moveTo(run: TextRun, left: number): TextRun {
  const by = left - run.box.left
  const box = { ...run.box, left, right: run.box.right + by }
  return { ...run, box, baseline: run.baseline + by }
}

test('a title of the body’s size stands above headings in larger type', () => {
  const small = drawPage(`
      ON THE SLOW MOVEMENT OF RIVERS THROUGH TOWNS AND FIELDS               {10 bold}

      Ann Lee                                                               {10}

      1 Introduction                                                        {14 bold}
${BODY}
      2 Towns Beside the Rivers                                             {14 bold}
${BODY}
  `)
  expect(textsOf([small], 'title')).toEqual(['ON THE SLOW MOVEMENT OF RIVERS THROUGH TOWNS AND FIELDS'])
})

test('a numbered heading at the head of a column is no title where the one before it is on the page', () => {
  const text = paragraph(30, 44)
  const left = [
    '',
    '',
    'On the Slow Movement of Rivers in Towns',
    '',
    'Ann Lee and Bo Berg',
    '',
    'I. INTRODUCTION',
    '',
    ...text,
  ]
  const right = ['II. CHALLENGES', '', ...text.slice(0, 4), '', '', ...text]
  const rows = sideBySide([left.map(line => line.padEnd(44)), right])
  const columns = drawPage(rows.map((row, i) => (i === 0 || i === 6 ? `${row}  {12 bold}` : row)).join('\n'))
  expect(textsOf([columns], 'title')).not.toContain('II. CHALLENGES')
})

test('a heading below the abstract is no title, however large it is', () => {
  const page = (abstract: string) =>
    drawPage(`
      On the Slow Movement of Rivers                                        {12 bold}

      Ann Lee                                                               {10}

      ${abstract}
      long work of the people who lived beside them over many years.        {8}

      Rivers and Towns of the North                                         {18 bold}
${BODY}
  `)
  const title = ['On the Slow Movement of Rivers']
  expect(
    textsOf([page('Abstract. We say what rivers do and how we know it from all of the     {8}')], 'title'),
  ).toEqual(title)
  expect(
    textsOf([page('We say once more what all rivers do and how we know it from all of the {8}')], 'title'),
  ).not.toEqual(title)
})

test('key words open with a label that is told by its look alone', () => {
  const labelled = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Abstract: We say what rivers do and how we know it from the long      {10}
      work of the people who lived beside them over the years of the town.  {10}

      <b>Keywords</b> rivers and towns · water                              {10}

      1 Introduction                                                        {12 bold}
${BODY}
  `)
  expect(textsOf([labelled], 'keywords')).toEqual(['Keywords rivers and towns · water'])
})

test('names that were measured larger by chance are no title', () => {
  const art = (size: number) => [
    '      WORDS FOR WEATHER IN THE LOGS OF LIGHTHOUSES',
    '',
    `         ANN LEE, BO BERG, CARA NOVAK {${size}}`,
    '',
    'ABSTRACT',
    '',
    ...paragraph(4, 60),
    '',
    'INTRODUCTION',
    '',
    ...paragraph(20, 60),
  ]
  const title = 'WORDS FOR WEATHER IN THE LOGS OF LIGHTHOUSES'
  expect(textsOf([drawRecognised(art(10))], 'title')).toEqual([title])
  expect(textsOf([drawRecognised(art(11.5))], 'title')).toEqual([title])
})

test('a recognised title in capitals has its second line, though only one of them was taken for bold', () => {
  const page = [
    '      WORDS FOR WEATHER IN THE LOGS OF {bold}',
    '       LIGHTHOUSES AND SMALL HARBOURS',
    '',
    '         Ann Lee, Bo Berg',
    '',
    'ABSTRACT',
    '',
    ...paragraph(4, 60),
    '',
    'INTRODUCTION',
    '',
    ...paragraph(20, 60),
  ]
  expect(textsOf([drawRecognised(page)], 'title').join(' ')).toBe(
    'WORDS FOR WEATHER IN THE LOGS OF LIGHTHOUSES AND SMALL HARBOURS',
  )
})

describe('a report', () => {
  const title = (rows: string) =>
    drawPage(
      `

      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

${rows}`,
      { number: 2 },
    )
  const body = (number: number) =>
    drawPage(`\n      1 Introduction      {12 bold}\n${BODY.repeat(8)}`, { number, height: 900 })

  test('begins behind a cover in other type, with a title that has the subtitle in one', () => {
    const cover = drawPage(`
      On the Slow Movement of Rivers: How They Run through Old Towns        {18 bold font=Sans}
      Lee, Ann                                                              {12 font=Sans}

${'      This document is made available under a licence, with terms of use.   {9 font=Sans}\n'.repeat(26)}`)
    const pages = [cover, title(''), body(3)]
    expect(textsOf(pages, 'title')).toEqual(['On the Slow Movement of Rivers'])
    expect(textsOf(pages, 'authors')).toEqual(['Ann Lee'])
    expect(textsOf(pages, 'abstract')).toEqual([])
  })

  test('has a second abstract under a word for summaries that looks like the first heading', () => {
    const twins = drawPage(`
      On the Slow Movement of Rivers                                        {18 bold}

      Ann Lee                                                               {12}

      Zusammenfassung                                                       {9 bold}

${BODY}
      Summary                                                               {9 bold}

${BODY}
      1 Introduction                                                        {12 bold}

${BODY}`)
    expect(textsOf([twins, body(2)], 'abstract-heading')).toEqual(['Zusammenfassung', 'Summary'])
  })

  test('has its abstract on a page between title and first section', () => {
    const abstract = drawPage(
      `
      Zusammenfassung                                                       {14 bold}

${BODY}
      Contents                                                              {14 bold}

      1 Introduction 4
      2 Rivers of the land 5
      3 Towns 9
`,
      { number: 3 },
    )
    const pages = [title(''), abstract, body(4)]
    expect(textsOf(pages, 'abstract').join(' ')).toContain('The last few decades')
    expect(textsOf(pages, 'abstract-heading')).toEqual(['Zusammenfassung'])
    const last = drawPage(`\n      Zusammenfassung      {14 bold}\n${BODY}`, { number: 5 })
    expect(textsOf([title(''), body(4), last], 'abstract')).toEqual([])
  })
})

test('a person whose given name is a letter with a stop is no section', () => {
  const cover = drawPage(`
  On the Slow Movement of Rivers                                        {18 bold}

  B. Guy Lee                                                            {12 bold}

  Introduction                                                          {12 bold}
${BODY}`)
  expect(textsOf([cover], 'authors')).toEqual(['B. Guy Lee'])
})

test('a name with an initial and an address behind it is no section of the body', () => {
  const page = drawPage([
    'The Rise and Fall of Old Towns                        {18}',
    '',
    '',
    'R. Stuart Lee, Institute of Rivers, University of the Land',
    '',
    ...prose(6, 70, 'Here').map(line => `${line} {9}`),
    '',
    'Keywords: rivers, towns',
    '',
    '1 Introduction {bold}',
    '',
    ...prose(20, 70),
  ])
  expect(textsOf([page], 'abstract')).toHaveLength(1)
})

test('an address that ends with its country is no heading, though it is larger than the text, with a date below', () => {
  const page = drawPage([
    'On the Slow Movement of Rivers {18}',
    '',
    'Ann Lee {12}',
    '',
    'University of Somewhere, Norway {12 font=Sans}',
    '',
    'December 16, 2013 {12 font=Sans}',
    '',
    ...paragraph(20, 70),
    '',
    'Rivers {12 font=Sans}',
    '',
    ...paragraph(10, 70),
  ])
  expect(textsOf([page], 'heading')).toEqual(['Rivers'])
  expect(textsOf([page], 'authors')).toEqual(['Ann Lee', 'University of Somewhere, Norway'])
})

test('a later section that sums up is no abstract on a page of its own', () => {
  const front = (summary: string) => [
    drawPage(`
  On the Slow Movement of Rivers                                        {18 bold}

  Ann Lee                                                               {12}

  I. Introduction                                                       {12 bold}
${BODY}`),
    drawPage(
      `
  ${summary}                                                            {12 bold}
${BODY}${BODY}`,
      { number: 2 },
    ),
  ]
  expect(textsOf(front('IV. Summary'), 'abstract-heading')).toEqual([])
  expect(textsOf(front('Summary'), 'abstract-heading')).toEqual(['Summary'])
})

test('a word that some papers have above their first section is no abstract where it has a number and text of the body below', () => {
  const page = (heading: string) =>
    drawPage(`
  On the Slow Movement of Rivers                                        {18 bold}

  Ann Lee                                                               {12}

  ${heading}                                                            {12 bold}
${BODY}
  2. Rivers                                                             {12 bold}
${BODY}`)
  expect(textsOf([page('1. Overview')], 'abstract-heading')).toEqual([])
  expect(textsOf([page('1. Überblick')], 'abstract-heading')).toEqual([])
  expect(textsOf([page('Abstract')], 'abstract-heading')).toEqual(['Abstract'])
})

test('an abstract on the page behind the title page stands below what this had no room for; a list of abbreviations is none', () => {
  const note = Array.from(
    { length: 5 },
    (_, i) => `  RT${i}, the river of the town; TR${i}, the town on a river; RR, a wide river;   {7}`,
  )
  const front = [
    drawPage(`
  On the Slow Movement of Rivers                                        {18 bold}

  Ann Lee                                                               {12}

  Department of Rivers, University of Oldtown, Town Street 5            {9}

  Abbreviations: RT, the rivers and the towns; TR, the towns and rivers;{7}
${note.join('\n')}`),
    drawPage(
      `
  Funding information                                                   {10 bold}
  Old Town Foundation

  Abstract                                                              {12 bold}
${BODY}
  1. Introduction                                                       {12 bold}
${BODY}${BODY}`,
      { number: 2 },
    ),
  ]
  expect(textsOf(front, 'abstract-heading')).toEqual(['Abstract'])
  expect(textsOf(front, 'abstract').join(' ')).toMatch(/^The last few decades/)
})

test('the heading of a subsection is no address, whatever its words name', () => {
  expect(readFrontKind(drawBlock('1.1. The Centre of Towns'), undefined, () => 0)).toBe('other')
  expect(readFrontKind(drawBlock('1. The Centre of Towns'), undefined, () => 0)).toBe('affiliation')
})

test('a title page with larger entries of contents below its title has its title', () => {
  const contents = drawPage(`
  On the Slow Movement of Rivers                                        {12 bold}

  Ann Lee                                                               {10}

  Contents                                                              {14 bold}

  I First Part of All                                                 2 {14 bold}
  1 On Rivers                                                         2 {14 bold}
  II Second Part of All                                               4 {14 bold}
  2 On Towns                                                          5 {14 bold}
`)
  const roles = textsOf([contents, drawPage(BODY)], 'title')
  expect(roles.join(' ')).toBe('On the Slow Movement of Rivers')
})

describe('a title page in two languages', () => {
  const russian = (second: string) =>
    drawPage(`
      МЕДЛЕННОЕ ТЕЧЕНИЕ РЕК                              {16 bold}
      СТАРИННЫХ ГОРОДОВ ЕВРОПЫ                           {16 bold}

      А. А. Рекова, Б. Б. Полев                          {12}

      Институт рек, Старый город                         {9 italic}

      Аннотация. Говорится о том, что делают реки и откуда мы об этом знаем.  {9}

      Ключевые слова: реки, города, вода                 {9}

${second}
      1 Введение                                         {12 bold}
${BODY}
    `)

  test('has lines of a title in capitals that have the form of a name in the title', () => {
    expect(textsOf([russian('')], 'title').join(' ')).toBe('МЕДЛЕННОЕ ТЕЧЕНИЕ РЕК СТАРИННЫХ ГОРОДОВ ЕВРОПЫ')
    expect(textsOf([russian('')], 'authors').join(' ')).toMatch(/^А. А. Рекова/)
  })

  test('has the second title above the authors printed again', () => {
    const second = `
      The slow movement of rivers through old towns      {14 bold}

      A. A. Rekova, B. B. Polev                          {12}

      Abstract. We say what rivers do and how we know.   {9}

      Keywords: rivers, towns, water                     {9}
`
    const drawn = russian(second)
    expect(textsOf([drawn], 'subtitle')).toEqual(['The slow movement of rivers through old towns'])
    expect(textsOf([drawn], 'publication-info')).toContain('A. A. Rekova, B. B. Polev')
    expect(textsOf([drawn], 'heading')).toEqual(['1 Введение'])
  })

  test('has no second title in a heading with no abstract below it', () => {
    const section = `
      The slow movement of rivers through old towns      {12 bold}

${BODY}
`
    expect(textsOf([russian(section)], 'subtitle')).toEqual([])
  })
})

describe('persons on a title page', () => {
  test('side by side in one line, without addresses, are authors', () => {
    const drawn = drawPage(`
      On the Slow Movement of Rivers                     {18 bold}

      Ann Lee       Bo Berg       Cara Novak             {14}
      ann@a.example bo@b.example  cara@c.example         {9 italic}

      Abstract. We say what rivers do and how we know.   {9}

${BODY}
    `)
    expect(textsOf([drawn], 'subtitle')).toEqual([])
    expect(textsOf([drawn], 'authors').join(' ')).toContain('Ann Lee Bo Berg Cara Novak')
  })

  test('who guided the work are information', () => {
    const drawn = drawPage(`
      On the Slow Movement of Rivers                     {18 bold}

      Ann Lee                                            {12}

      Supervisor: Bo Berg                                {12}

      Abstract. We say what rivers do and how we know.   {9}

${BODY}
    `)
    expect(textsOf([drawn], 'authors')).toEqual(['Ann Lee'])
    expect(textsOf([drawn], 'publication-info')).toEqual(['Supervisor: Bo Berg'])
  })
})

test('a table below the title is no second title', () => {
  const page = drawPage(
    `
  On the Slow Movement of Rivers                                        {12}

  Word of text     First     Second     Third                           {12}
  river water      12        7          19                              {12}
  old town         3         5          8                               {12}
  new bridges      14        2          16                              {12}

${BODY}`,
    { rules: [ruleAbove(2, 0, 45), ruleAbove(3, 0, 45), ruleAbove(6, 0, 45)] },
  )
  expect(textsOf([page], 'title')).toEqual(['On the Slow Movement of Rivers'])
  expect(textsOf([page], 'subtitle')).toEqual([])
  expect(textsOf([page], 'table')).toHaveLength(1)
})

test('a name above its address in larger type, beside another one, is no subtitle', () => {
  const page = drawPage([
    '            Ponds, Proofs and Lists                  {18}',
    '    Ann Lee                         Bo Berg          {12}',
    '    Institute of Bog Research       University       {12}',
    '    Oldtown                         of Stonetown     {12}',
    '',
    ...prose(12, 60, 'Ponds'),
  ])
  expect(textsOf([page], 'subtitle')).toEqual([])
  expect(textsOf([page], 'authors').join(' ')).toContain('Ann Lee')
})
