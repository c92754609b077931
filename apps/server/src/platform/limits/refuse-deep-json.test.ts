import { expect, test } from 'vitest'
import { refuseDeepJson } from './refuse-deep-json.ts'

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

test.for([
  ['100 lists', nested(100)],
  ['100 objects', nested(99, '{"a":', '}').replace('}', '{}}')],
  ['many lists side by side', `[${nested(2).concat(',').repeat(10_000)}1]`],
  ['brackets in a text', JSON.stringify({ a: '['.repeat(1000), b: '\\"[['.repeat(500), c: '\\' })],
  ['nothing', ''],
  ['a text without an end', `"${'['.repeat(1000)}`],
])('%s may be parsed', ([, json = '']) => {
  expect(() => refuseDeepJson(json)).not.toThrow()
})

test.for([
  ['101 lists', nested(101)],
  ['101 objects', nested(101, '{"a":', '}')],
  ['a mixture', nested(51, '[{"a":', '}]')],
  ['no end to it', '['.repeat(1_000_000)],
  ['after a text that ends in an escaped backslash', `["\\\\",${nested(100)}]`],
  ['after a text with an escaped quote', `["a\\"b",${nested(100)}]`],
])('%s is refused', ([, json = '']) => {
  expect(() => refuseDeepJson(json)).toThrow('Please check the form and try again.')
})
