import { expect, test } from 'vitest'
import { firstTyping, nextTyping } from './next-typing.ts'

function play(phrases: string[], steps: number) {
  let now = firstTyping
  const shown: [string, number][] = []
  for (let step = 0; step < steps; step++) {
    const { next, afterMs } = nextTyping(now, phrases)
    shown.push([phrases[now.phrase]!.slice(0, now.length), afterMs])
    now = next
  }
  return shown
}

test('a phrase is typed, held and deleted before the next one', () => {
  expect(play(['ab', 'c'], 9)).toEqual([
    ['', 80],
    ['a', 80],
    ['ab', 2000],
    ['ab', 30],
    ['a', 30],
    ['', 80],
    ['', 80],
    ['c', 2000],
    ['c', 30],
  ])
})

test('after the last phrase the first one comes again', () => {
  const { next } = nextTyping({ phrase: 1, length: 0, isDeleting: true }, ['ab', 'c'])
  expect(next).toEqual(firstTyping)
})
