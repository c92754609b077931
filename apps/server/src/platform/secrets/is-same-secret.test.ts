import { expect, test } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'

test.each([
  ['secret', 'secret', true],
  ['', '', true],
  ['secreT', 'secret', false],
  ['secret2', 'secret', false],
  ['', 'secret', false],
  ['é', 'e', false],
])('%j against %j: %s', (given, right, isSame) => {
  expect(isSameSecret(given, right)).toBe(isSame)
})
