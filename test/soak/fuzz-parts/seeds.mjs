import { fileURLToPath } from 'node:url'

export const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url))
export const SEEDS = fileURLToPath(new URL('../fuzz/seeds/', import.meta.url))

/** References as papers print them. */
export const REFERENCES = [
  'Mole, A., & Meer, J. van der (1987). The ferries of the delta: A count. Ledgers, 3(2), 11–17. https://doi.org/10.5555/12345',
  '[12] A. Mole and J. van der Meer, “Counting ferries,” in Proc. 4th Int. Conf. Rivers (RIV’09), Delft, 2009, pp. 1–12.',
  'Ada Mole, Jan Meer, et al. 2009. Counting ferries. In Proceedings of the 4th Conference on Rivers, pages 1–12, Delft.',
  'Mole A, Meer J. Ferries in spring. J River Sci. 2011 Mar;12(3):e45. doi:10.1000/182. PMID: 123456',
  'Office for Rivers (2010). Rivers in numbers. 3rd ed. Tide Press, London. Accessed 3 May 2011. www.example.org/a_b.',
  'a) A. River, B. Hill, Water 2009, 12, 3–9; b) C. Hill, ibid. 2010, 13, 4.',
  'Мол, А. (1987). Паромы дельты. Москва: Наука. С. 11–17.',
  'Müller, Ä.: Über Fähren. In: Fluss, K. (Hrsg.): Handbuch der Flüsse, Bd. 2, Berlin 1999, S. 3ff.',
  'Boyer, R.S., and Moore, J S. [Boyer and Moore 72] A fast string searching algorithm. Comm. ACM 20 (10), 762–772.',
]

/** Texts of headers, notes and paragraphs. */
export const TEXTS = [
  'Ada M. Mole1,2*, Jan van der Meer Jr.³ and 中村 太郎†',
  'MOLE, Ada; MEER, Jan van der; DOE JR., John',
  'Department of Rivers, University of Delft, Mekelweg 2, 2628 CD Delft, The Netherlands; Tide Inc., San José, CA 95110, USA',
  'Received 3 May 2009; revised 31.12.2009; accepted 1 Jan. 2010; published online 2010-02-30. © 2010 The Authors. CC BY 4.0',
  'Journal of Rivers, Vol. 12, No. 3, pp. 11–17, 2010. ISSN 1234-5679, ISBN 978-3-16-148410-0, DOI 10.5555/12345.',
  'Smith et al. (2009) use z. B. mRNA. „So?“ fragte J. K. Meyer. Ja! See Fig. 3 (p. 12). No. 5 is 3.5 cm long … or not?',
  'In 1.2.3 Results we saw [1, 2–5] that the ferry\u00ad man’s x = 3 · y (cf. Eq. (2)) is “wrong”; see https://example.org/a_b(c).',
  '2.1 Data and methods ..... 12\nIV. RESULTS\nA.3) Appendix\nTheorem 2 (Mole). Table 3: Size by period.\nKeywords: rivers; ferries',
  'a.b@c.example, {x,y}@d.example. ORCID 0000-0002-1825-0097; https://orcid.org/0000-0002-1825-0097; ada(at)mole.example',
  'Дана 3. маја 2009. године проф. др Мол рече: „Да.” Zusammen-\nfassung und Einlei-\ntung usw. L’école n° 3 etc.',
]
