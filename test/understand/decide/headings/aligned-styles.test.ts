import { describe, expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { splitByAlignment } from '../../../../src/understand/decide/headings/aligned-styles.ts'
import type { HeadingCandidate } from '../../../../src/understand/decide/headings/heading-candidates.ts'
import { classifyHeadings } from '../../../../src/understand/decide/headings/headings.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'

const text = () => paragraph(6, 70, 'Rivers')
const centre = (title: string) => ' '.repeat(Math.round((70 - title.length) / 2)) + title

/** Levels of the headings of a page, each with a paragraph below it. */
function levelsOf(...titles: string[]): string[] {
  const pages: Page[] = [drawPage([...text(), ...titles.flatMap(title => ['', `${title} {10 bold}`, '', ...text()])])]
  const evidence = evidenceOf(pages)
  const decisions = classifyHeadings(evidence, new Map())
  return evidence.blocks.flatMap(block => {
    const heading = decisions.get(block)?.heading
    return heading === undefined ? [] : [`${heading.level} ${textOfBlock(block)}`]
  })
}

describe('headings of one type', () => {
  test('are two levels where some are centred and others flush', () => {
    const titles = [
      centre('Method'),
      'Rivers seen',
      'Towns seen',
      centre('Results'),
      'Rivers found',
      centre('Discussion'),
    ]
    expect(levelsOf(...titles)).toEqual([
      '1 Method',
      '2 Rivers seen',
      '2 Towns seen',
      '1 Results',
      '2 Rivers found',
      '1 Discussion',
    ])
  })

  test('are one where those in the middle begin where flush ones do, as in text that is set in', () => {
    const heading = (left: number, right: number, columnLeft: number) => {
      const box = { left, right, top: 0, bottom: 10 }
      const column = { ...box, left: columnLeft, right: 580 }
      return { block: { box, column, lines: [{ box }] }, number: undefined, style: {}, styleKey: 'bold' }
    }
    const styles = (left: number) => {
      const flush = [heading(200, 260, 200), heading(200, 300, 200)]
      const middle = [heading(left, 620 - left, 40), heading(left, 620 - left, 40)]
      const split = splitByAlignment([...flush, ...middle] as unknown as readonly HeadingCandidate[])
      return new Set(split.map(({ styleKey }) => styleKey)).size
    }
    expect([styles(200.5), styles(202)]).toEqual([1, 2])
  })

  test('are one where a single one is centred, or all are', () => {
    expect(levelsOf(centre('Method'), 'Rivers seen', 'Towns seen', 'Results')).toEqual([
      '1 Method',
      '1 Rivers seen',
      '1 Towns seen',
      '1 Results',
    ])
    expect(levelsOf(centre('Method'), centre('Results'), centre('Discussion'))).toHaveLength(3)
  })
})
