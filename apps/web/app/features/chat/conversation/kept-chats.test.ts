import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHAT_KEYS, keepChat } from './keep-chat.ts'
import { allTokens, isSameSession, tokenOfChat } from './kept-chats.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const soon = '2026-11-16T12:00:00.000Z'
const tokenOf = (sub: string, mark: string) => `h.${Buffer.from(JSON.stringify({ sub, mark })).toString('base64url')}.s`

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a conversation keeps its own token, whatever session the home page begins', () => {
  keepChat(CHAT_KEYS, 'c1', tokenOf('a', '1'), soon)
  localStorage.setItem(CHAT_KEYS.token, 'the home page began another')
  expect(tokenOfChat('c1', now)).toBe(tokenOf('a', '1'))
  expect(tokenOfChat('c2', now)).toBeUndefined()
  expect(allTokens(now)).toContain('the home page began another')
})

test('each session is asked once, and one that is over not at all', () => {
  keepChat(CHAT_KEYS, 'old', tokenOf('c', '1'), '2026-11-15T11:00:00.000Z')
  keepChat(CHAT_KEYS, 'c1', tokenOf('a', '1'), soon)
  keepChat(CHAT_KEYS, 'c2', tokenOf('a', '2'), soon)
  keepChat(CHAT_KEYS, 'c3', tokenOf('b', '1'), soon)
  expect(allTokens(now)).toEqual([tokenOf('b', '1'), tokenOf('a', '1')])
  expect(tokenOfChat('old', now)).toBeUndefined()
})

test('what is kept may be nonsense', () => {
  localStorage.setItem(CHAT_KEYS.chats, '[1, null, {"chat_id": 2}]')
  expect(allTokens(now)).toEqual([])
  localStorage.setItem(CHAT_KEYS.chats, 'no JSON')
  expect(keepChat(CHAT_KEYS, 'c1', tokenOf('a', '1'), soon)).toBe(true)
  expect(allTokens(now)).toEqual([tokenOf('a', '1')])
})

test('without storage the page remembers for as long as it is open, and says that it does not keep', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepChat(CHAT_KEYS, 'c1', tokenOf('a', '1'), soon)).toBe(false)
  expect(tokenOfChat('c1', now)).toBe(tokenOf('a', '1'))
})

test('tokens of one account are of one session, however often they are renewed', () => {
  expect(isSameSession(tokenOf('a', '1'), tokenOf('a', '2'))).toBe(true)
  expect(isSameSession(tokenOf('a', '1'), tokenOf('b', '1'))).toBe(false)
})
