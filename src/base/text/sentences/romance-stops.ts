import type { LanguageTable } from './stop-table.ts'

/** What is known of the full stops of Romance languages. `abbreviation-tables.ts` gathers them. */

export const FRENCH: LanguageTable = {
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

export const SPANISH: LanguageTable = {
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

export const ITALIAN: LanguageTable = {
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

export const PORTUGUESE: LanguageTable = {
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
