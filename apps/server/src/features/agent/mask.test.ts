import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.for([
  ['ada.lovelace+energy@mowatt.example', 'Write to ada.lovelace+energy@mowatt.example please'],
  ['07700 900123', 'Call me on 07700 900123'],
  ['+44 7700 900123', 'or +44 7700 900123'],
  ['20-30-40', 'sort code 20-30-40'],
  ['12345678', 'account 12345678'],
  ['1 2 3 4 5 6 7 8', 'account 1 2 3 4 5 6 7 8'],
  ['20 0000 0000 006', 'my MPAN is 20 0000 0000 006'],
  ['7412345678', 'MPRN 7412345678'],
  ['A-12AB34CD', 'account number A-12AB34CD'],
  ['1AA', 'I live in SW1A 1AA'],
  ['Lovelace', 'My name is Ada Lovelace'],
  ['Lovelace', 'Dear Mrs Lovelace'],
  ['Acacia', '12 Acacia Avenue, Reading'],
  ['8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8', 'account 8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8'],
  ['88888888', 'account \uFF18\uFF18\uFF18\uFF18\uFF18\uFF18\uFF18\uFF18'],
])('%s does not leave', ([secret, text]) => {
  expect(mask(text!)).not.toContain(secret)
})

test('what is needed to talk about energy stays', () => {
  const text = 'I pay £1,529.32 for 2,700 kWh at 26.35p until 31 March 2027 (2027-03-31), Economy 7, in SW1A 1AA.'
  expect(mask(text)).toBe(
    'I pay £1,529.32 for 2,700 kWh at 26.35p until 31 March 2027 (2027-03-31), Economy 7, in SW1A.',
  )
})

test('what a bill names is hidden however it is spaced', () => {
  expect(mask('Number AB 12-34 and ab1234.', ['AB1234'])).toBe('Number [private] and [private].')
})
