import { expect, it } from 'vitest'
import { TextRows } from './text-rows.ts'

function rowsOf(pieces: readonly string[]): [string, number][] {
  const rows: [string, number][] = []
  const reader = new TextRows((line, number) => rows.push([line, number]))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return rows
}

it.each(['\n', '\r\n', '\r'])('lines that end with %j are the same wherever a chunk ends', (ending) => {
  const text = ['a,1', 'b,2', '', 'c,3', 'd'].join(ending)
  const expected = [
    ['a,1', 1],
    ['b,2', 2],
    ['c,3', 4],
    ['d', 5],
  ]
  for (let one = 0; one <= text.length; one++) {
    for (let two = one; two <= text.length; two++) {
      expect(rowsOf([text.slice(0, one), text.slice(one, two), text.slice(two)])).toEqual(expected)
    }
  }
})

it('endings of both kinds in one file', () => {
  expect(rowsOf(['a\rb\r\nc\nd\r', '\ne'])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
    ['e', 5],
  ])
})
