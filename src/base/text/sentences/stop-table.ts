/**
 * What `full-stop.ts` knows of each language's full stops, as tables; `abbreviations.ts` reads them.
 *
 * Entries are in small letters, with inner stops but without the final one and without blanks: `z.b` is `z.B.` and
 * `z. B.`, `et.al` is `et al.` Only an entry for a word in capitals, such as `MM`, has capitals itself. A column that a
 * language leaves out is empty.
 */

/** The full stops of one language; blanks separate the words of each column. */
export interface StopTable {
  /** Never end a sentence: `e.g.`, `Fig.`, `Dr.` */
  readonly never: string
  /** Ordinary words, unless a number follows: `No. 5`, `p. 12`. */
  readonly beforeNumber: string
  /** End a sentence only before a word of `starters`: `et al. The`, but `et al. Smith`. */
  readonly rarely: string
  /** End one before any capital, but not before a bracket: `etc. Later`. */
  readonly often: string
  /** Words that start sentences and are hardly ever names. */
  readonly starters: string
  /** Measures; after a number they are ordinary words: `15 min. Then`. */
  readonly units: string
  /** Words before a letter that is not an initial: `vitamin C. Blood`. */
  readonly labels: string
  /** Words before an ordinal: `am 3. Mai`, `der 2. Weltkrieg`. Empty for languages whose ordinals have no full stop. */
  readonly ordinalLeads: string
  /** Words with a capital that follow an ordinal: `3. Mai`. */
  readonly ordinalNouns: string
}

/** What a language adds to the common table. */
export type LanguageTable = Readonly<Partial<StopTable>>

/** The table for every language, as papers in all languages cite English ones. */
export const COMMON: StopTable = {
  never:
    'e.g eg i.e ie cf vs viz dr prof mr mrs st fig figs eq eqs eqn eqns sect sects ref refs tab alg lem def chap ' +
    'chaps approx ca incl excl ed univ proc assoc acad a.k.a w.r.t s.t i.i.d q.v n.b appl phys chem biol comput ' +
    'linguist edn suppl dept bull ann nat arch mem publ anon fasc pers var',
  beforeNumber:
    'no nos nr p pp art n fol f ff ch l ll v vol vols sec secs cor ex thm prop pt ver fl ep tabl ms mss cod inv ' +
    'lib cap hyp vers ser bk pts resp obs qu q exp',
  rarely:
    'et.al al ph.d m.sc b.sc m.d b.a m.a eds ibid op.cit loc.cit jr sr inc ltd corp co u.s u.s.a u.k u.n e.u b.c ' +
    'a.d min max hr hrs sci lett rev conf int trans med math am natl v dist loc stat acc temp phil lond roy geol ' +
    'astron soc deg',
  often: 'etc a.m p.m a.s.l s.d n.s s.e.m b.w',
  starters: '',
  units:
    'h s g l m min sec hr hrs ms ml mg kg ng nm mm cm km khz mhz ghz hz kb mb gb tb db bp kbp kda da rpm ppm kv ' +
    'kw mw mpa pa kj kcal cal mol mmol μl µl μm µm μg µg ha din std yrs wk wks',
  labels: 'vitamin hepatitis influenza coenzyme protein',
  ordinalLeads: '',
  ordinalNouns: '',
}
