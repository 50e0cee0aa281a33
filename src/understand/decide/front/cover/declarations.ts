import { foldKey } from '../../../../base/text/characters/levenshtein.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'

/**
 * How a declaration begins in which somebody says to have written the work: `I, Ann Lee, declare …`, `Ich, …`, `Alulírott …`. A table of
 * languages; add one by adding its word.
 */
const OPENS =
  /^(?:I|Ich|Ik|Eu|Yo|Je|Io|Ja|Я|Undertecknad|Undertegnede|Alulírott|Podpísaný|Niżej podpisany|Subsemnat(?:ul|a)|Saya|El que suscribe|Le soussigné|Il sottoscritto|La sottoscritta)(?!\p{L})/u
/** Words in which the name comes: titles, a form of address, and brackets come first. */
const WORDS_OF_NAME = 14

/** The folded words in which those who declare something on these blocks give their names. */
export function namesInDeclarations(blocks: readonly Block[]): string {
  const openings = blocks.map(textOfBlock).filter(text => OPENS.test(text))
  return openings.map(text => foldKey(text.split(/\s+/u, WORDS_OF_NAME).join(' '))).join('|')
}
