import { describe, expect, it } from 'vitest'
import { textOfInlines, tidyInlines } from '../../../src/write/writers/inlines.ts'
import { toInstruction, toXmlText } from '../../../src/write/writers/xml-text.ts'
import * as b from '../../support/paper-builder.ts'

describe('tidyInlines', () => {
  it('keeps what stands between the texts', () => {
    const content = [b.bold(' a '), b.pb(2), b.italic(' b'), b.call('1'), b.sup(' '), b.cb()]
    expect(tidyInlines(content)).toEqual([b.bold('a '), b.pb(2), b.italic('b'), b.call('1'), b.cb()])
  })

  it('is empty where there is only white space', () => {
    expect(tidyInlines([b.bold(' \n'), b.bold('\u0000')])).toEqual([])
  })
})

describe('textOfInlines', () => {
  it('joins words, with soft hyphens where these are asked for', () => {
    const content = [b.bold('hy'), b.hyphen(), b.pb(2, true), b.bold('phen')]
    expect(textOfInlines(content)).toBe('hyphen')
    expect(textOfInlines(content, { softHyphens: true })).toBe('hy\u00adphen')
  })
})

describe('toXmlText', () => {
  it('folds white space and leaves out controls, noncharacters and lone surrogates', () => {
    expect(toXmlText('a\t\n\u00a0b\u0007\u0085\ufffe\udc00c\ud835\udc9c')).toBe('a bc\ud835\udc9c')
  })
})

describe('toInstruction', () => {
  it('cannot be ended by what stands in it', () => {
    expect(toInstruction('item', { level: 1, mark: '?>"&<', none: undefined })).toBe(
      'item level="1" mark="?&gt;&quot;&amp;&lt;"',
    )
    expect(toInstruction('', { lang: 'de' })).toBe('lang="de"')
  })
})
