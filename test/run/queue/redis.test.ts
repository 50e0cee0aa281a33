import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOfServer, withRedis } from '../../../src/run/queue/redis.ts'
import { findFreePort, hasRedis, redisNote, TestRedis } from '../../support/redis-server.ts'

const ping = (url: string) =>
  withRedis({ url, patienceMs: 1000, onConnection: () => {} }, redis => redis.ping()).catch((error: unknown) => error)

test.each(['http://host', 'host:6379', 'redis://', 'redis://host/name', ''])('takes no %j for a server', async url => {
  expect(await ping(url)).toMatchObject({ code: 'E_OPTION_RANGE', message: expect.stringContaining('--redis') })
})

test('prints no password', () => {
  expect(placeOfServer('rediss://me:secret@host:6380/2')).toBe('rediss://host:6380/2')
  expect(() => placeOfServer('http://me:secret@host')).toThrow('--redis http://…@host: expected redis://')
})

test('says that no server answers', async () => {
  const url = `redis://127.0.0.1:${await findFreePort()}`
  const failure = {
    code: 'E_QUEUE_UNREACHABLE',
    message: expect.stringMatching(`^${url}: no server answers \\(.*ECONNREFUSED`),
  }
  expect(await ping(url)).toMatchObject(failure)
})

describe.skipIf(!hasRedis)(`with a server${redisNote}`, () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await TestRedis.start()
  })
  afterAll(() => redis.remove())

  test('says why the server lets nobody in', async () => {
    expect(await ping(redis.url)).toBe('PONG')
    redis.say('config', 'set', 'requirepass', 'secret')
    const withPassword = (word: string) => redis.url.replace('//', `//:${word}@`)
    expect(await ping(redis.url)).toMatchObject({ code: 'E_QUEUE_REFUSED', message: expect.stringContaining('NOAUTH') })
    expect(await ping(withPassword('bad'))).toMatchObject({
      code: 'E_QUEUE_REFUSED',
      message: expect.stringMatching(/^redis:\/\/127\.0\.0\.1:\d+: the server refuses \(WRONGPASS/),
    })
    expect(await ping(withPassword('secret'))).toBe('PONG')
    await redis.stop()
    await redis.start()
  })

  test('gets a lost connection back, and what was asked meanwhile', async () => {
    const told: boolean[] = []
    const server = { url: redis.url, patienceMs: 60_000, onConnection: (isThere: boolean) => void told.push(isThere) }
    const answer = await withRedis(server, async client => {
      await redis.stop()
      const pong = client.ping()
      await redis.start()
      return pong
    })
    expect({ answer, told }).toEqual({ answer: 'PONG', told: [false, true] })
  })

  test('gives a server up that stays away', async () => {
    let isLost = false
    const server = { url: redis.url, patienceMs: 300, onConnection: () => {} }
    const waiting = withRedis(server, async (client, lost) => {
      lost.addEventListener('abort', () => {
        isLost = true
      })
      await redis.stop()
      return client.ping()
    })
    await expect(waiting).rejects.toMatchObject({
      code: 'E_QUEUE_UNREACHABLE',
      message: expect.stringContaining('the connection was lost 0.3 s ago'),
    })
    expect(isLost).toBe(true)
  })
})
