import { expect, test } from 'vitest'
import { findCanaries } from './find-canaries.ts'

const clean = '{"level":"info","route":"/api/v1/chats/:chat_id","at":["node_modules/@fastify/compress"],"status":200}'
const values = ['Zebulon Quartermaine', '2000050773706']
const found = (text: string) => findCanaries([{ name: 'the log', text }], values)

test('what says nothing about anybody is clean', () => {
  expect(found(clean)).toEqual([])
})

test.each([
  'Zebulon Quartermaine',
  'zebulon%20quartermaine',
  'q=Zebulon+Quartermaine',
  'ZebulonQuartermaine',
  '2000050773706',
  'jo@person.example',
  'email=jo%40person.example',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi',
  'SW1A 1AA',
])('%s is found wherever it was planted', (planted) => {
  expect(found(clean + planted)).not.toEqual([])
  expect(found(planted + clean)[0]).toMatch(/^the log has /)
})

test('a place that was not read is not clean', () => {
  expect(found(' ')).toEqual(['the log is empty'])
})
