import type { LanguageTable } from './stop-table.ts'

/** What is known of the full stops of Germanic languages. `abbreviation-tables.ts` gathers them. */

export const ENGLISH: LanguageTable = {
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

export const GERMAN: LanguageTable = {
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
