import { describe, expect, it } from 'vitest'
import { readLine } from '../../../../support/read-formulas.ts'
import { boldWords, sansWords, sign, variable, words } from '../../../../support/set-formulas.ts'

/** Mathematics that makes a page one with formulas. */
const FURTHER = [words(' where '), variable('ab'), words(' is known')]
const low = { size: 0.7, rise: -0.2 }

describe('a word in another face than the text', () => {
  it('is a name in mathematics before and after a relation to mathematics', () => {
    const relation = sign('⊂', { before: 0.28 })
    expect(readLine(words('we know '), sansWords('NP'), relation, variable('x', { before: 0.28 }), ...FURTHER)).toMatch(
      /^we know ⟨\\operatorname\{NP\}\\subset x⟩ where/u,
    )
    expect(readLine(words('we know '), variable('x'), relation, sansWords('NP', { before: 0.28 }), ...FURTHER)).toMatch(
      /^we know ⟨x\\subset \\operatorname\{NP\}⟩ where/u,
    )
  })

  it('is one beside the equals sign of the text if another name or mathematics follows, and none before a number', () => {
    const equals = words('=', { before: 0.28 })
    expect(readLine(words('so '), sansWords('IP'), equals, sansWords('PSPACE', { before: 0.28 }), ...FURTHER)).toMatch(
      /^so ⟨\\operatorname\{IP\}=\\operatorname\{PSPACE\}⟩ where/u,
    )
    expect(readLine(words('so '), sansWords('SD'), equals, words('3', { before: 0.28 }), ...FURTHER)).toMatch(
      /^so SD=3 where/u,
    )
  })

  it('is no name where the relation is as far away as another word', () => {
    const far = sign('⊂', { before: 0.5 })
    expect(readLine(words('we know '), sansWords('NP'), far, variable('x', { before: 0.28 }), ...FURTHER)).toMatch(
      /^we know NP/u,
    )
  })

  it('is one with a script below the line, and none with the mark of a note above it', () => {
    expect(readLine(words('all of '), boldWords('Set'), words('2', low), words(' here'), ...FURTHER)).toMatch(
      /^all of ⟨\\mathbf\{Set\}_\{2\}⟩ here/u,
    )
    expect(
      readLine(words('all of '), boldWords('Set'), words('2', { ...low, rise: 0.35 }), words(' here'), ...FURTHER),
    ).toMatch(/^all of Set2 here/u)
  })

  it('is no name in a phrase of that face, nor as a long word', () => {
    const read = (text: string) => readLine(words('so '), boldWords(text), words('2', low), words(' here'), ...FURTHER)
    expect(read('some pond')).toMatch(/^so some pond2 here/u)
    expect(read('ponds')).toMatch(/^so ⟨.*_\{2\}⟩ here/u)
    expect(read('brooklet')).toMatch(/^so brooklet2 here/u)
  })
})

describe('letters in bold side by side', () => {
  it('are a name if they begin with a capital and go on in small letters, and else a product', () => {
    const read = (letters: string) => readLine(words('we take '), boldWords(letters), words('2', low), ...FURTHER)
    expect(read('Top')).toContain('\\mathbf{Top}_{2}')
    expect(read('PAP')).toContain('\\mathbf{P}\\mathbf{A}\\mathbf{P}_{2}')
    expect(read('Ax')).toContain('\\mathbf{A}\\mathbf{x}_{2}')
  })
})

describe('the name of a function', () => {
  it('is mathematics with a script below the line, whatever is in it', () => {
    expect(
      readLine(words('of Hom'), words('Set', low), words('('), variable('x'), words(') here'), ...FURTHER),
    ).toMatch(/^of ⟨\\operatorname\{Hom\}_\{\\operatorname\{Set\}\}\(x\)⟩ here/u)
  })
})
