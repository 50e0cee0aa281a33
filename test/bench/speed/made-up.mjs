import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'

const WORDS = [
  ...['the', 'archive', 'keeps', 'letters', 'of', 'a', 'clerk', 'who', 'wrote', 'each', 'evening', 'about', 'weather'],
  ...['prices', 'and', 'neighbours', 'while', 'his', 'sister', 'copied', 'songs', 'from', 'memory', 'into', 'small'],
  ...['books', 'that', 'later', 'travelled', 'with', 'them', 'across', 'several', 'borders', 'during', 'years'],
]
const SENTENCES_IN_PARAGRAPH = 6
const PARAGRAPHS_ON_PAGE = 5
const PAGES_IN_SECTION = 10

/** A paper of so many pages with running heads, page numbers, headings and paragraphs. */
export async function drawPages(file, pages) {
  const next = wordsInTurn()
  await draw(file, { size: 'A4', margin: 72 }, pdf => {
    for (let page = 1; page <= pages; page++) {
      if (page > 1) pdf.addPage()
      pdf.font('Times-Roman').fontSize(9)
      pdf.text(page % 2 === 0 ? 'A. Writer' : 'Letters of a clerk', 72, 40, { lineBreak: false })
      pdf.text(String(page), 500, 40, { lineBreak: false })
      if (page % PAGES_IN_SECTION === 1) {
        pdf.font('Times-Bold').fontSize(13)
        pdf.text(`${Math.ceil(page / PAGES_IN_SECTION)} ${next()} and ${next()}`, 72, 72).moveDown(0.5)
      } else pdf.text('', 72, 72)
      pdf.font('Times-Roman').fontSize(10.5)
      for (let i = 0; i < PARAGRAPHS_ON_PAGE; i++) pdf.text(paragraph(next), { align: 'justify', indent: 14 })
    }
  })
}

/** One large page with so many glyphs, in columns of short lines. */
export async function drawGlyphs(file, glyphs) {
  const [side, margin, size, columnWidth, lineLength] = [3000, 80, 4, 230, 90]
  const next = wordsInTurn()
  await draw(file, { size: [side, side], margin: 0 }, pdf => {
    pdf.font('Times-Roman').fontSize(size)
    let [x, y, drawn] = [margin, margin, 0]
    while (drawn < glyphs) {
      const line = sentence(next).slice(0, lineLength)
      pdf.text(line, x, y, { lineBreak: false })
      drawn += line.replaceAll(' ', '').length
      y += 1.2 * size
      if (y > side - margin) [x, y] = [x + columnWidth, margin]
    }
  })
}

async function draw(file, options, write) {
  const pdf = new PDFDocument({ ...options, info: { CreationDate: new Date(0) } })
  const stream = pdf.pipe(createWriteStream(file))
  write(pdf)
  pdf.end()
  await finished(stream)
}

/** Words in an order that does not repeat soon and is the same on every run. */
function wordsInTurn() {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return WORDS[state % WORDS.length]
  }
}

function sentence(next) {
  const words = Array.from({ length: 14 }, next).join(' ')
  return `${words[0].toUpperCase()}${words.slice(1)}.`
}

function paragraph(next) {
  return Array.from({ length: SENTENCES_IN_PARAGRAPH }, () => sentence(next)).join(' ')
}
