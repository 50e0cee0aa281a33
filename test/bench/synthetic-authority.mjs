/** Made-up authority files and headers for measuring, the same for the same seed. */

const GIVEN =
  'Anna Jan Marie Pavel Ingrid Tomás Łucja Yi Kwame Sofía Edwina Oswald Henrike Paul Jelena Miloš Rıfat Käthe'.split(
    ' ',
  )
const STARTS = 'Bra Kel Dor Mün Sor Val Tre Gan Lin Hol Fer Nov Pal Qui Ros Ste Thor Vel Wes Zam Öst Čer'.split(' ')
const MIDDLES = 'ba den ga kov lin mar no per ri sen ta ver win zi lo mu'.split(' ')
const ENDS = 'berg ski sen ton mann ov ez ing ström ley ham ić'.split(' ')
const KINDS = ['Department of', 'Institute for', 'Faculty of', 'School of', 'Laboratory of']
const FIELDS = ['Rivers', 'Physics', 'Languages', 'Small Animals', 'Applied Patience', 'Weather', 'Coastal History']

/** Numbers from 0 up to 1 by a linear congruential generator (Numerical Recipes). */
export function startRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** An authority file with `count` authors, and a fifth as many organisations. */
export function makeAuthority(count, seed) {
  const random = startRandom(seed)
  const pick = list => list[Math.floor(random() * list.length)]
  const word = () => pick(STARTS) + pick(MIDDLES) + (random() < 0.5 ? pick(MIDDLES) : '') + pick(ENDS)
  const organisations = Array.from({ length: Math.ceil(count / 5) }, () => {
    const city = word()
    return { name: `${pick(KINDS)} ${pick(FIELDS)}, University of ${city}`, city, country: 'Norway' }
  })
  const authors = Array.from({ length: count }, (_, i) => {
    const [given, surname, organisation] = [pick(GIVEN), word(), pick(organisations)]
    return { given, surname, email: `a${i}@${i}.example`, organisation }
  })
  const text = [
    '%rec: Author',
    ...authors.map(
      ({ given, surname, email, organisation }, i) =>
        `Surname: ${surname}\nGiven: ${given}\nSeen: ${surname}, ${given}\n+ p${i}\nSeen: ${surname}, ${given[0]}.\n+ q${i}\nEmail: ${email}\n+ p${i}\nAt: ${organisation.name}\n+ p${i}`,
    ),
    '%rec: Organisation',
    ...organisations.map(
      ({ name, city }, i) => `Name: ${name}\nCity: ${city}\n+ p${i}\nCountry: Norway\nSeen: ${name}\n+ p${i}`,
    ),
  ]
  return { text: `${text.join('\n\n')}\n`, authors }
}

/** Headers of papers with `size` authors each: known ones, with initials, misread letters, names that nobody knows. */
export function makeHeaders(authors, { count, size, seed }) {
  const random = startRandom(seed)
  return Array.from({ length: count }, () => ({
    title: '',
    subtitle: '',
    metadata: new Map(),
    pages: [],
    authors: Array.from({ length: size }, () => {
      const { given, surname, organisation } = authors[Math.floor(random() * authors.length)]
      const way = random()
      const misread = text => text.replace(/[a-z](?=[a-z]*$)/u, way < 0.5 ? 'c' : 'i')
      return {
        surname: way < 0.3 ? misread(surname) : surname,
        given: way > 0.6 ? `${given[0]}.` : given,
        middle: '',
        email: '',
        orcid: '',
        text: '',
        organisations: [{ name: way < 0.4 ? misread(organisation.name) : organisation.name, city: '', country: '' }],
      }
    }),
  }))
}
