import { expect, test } from 'vitest'
import { flattenRecord } from './flatten-record.ts'

test('fields come to stand beside the id', () => {
  const record = { id: 7, documentId: 'abc', attributes: { title: 'Hello', order: 2 } }
  expect({ ...flattenRecord(record) }).toEqual({ id: 7, documentId: 'abc', title: 'Hello', order: 2 })
})

test('a record that is flat already stays as it is', () => {
  expect({ ...flattenRecord({ id: 7, title: 'Hello' }) }).toEqual({ id: 7, title: 'Hello' })
})

test('a field called id does not replace the identity of the record', () => {
  expect(flattenRecord({ id: 7, attributes: { id: 99 } })?.['id']).toBe(7)
})

test('a record cannot reach the prototype', () => {
  const attributes = JSON.parse('{"title":"x","__proto__":{"isAdmin":true},"constructor":1,"prototype":2}') as object
  const flat = flattenRecord({ id: 1, attributes })
  expect(Object.getPrototypeOf(flat)).toBe(null)
  expect(Object.keys(flat ?? {})).toEqual(['title', 'id'])
  expect('isAdmin' in (flat ?? {})).toBe(false)
})

test.for([null, undefined, 3, 'text', [], [{ id: 1 }]])('%j is no record', (wire) => {
  expect(flattenRecord(wire)).toBeUndefined()
})
