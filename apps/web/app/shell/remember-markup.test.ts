import { expect, test } from 'vitest'
import { rememberMarkup } from './remember-markup.ts'

test('the same inputs are rendered once, other inputs anew', () => {
  const remember = rememberMarkup<string>()
  let renders = 0
  const render = () => `page ${++renders}`
  expect([remember('a', render), remember('a', render), remember('b', render)]).toEqual(['page 1', 'page 1', 'page 2'])
})

test('only so many are kept, and those that are asked for stay', () => {
  const remember = rememberMarkup<string>()
  for (let index = 0; index < 100; index++) {
    remember(`page ${index}`, () => 'old')
    remember('favourite', () => 'kept')
  }
  expect(remember('favourite', () => 'anew')).toBe('kept')
  expect(remember('page 0', () => 'anew')).toBe('anew')
})
