import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { inspectPaper } from '../../../src/products/recipes/inspect.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { writeInspectionHtml } from '../../../src/write/writers/inspection-html.ts'
import { type InspectedPaper, toInspectedPaper } from '../../../src/write/writers/inspection/inspected-paper.ts'
import type { InspectionFile } from '../../../src/write/writers/inspection/inspection-file.ts'
import { drawPage } from '../../support/draw-page.ts'
import { listFixtures } from '../../support/papers.ts'
import { paragraph, prose } from '../../support/prose.ts'

const [FIRST] = listFixtures()
const PAGE = readFileSync(new URL('../../../src/page-app/index.html', import.meta.url), 'utf8')

/** The page without its script: the rest is well-formed XML as well. */
function parse(page: string): XmlDocument {
  return XmlDocument.fromString(page.replace(/<script>[\s\S]*?<\/script>/, '').replace(/<style>[\s\S]*?<\/style>/, ''))
}

function inspectionOf(page: string): InspectedPaper {
  const json = /<script type="application\/json" id="inspection">(.*?)<\/script>/s.exec(page)?.[1]
  return (JSON.parse(json ?? '') as InspectionFile).paper
}

async function inspectDrawn(art: readonly string[], source = 'rivers.pdf') {
  const pages = [drawPage(art), drawPage([...prose(8, 70, 'stones'), 'which they were.'], { number: 2 })]
  const document = { pages, outline: [], metadata: {}, pageCount: 2 }
  const understanding = await understandPaper(document, { id: 'rivers', source, language: 'en' })
  const diagnostics = [
    { code: 'W_PAGE_EMPTY' as const, severity: 'warning' as const, message: '<img src=x onerror=alert(1)>' },
  ]
  const read = { readFront: understanding.paper.front, correctedHeader: [] }
  const paper = toInspectedPaper({ ...understanding, ...read, pages, diagnostics }, [])
  const outputs = { html: '<p>&lt;/script></p></script><script>alert(1)</script>' }
  return writeInspectionHtml({ id: '0', paper, outputs }, { page: PAGE, script: '/* script */', style: '/**/' })
}

describe.each(listFixtures())('the inspection page of $name', ({ file, stem }) => {
  test('is well-formed, and shows every block with its evidence', async () => {
    const paper = toInspectedPaper(await convertPaper(file), [])
    const page = writeInspectionHtml({ id: '0', paper, outputs: {} }, { page: PAGE, script: '', style: '' })
    parse(page).dispose()
    const { pages, name } = inspectionOf(page)
    expect(name).toBe(stem)
    const blocks = pages.flatMap(own => own.blocks)
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    expect(blocks.every(({ evidence }) => evidence.length > 0)).toBe(true)
    const orders = blocks.flatMap(({ order }) => order ?? [])
    expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, i) => i + 1))
  })
})

describe('the inspection page', () => {
  test('loads nothing, and lets no script and style run but its own', async () => {
    const page = await inspectPaper(FIRST?.file ?? '')
    expect(page.replace(/<script[^]*?<\/script>/g, '')).not.toMatch(/<link|\s(?:src|href|style|on\w+)="(?!#)/)
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
    expect(policy).toContain('default-src &#39;none&#39;')
    for (const name of ['script', 'style']) {
      const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page)?.[1] ?? ''
      expect(policy).toContain(`sha256-${createHash('sha256').update(text).digest('base64')}`)
    }
  })

  test('is the same each time', async () => {
    const bytes = readFileSync(FIRST?.file ?? '')
    const options = { id: 'x', source: 'x.pdf' }
    const pages = await Promise.all([bytes, bytes].map(copy => inspectPaper(new Uint8Array(copy), options)))
    expect(pages[0]).toBe(pages[1])
  })

  test('says which block goes on with which', async () => {
    const { pages } = inspectionOf(await inspectDrawn([...paragraph(6, 70, 'Rivers'), '', ...prose(20, 70, 'Water')]))
    const water = pages[0]?.blocks.find(({ text }) => text.startsWith('Water'))
    expect(pages[1]?.blocks[0]?.joins).toBe(water?.id)
  })

  test('takes text of the document for nothing but text', async () => {
    const evil = '</script><script>alert(1)</script><!--"\'&amp;'
    const page = await inspectDrawn([evil, ...paragraph(6, 70, evil)], `${evil}.pdf`)
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).not.toMatch(/<!--|<img/)
    parse(page).dispose()
    expect(inspectionOf(page).source).toBe(`${evil}.pdf`)
    expect(inspectionOf(page).pages[0]?.texts[0]?.[6]).toContain('<script>alert(1)')
  })

  test('keeps corrections under the ids that their blocks have now, and says what the program decided', async () => {
    const plain = inspectionOf(await inspectPaper(FIRST?.file ?? ''))
    const block = plain.pages[0]?.blocks.find(({ role }) => role === 'text')
    if (block === undefined) throw new Error('a fixture has running text')
    const correction = { block: 'p1-zzzzz', text: block.text, role: 'doubt' as const, note: 'moved' }
    const gone = { block: 'p9-zzzzz', text: 'gone', join: true }
    const page = inspectionOf(await inspectPaper(FIRST?.file ?? '', { corrections: [correction, gone] }))
    expect(page.corrections).toEqual([{ ...correction, block: block.id }, gone])
    const corrected = page.pages[0]?.blocks.find(({ id }) => id === block.id)
    expect(corrected).toMatchObject({ role: 'doubt', decidedRole: 'text', evidence: ['correction'] })
  })
})
