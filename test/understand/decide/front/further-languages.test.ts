import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { textsOf } from '../../../support/decide.ts'

const BODY = `
  Beberapa tahun terakhir telah memperlihatkan bagaimana sungai mengalir
  melalui kota dan ladang, dan bagaimana orang hidup di tepinya di setiap
  bagian negeri. Teks ini berlanjut dalam huruf yang sama pada beberapa
  baris agar pembaca dapat membedakan teks utama dari apa yang ada di
  atasnya, yang dicetak dalam huruf lain atau mengatakan hal yang lain.
  Kita lanjut ke bagian berikut setelah semuanya selesai dikatakan.
`

/** A title page with two titles in capitals and two abstracts, with the labels of a language. */
function drawTitlePage(labels: { abstract: string; keywords: string; introduction: string; figure: string }) {
  return drawPage(`
    PERBANDINGAN GERAK SUNGAI DENGAN CARA PENGAMATAN                      {12 bold}
    LAMA, BARU & MODERN (GSM) PADA SUNGAI KOTA                            {12 bold}

    COMPARISON OF THE MOVEMENT OF RIVERS BY OLD, NEW                      {13 italic}
    & MODERN OBSERVATION (GSM) FOR TOWN RIVERS                            {13 italic}

    Ann Lee^1^, Bo Berg^1^                                                {10}

    ^1^Universitas Kota Lama, Indonesia                                   {9}

    ${labels.abstract}                                                    {10 bold}
    Kami mengatakan apa yang dilakukan sungai dan bagaimana kami tahu     {9}
    hal itu dari pekerjaan panjang orang yang hidup di tepi sungai.       {9}

    ${labels.keywords}: sungai, kota, air                                 {9}

    Abstract                                                              {10 bold}
    We say what rivers do and how we know it from the long work of the    {9}
    people who lived beside them, and who wrote it down over the years.   {9}

    Keywords: rivers, towns, water                                        {9}

    1 ${labels.introduction}                                              {12 bold}
${BODY}
    ${labels.figure} 1. Sungai dan kota                                   {9}
${BODY}`)
}

describe('a title page in a language that is not one of the program', () => {
  const page = drawTitlePage({
    abstract: 'Abstrak',
    keywords: 'Kata Kunci',
    introduction: 'Pendahuluan',
    figure: 'Gambar',
  })

  test('has both abstracts and both lists of key words by their labels', () => {
    expect(textsOf([page], 'abstract-heading')).toEqual(['Abstrak', 'Abstract'])
    expect(textsOf([page], 'abstract')).toHaveLength(2)
    expect(textsOf([page], 'keywords')).toEqual(['Kata Kunci: sungai, kota, air', 'Keywords: rivers, towns, water'])
    expect(textsOf([page], 'heading')).toEqual(['1 Pendahuluan'])
  })

  test('has the caption of a figure by its label', () => {
    expect(textsOf([page], 'figure-caption')).toEqual(['Gambar 1. Sungai dan kota'])
  })

  test('has a title in capitals beside its translation, and no names in it', () => {
    const titles = [...textsOf([page], 'title'), ...textsOf([page], 'subtitle')].join(' ')
    expect(titles).toMatch(/PERBANDINGAN .* KOTA/u)
    expect(titles).toMatch(/COMPARISON .* RIVERS/u)
    expect(textsOf([page], 'authors').join(' ')).toBe('Ann Lee1, Bo Berg1 1Universitas Kota Lama, Indonesia')
  })

  test('has none of these where words are no labels', () => {
    const other = drawTitlePage({ abstract: 'Kota', keywords: 'Kata', introduction: 'Sungai', figure: 'Lihat' })
    expect(textsOf([other], 'abstract-heading')).toEqual(['Abstract'])
    expect(textsOf([other], 'keywords')).toEqual(['Keywords: rivers, towns, water'])
    expect(textsOf([other], 'figure-caption')).toEqual([])
  })
})
