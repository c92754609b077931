import { Script, createContext } from 'node:vm'
import { expect, test } from 'vitest'
import { redeemLinkScript } from './redeem-link-script.ts'
import { takeSessionScript } from './take-session-script.ts'

test.for([takeSessionScript(), redeemLinkScript('/x')])('a script of the head stands on its own', (script) => {
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|__vite|import/)
})

const ends = Math.floor(Date.parse('2026-11-16T12:00:00Z') / 1000)
const jwt = `h.${Buffer.from(JSON.stringify({ exp: ends, capabilities: ['chat:start'] })).toString('base64url')}.s`

function visit(address: string) {
  const stored = new Map<string, string>()
  const shown: string[] = []
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const history = { state: null, replaceState: (_state: unknown, _title: string, url: URL) => shown.push(url.href) }
  const page = createContext({ URL, JSON, Date, atob, location: { href: address }, localStorage, history })
  new Script(takeSessionScript()).runInContext(page)
  return { stored, shown }
}

test('a session leaves the address and is kept with its conversation', () => {
  const { stored, shown } = visit(`https://app.mowatt.example/chat/c1?session=${jwt}&theme=dark`)
  expect(shown).toEqual(['https://app.mowatt.example/chat/c1?theme=dark'])
  expect(stored.get('mowatt.session.token')).toBe(jwt)
  expect(stored.get('mowatt.session.expires')).toBe('2026-11-16T12:00:00.000Z')
  expect(JSON.parse(stored.get('mowatt.session.capabilities') ?? '')).toEqual(['chat:start'])
  expect(JSON.parse(stored.get('mowatt.chats') ?? '')).toMatchObject([{ chat_id: 'c1', token: jwt }])
})

test.for(['', 'nonsense', 'a.b.c'])('a session that is none (%s) leaves the address all the same', (token) => {
  const { stored, shown } = visit(`https://app.mowatt.example/chat/c1?session=${token}`)
  expect(shown).toEqual(['https://app.mowatt.example/chat/c1'])
  expect([...stored]).toEqual([])
})

test('without one nothing happens', () => {
  expect(visit('https://app.mowatt.example/chat/c1').shown).toEqual([])
})
