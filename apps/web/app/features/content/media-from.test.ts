import { expect, test } from 'vitest'
import { mediaFrom } from './media-from.ts'

const picture = { url: '/uploads/mo.png', alternativeText: 'Mo', width: 400, height: 300 }
const content = 'https://content.mowatt.example'

test.for([
  ['the old shape', { data: { id: 1, attributes: picture } }],
  ['the new shape', { id: 1, ...picture }],
] as const)('a picture in %s is found on the content host', ([, wire]) => {
  expect(mediaFrom(wire, content)).toEqual({ url: `${content}/uploads/mo.png`, alt: 'Mo', width: 400, height: 300 })
})

test('a picture of another provider keeps its address', () => {
  const url = 'https://pictures.mowatt.example/mo.png'
  expect(mediaFrom({ ...picture, url }, content)?.url).toBe(url)
})

test.for([
  null,
  { data: null },
  'x',
  { ...picture, url: 'javascript:alert(1)' },
  { ...picture, url: '//evil.example/x.png' },
  { ...picture, url: '/\\evil.example' },
  { ...picture, width: null },
  { ...picture, url: undefined },
])('%j is no picture', (wire) => {
  expect(mediaFrom(wire, content)).toBeUndefined()
})
