import { expect, test } from 'vitest'
import { askedFigures, figuresAddress } from './asked-figures.ts'

test('the filter is read from the address and written into it', () => {
  const asked = { kind: 'cap', region: 'GB', payment_method: 'direct_debit', when: 'coming' } as const
  expect(askedFigures(new URL(figuresAddress(asked), 'https://x.example').searchParams)).toEqual(asked)
  expect(figuresAddress({})).toBe('/operate/figures')
})

test('what isn’t a choice is left out', () => {
  expect(askedFigures(new URLSearchParams('kind=tax&region=Z&payment_method=&when=then&after='))).toEqual({})
})
