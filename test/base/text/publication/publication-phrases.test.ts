import { expect, test } from 'vitest'
import { dropEmails, findEmails } from '../../../../src/base/text/web/emails.ts'
import { countPublicationPhrases } from '../../../../src/base/text/publication/publication-phrases.ts'
import { hasOrganisationWord, isArticleKind } from '../../../../src/base/text/names/title-page-words.ts'

test.each([
  'Received 10 November 2015; Accepted 30 December 2015',
  '* Corresponding author: A. Lee',
  '© 2010 Kaur et al',
  'https://doi.org/10.1000/182',
  'Примљено 3. маја 2019.',
  'March 2017',
  '06 de julho de 2022',
  'Novi Sad, 22. maj 2021.',
  '5 мая 2021 г.',
  'Année académique 2016-2017',
  'River Research and Practice 2018:12 1303–1310 1303',
  'Zbornik radova Fakulteta tehničkih nauka, Novi Sad',
  'Вестник Самарского университета',
  'УДК 517.984',
  'Proceedings of the 47th Annual Meeting, pages 10–18',
  'Baseado em dissertação de mestrado apresentada à Escola de Rios, 2002.',
  'Artículo basado en la tesis doctoral de la autora',
  'Trabalho realizado no Centro de Rios, Cidade Velha.',
  'Pesquisa financiada pela Fundação dos Rios',
  'Subvencionado pelo Conselho de Rios (Processo n. 12).',
  'Quick Response Code: Website:',
  'DOI:',
])('finds a phrase of publishers in: %s', text => {
  expect(countPublicationPhrases(text)).toBeGreaterThan(0)
})

test.each([
  'University of Texas at Austin',
  'We received no answer to the letters we had sent.',
  'Ann Lee Monday, December 5, 2011',
  'Academic years of old towns',
  'Websites of old towns',
])('finds none in: %s', text => {
  expect(countPublicationPhrases(text)).toBe(0)
})

test('knows kinds of articles by the whole text alone', () => {
  expect(isArticleKind('RESEARCH ARTICLE')).toBe(true)
  expect(isArticleKind('Research on rivers')).toBe(false)
})

test('knows organisations by their words, not by their addresses on the web', () => {
  expect(hasOrganisationWord('Universität Wien')).toBe(true)
  expect(hasOrganisationWord('TU Berlin')).toBe(true)
  expect(hasOrganisationWord('Tecnológico de Monterrey')).toBe(true)
  expect(hasOrganisationWord('Politécnico do Porto')).toBe(true)
  expect(hasOrganisationWord('Turner and Mitchell')).toBe(false)
  expect(hasOrganisationWord('code at http://groups.csail.mit.edu/rbg')).toBe(false)
})

test('spells out groups of e-mail addresses', () => {
  expect(findEmails('{ann|bob}@some.example and c.d@other.example.')).toEqual([
    'ann@some.example',
    'bob@some.example',
    'c.d@other.example',
  ])
  expect(dropEmails('Institute for Water, E-mail: a@b.example')).toBe('Institute for Water')
})

test.each([
  'Trabalho realizado por Lee e Berg mostrou os rios.',
  'O trabalho foi baseado em rios.',
  'Baseados em rios, vimos',
])('finds none in: %s', text => {
  expect(countPublicationPhrases(text)).toBe(0)
})
