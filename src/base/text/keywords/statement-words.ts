import { foldKey } from '../characters/levenshtein.ts'
import { stripAccents } from '../characters/unicode.ts'

/** What a mathematical statement is; a proof is one, too. */
export type StatementKind =
  | 'theorem'
  | 'lemma'
  | 'proposition'
  | 'corollary'
  | 'definition'
  | 'proof'
  | 'remark'
  | 'example'
  | 'claim'
  | 'conjecture'
  | 'hypothesis'
  | 'axiom'
  | 'assumption'
  | 'observation'
  | 'fact'
  | 'exercise'
  | 'notation'

/** The words of the concept `theorem` in all languages, by what they name: many languages share them. A test finds words that are missing. */
export const STATEMENT_WORDS: Readonly<Record<StatementKind, string>> = {
  theorem:
    'Theorem|Satz|Théorème|Teorema|Twierdzenie|Теорема|Teorem|Teoremă|Věta|Veta|Izrek|Tétel|Stelling|Sats|Sætning|Setning|Lause|Θεώρημα|Định lý|Định lí|定理|정리|نظرية|مبرهنة|قضیه|משפט',
  lemma:
    'Lemma|Lemme|Lema|Lemat|Lemă|Лемма|Лема|Λήμμα|Hjälpsats|Hjælpesætning|Apulause|Bổ đề|引理|補題|보조정리|لم|למה',
  proposition:
    'Proposition|Proposición|Proposição|Proposizione|Propozicija|Propoziție|Propoziția|Пропозиција|Предложение|Tvrđenje|Тврђење|Твердження|Твърдение|Tvrzení|Tvrdenie|Trditev|Állítás|Önerme|Proposisi|Proposició|Πρόταση|Mệnh đề|命题|命題|性质|명제|گزاره',
  corollary:
    'Corollary|Korollar|Corollaire|Corolario|Corolário|Corollario|Corolar|Korollarium|Korolar|Consecință|Wniosek|Следствие|Posledica|Последица|Наслідок|Důsledek|Dôsledok|Következmény|Gevolg|Seuraus|Corol·lari|Akibat|Πόρισμα|Hệ quả|推论|推論|系|따름정리|نتیجه',
  definition:
    'Definition|Définition|Definición|Definição|Definizione|Definicja|Определение|Definicija|Дефиниција|Дефиниция|Definice|Definícia|Definíció|Definitie|Definisjon|Määritelmä|Definició|Definiție|Definiția|Означення|Визначення|Ορισμός|Tanım|Definisi|Định nghĩa|定义|定義|정의|تعريف|הגדרה',
  proof:
    'Proof|Beweis|Démonstration|Preuve|Demostración|Prueba|Demonstração|Prova|Dimostrazione|Dowód|Доказательство|Dokaz|Доказ|Доказателство|Доведення|Důkaz|Dôkaz|Bizonyítás|Bewijs|Bevis|Todistus|Demostració|Demonstrație|Rezolvare|Απόδειξη|İspat|Kanıt|Bukti|Chứng minh|证明|證明|证|証明|증명|برهان|اثبات|הוכחה',
  remark:
    'Remark|Bemerkung|Remarque|Observación|Observação|Osservazione|Observație|Observația|Observació|Uwaga|Замечание|Napomena|Напомена|Зауваження|Забележка|Poznámka|Opomba|Megjegyzés|Opmerking|Anmärkning|Bemærkning|Merknad|Huomautus|Παρατήρηση|Uyarı|Nhận xét|注|注意|ملاحظة|הערה',
  example:
    'Example|Beispiel|Exemple|Ejemplo|Exemplo|Esempio|Przykład|Пример|Primer|Primjer|Приклад|Příklad|Príklad|Példa|Voorbeeld|Exempel|Eksempel|Esimerkki|Exemplu|Exemplul|Παράδειγμα|Örnek|Contoh|Ví dụ|例|예제|مثال|דוגמה',
  claim: 'Claim|Behauptung|Утверждение|Tvrdnja',
  conjecture: 'Conjecture|Vermutung|Conjetura|Conjectura|Congettura|Slutnja|Domneva|Sejtés|Vermoeden|Förmodan|猜想',
  hypothesis: 'Hipótesis|Hipótese|Ipotesi|Hipoteza|Hypotéza|Hipotez|Гипотеза|Хипотеза|Гіпотеза',
  axiom: 'Axiom|Axiome|Axioma|Assioma|Aksjomat|Аксиома|Аксіома|Aksioma|Aksiom|公理',
  assumption: 'Assumption|Annahme|Hypothèse|Założenie|假设',
  observation: 'Observation',
  fact: 'Fact',
  exercise: 'Exercise|Exercice|Ejercicio|Exercício|Esercizio|Exercițiu',
  notation: 'Notation|Notación|Notação|Notazione|Notație',
}

/** How papers shorten these words before a number. */
const SHORT: Readonly<Record<string, StatementKind>> = {
  thm: 'theorem',
  thms: 'theorem',
  teo: 'theorem',
  lem: 'lemma',
  prop: 'proposition',
  props: 'proposition',
  cor: 'corollary',
  def: 'definition',
  defn: 'definition',
  defs: 'definition',
  rem: 'remark',
  conj: 'conjecture',
}
/** The ending of a word for several, or in a case, has no more letters; the word keeps this share of its letters, and so many. */
const LONGEST_ENDING = 3
const LEAST_STEM = 4
const KEPT = 0.7

const entries = Object.entries(STATEMENT_WORDS) as readonly [StatementKind, string][]
const kinds = new Map(entries.flatMap(([kind, words]) => words.split('|').map(word => [foldKey(word), kind] as const)))
const plainKinds = new Map([...kinds].reverse().map(([key, kind]) => [stripAccents(key), kind]))
/** The beginnings of the words that any form of theirs keeps. */
const stems = new Map(
  [...plainKinds].flatMap(([key, kind]) =>
    Array.from({ length: LONGEST_ENDING }, (_, i) => key.slice(0, key.length - i))
      .filter(stem => stem.length >= LEAST_STEM && stem.length >= KEPT * key.length)
      .map(stem => [stem, kind] as const),
  ),
)

/** What the word for a statement names, in any language, with its accents or without; `undefined` for any other word. */
export function kindOfStatement(word: string): StatementKind | undefined {
  const key = foldKey(word)
  return kinds.get(key) ?? plainKinds.get(stripAccents(key))
}

/**
 * What a word in running text names before the number of a statement: in any language, in the plural or a case (`Theorems`, `Sätzen`, `теореме`,
 * `Corollaries`), or shortened (`Thm`). Only words that begin like one of the table count.
 */
export function kindOfReferredStatement(word: string): StatementKind | undefined {
  const key = stripAccents(foldKey(word))
  const short = SHORT[key]
  if (short !== undefined) return short
  for (let length = key.length; length >= Math.max(LEAST_STEM, key.length - LONGEST_ENDING); length--) {
    const kind = stems.get(key.slice(0, length))
    if (kind !== undefined) return kind
  }
  return undefined
}
