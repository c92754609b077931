import { expect, test } from 'vitest'
import { readForgotten } from './read-forgotten.ts'

test.each([
  ['forget the rate but keep the postcode', ['rates'], ['postcode']],
  ['keep my postcode but forget what I pay', ['spend'], ['postcode']],
  ['forget my postcode and how many people we are', ['postcode', 'people'], []],
  ['forget everything except my postcode', [], ['postcode']],
  ['delete it all apart from the usage', [], ['kwh']],
  ['forget that', [], []],
])('%s', (text, gone, kept) => {
  expect(readForgotten(text)).toEqual({ gone, kept })
})
