import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { freeBytes, StoreRoom } from '../../../../src/run/service/jobs/store-room.ts'

/** Room in a store that keeps so much. */
function roomWith(kept: { whole: number; own: number }, store = tmpdir()): StoreRoom {
  return new StoreRoom({ store, storeLimitBytes: 1000, tokenLimitBytes: 500 }, async () => kept)
}

const full = (message: string) =>
  expect.objectContaining({ code: 'E_STORE_FULL', message: expect.stringContaining(message) })

describe('room for a document that is sent', () => {
  test('is there up to the limit of the store, with what was promised to others', async () => {
    const room = roomWith({ whole: 700, own: 0 })
    const end = await room.promise('', 200)
    await expect(room.promise('', 101)).rejects.toThrow(full('keeps as much as it is allowed to'))
    await room.promise('', 100)
    end()
    await room.promise('', 200)
  })

  test('is there up to the limit of a token, whatever others keep', async () => {
    const room = roomWith({ whole: 400, own: 400 })
    await room.promise('anna', 100)
    await expect(room.promise('anna', 1)).rejects.toThrow(full('for this token'))
    await room.promise('berta', 100)
  })

  test('is not taken by an upload that was refused', async () => {
    const room = roomWith({ whole: 0, own: 0 })
    await expect(room.promise('', 2000)).rejects.toThrow(full('keeps as much as it is allowed to'))
    await room.promise('', 1000)
  })

  test('is not there where the disk does not answer', async () => {
    const gone = `${tmpdir()}/paperxml-no-such-folder`
    expect(freeBytes(gone)).toBe(0)
    await expect(roomWith({ whole: 0, own: 0 }, gone).promise('', 1)).rejects.toThrow(full('no room'))
  })
})
