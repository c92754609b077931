import { expect, test } from 'vitest'
import { findHome } from './find-home.ts'

test.for([
  ['I have a smart meter', true],
  ["I've got an electric car and a smart meter", true],
  ['we have a smart meter and an electric car', true],
  ["I don't have a smart meter", undefined],
  ['I want to read about a car and a smart meter', undefined],
  ['if I have an electric car and a smart meter', undefined],
] as const)('%s', ([text, hasSmartMeter]) => {
  expect(findHome(text).hasSmartMeter).toBe(hasSmartMeter)
})
