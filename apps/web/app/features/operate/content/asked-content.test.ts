import { expect, test } from 'vitest'
import { askedContent, contentAddress } from './asked-content.ts'

test('filters are read from the address and written back', () => {
  const asked = { kind: 'faq', state: 'draft', search: 'meter' } as const
  expect(contentAddress(asked)).toBe('/operate/content?kind=faq&state=draft&search=meter')
  expect(askedContent(new URLSearchParams('kind=faq&state=draft&search=meter'))).toEqual(asked)
  expect(contentAddress({})).toBe('/operate/content')
})

test('what is no filter is left out', () => {
  expect(askedContent(new URLSearchParams('kind=&state=nonsense&search=%20'))).toEqual({})
  expect(askedContent(new URLSearchParams({ search: 'x'.repeat(500) })).search).toHaveLength(120)
})
