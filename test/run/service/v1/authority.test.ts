import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useService } from '../../../support/service.ts'

const LEE = { surname: 'Lee', given: 'Ann', email: 'lee@lake.example', organisations: [{ name: 'Lake House' }] }

describe('the authority file of a service', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    path = join(folder, 'our.authority')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function post(url: string, name: string, body: unknown) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/v1/authority/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, text: await answer.text() }
  }

  test('is begun with the first paper, and knows its authors in the next one', async () => {
    const { url } = await useService({ authority: path })
    const asked = { authors: [{ surname: 'Lee', given: 'A.', email: 'lee@lake.example' }] }
    expect(await post(url, 'suggestions', asked)).toEqual({ status: 200, text: '{"suggestions":[]}' })
    expect(existsSync(path)).toBe(false)
    // Two at once: neither is lost, and a line break is no line of the file.
    const papers = ['rivers', 'floods\n%rec: Author'].map(paper => post(url, 'papers', { paper, authors: [LEE] }))
    expect((await Promise.all(papers)).map(({ status }) => status)).toEqual([204, 204])
    expect(readFileSync(path, 'utf8')).toMatch(/^Seen: Lee, Ann\n\+ floods %rec: Author\n\+ rivers$/m)
    const { suggestions } = JSON.parse((await post(url, 'suggestions', asked)).text) as { suggestions: object[] }
    expect(suggestions[0]).toMatchObject({
      header: 'author',
      text: 'A. Lee',
      part: 'name',
      candidates: [{ value: 'Ann Lee', papers: 2, parts: { given: 'Ann' } }],
      isSure: true,
    })
  })

  test('is read again when somebody has changed it', async () => {
    const { url } = await useService({ authority: path })
    const givenOf = async () => {
      const { text } = await post(url, 'suggestions', { authors: [{ surname: 'Lee', given: 'A.' }] })
      return /"given":"(\w+)"/.exec(text)?.[1]
    }
    for (const given of ['Ann', 'Ada', undefined]) {
      if (given === undefined) rmSync(path)
      else writeFileSync(path, `%rec: Author\n\nSurname: Lee\nGiven: ${given}\n`)
      expect([await givenOf(), await givenOf()]).toEqual([given, given])
    }
  })

  test('is left as it is where a request is wrong, the file is broken, or the service has none', async () => {
    const { url } = await useService({ authority: path })
    for (const body of [{}, { paper: '', authors: [] }, { paper: 'a', authors: [{ given: 'Ann' }] }]) {
      expect((await post(url, 'papers', body)).status).toBe(400)
    }
    writeFileSync(path, 'Surname Lee\n')
    expect(await post(url, 'papers', { paper: 'a', authors: [LEE] })).toMatchObject({
      status: 400,
      text: expect.stringContaining('E_AUTHORITY_INVALID') as string,
    })
    expect(readFileSync(path, 'utf8')).toBe('Surname Lee\n')
    const without = await useService()
    expect((await post(without.url, 'suggestions', { authors: [LEE] })).status).toBe(404)
  })
})
