import { expect, test } from 'vitest'
import { canonicalEmail, networkHashOf, personKeyOf } from './person-keys.ts'

test.for([
  ['ada@post.example', 'ada@post.example'],
  ['Ada.Love@Post.Example', 'ada.love@post.example'],
  ['ada+prize@post.example', 'ada@post.example'],
  ['A.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@GoogleMail.com', 'ada@gmail.com'],
])('%s is %s', ([given, expected]) => {
  expect(canonicalEmail(given as string)).toBe(expected)
})

test('keys need the secret, and say nothing of the address', () => {
  expect(personKeyOf('one', 'ada@gmail.com')).toBe(personKeyOf('one', 'a.d.a+x@googlemail.com'))
  expect(personKeyOf('one', 'ada@gmail.com')).not.toBe(personKeyOf('two', 'ada@gmail.com'))
  expect(personKeyOf('one', 'ada@gmail.com')).not.toContain('ada')
})

test('this very machine is no network', () => {
  expect(networkHashOf('one', undefined)).toBeNull()
  expect(networkHashOf('one', '192.0.2.1')).toHaveLength(32)
})
