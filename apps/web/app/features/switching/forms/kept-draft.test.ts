import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('what is typed comes back for its own form, until it is saved', () => {
  keepDraft('s1', 'address', typed({ line_1: '1 Brook Lane', town: '' }))
  expect(keptDraft('s1', 'address')).toEqual({ line_1: '1 Brook Lane', town: '' })
  expect(keptDraft('s2', 'address')).toEqual({})
  forgetDraft('s1', 'address')
  expect(keptDraft('s1', 'address')).toEqual({})
})

test('nothing of the bank, and nothing of who needs help, is ever put into the store', () => {
  keepDraft('s1', 'payment', typed({ account_name: 'A Brook', sort_code: '309430', account_number: '41524152' }))
  keepDraft('s1', 'contact', typed({ phone: '020', has_special_needs: 'on' }))
  expect([...stored.values()]).toEqual(['{"phone":"020"}'])
})

test('a store that holds nonsense is no reason to fail', () => {
  stored.set('mowatt.switch.draft.s1.name', '{"full_name":3')
  expect(keptDraft('s1', 'name')).toEqual({})
})
