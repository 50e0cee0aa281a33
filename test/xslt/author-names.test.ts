import { describe, expect, it } from 'vitest'
import type { Author } from '../../src/model/paper/paper.ts'
import type { NameSplit } from '../../src/base/text/names/person-name.ts'
import { parsePersonName } from '../../src/base/text/names/person-name.ts'
import { transformToSentences } from '../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../src/write/transforms/tei.ts'
import { validatePaperXml, validateTei } from '../../src/write/transforms/validate.ts'
import * as b from '../support/paper-builder.ts'
import { splitAtStops } from '../support/split-at-stops.ts'
import { toPaperXml } from '../support/writings.ts'

/** The authors of the table of sentences, of the plain text and of the three places in TEI, without their elements. */
async function namesIn(paperXml: string) {
  const { rows, text } = await transformToSentences(paperXml, { splitSentences: splitAtStops, types: ['author'] })
  const tei = await transformToTei(paperXml)
  expect(await validateTei(tei)).toEqual([])
  return {
    tsv: rows.map(row => row.text),
    text: text.split('\n\n').map(unit => unit.trim()),
    tei: [...tei.matchAll(/<persName>(.*?)<\/persName>/g)].map(match => match[1]?.replace(/<.*?>/g, '')),
  }
}

async function expectName(paperXml: string, name: string): Promise<void> {
  const { tsv, text, tei } = await namesIn(paperXml)
  expect(tsv).toEqual([name])
  expect(text).toContain(name)
  expect(tei).toEqual([name, name, name])
}

/** An author as the title page gives it. */
function authorOf(printed: string): Author {
  const { name, surname, given, middle, split } = parsePersonName(printed) ?? {
    ...b.author('', printed),
    split: 'whole',
  }
  const evidence = { name: split as NameSplit, confidence: 'high' as const }
  return { name, surname, ...(given && { given }), ...(middle && { middle }), organisations: [], evidence }
}

/** The paperXML of another program with this author. */
function foreignPaperXml(author: string): string {
  return `<article><header><firstpageheader><page local="1"/><title>T</title>${author}</firstpageheader>
<abstract/></header><body/></article>`
}

describe('the name of an author', () => {
  it.each([
    'Katrin Erk',
    'Ingrid van der Meer',
    'Martin Luther King Jr.',
    'Crysta J. Metcalf',
    'J. R. R. Tolkien',
    'NGUYEN Van An',
    'Иванов И. И.',
    '王小明',
    '山田 太郎',
    'Smith, John A.',
  ])('stands everywhere as printed: %s', async printed => {
    const paperXml = toPaperXml(b.paper([], { front: b.front('T', { authors: [authorOf(printed)] }) }))
    expect(await validatePaperXml(paperXml)).toEqual([])
    await expectName(paperXml, printed)
  })

  it('keeps its parts apart, in the order of the print', async () => {
    const tei = await transformToTei(
      toPaperXml(b.paper([], { front: b.front('T', { authors: [authorOf('NGUYEN Van An')] }) })),
    )
    expect(tei).toContain(
      '<surname>NGUYEN</surname> <forename type="first">Van</forename> <forename type="middle">An</forename>',
    )
  })

  it.each([
    ['<author surname="van der Meer" middlename="A." givenname="Ingrid"/>', 'Ingrid A. van der Meer'],
    ['<author surname="Smith Jr." givenname="John"><org name="O"/></author>', 'John Smith Jr.'],
    ['<author surname="Erk" givenname="Katrin">Erk, Katrin</author>', 'Erk, Katrin'],
    ['<author surname="Erk" givenname="Katrin">of the University</author>', 'Katrin Erk'],
    ['<author surname="Li" givenname="Li"/>', 'Li Li'],
    ['<author surname="Suharto" givenname=""/>', 'Suharto'],
    ['<author middlename="B."/>', 'B.'],
    ['<author surname="">Erk Katrin</author>', 'Erk Katrin'],
  ])('of another program in %s is %s', async (author, name) => {
    await expectName(foreignPaperXml(author), name)
  })
})
