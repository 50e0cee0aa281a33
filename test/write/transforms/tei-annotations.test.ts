import { expect, test } from 'vitest'
import { annotationsOfTei } from '../../../src/write/transforms/tei-annotations.ts'

const TEI = `<TEI><facsimile><surface n="1" ulx="0.0" uly="0.0" lrx="595.28" lry="841.89"/><surface n="2" lrx="600.00" lry="800.00"/></facsimile>
<text><body><p>As <ref type="bibr" target="#b0" coords="1,10.00,20.00,30.00,9.00;2,5.00,6.00,7.00,8.00">Smith and Lee</ref> says of
<ref type="figure" target="#fig_0" coords="1,40.00,20.00,30.00,9.00">Fig. 1</ref>, <ref type="table" target="#tab_0">Table 1</ref> and
<ref type="formula" target="#formula_0" coords="2,1.00,2.00,3.00,4.00">(1)</ref>.</p>
<formula xml:id="formula_0" coords="2,50.00,60.00,70.00,80.00">a<label>(1)</label></formula>
<figure xml:id="fig_0" coords="1,1.00,1.00,2.00,2.00"><head>Figure 1</head></figure>
<figure type="table" xml:id="tab_0" coords="1,3.00,3.00,4.00,4.00"><head>Table 1</head></figure></body>
<back><listBibl>
<biblStruct xml:id="b0" coords="2,9.00,9.00,100.00,9.00"><analytic/><idno type="DOI">10.1000/a&amp;b</idno></biblStruct>
<biblStruct xml:id="b1" coords="2,9.00,20.00,100.00,9.00"><ptr target="https://example.org/?a=1&amp;b=2"/></biblStruct>
<biblStruct xml:id="b2"><note>has no place</note></biblStruct></listBibl></back></text></TEI>`

const REFERENCES = {
  pages: [
    { page_height: 841.89, page_width: 595.28 },
    { page_height: 800, page_width: 600 },
  ],
  refBibs: [
    { id: 'b0', url: 'https://doi.org/10.1000/a&b', pos: [{ p: 2, x: 9, y: 9, w: 100, h: 9 }] },
    { id: 'b1', url: 'https://example.org/?a=1&b=2', pos: [{ p: 2, x: 9, y: 20, w: 100, h: 9 }] },
  ],
  refMarkers: [
    { id: 'b0', p: 1, x: 10, y: 20, w: 30, h: 9 },
    { id: 'b0', p: 2, x: 5, y: 6, w: 7, h: 8 },
  ],
  formulas: [{ id: 'formula_0', pos: [{ p: 2, x: 50, y: 60, w: 70, h: 80 }] }],
  formulaMarkers: [{ id: 'formula_0', p: 2, x: 1, y: 2, w: 3, h: 4 }],
}

test('has pages, references with their addresses, marks line by line, and formulas', () => {
  expect(JSON.parse(annotationsOfTei(TEI, { figuresAndTables: false }))).toEqual(REFERENCES)
})

test('has figures and tables apart where they are asked for', () => {
  expect(JSON.parse(annotationsOfTei(TEI, { figuresAndTables: true }))).toEqual({
    ...REFERENCES,
    figures: [{ id: 'fig_0', pos: [{ p: 1, x: 1, y: 1, w: 2, h: 2 }] }],
    figureMarkers: [{ id: 'fig_0', p: 1, x: 40, y: 20, w: 30, h: 9 }],
    tables: [{ id: 'tab_0', pos: [{ p: 1, x: 3, y: 3, w: 4, h: 4 }] }],
    tableMarkers: [],
  })
})
