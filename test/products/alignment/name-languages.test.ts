import { expect, test } from 'vitest'
import { nameLanguage } from '../../../src/products/alignment/name-languages.ts'

test.each([
  'Carlos Alberto Pereira da Silva, Maria João Fernandes de Almeida',
  'Ilze Kalniņa un Jānis Bērziņš, Latvijas Universitāte',
  'ilze.kalnina.un.janis.berzins.un.anna.ozolina@latvijas.universitates.datorikas.fakultate.example',
])('a short line has the language of its document: %s', async line => {
  expect(await nameLanguage(line, 'en')).toEqual({ language: 'en', isRecognised: false })
})

test('a paragraph has its own', async () => {
  const german =
    'Die Wellen kamen in der Nacht und nahmen die Boote mit, und am Morgen stand das Wasser noch in den Kellern der alten Häuser.'
  expect(await nameLanguage(german, 'en')).toEqual({ language: 'de', isRecognised: true })
})
