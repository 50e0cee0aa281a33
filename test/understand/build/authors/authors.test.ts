import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { describe, expect, test } from 'vitest'
import { assembleAuthors } from '../../../../src/understand/build/authors/authors.ts'
import type { Author } from '../../../../src/model/paper/paper.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawRecognised } from '../../../support/recognised.ts'

/** The authors that a drawn block of names and addresses gives. */
function authorsOf(art: string): Author[] {
  return assembleAuthors(evidenceOf([drawPage(art)]).blocks, { notes: [] })
}

function summaryOf(authors: readonly Author[]): string[] {
  return authors.map(({ name, email, organisations }) =>
    [name, ...organisations.map(own => own.name), email].filter(part => part !== undefined).join(' | '),
  )
}

describe('authors', () => {
  test('stand on one line each with a job at an organisation, in Russian too', () => {
    const authors = authorsOf(`
      Ляпин Н.Е., студент СПбГУ, lyapin@example.org
      Корепанова А.А., м.н.с. СПб ФИЦ РАН, korep@example.org
      Абрамов М. В., к.т.н., доц. кафедры информатики СПбГУ,
      abramov@example.org
    `)
    expect(authors.map(({ name, email }) => `${name} | ${email ?? ''}`)).toEqual([
      'Ляпин Н.Е. | lyapin@example.org',
      'Корепанова А.А. | korep@example.org',
      'Абрамов М. В. | abramov@example.org',
    ])
    expect(authors.map(({ organisations }) => organisations.length)).toEqual([1, 1, 1])
  })

  test('stand with a dash, in brackets or with the year of studies before what they do', () => {
    const authors = authorsOf(`
      Реков А. А. – н.с. НИЛ КБ, rekov@example.org
      Полев Б. Б. – к.т.н., зав. НИЛ КБ, polev@example.org
      Лугов В. В., 4 курс, кафедра информатики, lugov@example.org
    `)
    expect(authors.map(({ name, email }) => `${name} | ${email ?? ''}`)).toEqual([
      'Реков А. А. | rekov@example.org',
      'Полев Б. Б. | polev@example.org',
      'Лугов В. В. | lugov@example.org',
    ])
    const inBrackets = authorsOf(`
      Ana Anić (Fakultet voda)
      Bo Berg (Institute for Rivers)
    `)
    expect(summaryOf(inBrackets)).toEqual(['Ana Anić | Fakultet voda', 'Bo Berg | Institute for Rivers'])
  })

  test('stand in running text with their addresses in brackets, over the ends of lines', () => {
    const authors = authorsOf(`
      Ann Lee (Institute of Rivers, Oslo), Bo Berg and Cara Novak (University of
      Somewhere) und Dan Dahl (TU Oldtown, dan.dahl@example.org)
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | Institute of Rivers',
      'Bo Berg | University of Somewhere',
      'Cara Novak | University of Somewhere',
      'Dan Dahl | TU Oldtown | dan.dahl@example.org',
    ])
  })

  test('are not those who guided the work, and are who stands below a job', () => {
    const authors = authorsOf(`
      Рекова А. А., Полев Б. Б.
      Институт рек
      Научный руководитель – доцент В. В. Лугов
    `)
    expect(summaryOf(authors)).toEqual(['Рекова А. А. | Институт рек', 'Полев Б. Б. | Институт рек'])
    const beside = authorsOf(`
      Student                     Mentor
      Ana Anić                    Bo Berg
    `)
    expect(beside.map(({ name }) => name)).toEqual(['Ana Anić'])
  })

  test('belong to addresses with marks in a column of their own', () => {
    const authors = authorsOf(`
      Ann Lee^1^, Bo Berg^2^

      1      University of Somewhere, Old Town, Germany
      2      Institute for Water, New City, France
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo Berg | Institute for Water'])
  })

  test('belong to the addresses with the same raised mark', () => {
    const authors = authorsOf(`
      Ann Lee^1^, Bo von Berg^1,2^ and Cara D. Novak^2^      {12}

      ^1^University of Somewhere, Old Town, Germany          {9}
      ^2^Institute for Water, New City, France               {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere',
      'Bo von Berg | University of Somewhere | Institute for Water',
      'Cara D. Novak | Institute for Water',
    ])
    expect(authors[1]).toMatchObject({ surname: 'von Berg', given: 'Bo' })
    expect(authors[0]?.organisations[0]).toMatchObject({ city: 'Old Town', country: 'Germany' })
  })

  test('stand below one another with marks in brackets, which call what begins with them', () => {
    const authors = authorsOf(`
      Ann Lee (1)
      Bo Berg (1,2)

      (1) University of Somewhere
      (2) River Works Applied Water Art
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere',
      'Bo Berg | University of Somewhere | River Works Applied Water Art',
    ])
  })

  test('have names that a line end breaks or divides, in capitals and beside a mark that makes a country of one', () => {
    const names = (art: string) => authorsOf(art).map(({ name }) => name)
    expect(names('ANN LEE, BO BERG and CARA\nNOVAK')).toEqual(['ANN LEE', 'BO BERG', 'CARA NOVAK'])
    expect(names('Ann Lee, Bo Berg and Cara\n\nNovak')).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak'])
    expect(names('Ann Lee^a^, Bo\nGeorgi^a^')).toEqual(['Ann Lee', 'Bo Georgi'])
    expect(names('Ann Lee, Bo Breiten\u00ad\nbach, Cara Novak\uFFFD')).toEqual([
      'Ann Lee',
      'Bo Breitenbach',
      'Cara Novak',
    ])
  })

  test('have the addresses that a pattern gives, where their names say how', () => {
    const authors = authorsOf(`
      Anné Lee, Bo-Karl Berg, Cara van der Dam

      University of Somewhere
      {firstname.lastname}@river.example
    `)
    expect(authors.map(({ email, evidence }) => [email, evidence?.email])).toEqual([
      ['anne.lee@river.example', 'pattern'],
      ['bo-karl.berg@river.example', 'pattern'],
      [undefined, undefined],
    ])
    const reversed = authorsOf(`
      Ann Lee

      Universität Irgendwo
      Nachname_Vorname@fluss.example
    `)
    expect(reversed.map(({ email }) => email)).toEqual(['lee_ann@fluss.example'])
  })

  test('are not the line in capitals below their names', () => {
    const authors = authorsOf(`
      Ann Lee
      RIVERLAB, ENS LYON
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee'])
  })

  test('of Russia stand in running text with jobs and abbreviations behind them, which are no names', () => {
    const authors = authorsOf('Речкин И. И., м.н.с., НИЛ КБ и ПКС ИРП, rechkin@river.example Мостов П. П. студент ИРП')
    expect(summaryOf(authors)).toEqual([
      'Речкин И. И. | м.н.с., НИЛ КБ и ПКС ИРП | rechkin@river.example',
      'Мостов П. П. | студент ИРП',
    ])
  })

  test('in capitals are not the town in small letters below their address', () => {
    const names = (town: string) => {
      const authors = authorsOf(`ANN LEE AND BO MCBERG\n\nDepartment of Water, University of Somewhere\n${town}`)
      return authors.map(({ name }) => name)
    }
    for (const town of ['Old Town, WI, USA', 'Rivertown, AL', 'United Kingdom']) {
      expect(names(town)).toEqual(['ANN LEE', 'BO MCBERG'])
    }
  })

  test('with marks are a list, though one line was set larger, also where the marks are raised by their characters', () => {
    const authors = authorsOf(`
      Ann Lee¹                                   {9}
      Cara Maria NOVAK-BERG²                     {10}

      ¹University of Somewhere, Old Town         {8}
      ²Institute for Water, New City             {8}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere, Old Town',
      'Cara Maria NOVAK-BERG | Institute for Water, New City',
    ])
  })

  test('stand side by side above their own addresses', () => {
    const authors = authorsOf(`
      Ann Lee                          Bo Berg                    {12}
      University of Somewhere          Institute for Water        {10}
      ann@some.example                 berg@water.example         {10}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere | ann@some.example',
      'Bo Berg | Institute for Water | berg@water.example',
    ])
  })

  test('stand in rows without more space between them, above their organisations', () => {
    const rows = (second: string) => `
      Ann Lee                          Bo Berg                    {12}
      University of Somewhere          Institute for Water        {12}
      ${second}
      Department of Rivers             School of the Sea          {12}
    `
    expect(summaryOf(authorsOf(rows('Cara Novak                       Dan Moor                   {12}')))).toEqual([
      'Ann Lee | University of Somewhere',
      'Bo Berg | Institute for Water',
      'Cara Novak | Department of Rivers',
      'Dan Moor | School of the Sea',
    ])
    expect(authorsOf(rows('Faculty of Towns                 Great Hall                 {12}'))).toHaveLength(2)
  })

  test('end with the line where a surname follows an initial and a whole name begins the next', () => {
    const names = (first: string, second: string) =>
      authorsOf(`
      ${first}                         {12}
      ${second}                        {12}

      University of Somewhere          {9}
    `).map(({ name }) => name)
    expect(names('Ann Lee, Deborah A. Wallace', 'Mike Burr, Bo Berg')).toEqual([
      'Ann Lee',
      'Deborah A. Wallace',
      'Mike Burr',
      'Bo Berg',
    ])
    expect(names('Ann Lee, Deborah A.', 'Wallace, Bo Berg')).toEqual(['Ann Lee', 'Deborah A. Wallace', 'Bo Berg'])
    expect(names('Ann Lee, Deborah', 'Wallace, Bo Berg')).toEqual(['Ann Lee', 'Deborah Wallace', 'Bo Berg'])
    expect(names('River Works, Old', 'Town, 12345 Somewhere')).not.toContain('Old Town')
  })

  test('stand one below the other with the surname first', () => {
    const authors = authorsOf(`
      Lee, Ann                         {14 bold}
      ann.lee@some.example             {9}
      University of Somewhere          {9}

      von Berg, Bo                     {14 bold}
      bo@water.example                 {9}
      Institute for Water              {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere | ann.lee@some.example',
      'Bo von Berg | Institute for Water | bo@water.example',
    ])
  })

  test('share the only address', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg, Cara Novak     {12}
      University of Somewhere          {9}
    `)
    expect(authors.map(author => author.organisations.length)).toEqual([1, 1, 1])
  })

  test('go on in the next line', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg, and Cara       {12}
      Novak                            {12}
      University of Somewhere          {9}
    `)
    expect(authors.map(author => author.name)).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak'])
  })

  test('get their e-mail addresses out of a group', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg                 {12}
      University of Somewhere          {9}
      {berg,lee}@some.example          {9}
    `)
    expect(authors.map(author => author.email)).toEqual(['lee@some.example', 'berg@some.example'])
  })

  test('stand in close columns, each above the own address', () => {
    const authors = authorsOf(`
      Ann Lee Smith   Bo Carl Berg   Cara Diana Novak        {12}
      Bell College    Tower School   Lamp Institute          {12}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee Smith | Bell College',
      'Bo Carl Berg | Tower School',
      'Cara Diana Novak | Lamp Institute',
    ])
  })

  test('stand in a grid whose narrow columns break words, names too, and begin anew below e-mail addresses', () => {
    const authors = authorsOf(`
      Ann Lee           Bo Bergwin-    {12}
      Department of         kel        {12}
      Informat-         Institute for  {12}
      ics, University   Water, School  {12}
      of Somewhere      of Rivers      {12}
      ann@some.example  bo@wat.example {12}
      Cara Novak                       {12}
      School of Rivers                 {12}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | Department of Informatics, University of Somewhere | ann@some.example',
      'Bo Bergwinkel | Institute for Water, School of Rivers | bo@wat.example',
      'Cara Novak | School of Rivers',
    ])
  })

  test('side by side share the address that spans them', () => {
    const authors = authorsOf(`
      Ann Lee Smith      Bo Carl Berg      {12}
         University of Somewhere           {10}
      12 Tower Street, Old Town, Germany   {10}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee Smith | University of Somewhere 12 Tower Street',
      'Bo Carl Berg | University of Somewhere 12 Tower Street',
    ])
  })

  test('stand in one line with their address', () => {
    const authors = authorsOf(`
      Ann Lee, University of Somewhere        {12}
      Bo von Berg, Institute for Water, Oslo  {12}
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo von Berg | Institute for Water'])
  })

  test('stand in lines with their addresses, some of which read like names, in capitals, with the name of a month', () => {
    const authors = authorsOf(`
      TAL AUGUST, University of Somewhere     {12}
      MARTI A. HEARST, UC Berkeley            {12}
      LUCY LEE, Institute for Water           {12}
      BO BERG, Institute for Water            {12}
    `)
    expect(authors.map(({ surname }) => surname)).toEqual(expect.arrayContaining(['AUGUST', 'LEE', 'BERG']))
  })

  test('keep none of the signs that recognition reads for their marks', () => {
    const art = `
      Ann Lee,’ Bo Berg?, Dag RuizT, Eva Moor' and Cara NOVAK® {12}

      "Institute for Water, Old Town!                        {9}
    `
    const { blocks } = evidenceOf([drawRecognised(art)])
    const names = assembleAuthors(blocks, { notes: [] }).map(({ name }) => name)
    expect(names).toEqual(['Ann Lee', 'Bo Berg', 'Dag Ruiz', 'Eva Moor', 'Cara NOVAK'])
    const small = evidenceOf([drawRecognised(art.replace('Berg', 'berg').replace('Moor', 'moor'))]).blocks
    expect(assembleAuthors(small, { notes: [] }).map(({ name }) => name)).toEqual(names)
    expect(authorsOf(art).map(({ name }) => name)).not.toEqual(names)
  })

  test('have one address each, in their order, where the marks of the names were not read but those of the addresses were', () => {
    const names = 'Ann Lee, Bo Berg® and Cara Novak? {12}'
    const town = '2institut für Wasser, Universität Neustadt    {9}'
    const recognised = (...rows: readonly string[]) =>
      summaryOf(assembleAuthors(evidenceOf([drawRecognised(rows)]).blocks, { notes: [] }))
    expect(
      recognised(names, '', '1 University of Somewhere {9}', town, '3 College of Rivers {9}').map(
        row => row.split(' | ')[1],
      ),
    ).toEqual(['University of Somewhere', 'institut für Wasser, Universität Neustadt', 'College of Rivers'])
    const two = recognised(names, '', '1 University of Somewhere {9}', town)
    expect(two).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak'])
  })

  test('have addresses of mail that a line end divides, or that OCR parts behind a point', () => {
    const authors = authorsOf(`
      Ann Lee and Bo Berg                                 {12}

      University of Somewhere                             {9}
      ann@some.example, bo. berg@old-                     {9}
      town.example, nobody@some.example                   {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere | ann@some.example',
      'Bo Berg | University of Somewhere | bo.berg@old-town.example',
    ])
  })

  test('are marked by Roman numerals', () => {
    const authors = authorsOf(`
      Ann Lee^I^, Bo Berg^II^                                {12}

      ^I^University of Somewhere                             {9}
      ^II^Institute for Water                                {9}
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo Berg | Institute for Water'])
  })

  test('are marked by numbers with stops before the addresses of one line', () => {
    const authors = authorsOf(`
      Ann Lee^1^, Bo Berg^2^                                                         {12}

      1. University of Somewhere; 2. Institute for Water                             {9}
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo Berg | Institute for Water'])
  })

  test('keep their printed order where icons stand between them', () => {
    const authors = authorsOf(`
      Ann Lee^1^      , Bo Berg^2^      , Cara      {12}
      Novak^1^      , Dora Weiss^2^                 {12}

      ^1^University of Somewhere                    {9}
      ^2^Institute for Water                        {9}
    `)
    expect(authors.map(({ name }) => name)).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak', 'Dora Weiss'])
  })

  test('have names that are abbreviations of organisations in capitals only', () => {
    const authors = authorsOf(`
      Tu, Ngoc Duyen                   {14 bold}
      University of Somewhere          {9}

      Lee, Ann                         {14 bold}
      TU Berlin                        {9}
    `)
    expect(summaryOf(authors)).toEqual(['Ngoc Duyen Tu | University of Somewhere', 'Ann Lee | TU Berlin'])
  })

  test('have the marks behind their degrees', () => {
    const authors = authorsOf(`
      Ann Lee, PhD^1^, Bo Berg, MD, MSc^2^                   {12}

      ^1^University of Somewhere                             {9}
      ^2^Institute for Water                                 {9}
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo Berg | Institute for Water'])
  })

  test('have the address of a note without the words that send readers to the end of the paper, which has it again', () => {
    const art = `^1^Department of Rivers, Old Town.  {9}
Full list of author information is available at the end of the article  {9}

^1^Department of Rivers, Old Town.  {9}`
    const notes = evidenceOf([drawPage(art)]).blocks
    const [author] = assembleAuthors(evidenceOf([drawPage('Ann Lee^1^ and Bo Berg^1^  {12}')]).blocks, { notes })
    expect(author?.organisations.map(({ name, city }) => [name, city])).toEqual([
      ['Department of Rivers, Old Town', undefined],
    ])
  })

  test('have the addresses that notes give their marks where the title page gives none', () => {
    const notes = evidenceOf([drawPage('^1^Department of Rivers, Old Town. ^2^Institute for Water.  {9}')]).blocks
    const authors = assembleAuthors(evidenceOf([drawPage('Ann Lee^1^ and Bo Berg^2^  {12}')]).blocks, { notes })
    expect(summaryOf(authors)).toEqual(['Ann Lee | Department of Rivers, Old Town', 'Bo Berg | Institute for Water'])
  })

  test('have the addresses at the end of the paper for marks that the title page does not explain', () => {
    const names = evidenceOf([
      drawPage(`Ann Lee^1^, Bo Berg^2^ and Cy Dahl^1,3^                {12}

^1^Department of Rivers, Oslo, Norway. Full list of author information is available at the end of the article  {9}`),
    ]).blocks
    const notes = evidenceOf([
      drawPage('^1^Department of Rivers, Oslo, Norway. ^2^Institute for Water. ^3^University of Somewhere.  {9}'),
    ]).blocks
    expect(summaryOf(assembleAuthors(names, { notes }))).toEqual([
      'Ann Lee | Department of Rivers',
      'Bo Berg | Institute for Water',
      'Cy Dahl | Department of Rivers | University of Somewhere',
    ])
  })

  test('have no group for an address that they wrote for', () => {
    const authors = authorsOf(`
      Ann Lee and Bo Berg                                    {12}
      and for the Old Town River Group                       {9}
    `)
    expect(authors.flatMap(({ organisations }) => organisations)).toEqual([])
  })

  test('have the marks that an icon parts from the last name of a line', () => {
    const authors = authorsOf(`
      Ann Lee,^1^ Bo Berg    2,3                             {12}
      Cy Dahl^1^                                             {12}

      ^1^University of Somewhere                             {9}
      ^2^Institute for Water                                 {9}
      ^3^Department of Rivers                                {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere',
      'Bo Berg | Institute for Water | Department of Rivers',
      'Cy Dahl | University of Somewhere',
    ])
  })

  test('belong to addresses with as many asterisks', () => {
    const authors = authorsOf(`
      Horn O*, Berg C**, Lund I***                           {12}

      *University of Somewhere, Oslo, Norway,                {9}
      **Institute for Water, Oslo, Norway                    {9}
      ***Department of Rivers, Oslo, Norway                  {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Horn O | University of Somewhere',
      'Berg C | Institute for Water',
      'Lund I | Department of Rivers',
    ])
  })

  test('have no statement for an address, and the one in a note instead of where the list is', () => {
    const withStatement = authorsOf(`
      Ann Lee^a^ and Bo Berg                                 {12}

      This work was paid by the University of Somewhere.     {9}
      ^a^Institute for Water                                 {9}
    `)
    expect(summaryOf(withStatement)).toEqual(['Ann Lee | Institute for Water', 'Bo Berg | Institute for Water'])
    const notes = evidenceOf([drawPage('Author affiliations\nInstitute for Water, Oslo, Norway  {9}')]).blocks
    const names = evidenceOf([
      drawPage('Ann Lee, Bo Berg  {12}\n\nFor numbered affiliations see\nend of article.  {9}'),
    ]).blocks
    expect(summaryOf(assembleAuthors(names, { notes }))).toEqual([
      'Ann Lee | Institute for Water',
      'Bo Berg | Institute for Water',
    ])
  })

  test('have a marked address in a note that ends in a country, though it names no organisation', () => {
    const notes = evidenceOf([
      drawPage('^1^Fjordvann AS, Storgata 15, Oslo, Norway. ^2^Institute for Water.  {9}'),
    ]).blocks
    const authors = assembleAuthors(evidenceOf([drawPage('Ann Lee^1^ and Bo Berg^2^  {12}')]).blocks, { notes })
    expect(summaryOf(authors)).toEqual(['Ann Lee | Fjordvann AS, Storgata 15', 'Bo Berg | Institute for Water'])
    const signs = evidenceOf([drawPage('^†^Now beside the lake, Storgata 15, Oslo, Norway.  {9}')]).blocks
    const [author] = assembleAuthors(evidenceOf([drawPage('Ann Lee^†^ and Bo Berg  {12}')]).blocks, { notes: signs })
    expect(author?.organisations).toEqual([])
  })

  test('have the first of two addresses, and one that is like the first of two surnames', () => {
    const authors = authorsOf(`
      Ann Lee, Eva García López                              {12}
      University of Somewhere                                {9}
      annie@home.example, ann.lee@some.example, egarcia@some.example  {9}
    `)
    expect(authors.map(({ email }) => email)).toEqual(['annie@home.example', 'egarcia@some.example'])
  })
})

test('what cannot be told is left out and reported', () => {
  const diagnostics: Diagnostic[] = []
  const page = drawPage(`
    Ann Lee^1^, Suharto^1^ and Bo Berg^1^                  {12}

    ^1^Institute for Water, Oslo, Norway                   {9}
    0000-0002-1825-0097                                    {9}
  `)
  const authors = assembleAuthors(evidenceOf([page]).blocks, { notes: [] }, own => diagnostics.push(own))
  expect(authors.map(({ name, evidence }) => [name, evidence?.name, evidence?.confidence])).toEqual([
    ['Ann Lee', 'two-words', 'high'],
    ['Suharto', 'whole', 'low'],
    ['Bo Berg', 'two-words', 'high'],
  ])
  expect(authors.map(({ orcid }) => orcid)).toEqual([undefined, undefined, undefined])
  expect(authors[0]?.organisations).toEqual([
    {
      name: 'Institute for Water',
      city: 'Oslo',
      country: 'Norway',
      printed: 'Institute for Water, Oslo, Norway',
      evidence: { tie: 'mark', city: 'listed', country: 'listed', confidence: 'high' },
    },
  ])
  expect(diagnostics.map(({ code }) => code)).toEqual(['W_ORCID_UNCLEAR', 'W_NAME_WHOLE'])
})

describe('what an author is', () => {
  test('is no organisation, on a line of its own or before the address', () => {
    const authors = authorsOf(`
      Ann Lee                          Bo Berg                        {12}
      Professor of Physics             PhD student, Institute for Water {10}
      University of Somewhere                                         {10}
    `)
    expect(summaryOf(authors)).toEqual(['Ann Lee | University of Somewhere', 'Bo Berg | Institute for Water'])
  })

  test('leaves an author without organisation where nothing else is printed', () => {
    expect(summaryOf(authorsOf('Ann Lee {12}\nSenior Lecturer {10}'))).toEqual(['Ann Lee'])
  })
})
