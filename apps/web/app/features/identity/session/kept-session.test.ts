import { expect, test, vi } from 'vitest'
import { createKeptSession, type KeptUser } from './kept-session.ts'

const HOUR_MS = 3_600_000
const ada = { email: 'ada@mowatt.example' }

function outside(kept: KeptUser | undefined, isMarked = true) {
  const state = { kept, nowMs: 0 }
  const open = vi.fn<() => Promise<{ user: () => typeof ada | null; token: () => Promise<string> }>>(async () => ({
    user: () => ada,
    token: async () => 'fresh',
  }))
  const session = createKeptSession({
    read: async () => state.kept,
    isMarked: () => isMarked,
    open,
    nowMs: () => state.nowMs,
  })
  return { state, open, session }
}

const kept = { ...ada, token: 'kept', expiresAtMs: HOUR_MS }

test('a token that is kept and lasts needs no library', async () => {
  const { session, open } = outside(kept)
  expect(await session.user()).toEqual(ada)
  expect(await session.token()).toBe('kept')
  expect(open).not.toHaveBeenCalled()
})

test('five minutes before its end, the library renews it, and is asked from then on', async () => {
  const { session, open, state } = outside(kept)
  await session.user()
  state.nowMs = HOUR_MS - 5 * 60_000
  expect(await session.token()).toBe('fresh')
  state.nowMs = 0
  expect(await session.token()).toBe('fresh')
  expect(open).toHaveBeenCalledOnce()
})

test('who signs out in another tab is asked of the library, and not taken from what was kept before', async () => {
  const { session, open, state } = outside(kept)
  await session.token()
  state.kept = undefined
  await session.token()
  expect(open).toHaveBeenCalledOnce()
})

test('a sign-in that another place than the database keeps is found by the library', async () => {
  const { session, open } = outside(undefined)
  expect(await session.user()).toEqual(ada)
  expect(open).toHaveBeenCalledOnce()
})

test('where nobody signed in, the library is not loaded', async () => {
  const { session, open } = outside(undefined, false)
  expect(await session.user()).toBeUndefined()
  expect(open).not.toHaveBeenCalled()
})

test('a token that the server refuses sends to the library, which knows of no one any more', async () => {
  const { session, open } = outside(kept)
  open.mockResolvedValueOnce({ user: () => null, token: async () => 'none' })
  expect(await session.user()).toEqual(ada)
  await session.doubt()
  expect(await session.user()).toBeUndefined()
})

test('a library that could not be loaded is loaded again by the next call', async () => {
  const { session, open } = outside(undefined)
  open.mockRejectedValueOnce(new Error('no network'))
  await expect(session.token()).rejects.toThrow('no network')
  expect(await session.token()).toBe('fresh')
})
