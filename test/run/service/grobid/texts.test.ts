import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type TestService } from '../../../support/service.ts'

describe('routes of texts', { timeout: 60_000 }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  const post = async (path: string, fields: [string, string][], accept = 'application/xml') => {
    const answer = await fetch(`${service.url}/api/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept },
    })
    return { status: answer.status, text: await answer.text() }
  }

  test.each([
    ['September 16th, 2001', '2001-09-16'],
    ['16.9.2001', '2001-09-16'],
    ['March 1998', '1998-03'],
    ['around 1877', '1877'],
  ])('give the date of %j', async (text, when) => {
    expect((await post('processDate', [['date', text]])).text).toBe(`<date when="${when}" />\n`)
  })

  test.each(['processHeaderNames', 'processCitationNames'])('give the names of %s', async path => {
    const { text } = await post(path, [['names', 'John W. Smith and Anna <b> van der Berg']])
    expect(text).toContain(
      '<persName><forename type="first">John</forename><forename type="middle">W.</forename>' +
        '<surname>Smith</surname></persName>\n',
    )
    expect(text).not.toContain('<b>')
  })

  test('give the affiliations, each with its place', async () => {
    const { text } = await post('processAffiliations', [['affiliations', 'University of Bergen, Bergen, Norway']])
    expect(text).toBe(
      '<affiliation><orgName type="institution">University of Bergen</orgName><address>' +
        '<settlement>Bergen</settlement><country key="NO">Norway</country></address></affiliation>\n',
    )
  })

  test('give each part of an affiliation, and what follows a surname', async () => {
    const printed = 'Gull Laboratory, Department of Birds, Stanford University, 12 Harbour Way, Stanford, CA 94305, USA'
    expect((await post('processAffiliations', [['affiliations', printed]])).text).toBe(
      '<affiliation><orgName type="laboratory">Gull Laboratory</orgName><orgName type="department">Department of Birds</orgName>' +
        '<orgName type="institution">Stanford University</orgName><address><addrLine>12 Harbour Way</addrLine>' +
        '<postCode>94305</postCode><settlement>Stanford</settlement><region>CA</region><country key="US">USA</country>' +
        '</address></affiliation>\n',
    )
    expect((await post('processHeaderNames', [['names', 'Harold Quince Jr.']])).text).toBe(
      '<persName><forename type="first">Harold</forename><surname>Quince</surname><genName>Jr.</genName></persName>\n',
    )
  })

  const SMITH = 'Smith, J. (2003). A study of things. Journal of Things, 12(3), 45-67.'
  const LEE = 'Lee, K. (2004). Another study. Journal of Cats, 2(3), 5-7.'

  test('give a reference by itself, and several in a document', async () => {
    const one = await post('processCitation', [['citations', SMITH]])
    expect(one.text).toMatch(/^<biblStruct[^]*<surname>Smith<\/surname>[^]*<\/biblStruct>\n$/)
    const list = await post('processCitationList', [
      ['citations', SMITH],
      ['citations', LEE],
    ])
    expect(list.text).toMatch(/^<\?xml[^]*<listBibl>[^]*Smith[^]*Lee[^]*<\/listBibl>[^]*<\/TEI>\n$/)
  })

  test('give BibTeX, and the entry of nothing where nothing is known', async () => {
    const bibtex = 'application/x-bibtex'
    const one = await post('processCitation', [['citations', SMITH]], bibtex)
    expect(one.text).toBe(
      '@article{-1,\n  author = {Smith, J.},\n  title = {A study of things},\n  journal = {Journal of Things},\n' +
        '  volume = {12},\n  number = {3},\n  pages = {45--67},\n  year = {2003},\n}\n',
    )
    const nothing = await post('processCitation', [['citations', '—']], bibtex)
    expect(nothing.text).toBe('@misc{-1,\n  author = {}\n}\n')
  })

  test('have no content where there is nothing, and refuse a form without text', async () => {
    expect((await post('processDate', [['date', 'soon']])).status).toBe(204)
    expect(await post('processDate', [['names', 'x']])).toEqual({
      status: 400,
      text: 'E_REQUEST_INVALID: the form has no text in the field date\n',
    })
  })
})
