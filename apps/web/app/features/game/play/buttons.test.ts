import { DUCK, JUMP } from '@mowatt/game'
import { expect, it } from 'vitest'
import { createButtons } from './buttons.ts'

it('keys of the game are held until they are let go of; others are not ours', () => {
  const buttons = createButtons(false)
  expect(buttons.keyDown('Space')).toBe(true)
  expect(buttons.keyDown('Tab')).toBe(false)
  expect([buttons.wanted(), buttons.wanted()]).toEqual([JUMP, JUMP])
  buttons.keyDown('ArrowDown')
  expect(buttons.wanted()).toBe(JUMP | DUCK)
  buttons.keyUp('Space')
  expect(buttons.wanted()).toBe(DUCK)
  buttons.releaseAll()
  expect(buttons.wanted()).toBe(0)
})

it('a tap between two ticks is not lost, and counts once', () => {
  const buttons = createButtons(false)
  buttons.keyDown('Space')
  buttons.keyUp('Space')
  expect([buttons.wanted(), buttons.wanted()]).toEqual([JUMP, 0])
})

it('a finger jumps above and ducks below, and a swipe says which', () => {
  const buttons = createButtons(false)
  buttons.pointerDown(1, 50, 40, 400)
  expect(buttons.wanted()).toBe(JUMP)
  buttons.pointerMove(1, 90)
  expect([buttons.wanted(), buttons.wanted()]).toEqual([DUCK, DUCK])
  buttons.pointerUp(1)
  buttons.pointerDown(2, 50, 390, 400)
  expect(buttons.wanted()).toBe(DUCK)
  buttons.pointerMove(2, 300)
  expect(buttons.wanted()).toBe(JUMP)
  buttons.pointerUp(2)
  expect(buttons.wanted()).toBe(0)
})

it('with one button everything jumps', () => {
  const buttons = createButtons(true)
  buttons.keyDown('ArrowDown')
  expect(buttons.wanted()).toBe(JUMP)
  buttons.keyUp('ArrowDown')
  buttons.pointerDown(1, 50, 399, 400)
  buttons.pointerMove(1, 600)
  expect(buttons.wanted()).toBe(JUMP)
})
