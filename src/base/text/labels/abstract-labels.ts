import { foldKey } from '../characters/levenshtein.ts'

/** Labels of the parts of a structured abstract. */
const LABELS =
  'Background|Background and aims|Background and objectives|Background/Aims|Aims/Background|Aim|Aims|Objective|Objectives|Purpose|Purposes|Goal|Goals|Context|Introduction|' +
  'Motivation|Rationale|Hypothesis|Question|Design|Study design|Setting|Settings|Participants|Patients|Subjects|Interventions|' +
  'Intervention|Main outcome measures|Measurements|Method|Methods|Materials and methods|Material and methods|Methods and materials|' +
  'Patients and methods|Subjects and methods|Methods and results|Methodology|Methodology/Principal Findings|Principal findings|' +
  'Approach|Results|Result|Findings|Main results|Results and discussion|Discussion|Interpretation|Conclusion|Conclusions|' +
  'Conclusions/Significance|Conclusion and significance|Significance|Implications|Limitations|Originality|Recommendations|' +
  'Trial registration|Clinical relevance|Availability|Availability and implementation|Supplementary information|Contact|' +
  'Hintergrund|Ziel|Ziele|Fragestellung|Zielsetzung|Methode|Methoden|Methodik|Material und Methoden|Ergebnis|Ergebnisse|' +
  'Schlussfolgerung|Schlussfolgerungen|Fazit|Contexte|Objectif|Objectifs|But|Méthode|Méthodes|Matériels et méthodes|Résultats|' +
  'Introduction et objectifs|Justification|Matériel et méthodes|Patients et méthodes|Résultat|Discussion et conclusion|Perspectives|' +
  'Antecedentes|Introducción|Fundamento|Fundamentos|Justificación|Contexto|Objetivo|Objetivos|Diseño|Diseño del estudio|Ámbito|' +
  'Pacientes y métodos|Sujetos y métodos|Material y método|Material y métodos|Materiales y métodos|Metodología|Método|Métodos|' +
  'Métodos y resultados|Resultado|Resultados|Resultados y discusión|Hallazgos|Discusión|Limitaciones|Conclusión|Conclusiones|' +
  'Introdução|Fundamentação|Justificativa|Desenho|Delineamento|Casuística e métodos|Material e método|Material e métodos|' +
  'Materiais e métodos|Pacientes e métodos|Metodologia|Métodos e resultados|Resultados e discussão|Discussão|Limitações|' +
  'Conclusão|Conclusões|Considerações finais|Introduzione|Premessa|Contesto|Obiettivo|Obiettivi|Scopo|Disegno|Metodo|Metodi|' +
  'Materiale e metodi|Materiali e metodi|Pazienti e metodi|Risultato|Risultati|Discussione|Conclusione|Conclusioni|' +
  'Uvod|Cilj|Cilj rada|Metode|Metod|Rezultati|Zaključak|Zaključci|Увод|Циљ|Циљ рада|Методе|Метод|Резултати|Закључак|' +
  'Ispitanici i metode|Materijal i metode|Rasprava|Diskusija|Материјал и методе|Дискусија|Wstęp|Wprowadzenie|Cel|Cele|Cel pracy|' +
  'Cel badań|Metody|Metoda|Materiał i metody|Materiały i metody|Metodologia|Wyniki|Wyniki badań|Dyskusja|Wnioski|Wniosek|' +
  'Podsumowanie|Введение|Актуальность|Обоснование|Цель|Цель исследования|Цель работы|Задачи|Материалы и методы|Материал и методы|' +
  'Методы|Методы исследования|Методология|Результаты|Результаты исследования|Обсуждение|Новизна|Практическая значимость|' +
  'Заключение|Выводы|Вступ|Актуальність|Мета|Мета дослідження|Матеріали та методи|Матеріали і методи|Методи|Методологія|' +
  'Результати|Обговорення|Висновки|Úvod|Cíl|Cíle|Cíl práce|Metody a materiál|Metodika|Výsledky|Závěr|Závěry|Cieľ|Metódy|Závery|' +
  'Bevezetés|Célkitűzés|Cél|Módszer|Módszerek|Eredmények|Következtetés|Következtetések|Obiectiv|Obiective|Metode și materiale|' +
  'Rezultate|Concluzii|Giriş|Amaç|Yöntem|Yöntemler|Gereç ve Yöntem|Gereç ve Yöntemler|Bulgular|Tartışma|Sonuç|Sonuçlar|' +
  'Latar belakang|Tujuan|Tujuan penelitian|Metode penelitian|Hasil|Hasil penelitian|Kesimpulan|Simpulan|Mục tiêu|Phương pháp|' +
  'Kết quả|Kết luận|Achtergrond|Doel|Resultaten|Conclusie|Conclusies|Bakgrund|Syfte|Metod och material|Resultat|Slutsats|Slutsatser|' +
  'Bakgrunn|Formål|Resultater|Konklusjon|Baggrund|Konklusion|背景|目的|方法|结果|結果|结论|結論|考察|対象と方法|목적|방법|결과|결론|배경|연구배경'

const labels = new Set(LABELS.split('|').map(foldKey))

/** Fewest parts that show an abstract without a heading. */
const LEAST_PARTS = 3

/** Whether lines are those of a structured abstract: the first and some others open with different labels, `Purpose: …`. */
export function areStructuredAbstract(lines: readonly string[]): boolean {
  const [first, ...others] = lines
  const label = first === undefined ? undefined : openingLabel(first)
  if (label === undefined || others.length < LEAST_PARTS) return false
  return new Set([label, ...others.flatMap(line => openingLabel(line) ?? [])]).size >= LEAST_PARTS
}

/** The label that opens a line, before a colon. */
function openingLabel(line: string): string | undefined {
  const label = /^([^:.]{3,60}):/u.exec(line)?.[1]
  return label !== undefined && isStructuredLabel(label) ? foldKey(label) : undefined
}

/** Whether a text is the label of a part of a structured abstract and nothing else: `Background:`, `METHODS`. */
export function isStructuredLabel(text: string): boolean {
  return labels.has(foldKey(text))
}
