import { expect, test } from 'vitest'
import { networkHashOf, personKeyOf } from './person-keys.ts'

test('keys need the secret, and say nothing of the address', () => {
  expect(personKeyOf('one', 'ada@gmail.com')).toBe(personKeyOf('one', 'a.d.a+x@googlemail.com'))
  expect(personKeyOf('one', 'ada@gmail.com')).not.toBe(personKeyOf('two', 'ada@gmail.com'))
  expect(personKeyOf('one', 'ada@gmail.com')).not.toContain('ada')
})

test('this very machine is no network', () => {
  expect(networkHashOf('one', undefined)).toBeNull()
  expect(networkHashOf('one', '192.0.2.1')).toHaveLength(32)
})
