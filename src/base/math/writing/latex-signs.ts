/*
 * Commands of LaTeX with amsmath and amssymb. Characters that both have stand for themselves.
 */

function pairs(list: string): ReadonlyMap<string, string> {
  const items = list.trim().split(/\s+/u)
  return new Map(items.flatMap((sign, i) => (i % 2 === 0 ? [[sign, items[i + 1] ?? '']] : [])))
}

/** Letters that have a command. */
export const LETTER_COMMANDS: ReadonlyMap<string, string> = pairs(String.raw`
  α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi π pi
  ρ rho σ sigma τ tau υ upsilon ϕ phi φ varphi χ chi ψ psi ω omega ϑ vartheta ϖ varpi ϱ varrho ς varsigma ϰ varkappa ϝ digamma
  Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega Ω Omega
  ℓ ell ℘ wp ℑ Im ℜ Re ℵ aleph ℶ beth ℷ gimel ℸ daleth ħ hbar ℏ hbar ı imath ȷ jmath ∂ partial ∇ nabla ð eth Ⅎ Finv ⅁ Game
  Å mathring{A} Å mathring{A}`)

export const SIGN_COMMANDS: ReadonlyMap<string, string> = pairs(String.raw`
  ± pm ∓ mp × times ÷ div ∗ ast ⋆ star ★ bigstar ∘ circ ◦ circ • bullet ∙ bullet ⋅ cdot · cdot ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot
  ⊚ circledcirc ⊛ circledast ⊝ circleddash ⊞ boxplus ⊟ boxminus ⊠ boxtimes ⊡ boxdot † dagger ‡ ddagger ∔ dotplus ∖ setminus
  ⧵ setminus ∩ cap ∪ cup ⋒ Cap ⋓ Cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∧ wedge ∨ vee ⊼ barwedge ⊻ veebar ≀ wr ⨿ amalg ∐ coprod ⋄ diamond ◇ Diamond
  ◊ lozenge □ square ■ blacksquare △ triangle ▽ triangledown ▲ blacktriangle ▼ blacktriangledown ◁ triangleleft ▷ triangleright
  ⊲ vartriangleleft ⊳ vartriangleright ⊴ trianglelefteq ⊵ trianglerighteq ⋉ ltimes ⋊ rtimes ⋋ leftthreetimes ⋌ rightthreetimes
  ≤ leq ≥ geq ≦ leqq ≧ geqq ⩽ leqslant ⩾ geqslant ≪ ll ≫ gg ⋘ lll ⋙ ggg ≲ lesssim ≳ gtrsim ⪅ lessapprox ⪆ gtrapprox ≶ lessgtr ≷ gtrless
  ⋖ lessdot ⋗ gtrdot ≺ prec ≻ succ ⪯ preceq ⪰ succeq ≼ preccurlyeq ≽ succcurlyeq ≾ precsim ≿ succsim
  ≠ neq ≡ equiv ∼ sim ≃ simeq ≈ approx ≅ cong ≊ approxeq ≍ asymp ≐ doteq ≑ doteqdot ≒ fallingdotseq ≓ risingdotseq ≗ circeq ≜ triangleq
  ∽ backsim ⋍ backsimeq ≏ bumpeq ≎ Bumpeq ∝ propto ∈ in ∋ ni ∉ notin ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊊ subsetneq ⊋ supsetneq
  ⊄ not\subset ⊅ not\supset ⊈ nsubseteq ⊉ nsupseteq ⫅ subseteqq ⫆ supseteqq ⋐ Subset ⋑ Supset ⊏ sqsubset ⊐ sqsupset ⊑ sqsubseteq ⊒ sqsupseteq
  ∣ mid ∤ nmid ∥ parallel ∦ nparallel ⊥ perp ⟂ perp ⊢ vdash ⊣ dashv ⊨ models ⊩ Vdash ⊪ Vvdash ⊬ nvdash ⊭ nvDash ⊤ top ⋈ bowtie ⌣ smile ⌢ frown
  ≮ nless ≯ ngtr ≰ nleq ≱ ngeq ⊀ nprec ⊁ nsucc ≁ nsim ≇ ncong ≉ not\approx ≢ not\equiv ≄ not\simeq ∌ not\ni ∄ nexists ⋠ not\preccurlyeq ⋡ not\succcurlyeq
  ⋪ ntriangleleft ⋫ ntriangleright ⋬ ntrianglelefteq ⋭ ntrianglerighteq ≨ lneqq ≩ gneqq ⪇ lneq ⪈ gneq ≬ between ⋔ pitchfork
  ← leftarrow → rightarrow ↔ leftrightarrow ⇐ Leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ↑ uparrow ↓ downarrow ↕ updownarrow ⇑ Uparrow ⇓ Downarrow
  ⇕ Updownarrow ↦ mapsto ⟼ longmapsto ⟵ longleftarrow ⟶ longrightarrow ⟷ longleftrightarrow ⟸ Longleftarrow ⟹ Longrightarrow
  ⟺ Longleftrightarrow ↩ hookleftarrow ↪ hookrightarrow ↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow ↼ leftharpoonup ↽ leftharpoondown
  ⇀ rightharpoonup ⇁ rightharpoondown ⇌ rightleftharpoons ⇋ leftrightharpoons ⇝ rightsquigarrow ↝ leadsto ↠ twoheadrightarrow ↞ twoheadleftarrow
  ↣ rightarrowtail ↢ leftarrowtail ⇄ rightleftarrows ⇆ leftrightarrows ⇉ rightrightarrows ⇇ leftleftarrows ⇈ upuparrows ⇊ downdownarrows
  ↛ nrightarrow ↚ nleftarrow ⇏ nRightarrow ⇍ nLeftarrow ↮ nleftrightarrow ⇎ nLeftrightarrow ↾ upharpoonright ↿ upharpoonleft ⇂ downharpoonright
  ⇃ downharpoonleft ↶ curvearrowleft ↷ curvearrowright ↺ circlearrowleft ↻ circlearrowright ⇚ Lleftarrow ⇛ Rrightarrow ↰ Lsh ↱ Rsh ⊸ multimap
  ∑ sum ∏ prod ∫ int ∬ iint ∭ iiint ∮ oint ⋂ bigcap ⋃ bigcup ⨆ bigsqcup ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ⨀ bigodot ⨄ biguplus
  ∀ forall ∃ exists ¬ neg ∅ varnothing ⌀ varnothing ∞ infty ′ prime ‵ backprime ∠ angle ∡ measuredangle ∢ sphericalangle √ surd ∁ complement
  … ldots ⋯ cdots ⋮ vdots ⋱ ddots ∴ therefore ∵ because ♠ spadesuit ♣ clubsuit ♥ heartsuit ♡ heartsuit ♦ diamondsuit ♢ diamondsuit
  ♭ flat ♮ natural ♯ sharp ✓ checkmark ✠ maltese ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ⟨ langle ⟩ rangle 〈 langle 〉 rangle ‖ Vert { { } } ⌜ ulcorner
  ⌝ urcorner ⌞ llcorner ⌟ lrcorner ⟦ [\![ ⟧ ]\!] ◯ bigcirc ○ bigcirc § S ¶ P £ pounds ® circledR Ⓢ circledS ¥ yen ℧ mho
  ∶ : ∷ :: ≔ := ≕ =: ⩵ == ∟ llcorner ⨯ times ⊺ intercal ⌅ barwedge ⌆ doublebarwedge ⋎ curlyvee ⋏ curlywedge ⋇ divideontimes ⊶ multimap ⋕ sharp ⨝ bowtie ℈ exists`)

/** Commands of marks over a part; the second is for wide parts. */
export const OVER_MARKS: ReadonlyMap<string, readonly [narrow: string, wide: string]> = new Map([
  ['^', ['hat', 'widehat']],
  ['~', ['tilde', 'widetilde']],
  ['¯', ['bar', 'overline']],
  ['→', ['vec', 'overrightarrow']],
  ['←', ['overleftarrow', 'overleftarrow']],
  ['↔', ['overleftrightarrow', 'overleftrightarrow']],
  ['˙', ['dot', 'dot']],
  ['¨', ['ddot', 'ddot']],
  ['⃛', ['dddot', 'dddot']],
  ['˘', ['breve', 'breve']],
  ['ˇ', ['check', 'check']],
  ['´', ['acute', 'acute']],
  ['`', ['grave', 'grave']],
  ['˚', ['mathring', 'mathring']],
  ['⏞', ['overbrace', 'overbrace']],
])

/** The same under a part. */
export const UNDER_MARKS: ReadonlyMap<string, string> = new Map([
  ['¯', 'underline'],
  ['⏟', 'underbrace'],
  ['→', 'underrightarrow'],
  ['←', 'underleftarrow'],
  ['↔', 'underleftrightarrow'],
])

export const ALPHABET_COMMANDS: Readonly<Record<string, string>> = {
  upright: 'mathrm',
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'double-struck': 'mathbb',
  sans: 'mathsf',
  typewriter: 'mathtt',
}
