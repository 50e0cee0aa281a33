import type { LanguageTable } from './stop-table.ts'

/** What is known of the full stops of Slavic languages. `abbreviation-tables.ts` gathers them. */

export const SERBIAN: LanguageTable = {
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

export const RUSSIAN: LanguageTable = {
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

export const POLISH: LanguageTable = {
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

export const CZECH: LanguageTable = {
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
