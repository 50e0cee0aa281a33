/**
 * What `sentence.ts` knows about each language's full stops. Tables only.
 *
 * Entries stand in small letters, without their final stop, with inner stops, without blanks: `z.b` stands for
 * `z.B.` and `z. B.`, `et.al` for `et al.`
 */

/** How the full stops of one language are to be read. */
export interface StopRules {
  /** Never end a sentence: `e.g.`, `Fig.`, `Dr.` */
  readonly never: ReadonlySet<string>
  /** Ordinary words, unless a number follows: `No. 5`, `p. 12`. */
  readonly beforeNumber: ReadonlySet<string>
  /** End a sentence only before a word of `starters`: `et al. The`, but `et al. Smith`. */
  readonly rarely: ReadonlySet<string>
  /** End one before any capital, but not before a bracket: `etc. Later`. */
  readonly often: ReadonlySet<string>
  /** Words that start sentences and are hardly ever names. */
  readonly starters: ReadonlySet<string>
  /** Measures: behind a figure they are words like others: `15 min. Then`. */
  readonly units: ReadonlySet<string>
  /** Words before an ordinal, which `3.` is then: `am 3. Mai`, `der 2. Weltkrieg`. Empty where ordinals have no stop. */
  readonly ordinalLeads: ReadonlySet<string>
}

type StopTable = Readonly<Record<keyof StopRules, string>>

/** Read in every language: papers in all languages cite English ones. */
const COMMON: StopTable = {
  never:
    'e.g eg i.e ie cf vs viz dr prof mr mrs ms st fig figs eq eqs eqn eqns sect sects ref refs tab alg lem def chap ' +
    'chaps approx ca resp incl excl ed univ proc assoc acad a.k.a w.r.t s.t i.i.d q.v n.b appl ' +
    'phys chem biol comput linguist edn suppl dept',
  beforeNumber: 'no nos nr p pp art n fol f ff ch l ll v vol vols sec secs cor ex thm prop pt acc ver',
  rarely:
    'et.al al ph.d m.sc b.sc m.d b.a m.a eds ibid op.cit loc.cit jr sr inc ltd corp co u.s u.s.a u.k u.n e.u b.c a.d a.m p.m min max hr hrs sci ' +
    'lett rev conf int trans med math am natl',
  often: 'etc',
  starters: '',
  units:
    'h s g l m min sec hr hrs ms ml mg kg ng nm mm cm km khz mhz ghz hz kb mb gb tb db bp kbp kda da rpm ppm kv kw mw mpa ' +
    'pa kj kcal cal mol mmol μl µl μm µm μg µg ha din kg std yrs wk wks',
  ordinalLeads: '',
}

const ENGLISH: StopTable = {
  never:
    'messrs gov sen capt lt col gen rep jan feb aug sept oct nov dec esp supp appx par paras transl repr symp fn spp ' +
    'subsp var',
  beforeNumber: 'pg pgs',
  rarely: 'mar apr jun jul sp est yr yrs sec tech wt assn bros',
  often: '',
  starters:
    'the this that these those we i it he she they you our their its his her my your in on at by for from with to of as ' +
    'if when while where since because although though however therefore thus hence moreover furthermore ' +
    'additionally also then there here an a one two three some many most several all both each every no not such ' +
    'other another after before during between among under over through despite unlike given using based what which ' +
    'who why how is are was were can could may might should would will do does did let note see finally first second ' +
    'third next instead consequently similarly specifically currently recently generally overall together ' +
    'nevertheless nonetheless meanwhile otherwise indeed rather yet but and or so only even further later table ' +
    'figure section results previous early more less few',
  units: '',
  ordinalLeads: '',
}

const GERMAN: StopTable = {
  never:
    'z.b d.h d.i ggü bzw bspw beispielsw ggf ggfs evtl vgl s.o s.u i.d.r i.a i.e.s i.w.s o.g m.e m.w m.a.w z.t z.z zt v.a ' +
    'v.chr n.chr i.allg v.d.h sog sogen inkl exkl einschl insb insbes bes bzgl abb abschn anm aufl bd bde bl dipl dt ' +
    'engl franz lat griech ital russ geb gest gez hg hgg hrsg hrn fr frl jh jhd jhs kap mio mrd tsd nördl südl östl ' +
    'westl österr phil rel schr staatl stellv str techn theol übers ung urspr verf verm wiss zit zw zzgl ing dipl.-ing habil ' +
    'bearb bibl gem entspr eigtl spez stud med jan feb mär mrz apr jun jul aug sept okt nov dez',
  beforeNumber: 's sp abs az ziff rn rdnr nrn z',
  rarely: 'u.a a.a.o ebd ebda u.ä o.ä dgl e.v ca insg min max mind phys gr kl tel',
  often: 'usw usf uvm u.s.w u.s.f u.a.m u.v.m u.v.a',
  starters:
    'der die das dem den des ein eine einer eines einem einen dieser diese dieses diesem diesen jene jener jedes jeder ' +
    'wir ich er sie es man im ins in an am auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit trotz ' +
    'über um unter von vom vor während wegen zu zum zur zwischen als da damit dass daher darum deshalb dabei dafür ' +
    'dadurch dann denn doch aber auch so sowohl und oder jedoch wenn weil ob obwohl sobald solange hier hierbei ' +
    'hierzu hierfür zudem außerdem ferner weiter weiterhin schließlich zunächst zuerst danach anschließend ' +
    'allerdings insbesondere insgesamt somit folglich nicht kein keine keiner nur noch schon alle alles viele einige ' +
    'manche mehrere beide sein seine ihr ihre unser unsere was wer wie wo warum welche welcher ist sind war waren ' +
    'wird werden kann können soll sollte sollten darüber daraus daran darauf dazu ebenso erst sofern diesbezüglich',
  units: '',
  ordinalLeads:
    'der die das dem den des am im vom zum zur bis ab seit ein eine einer eines einem einen und jeder jede jedes ' +
    'dieser diese dieses diesem diesen ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner unser unsere ' +
    'unserem unseren unserer frühen späten mittleren ausgehenden im auf mit in aus zwischen montag dienstag mittwoch ' +
    'donnerstag freitag samstag sonntag friedrich wilhelm heinrich karl ludwig otto papst könig kaiser',
}

const FRENCH: StopTable = {
  never:
    'p.ex par.ex ex c.-à-d c.à.d m mm mme mmes mlle mlles mgr pr ste sts stes av apr av.j.-c apr.j.-c env éd édit ' +
    'coll graph pl ill tr trad dir préf introd spéc s.d s.l s.l.n.d n.d.l.r n.d.t fasc liv janv févr avr juill sept ' +
    'oct nov déc boul bd litt philos hist voy anc adj subst masc fém plur',
  beforeNumber: 'fol t col no nos annexe',
  rarely: 'j.-c sq sqq id tél s.a s.a.r.l inst dép ibid',
  often: '',
  starters:
    'le la les l un une des du de ce cet cette ces il elle ils elles nous vous on je tu se sa son ses leur leurs notre ' +
    'nos votre mon ma mes en dans sur sous par pour avec sans chez vers entre depuis pendant avant après contre selon ' +
    'dès à au aux et ou mais donc or ni car si quand lorsque puisque comme bien ainsi alors aussi cependant toutefois ' +
    'néanmoins pourtant enfin ensuite puis d c j n qu s ceci cela ça tout toute tous toutes plusieurs certains ' +
    'certaines chaque aucun aucune quel quelle quels quelles qui que quoi où comment pourquoi plus moins très outre ' +
    'malgré grâce afin parmi celui celle ceux celles deux trois quatre même autre autres notons voir voici voilà ' +
    'plutôt finalement notamment globalement lors',
  units: '',
  ordinalLeads: '',
}

const SPANISH: StopTable = {
  never:
    'p.ej ej p.e sra sres srs sras srta srtas d dª dña dra dres dras profa lic ing arq gral sto sta avda c.c caps cfr ' +
    'comp comps coord coords eds edit fasc intr introd lám ob.cit núms secc trad ts vid v.gr depto dpto ene feb abr ' +
    'ago sept oct nov dic apdo pza ee arts excmo ilmo ecuac ec ecs gráf',
  beforeNumber: 'nº núm pág págs t col cap lib',
  rarely: 'a.c d.c ee.uu ibíd s.a s.l s.f cía ud uds ss sig sigs av tel aprox máx mín jul jun mar may',
  often: '',
  starters:
    'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella esto eso nosotros nos se ' +
    'su sus nuestro nuestra nuestros nuestras yo él ella ellos ellas me mi te tu le les en de del al a ante bajo con ' +
    'contra desde durante entre hacia hasta mediante para por según sin sobre tras y e o u pero sino aunque porque ' +
    'pues si cuando mientras donde como así entonces también tampoco además finalmente luego después antes primero ' +
    'segundo tercero cada todo toda todos todas muchos muchas varios varias algunos algunas otro otra otros otras ' +
    'ningún ninguna qué quién cuál cómo cuándo no hay es son fue fueron era eran ha han puede pueden debe deben más ' +
    'menos muy ya aún incluso aquí ahí dado dicho dicha dichos dichas tal tales ambos ambas dos tres respecto cabe ' +
    'véase asimismo igualmente',
  units: '',
  ordinalLeads: '',
}

const SERBIAN: StopTable = {
  never:
    'tj t.j npr tzv tzn odn mr doc dipl akad g gđa gdin gđica ul ur upor nav.delo jed engl nem fr lat grč rus ' +
    'izd cca jan feb apr avg sept okt nov dec kom lit fak inst prir predg v.d spec mag inž ing red.prof vanr.prof ' +
    'prim vidi.npr up',
  beforeNumber: 'br str s čl st t sv knj tač gl sl par tab graf',
  rarely: 'i.dr i.sl i.ost god n.e p.n.e pr.n.e d.o.o a.d nav.d tel min maks',
  often: 'itd i.t.d idr isl i.d',
  starters:
    'u na za od do iz sa s o po pri pred prema među između kroz nakon posle pre tokom zbog radi umesto osim pored bez ' +
    'i a ali ili no nego već da jer ako kada kad dok gde kako što ko koji koja koje zato stoga međutim takođe ipak ' +
    'dakle naime onda tada zatim potom konačno najzad prvo drugo treće ovaj ova ovo ove ovi taj ta to te ti onaj ona ' +
    'ono one oni on mi ja vi se sve svi svaki svaka svako neki neka neke nekoliko mnogi mnoge oba obe jedan jedna ' +
    'jedno dva dve tri naš naša naše njihov njegov njen ne nije nisu je su bio bila bilo biće može mogu treba moguće ' +
    'tako takav ovde tu odatle otuda iako premda mada budući pošto čim više manje veoma ovakav pod nad uz',
  units: '',
  ordinalLeads: '',
}

const LATIN_LETTERS = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')
const CYRILLIC_LETTERS = 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш'.split(' ')

const TABLES: Readonly<Record<string, StopTable>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  sr: SERBIAN,
  hr: SERBIAN,
  bs: SERBIAN,
  'sr-Cyrl': toCyrillic(SERBIAN),
}

const rulesByLanguage = new Map<string, StopRules>()

/** The rules of a language (`en`, `de-AT`, `sr-Cyrl` …); those common to all languages for one without a table. */
export function stopRulesOf(language: string): StopRules {
  const known = rulesByLanguage.get(language)
  if (known !== undefined) return known
  const table = TABLES[language] ?? TABLES[language.split('-')[0] ?? '']
  const column = (name: keyof StopRules): ReadonlySet<string> =>
    new Set(`${COMMON[name]} ${table?.[name] ?? ''}`.split(' ').filter(entry => entry !== ''))
  const rules: StopRules = {
    never: without(column('never'), [table?.rarely, table?.beforeNumber, table?.often]),
    beforeNumber: column('beforeNumber'),
    rarely: column('rarely'),
    often: column('often'),
    starters: column('starters'),
    units: column('units'),
    ordinalLeads: column('ordinalLeads'),
  }
  rulesByLanguage.set(language, rules)
  return rules
}

/** A language may read an entry of the common table in its own way. */
function without(entries: ReadonlySet<string>, overriding: readonly (string | undefined)[]): ReadonlySet<string> {
  const own = new Set(overriding.flatMap(column => (column ?? '').split(' ')))
  return new Set([...entries].filter(entry => !own.has(entry)))
}

/** Serbian is written in two alphabets, letter for letter; `lj`, `nj` and `dž` are one letter each. */
function toCyrillic(table: StopTable): StopTable {
  const columns = Object.entries(table).map(([name, entries]) => [name, writeCyrillic(entries)])
  return Object.fromEntries(columns) as StopTable
}

function writeCyrillic(latin: string): string {
  return latin.replace(/lj|nj|dž|\p{L}/gu, letter => CYRILLIC_LETTERS[LATIN_LETTERS.indexOf(letter)] ?? letter)
}
