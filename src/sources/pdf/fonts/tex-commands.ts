import type { PdfjsFont } from './pdfjs-font.ts'

/*
 * Fonts whose Unicode table has the commands of TeX in place of characters (`\leq ` for ≤, `\mathrm{x}` for x), so that
 * formulas copied from the PDF can be typeset again: LaTeX's package mmap writes such tables. Poppler prints the commands.
 */

/** Commands that stand for one character: name and character by turns. */
const CHARACTERS = pairs(`
  Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω Kappa Κ
  alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ
  tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε vartheta ϑ vargamma ϑ varpi ϖ varrho ϱ varsigma ς varphi φ
  varkappa ϰ digamma ϝ aleph ℵ beth ℶ gimel ℷ daleth ℸ ell ℓ wp ℘ Re ℜ Im ℑ imath ı jmath ȷ hbar ℏ hslash ℏ eth ð mho ℧ Finv Ⅎ
  Game ⅁ Bbbk 𝕜 partial ∂ nabla ∇ infty ∞ prime ′ emptyset ∅ varnothing ∅ forall ∀ exists ∃ nexists ∄ neg ¬ top ⊤ bot ⊥
  cdot · times × ast ∗ div ÷ diamond ⋄ pm ± mp ∓ oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ bigcirc ◯ circ ∘ bullet •
  star ⋆ cup ∪ cap ∩ uplus ⊎ sqcup ⊔ sqcap ⊓ wedge ∧ vee ∨ amalg ⨿ wr ≀ setminus ∖ smallsetminus ∖ ltimes ⋉ rtimes ⋊
  divideontimes ⋇ asymp ≍ equiv ≡ sim ∼ simeq ≃ approx ≈ approxeq ≊ eqsim ≂ thicksim ∼ thickapprox ≈ propto ∝ not ̸
  leq ≤ geq ≥ ll ≪ gg ≫ prec ≺ succ ≻ preceq ⪯ succeq ⪰ precapprox ⪷ succapprox ⪸ precnsim ⋨ succnsim ⋩ lessdot ⋖ gtrdot ⋗
  lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lnsim ⋦ gnsim ⋧ nleq ≰ ngeq ≱ nless ≮ ngtr ≯ nprec ⊀ nsucc ⊁ nsim ≁ ncong ≇
  subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ subsetneq ⊊ supsetneq ⊋ nsubseteq ⊈ nsupseteq ⊉ sqsubseteq ⊑ sqsupseteq ⊒
  in ∈ ni ∋ vdash ⊢ dashv ⊣ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ mid ∣ nmid ∤ shortmid ∣ parallel ∥ nparallel ∦ shortparallel ∥
  triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽ ntriangleleft ⋪ ntriangleright ⋫ backepsilon ∍
  leftarrow ← rightarrow → uparrow ↑ downarrow ↓ leftrightarrow ↔ updownarrow ↕ Leftarrow ⇐ Rightarrow ⇒ Uparrow ⇑ Downarrow ⇓
  Leftrightarrow ⇔ Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ mapsto ↦ curvearrowleft ↶ curvearrowright ↷
  leftharpoonup ↼ leftharpoondown ↽ rightharpoonup ⇀ rightharpoondown ⇁ nleftarrow ↚ nrightarrow ↛ nleftrightarrow ↮
  nLeftarrow ⇍ nRightarrow ⇏ nLeftrightarrow ⇎ diagup ╱ diagdown ╲
  lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ langle ⟨ rangle ⟩ backslash \\ { { } } | ∥ surd √ sqrt{} √
  sum ∑ prod ∏ coprod ∐ int ∫ oint ∮ bigcup ⋃ bigcap ⋂ biguplus ⨄ bigsqcup ⨆ bigwedge ⋀ bigvee ⋁ bigodot ⨀ bigoplus ⨁ bigotimes ⨂
  S § P ¶ dagger † ddagger ‡ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ flat ♭ natural ♮ sharp ♯ smile ⌣ frown ⌢
  i ı j ȷ ss ß ae æ oe œ o ø AE Æ OE Œ O Ø # # $ $ % % & &
  \` \` ' ´ ^ ˆ " ¨ ~ ˜ = ¯ . ˙ u ˘ v ˇ H ˝ r ˚ c ¸ vec{} ⃗ widehat ˆ widetilde ˜`)

/** How TeX types signs that no key has; only the minus stands between spaces. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ...pairs('`` “ "" ” -- – --- — !` ¡ ?` ¿'),
  [' - ', '−'],
  ['~', ' '],
  ['\\ ', ' '],
])

/** Sizes of brackets: `\bigl(`, `\Biggr\rfloor`, `\left[`. */
const SIZE = /^\\(?:[bB]igg?[lrm]?(?![a-z])|left(?![a-z])|right(?![a-z]))/u
/** A letter of an alphabet: `\mathrm{x}`, `\oldstyle{1}`, `\scrA`, `\BbbN`, `\bfx`. Other fonts of such letters give the plain letter, too. */
const ALPHABET = /^\\(?:(?:mathrm|oldstyle)\{(.)\}|(?:scr|Bbb)([A-Z])|bf([A-Za-z]))$/u
/** A bold digit, or the command of a bold letter: `\bftwo`, `\bfTheta`. */
const BOLD = /^\\bf(?=\p{L}{2})/u
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function pairs(list: string): ReadonlyMap<string, string> {
  const items = list.trim().split(/[ \n]+/u)
  return new Map(items.flatMap((name, i) => (i % 2 === 0 ? [[name, items[i + 1] ?? '']] : [])))
}

/** The character of each code, in a font whose Unicode table has commands of TeX; empty for other fonts. */
export function readTexCommands({ toUnicode }: PdfjsFont): ReadonlyMap<number, string> {
  const texts = Object.entries(toUnicode?._map ?? [])
  if (!texts.some(([, text]) => text != null && /^\\[A-Za-z]{2,} ?$/u.test(text))) return new Map()
  return new Map(
    texts.flatMap(([code, text]) => {
      const character = text == null ? undefined : characterOf(text)
      return character === undefined ? [] : [[Number(code), character]]
    }),
  )
}

function characterOf(text: string): string | undefined {
  const typed = TYPED.get(text)
  if (typed !== undefined) return typed
  const command = text.trim()
  const letter = ALPHABET.exec(command)
    ?.slice(1)
    .find(found => found !== undefined)
  if (letter !== undefined) return letter
  const bold = BOLD.test(command) ? command.replace(BOLD, '') : undefined
  if (bold !== undefined) return DIGITS.includes(bold) ? String(DIGITS.indexOf(bold)) : CHARACTERS.get(bold)
  const sized = command.replace(SIZE, '')
  if (sized !== command && !sized.startsWith('\\')) return sized
  if (!/^\{?\\/u.test(sized)) return undefined
  return CHARACTERS.get(sized.replace(/^\{?\\/u, '').replace(/^(\w+)\}$/u, '$1'))
}
