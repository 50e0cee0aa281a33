/**
 * What `full-stop.ts` knows about each language's full stops. Tables only: `abbreviations.ts` reads them.
 *
 * Entries stand in small letters, without their final stop, with inner stops, without blanks: `z.b` stands for
 * `z.B.` and `z. B.`, `et.al` for `et al.`; `MM` is for capitals only. A column that a language
 * leaves out is empty.
 */

/** The full stops of one language, words parted by blanks. */
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
  /** Measures: behind a figure they are words like others: `15 min. Then`. */
  readonly units: string
  /** Words before a letter that is no initial: `vitamin C. Blood`. */
  readonly labels: string
  /** Words before an ordinal, which `3.` is then: `am 3. Mai`, `der 2. Weltkrieg`. Empty where ordinals have no stop. */
  readonly ordinalLeads: string
  /** Words that start with a capital and stand behind an ordinal: `3. Mai`. */
  readonly ordinalNouns: string
}

type LanguageTable = Readonly<Partial<StopTable>>

/** Read in every language: papers in all languages cite English ones. */
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

const ENGLISH: LanguageTable = {
  never:
    'messrs gov sen capt lt col gen rep jan feb aug sept oct nov dec esp supp appx par transl repr symp var hon ' +
    'pres supt maj cpl sgt adm cmdr atty mt ave blvd introd illus incl cv syn pvt drs',
  beforeNumber: 'pg pgs figs fn nn ll paras pars bk bks cols ms mss ser stat ann chs pls ill exp expt',
  rarely: 'mar apr jun jul sp est yr yrs sec tech wt assn bros bldg dist div govt intl natl mfg pl ft spp subsp',
  starters:
    'the this that these those we i it he she they you our their its his her my your in on at by for from with to ' +
    'of as if when while where since because although though however therefore thus hence moreover furthermore ' +
    'additionally also then there here an a one two three some many most several all both each every no not such ' +
    'other another after before during between among under over through despite unlike given using based what ' +
    'which who why how is are was were can could may might should would will do does did let note see finally ' +
    'first second third next instead consequently similarly specifically currently recently generally overall ' +
    'together nevertheless nonetheless meanwhile otherwise indeed rather yet but and or so only even further ' +
    'later table figure section results previous early more less few either neither whether nobody everybody ' +
    'everyone anyone someone none nothing everything something again already always often sometimes usually never ' +
    'once until unless upon within without whereas whom whose whenever wherever much least last four five six ' +
    'seven eight nine ten data values samples analysis analyses experiments patients participants subjects ' +
    'students studies research researchers authors methods measurements models figures tables sections ours mine ' +
    'yours importantly interestingly notably surprisingly unfortunately likewise accordingly subsequently ' +
    'initially eventually ultimately typically normally conversely alternatively nor per assume assuming suppose ' +
    'consider considering according due recent new good high low large small different similar total late current ' +
    'existing prior compared regarding concerning whatever whichever blood cells water mean average people ' +
    'children women men mice rats half today tomorrow now soon still just perhaps maybe has have had been being ' +
    'get getting make making take taking use show shows shown add adding keep',
  units: 'ft lb lbs oz mi',
  labels:
    'group groups type types model models site sites class classes case cases plan part parts panel panels gene ' +
    'genes factor factors sample samples experiment category point points line lines level option version phase ' +
    'patient study scenario matrix set sets appendix condition graph node nodes state states step stage block ' +
    'method section zone region area event object element variable variables city country company firm text ' +
    'document speaker strain treatment form domain module table figure scheme box item question task list agent ' +
    'player person student process system cluster grade schedule annex exhibit cell subset subgroup',
}

const GERMAN: LanguageTable = {
  never:
    'z.b d.h d.i ggü bzw bspw beispielsw ggf ggfs evtl vgl s.o s.u i.d.r i.a i.e.s i.w.s o.g m.e m.w m.a.w z.t ' +
    'z.z zt v.a v.chr n.chr i.allg v.d.h sog sogen inkl exkl einschl insb insbes bzgl abb abschn anm aufl bd bde ' +
    'dipl dt engl franz lat griech ital russ gest gez hg hgg hrsg hrn fr frl jh jhd jhs kap mio mrd tsd nördl ' +
    'südl östl westl österr phil rel schr staatl stellv str techn theol übers ung urspr verf verm wiss zit zw ' +
    'zzgl ing dipl.-ing habil bearb bibl gem entspr eigtl spez stud med jan feb mär mrz apr jul aug sept okt nov ' +
    'dez abg abh abk abt abw adj adv ahd mhd nhd akad akk allg altgr amtl anat ang arab ausf ausg ausschl begr ' +
    'beil beisp bsp berl betr bez bgm brosch brsg byz chem chron desgl diss dok dtsch ehem eidg einl erg erl erw ' +
    'ev evang exempl fa fam fasz folg frankf freib gebr gegr germ gesch gesp ges gestr getr gg ggb gleichz ' +
    'handschr handb hebr hist hochdt holl jap jg jgg jüd jur kath kfm kgl konj kgr landw led lfd luth marb masch ' +
    'math matr mitgl mitt mittelalterl mittelhochdt münch mündl nachf nachm nat nds neutr niederl norddt notw ' +
    'oberdt offz öffentl ökon orig pädag päpstl pharm philol philos polit port präd präs psych quadr rd red ' +
    'reg-bez röm rumän sachl sächs schriftl schwed schweiz serb slaw slg sprachl städt südd tägl teilw tschech ' +
    'türk übertr übl ungar univ unveröff urk urkundl ursprüngl vatik verb verh veröff versch vorl vorm vorw weibl ' +
    'männl württ zeitgen zeitschr zool zugl zus br hzg hzgn kard kfst lgf mgf ritterg u.zw u.u u.e u.d.t s.s s.v ' +
    's.d i.e i.f i.g i.h.v i.s.d i.s.v i.v.m i.w i.b d.gr a.n a.rh a.d a.s n.f o.j o.o o.v p.a z.hd z.k e.g ' +
    'dr.h.c h.c dr.med dr.phil königl kaiserl ew em',
  beforeNumber:
    's sp az ziff rn rdnr nrn z abs anh anl art bes bl fn h hft hyp lfg nr rz r-nr st tab taf vers vol zif zl tz ' +
    'kat kl inv best',
  rarely:
    'u.a a.a.o ebd ebda o.ä dgl e.v ca insg min max mind phys gr kl tel s v d h i u o a z m st sen jun geb verst ' +
    'tgl',
  often: 'usw usf uvm u.s.w u.s.f u.a.m u.v.m u.v.a u.ä u.dgl u.dgl.m dgl.m etc.pp',
  starters:
    'der die das dem den des ein eine einer eines einem einen dieser diese dieses diesem diesen jene jener jedes ' +
    'jeder wir ich er sie es man im ins in an am auf aus bei beim bis durch für gegen hinter mit nach neben ohne ' +
    'seit trotz über um unter von vom vor während wegen zu zum zur zwischen als da damit dass daher darum deshalb ' +
    'dabei dafür dadurch dann denn doch aber auch so sowohl und oder jedoch wenn weil ob obwohl sobald solange ' +
    'hier hierbei hierzu hierfür zudem außerdem ferner weiter weiterhin schließlich zunächst zuerst danach ' +
    'anschließend allerdings insbesondere insgesamt somit folglich nicht kein keine keiner nur noch schon alle ' +
    'alles viele einige manche mehrere beide sein seine ihr ihre unser unsere was wer wie wo warum welche welcher ' +
    'ist sind war waren wird werden kann können soll sollte sollten darüber daraus daran darauf dazu ebenso erst ' +
    'sofern diesbezüglich entsprechend ähnlich ähnliche andere anderen anderer anderes dort dorthin einerseits ' +
    'andererseits erstens zweitens drittens gegenüber gemäß innerhalb außerhalb immer jetzt heute damals später ' +
    'früher letztlich lediglich meist meistens möglicherweise nachdem bevor namentlich nachher nun offenbar ' +
    'offensichtlich sodann sogar sonst trotzdem dennoch überdies übrigens vielmehr vielleicht vermutlich ' +
    'wahrscheinlich wobei wodurch woher wohin womit wovon zuletzt zugleich zwar deren dessen niemand nichts etwas ' +
    'jemand gleichzeitig gleichwohl grundsätzlich häufig hat haben hatte hatten bereits besonders beispielsweise ' +
    'entweder weder sei seien solche solcher solches selbst statt anstatt infolge aufgrund angesichts ' +
    'hinsichtlich bezüglich laut zwei drei vier fünf',
  units: 'pfd std mk fl kr',
  labels:
    'typ gruppe gruppen klasse modell variante fall punkt punkte abschnitt anhang teil phase stufe kategorie ' +
    'buchstabe größe menge person version spalte zeile faktor bereich probe proben patient patientin proband ' +
    'schule stadt firma text linie gerade kurve ebene knoten zustand ereignis',
  ordinalLeads:
    'der die das dem den des am im vom zum zur bis ab seit ein eine einer eines einem einen und jeder jede jedes ' +
    'dieser diese dieses diesem diesen ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner unser unsere ' +
    'unserem unseren unserer frühen späten mittleren ausgehenden auf mit aus montag dienstag mittwoch donnerstag ' +
    'freitag samstag sonntag friedrich wilhelm heinrich karl ludwig otto papst könig kaiser beim unterm überm v ' +
    'anfang ende mitte anfangs laut kein keine keinem keinen jedem jeden wochentag samt trotz wegen vor zwischen ' +
    'sowie herzog graf fürst landgraf markgraf kurfürst zar sultan in',
  ordinalNouns:
    'januar jänner februar feber märz april mai juni juli august september oktober november dezember jan febr feb ' +
    'apr aug sept okt nov dez jahrhundert jahrhunderts jahrhunderte jahrhunderten jh jhd jhdt jahrtausend ' +
    'jahrtausends auflage aufl lebensjahr lebensjahres lebensjahrzehnt jahrgang jg weltkrieg weltkriegs ' +
    'weltkrieges',
}

const FRENCH: LanguageTable = {
  never:
    'p.ex par.ex ex c.-à-d c.à.d m mme mmes mlle mlles mgr pr ste sts stes av apr av.j.-c apr.j.-c éd édit graph ' +
    'pl ill tr trad dir préf introd spéc s.d s.l s.l.n.d n.d.l.r n.d.t fasc janv févr avr juill sept oct nov déc ' +
    'boul bd litt philos hist voy anc adj subst masc fém plur éq éqs équ fig réimpr rééd augm éds chapt collab cf ' +
    'conf mss vol ann append bibliogr cat cit crit dact doc encycl enr étym exempl gal gén ib ital lat loc ' +
    'loc.cit ltt méd mgrs mod mor nouv num obs ouvr pers phys préc prof prov publ rapp rec réf rel rev rom sc ' +
    'sing sup suppl t.p théol théod univ v° vs vve zool m.le mm MM',
  beforeNumber: 'fol t col no nos annexe tabl f° vv ff liv ms art pp ch chap sect app',
  rarely: 'j.-c sq sqq id tél s.a s.a.r.l inst dép ibid env coll max min v s c l i éts cie dist corresp resp hab vit',
  starters:
    'le la les l un une des du de ce cet cette ces il elle ils elles nous vous on je tu se sa son ses leur leurs ' +
    'notre nos votre mon ma mes en dans sur sous par pour avec sans chez vers entre depuis pendant avant après ' +
    'contre selon dès à au aux et ou mais donc or ni car si quand lorsque puisque comme bien ainsi alors aussi ' +
    'cependant toutefois néanmoins pourtant enfin ensuite puis d c j n qu s ceci cela ça tout toute tous toutes ' +
    'plusieurs certains certaines chaque aucun aucune quel quelle quels quelles qui que quoi où comment pourquoi ' +
    'plus moins très outre malgré grâce afin parmi celui celle ceux celles deux trois quatre même autre autres ' +
    'notons voir voici voilà plutôt finalement notamment globalement lors soit soient supposons considérons ' +
    'prenons voyons passons rappelons précisons ajoutons signalons remarquons observons posons suivant sauf ' +
    'hormis excepté concernant étant ayant vu aujourd hier demain désormais jusque jusqu jamais toujours souvent ' +
    'parfois peut peu beaucoup tant trop assez autant surtout seul seule seuls seules seulement non oui rien ' +
    'personne nul nulle chacun chacune quelques quelque quiconque certes malheureusement heureusement évidemment ' +
    'naturellement réciproquement inversement premièrement deuxièmement troisièmement ici là dedans derrière ' +
    'devant dessus dessous lequel laquelle lesquels lesquelles dont puisqu lorsqu quoique quoiqu cinq six sept ' +
    'huit neuf dix cent mille est sont était étaient fut furent sera seront a ont avait avaient',
  labels:
    'groupe groupes type types modèle site cas point points classe classes parcelle plan phase vitamine vitamines ' +
    'ensemble dimension annexe niveau graphe matrice ligne droite sujet patient facteur zone région variante ' +
    'catégorie échantillon hypothèse série étape texte',
}

const SPANISH: LanguageTable = {
  never:
    'p.ej ej p.e sra sres srs sras srta srtas d dª dña dra dres dras profa lic ing arq gral sto sta avda c.c caps ' +
    'cfr comp comps coord coords eds edit fasc intr introd lám ob.cit núms secc trad ts vid v.gr depto dpto ene ' +
    'feb abr ago sept oct nov dic pza ee excmo ilmo ecuac ec ecs gráf aa acad adj adv advo afmo ant arch asoc ' +
    'atte ayto bibl bs.as cat cód colab com cons conf cst dcha diag dicc dir div doct doc ecl ecol ed edic enc ' +
    'esc etim exca excma exma fac fca fig figs fr gén gob grs hist hnos h.nos ibid il ilma impr ind íd imp inv ' +
    'izq izqda lat loc.cit mons mss mtro mtra nac neg obs op párrs pbro pdte pres ppal prof proa pról prov pte ' +
    'publ reimpr rev rte s.v slp stgo sust tít univ urb vda vol vols vto zool r.d.l r.p r.i',
  beforeNumber: 'nº núm pág págs t col cap lib n.º art arts ap apdo párr inc r.d ms vers v vv s ss ll est',
  rarely:
    'a.c d.c ee.uu ibíd s.a s.l s.f cía ud uds ss sig sigs av tel aprox máx mín jul jun mar may s v c m e ' +
    'ee.uu.aa n.e a.n.e d.n.e v.o m.n vd vds',
  starters:
    'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella esto eso nosotros ' +
    'nos se su sus nuestro nuestra nuestros nuestras yo él ella ellos ellas me mi te tu le les en de del al a ' +
    'ante bajo con contra desde durante entre hacia hasta mediante para por según sin sobre tras y e o u pero ' +
    'sino aunque porque pues si cuando mientras donde como así entonces también tampoco además finalmente luego ' +
    'después antes primero segundo tercero cada todo toda todos todas muchos muchas varios varias algunos algunas ' +
    'otro otra otros otras ningún ninguna qué quién cuál cómo cuándo no hay es son fue fueron era eran ha han ' +
    'puede pueden debe deben más menos muy ya aún incluso aquí ahí dado dicho dicha dichos dichas tal tales ambos ' +
    'ambas dos tres respecto cabe véase asimismo igualmente sean sea supóngase supongamos consideremos tomemos ' +
    'nótese obsérvese recuérdese dada dados dadas quizá quizás acaso solo sólo solamente ninguno nadie nada nunca ' +
    'jamás siempre hoy ayer mañana ahora pronto tarde temprano apenas casi bastante mucho mucha poco poca pocos ' +
    'pocas demasiado tanto tanta tantos tantas cuanto cuanta cualquier cualquiera quien quienes cuyo cuya cuyos ' +
    'cuyas cuáles salvo excepto inicialmente seguidamente posteriormente anteriormente actualmente generalmente ' +
    'normalmente habitualmente recientemente concretamente cuatro cinco seis siete ocho nueve diez ser estar está ' +
    'están estaba estaban tiene tienen tenía hubo había haber existe existen parece parecen conviene queda quedan ' +
    'falta faltan sigue siguen vale veamos pasemos volvamos pese gracias debido frente junto acerca alrededor ' +
    'dentro fuera cerca lejos encima debajo delante detrás',
  labels:
    'grupo grupos tipo tipos modelo caso casos punto puntos clase clases plan fase vitamina vitaminas conjunto ' +
    'dimensión anexo apéndice nivel grafo matriz línea recta sujeto paciente factor zona región variante ' +
    'categoría muestra hipótesis serie etapa texto sección parte',
}

const SERBIAN: LanguageTable = {
  never:
    'tj t.j npr tzv tzn odn mr doc dipl akad g gđa gdin gđica ul ur upor nav.delo jed engl nem fr lat grč rus izd ' +
    'cca jan feb apr avg sept okt nov dec lit fak inst prir predg v.d spec mag inž ing red.prof vanr.prof prim ' +
    'vidi.npr up prof fig sci stef abs adv alb aps arh asist av bibl biol bot bug česk diss eng ekv fil filoz fiz ' +
    'geogr geol geom gimn gram hem hrv ist istor izm jezikosl knjiž kr lab latinič lic lingv lok mad mađ muz nauč ' +
    'nep obl odel orig parl ped perf pesn poč pogl pok posl prev prid psih ref reg rev ric ruk rukop sanskr skr ' +
    'slov slik šp sr srp stsl škol t.zv teh tehn teol tur turc upr uporedi usp vizant vlad vojv voj zak zb zool ' +
    'žen žur sc dr.sc mr.sc gosp spom cit.delo op.cit uredn ured priređ',
  beforeNumber: 'br str s čl st t sv knj tač gl sl par tab graf fasc fol f inv j.o sign tabl č l kom pril ptk u.br',
  rarely: 'god n.e p.n.e pr.n.e d.o.o a.d nav.d tel min maks sar i.sar v o p n e a l d j č max mil milj sur i.sur',
  often: 'itd i.t.d idr isl i.d i.dr i.sl i.ost',
  starters:
    'u na za od do iz sa s o po pri pred prema među između kroz nakon posle pre tokom zbog radi umesto osim pored ' +
    'bez i a ali ili no nego već da jer ako kada kad dok gde kako što ko koji koja koje zato stoga međutim takođe ' +
    'ipak dakle naime onda tada zatim potom konačno najzad prvo drugo treće ovaj ova ovo ove ovi taj ta to te ti ' +
    'onaj ona ono one oni on mi ja vi se sve svi svaki svaka svako neki neka neke nekoliko mnogi mnoge oba obe ' +
    'jedan jedna jedno dva dve tri naš naša naše njihov njegov njen ne nije nisu je su bio bila bilo biće može ' +
    'mogu treba moguće tako takav ovde tu odatle otuda iako premda mada budući pošto čim više manje veoma ovakav ' +
    'pod nad uz verovatno možda sigurno očigledno jasno naravno nažalost srećom uglavnom obično često retko nekad ' +
    'nekada ponekad uvek nikad nikada danas juče sutra sada sad skoro odmah još opet ponovo zaista stvarno upravo ' +
    'baš samo čak barem bar makar izuzev zahvaljujući usled prilikom povodom putem pomoću saglasno suprotno ' +
    'slično isto ista isti iste istim takva takvo takvi takve ovakva ovakvo onakav kakav kakva koliko toliko čiji ' +
    'čija čije kuda otkud njegova njegovo njegove njegovi njihova njihovo njihove njihovi njena njeno njene njeni ' +
    'naši vaš moj moja moje svoj svoja svoje neko nešto niko ništa ikoje četiri pet šest sedam osam devet deset ' +
    'stotinu hiljadu većina manjina ter pa zar li nek hajde evo eno eto uporedi vidi videti autori autor ' +
    'rezultati rezultat podaci metod metoda analiza istraživanje istraživanja rad tabela slika članak knjiga ' +
    'izvor izvori prvi prva druga drugi treći treća posledice posledica razlog razlozi pitanje odgovor cilj ' +
    'postoji postoje ima imaju imao imala nema nemaju bi bih smo ste sam jesam beše behu ukoliko ondosno unutar ' +
    'izvan iza ispred ispod iznad duž širom krajem početkom sredinom godine',
  units: 't din gr kom č rsd',
  labels:
    'grupa grupe grupi grupu grupom tip tipa tipu tačka tačke tačku tački klasa klase vitamin vitamina slučaj ' +
    'skup skupa graf model modela varijanta faza prilog deo slovo hepatitis hepatitisom hepatitisa nivo ' +
    'kategorija zona dimenzija prava',
  ordinalLeads:
    'na u o od za po sa s iz pre posle nakon tokom pred prema ka k pri radu okviru član člana članu članom čl ' +
    'stav stava stavu st mesecu ovaj ovog taj tog svaki svakog do',
  ordinalNouns:
    'zakona zakonika ustava pravilnika uredbe konvencije statuta direktive povelje ugovora sporazuma odluke',
}

const ITALIAN: LanguageTable = {
  never:
    'p.es es ad.es cfr sig sigg sig.ra sig.na sigra dott dott.ssa dr.ssa prof.ssa proff ing avv arch geom rag on ' +
    'mons cav comm gen col capp par parr tavv ill fasc ed edd edit trad introd pref a.c.d cit op.cit loc.cit s.v ' +
    'ss ms mss cod f ff lat gr ingl franz ted spagn it ital lett filos giur mat biol chim ecc.mo ill.mo spett ' +
    'gent egr c.a m.o u.s segg sgg art artt reg estr rist',
  beforeNumber: 'n nn c cc t tomo vol p pp r rr v vv s sez cap fig tab tav',
  rarely: 'a.c d.c s.p.a s.r.l s s.l s.d v c d e.v u.a p.v circa max min tel ca',
  often: 'ecc etc',
  starters:
    'il lo la i gli le un uno una l d nel nella nei nelle negli nello del della dei delle degli dello al alla ai ' +
    'alle agli allo dal dalla dai dalle sul sulla sui sulle con per tra fra di a da in su questo questa questi ' +
    'queste quello quella quelli quelle noi egli ella esso essa essi esse io tu lui lei loro si ci vi ne mi ti se ' +
    'che chi cui come quando dove perché mentre anche ancora inoltre infine poi quindi dunque così tuttavia però ' +
    'ma e o né non più meno molto tutti tutte ogni alcuni alcune altri altre sono è era erano ha hanno può ' +
    'possono secondo dopo prima durante senza sotto sopra oltre infatti pertanto invece allora ora qui nessuno ' +
    'due tre quattro entrambi entrambe sia siano dato dati data poiché sebbene benché affinché',
  labels: 'gruppo gruppi tipo modello caso punto classe fase vitamina insieme livello appendice parte sezione',
}

const PORTUGUESE: LanguageTable = {
  never:
    'p.ex sr sra srs sras srta dra drs profa profª eng arq des gen cel caps fig figs tab org orgs coord coords ed ' +
    'eds trad rev introd pref cit op.cit loc.cit id séc sécs ob.cit apud cf v.g av pç s.v arts par lat ingl fr ' +
    'esp port adv adj máx mín aprox dept depto univ fac fund inst jan fev abr ago set out nov dez núm ex exa exmo ' +
    'ilmo',
  beforeNumber: 'n nº n.º t vol p pp pág págs f fl fls cap art inc s',
  rarely: 'a.c d.c e.c s.a s.l s.d s v c ltda lda cia eua tel et.al',
  often: 'etc',
  starters:
    'o a os as um uma uns umas no na nos nas do da dos das ao aos à às pelo pela pelos pelas em de por para com ' +
    'sem sob sobre entre até desde após durante este esta estes estas esse essa esses essas aquele aquela isto ' +
    'isso aquilo ele ela eles elas nós eu se que quem como quando onde porque embora enquanto também ainda além ' +
    'assim então portanto contudo todavia porém mas e ou nem não mais menos muito muitos muitas todos todas cada ' +
    'alguns algumas outros outras são é era eram foi foram há tem têm pode podem segundo depois antes apesar ' +
    'finalmente primeiro aqui ali dois duas três ambos ambas seja sejam dado dada dados seu sua seus suas nosso ' +
    'nossa nossos nossas cujo cuja',
  labels: 'grupo grupos tipo modelo caso ponto classe fase vitamina conjunto nível apêndice parte seção secção',
}

const RUSSIAN: LanguageTable = {
  never:
    'т.е т.к т.н т.о т.ч см ср напр илл ил разд ред изд пер сост отв проф акад доц канд докт инж св гр г-н г-жа ' +
    'лат греч англ нем франц итал рус укр польск др.-рус совр соотв прим примеч указ зам зав чл чл.-корр ул пл ' +
    'обл рег р-н сб журн вестн изв тр учен зап уч филол филос ист мат физ хим биол техн пед экон юрид наук геогр ' +
    'геол в.т.ч до.н.э',
  beforeNumber: 'п пп с стр т тт ст ч кн вып рис табл гл л лл об ф оп д ед.хр',
  rarely: 'г гг в вв н.э руб коп тыс млн млрд экз чел мин сек ок род ум др пр v им',
  often: 'и.т.д и.т.п и.др и.пр т.д т.п',
  starters:
    'в во на по к ко с со из от до за для при о об у без под над между через после перед вместо кроме и а но или ' +
    'же если когда где как что чтобы который которая которые кто это этот эта эти тот та те он она оно они мы я ' +
    'вы его её ее их наш наша наше наши свой свои все всё каждый каждая некоторые многие другие один одна два две ' +
    'три так таким также тем однако поэтому затем потом далее например следовательно итак здесь там тогда теперь ' +
    'сейчас уже ещё еще не ни нет был была было были есть может можно нужно необходимо хотя пусть согласно ' +
    'благодаря несмотря наконец кстати действительно очевидно возможно вероятно',
  units: 'кг мг мкг м см мм мкм км га л мл мин сек ч сут мес кв гц кгц мгц вт квт па кпа мпа моль',
  labels: 'группа группы группе тип типа точка точки класс класса витамин витамина множество модель вариант приложение',
}

const POLISH: LanguageTable = {
  never:
    'np tj tzn tzw m.in mgr inż hab doc prof lek zob por ryc rys tab ul al pl im św wg red wyd oprac przeł tłum ' +
    't.j cyt dz op.cit ks bp abp gen płk kpt ob zw ang niem franc łac ros wł hiszp pol par przyp jw ds hr ww wym ' +
    'śp ur zm dypl egz nt kol woj pow gm',
  beforeNumber: 'nr s ss str t tom z k r rozdz art ust pkt poz vol w',
  rarely: 'r w n.e p.n.e godz ok mln mld tys zł gr sp.z.o.o s.a v m',
  often: 'itd itp i.in etc',
  starters:
    'w we z ze na do od po za o u przy przez dla bez pod nad między przed podczas oraz i a ale lub albo jednak ' +
    'zatem więc dlatego gdy kiedy jeśli jeżeli jak gdzie co kto który która które ten ta to ci te tamten on ona ' +
    'ono oni one my ja wy jego jej ich nasz nasza nasze swój wszystkie wszyscy każdy każda niektóre niektórzy ' +
    'wiele inne inni jeden jedna dwa dwie trzy tak takie także również też ponadto następnie potem wreszcie tutaj ' +
    'tam wtedy teraz już jeszcze nie jest są był była było były może można należy choć chociaż według dzięki mimo ' +
    'oczywiście być',
  labels: 'grupa grupy grupie typ typu punkt klasa witamina zbiór model wariant załącznik',
  ordinalLeads: 'w na do od po za o z we przed dnia',
}

const CZECH: LanguageTable = {
  never:
    'např tj tzv tzn resp doc prof mgr ing mudr judr rndr phdr bc csc drsc akad obr tab odd ul nám red vyd přel ' +
    'ed eds pozn srov viz dr st stol zvl zejm popř příp event mj m.j op.cit cit angl něm franc lat řec rus pol ' +
    'slov čes písm seš sb zák vl tř gen plk pplk kpt por ved vč jmen ur nar zemř',
  beforeNumber: 'č s str sv roč čís r t díl odst čl kap fol f',
  rarely: 'př.n.l n.l l hod tis mil mld kč s.r.o a.s ca cca v et.al m',
  often: 'atd atp apod aj etc',
  starters:
    'v ve z ze na do od po za o u při přes pro bez pod nad mezi před během a i ale nebo však proto tedy když ' +
    'pokud jestliže jak kde co kdo který která které ten ta to ti ty tento tato toto tyto on ona ono oni ony my ' +
    'já vy jeho její jejich náš naše svůj všechny všichni každý každá některé někteří mnoho jiné jiní jeden jedna ' +
    'dva dvě tři tak také rovněž též dále potom poté nakonec zde tam tehdy nyní teď již už ještě ne není je jsou ' +
    'byl byla bylo byly může lze je-li ačkoli přestože podle díky navzdory samozřejmě být',
  labels: 'skupina skupiny skupině typ typu bod třída vitamin vitamín množina model varianta příloha',
  ordinalLeads: 'v ve na do od po za o z ze před při ke k dne s',
}

const LATIN_LETTERS = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')
const CYRILLIC_LETTERS = 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш'.split(' ')

/** By language; one with a script of its own stands by itself. */
export const TABLES: Readonly<Record<string, LanguageTable>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  sr: SERBIAN,
  hr: SERBIAN,
  bs: SERBIAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  pl: POLISH,
  cs: CZECH,
  'sr-Cyrl': toCyrillic(SERBIAN),
}

/** Serbian is written in two alphabets, letter for letter; `lj`, `nj` and `dž` are one letter each. */
function toCyrillic(table: LanguageTable): LanguageTable {
  const columns = Object.entries(table).map(([name, entries]) => [name, writeCyrillic(entries)])
  return Object.fromEntries(columns)
}

function writeCyrillic(latin: string): string {
  return latin.replace(/lj|nj|dž|\p{L}/gu, letter => CYRILLIC_LETTERS[LATIN_LETTERS.indexOf(letter)] ?? letter)
}
