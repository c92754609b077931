import { afterEach, expect, test, vi } from 'vitest'
import { forgetPrivate } from './forget-private.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like a browser's: stored keys are its own properties. */
function storageWith(...names: string[]) {
  const kept: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, 'x']))
  Object.defineProperty(kept, 'removeItem', { value: (name: string) => delete kept[name] })
  return kept
}

test('signing out leaves nothing in the browser of what was said and typed, and keeps its settings', () => {
  const local = storageWith(
    'mowatt.chats',
    'mowatt.chat.said.7',
    'mowatt.offline.chat',
    'mowatt.theme',
    'mowatt.consent',
  )
  const session = storageWith('mowatt.chat.draft.7', 'mowatt.switch.draft.9.you', 'mowatt.handover', 'mowatt.reloaded')
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  forgetPrivate()
  expect(Object.keys(local)).toEqual(['mowatt.theme', 'mowatt.consent'])
  expect(Object.keys(session)).toEqual(['mowatt.reloaded'])
})

test('where storage is switched off, signing out goes on', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetPrivate()).not.toThrow()
})
