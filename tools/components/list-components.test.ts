import { expect, test } from 'vitest'
import { isAllowed, listComponents } from './list-components.ts'

test('what the product runs on is listed once, by name; tools and our own packages are not', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/agent': { version: '0.1.0' },
    'node_modules/@mowatt/agent': { link: true },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/pg/node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/@img/sharp': { version: '1.0.0' },
    'node_modules/vitest': { version: '5.1.0', license: 'MIT', dev: true },
  }
  expect(listComponents({ packages })).toEqual([
    { name: '@img/sharp', version: '1.0.0', licence: 'unknown' },
    { name: 'zod', version: '4.6.7', licence: 'MIT' },
  ])
})

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['(MIT AND GPL-3.0)', false],
  ['AGPL-3.0', false],
  ['unknown', false],
])('%s: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})
