import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOfflineChat, forgetOfflineChatUnlessOf, keepOfflineChat, OFFLINE_CHAT_KEY } from './offline-chat.ts'

const kept = new Map<string, string>()
const chat = {
  chatId: 'c1',
  title: 'Standing charges',
  at: '2026-11-17T14:05:00Z',
  until: '2026-11-18T14:05:00Z',
  account: null,
  messages: [{ author: 'visitor' as const, text: 'Hello', verdicts: [] }],
}
const isKept = () => kept.has(OFFLINE_CHAT_KEY)

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('the last conversation takes the place of the one before, and goes when it is deleted', () => {
  keepOfflineChat(chat)
  keepOfflineChat({ ...chat, chatId: 'c2' })
  expect(kept.size).toBe(1)
  forgetOfflineChat('c1')
  expect(isKept()).toBe(true)
  forgetOfflineChat('c2')
  expect(isKept()).toBe(false)
})

test('its end comes first, as every page expects', () => {
  keepOfflineChat(chat)
  expect(kept.get(OFFLINE_CHAT_KEY)?.startsWith(`{"until":"${chat.until}`)).toBe(true)
})

test('a long conversation keeps its end', () => {
  const long = Array.from({ length: 60 }, (_, nth) => ({
    author: 'mo' as const,
    text: `${nth} ${'x'.repeat(10_000)}`,
    verdicts: [],
  }))
  keepOfflineChat({ ...chat, messages: long })
  const { messages } = JSON.parse(kept.get(OFFLINE_CHAT_KEY)!) as typeof chat
  expect(kept.get(OFFLINE_CHAT_KEY)!.length).toBeLessThanOrEqual(400_000)
  expect(messages.length).toBeGreaterThan(30)
  expect(messages.at(-1)!.text).toMatch(/^59 /)
})

test.each([
  ['somebody else signs in', 'other', false],
  ['nobody is signed in any more', undefined, false],
  ['the same person is', 'ada', true],
])('a conversation of an account where %s', (_case, account, stays) => {
  keepOfflineChat({ ...chat, account: 'ada' })
  forgetOfflineChatUnlessOf(account)
  expect(isKept()).toBe(stays)
})

test('what was begun without an account does not depend on one', () => {
  keepOfflineChat(chat)
  forgetOfflineChatUnlessOf('ada')
  expect(isKept()).toBe(true)
})
