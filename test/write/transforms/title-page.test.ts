import { expect, test } from 'vitest'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'

const ABSTRACTS = `<abstract><?paperxml head="Abstract"?>Rivers rest. <?paperxml p?> They rest at night.
<?paperxml p?><?paperxml head="Résumé"?><?paperxml lang="fr"?>Les rivières se reposent.</abstract>`
const AUTHORS = `<author surname="Lee" givenname="Ann"><?paperxml org-part type="department" text="Department of Water"?>
<?paperxml org-part type="institution" text="Northwick University"?><?paperxml org-part type="street" text="2 Main Street"?>
<org name="Department of Water, Northwick University, 2 Main Street" city="Bergen" country="Norway"/><org name="Lake Ltd"/></author>
<author surname="Berg" givenname="Bo"/>`
const PAPER = `<?xml version="1.0" encoding="UTF-8"?>
<article><?paperxml lang="en"?><header><file>a.pdf</file><pdfmetadata><meta name="keyword.de" content="Fluss"/>
<meta name="bib-type" content="inproceedings"/><meta name="bib-key" content="lee:2020"/>
<meta name="bib.url" content="https://archive.example/a.pdf"/></pdfmetadata>
<firstpageheader><page local="1"/><title>Rivers</title>${AUTHORS}</firstpageheader>
<frontmatter><p>Abstract</p><p>Résumé</p></frontmatter>${ABSTRACTS}</header>
<body><section title=""><p>The river rests.</p></section></body></article>`

const tei = await transformToTei(PAPER)

test('is valid in every flavour', async () => {
  expect(await validateTei(tei)).toEqual([])
  expect(await validateTei(await transformToTei(PAPER, { flavour: 'grobid' }), 'grobid')).toEqual([])
})

test('each abstract has its heading, which is no other line of the title page', () => {
  const heads = [...tei.matchAll(/<div type="abs">\n<head>(.*?)<\/head>\n<p(.*?)>/gu)].map(([, ...parts]) => parts)
  expect(heads).toEqual([
    ['Abstract', ''],
    ['Résumé', ' xml:lang="fr"'],
  ])
  expect(tei).not.toContain('type="printed"')
})

test('the languages of abstracts and key words are listed', () => {
  const languages = [...tei.matchAll(/<language ident="(.*?)"/gu)].map(([, language]) => language)
  expect(languages).toEqual(['en', 'de', 'fr'])
})

test('an affiliation has its parts, each as what it is', () => {
  expect(tei).toContain(
    '<affiliation><orgName type="department">Department of Water</orgName>, <orgName type="institution">Northwick University</orgName>, ' +
      '<address><addrLine>2 Main Street</addrLine></address>, <settlement>Bergen</settlement>, <country>Norway</country></affiliation>\n' +
      '<affiliation><orgName type="institution">Lake Ltd</orgName></affiliation>',
  )
})

test('type, key and address of an entry in a bibliography are kept', () => {
  expect(tei).toContain('<biblStruct type="inproceedings">')
  expect(tei).toContain('<idno type="bib-key">lee:2020</idno>')
  expect(tei).toContain('<ptr type="bib" target="https://archive.example/a.pdf"/>')
})
