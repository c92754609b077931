import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('one value has one text', () => {
  expect(canonicalJson({ b: [1, null, true], a: 'é"\n', '€': {}, A: -0 })).toBe(
    String.raw`{"A":0,"a":"é\"\n","b":[1,null,true],"€":{}}`,
  )
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }))
})

test.for([[1.5], [Number.NaN], [2 ** 53], [1n], [undefined], [() => 1]])('%s has none', ([value]) => {
  expect(() => canonicalJson(value)).toThrow(/canonical text/)
})
