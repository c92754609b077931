import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writePreference, writeStored } from './storage.ts'

/** A browser's storage, as far as it is used here. */
function browserStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a preference waits in memory for a yes, and what was asked for does not', () => {
  const [local, session, page] = [browserStorage(), browserStorage(), new EventTarget()]
  let isAllowed = false
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('window', { mowattAllows: () => isAllowed })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const choose = (given: boolean) => {
    isAllowed = given
    page.dispatchEvent(new Event('mowatt:consent'))
  }

  writeStored('local', 'mowatt.theme', 'dark')
  writeStored('session', 'mowatt.campaign', 'founders')
  writePreference('local', 'mowatt.game', '{}')
  expect([...local.kept]).toEqual([['mowatt.theme', 'dark']])
  expect([...session.kept]).toEqual([['mowatt.campaign', 'founders']])
  // The page itself keeps working with it, even without consent.
  expect(readStored('local', 'mowatt.game')).toBe('{}')
  choose(false)
  expect(readStored('local', 'mowatt.game')).toBe('{}')
  expect(local.kept.has('mowatt.game')).toBe(false)

  choose(true)
  expect(local.kept.get('mowatt.game')).toBe('{}')
  choose(false)
  writePreference('local', 'mowatt.game', '{"pace":"calm"}')
  expect(local.kept.get('mowatt.game')).toBe('{}')
  expect(readStored('local', 'mowatt.game')).toBe('{"pace":"calm"}')
})
