import { expect, test } from 'vitest'
import { currentTerms } from './current-terms.ts'

const current = { title: 'A year at the rates on your bill', pence: 100, range: null, working: [], is_of_bill: true }

test('what the bill does not say is said to be missing, not to be none', () => {
  expect(currentTerms({ ...current, exit_fee_pence: null, ends_on: null })).toEqual({
    exitFee: 'Not on the bill',
    term: 'Not on the bill',
    green: 'Not on the bill',
  })
  // As stored before terms were shown.
  expect(currentTerms({ ...current, is_of_bill: undefined })).toMatchObject({ exitFee: 'Not known', term: 'Not known' })
})

test('what is known is said', () => {
  expect(currentTerms({ ...current, exit_fee_pence: 5000, ends_on: '2027-03-31' })).toMatchObject({
    exitFee: '£50.00',
    term: 'Until 31 March 2027',
  })
  expect(currentTerms({ ...current, exit_fee_pence: 0, is_variable: true })).toMatchObject({
    exitFee: 'None',
    term: 'Variable',
  })
})
