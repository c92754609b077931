import { expect, test } from 'vitest'
import { actWords, changesOf } from './audit-words.ts'

test('before and after are shown value by value', () => {
  expect(changesOf({ before: '{"role":null}', after: '{"role":"editor"}' })).toEqual([
    { name: 'role', was: 'nothing', is: 'editor' },
  ])
  expect(changesOf({ before: '{"state":"held","points":150}', after: null })).toEqual([
    { name: 'state', was: 'held', is: undefined },
    { name: 'points', was: '150', is: undefined },
  ])
  expect(changesOf({ before: null, after: '["a"]' })).toEqual([{ name: '0', was: 'nothing', is: 'a' }])
  expect(changesOf({ before: null, after: '7' })).toEqual([{ name: 'value', was: 'nothing', is: '7' }])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

test('an act without words is shown by its name', () => {
  expect(actWords('entry.count')).toBe('Counted points that were on hold')
  expect(actWords('samples.add')).toBe('Added sample data')
  expect(actWords('toString')).toBe('toString')
})
