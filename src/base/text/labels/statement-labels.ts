import { findConcept } from '../keywords/keyword-lookup.ts'
import type { Concept } from '../keywords/concepts.ts'

const THEOREM: ReadonlySet<Concept> = new Set<Concept>(['theorem'])
/** The number of a statement: `4.2`, `1.0.0.9`, `A.3`, `IV`. */
const NUMBER = String.raw`(?:\d+(?:\.\d+)*|[A-Z](?:\.\d+)*|[IVX]+)`
/** A word, then a number, a name in brackets, what is proved, or nothing, and a punctuation mark. */
const WORD_FIRST = new RegExp(
  String.raw`^(\p{L}+)(?:\s+${NUMBER}(?=$|[\s.:(—–]))?(?:\s*\([^)]*\)|\s+\p{Ll}+\s+\p{Lu}\p{L}+\s+[\d.]+)?\s*[.:—–]?$`,
  'u',
)
/** A number of at least two parts or with a stop, then the word, perhaps a name in brackets, and a punctuation mark: `4.2. Definition.` */
const NUMBER_FIRST = /^(?:\d+(?:\.\d+)+\.?|\d+\.)\s+(\p{L}+(?:-\p{L}+)?)(\s*\([^)]*\))?(\s*[.:—–])?(?=$|\s)/u
/** The words between a proof and what it proves are few: `Proof of Lemma 5.2`, `Démonstration du théorème 2`. */
const PROOF_OF = new RegExp(String.raw`^(\p{L}+)(?:\s+\p{L}+){1,3}\s+(\p{L}+)\s+\(?${NUMBER}\)?\s*[.:—–]?(?=$|\s)`, 'u')

/** What is printed in the place of a proof, in several languages: `Proof idea.`, `Sketch of the proof`, `Beweisskizze`. */
const PROOF_SKETCH =
  /^(?:Proof (?:idea|sketch|outline)|(?:Sketch|Idea|Outline) of (?:the )?proof|Beweis(?:idee|skizze)|(?:Idée|Esquisse) de (?:la )?(?:preuve|démonstration)|(?:Idea|Esbozo|Esquema) de la (?:prueba|demostración)|(?:Ideia|Esboço) da (?:prova|demonstração)|(?:Idea|Schema|Traccia) della dimostrazione|(?:Szkic|Idea) dowodu|(?:Idea|Náčrt) důkazu|(?:Идея|Набросок|Схема) доказательства)\s*[.:]?$/iu

/** After the end of a sentence, or alone. In the logic of necessity the sign is an operator, and words are before it. */
const PROOF_END = /(?:^|[.!?)\]”’»])\s*(?:[□∎■◻◽▢⬜◼▪◾❏☐]|Q\.?\s?E\.?\s?D\.?)\s*[.)]?$/u

/** Whether a text ends with the sign that ends proofs. */
export function endsProof(text: string): boolean {
  return PROOF_END.test(text)
}

/** Fewest words after a label that state something; a heading may have a short title after it. */
const LEAST_STATED = 4

/** Hypotheses, research questions and propositions with short labels: `H1a: Rivers grow.`, `RQ2. Do rivers grow?` */
const SHORT_LABEL = /^(?:H|RQ|P)\d{1,2}[a-z]?\s?[.:](?:$|\s(.+[.?!])$)/su

/** Whether a text is a mathematical statement with its label: `Lemma 4.1. For any instance there is a solution.` */
export function isLabelledStatement(text: string): boolean {
  const stated = SHORT_LABEL.exec(text)?.[1]
  if (stated !== undefined && stated.split(/\s+/u).length >= LEAST_STATED) return true
  const [, label = '', rest = ''] = /^(\p{L}+ [\d.]*\d(?: \([^)]*\))?[.:]?)\s+(.+)$/su.exec(text) ?? []
  return isTheoremLabel(label) && rest.split(/\s+/u).length >= LEAST_STATED
}

/**
 * Whether a text begins with the numbered label of a mathematical statement, set apart by its punctuation or alone, with its title
 * or without, or with the proof of one: `Definition 4. Rivers that end in the sea`, `Theorem 3.1`, `4.2. Lemma. Let r be a river`,
 * `Proof of Lemma 4.2`.
 */
export function opensStatement(text: string): boolean {
  const trimmed = text.trim()
  const label = /^\p{L}+\s+\d+(?:\.\d+)*(?:$|[.:](?=$|\s)|(?=\s*\())/u.exec(trimmed)?.[0]
  if (label !== undefined && isTheoremLabel(label)) return true
  return opensWithNumberedWord(trimmed) || opensProof(trimmed)
}

/** Whether a number and the word of a statement open a text, and its sign ends the label: the heading `2.1 Example` has none. */
function opensWithNumberedWord(text: string): boolean {
  const [, words = '', name, sign] = NUMBER_FIRST.exec(text) ?? []
  return (name ?? sign) !== undefined && words.split('-').every(isTheoremWord)
}

function opensProof(text: string): boolean {
  const [, proof = '', proved = ''] = PROOF_OF.exec(text) ?? []
  return isTheoremWord(proof) && isTheoremWord(proved)
}

/**
 * Whether words that open a paragraph label a mathematical statement, in whatever type they are set: `Theorem 3.1.`,
 * `Proof.`, `Proof sketch.`, `Definition 2 (Rivers):`, `Proof of Lemma 4.`, `4.2. Definition.`, `4.2 Definition`
 */
export function isTheoremLabel(text: string): boolean {
  if (SHORT_LABEL.test(text)) return true
  const trimmed = text.trim()
  if (isProofSketch(trimmed)) return true
  const word = WORD_FIRST.exec(trimmed)?.[1]
  if (word !== undefined && isTheoremWord(word)) return true
  const numbered = NUMBER_FIRST.exec(trimmed)
  return numbered?.[0].length === trimmed.length && (numbered[1] ?? '').split('-').every(isTheoremWord)
}

/** Whether a text is the label of what is printed in the place of a proof. */
export function isProofSketch(label: string): boolean {
  return PROOF_SKETCH.test(label)
}

function isTheoremWord(word: string): boolean {
  return findConcept(word, THEOREM)?.score === 1
}
