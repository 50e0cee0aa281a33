/** Commands of TeX that stand for one character, letters and symbols of text and mathematics: name and character by turns. */
const LIST = `
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
  i ı j ȷ ss ß ae æ oe œ o ø AE Æ OE Œ O Ø`

/** The character of each command of TeX that stands for one, by its name without the backslash; accents are not among them. */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = pairTexCommands(LIST)

/** Names and texts of a list that has them by turns, between white space. */
export function pairTexCommands(list: string): ReadonlyMap<string, string> {
  const items = list.trim().split(/[ \n]+/u)
  return new Map(items.flatMap((name, i) => (i % 2 === 0 ? [[name, items[i + 1] ?? '']] : [])))
}
