import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const START = ['compare', 'tell me about the cheapest', 'start the switch', 'yes']

test('a switch that was begun can be taken back, and nothing was sent', async () => {
  const { text, cards } = await holdTalk(true, [...START, 'actually no, cancel it'])
  expect(text).toMatch(/^That is fine\. Nothing was sent/)
  expect(cards.map(({ kind }) => kind)).toEqual(['switch'])
})

test('whether a reminder can be stopped is a question, and stops nothing', async () => {
  const asked = await holdTalk(true, ['remind me then', 'can i stop that reminder later'])
  expect(asked.text).toContain('Nothing is stopped until you do.')
  const ordered = await holdTalk(true, ['remind me then', 'can i stop that reminder later', 'stop the reminder'])
  expect(ordered.text).toMatch(/^It is stopped\./)
})

test.for([
  [['can i talk to somebody', 'ok yes, pass it on'], 'hand_over'],
  [['can i talk to somebody', 'kev@example.com'], 'hand_over'],
  [['remind me then', 'kev@example.com'], 'set_reminder'],
  [['put me on the waiting list, kev@example.com'], 'waitlist'],
] as const)('%j goes to what is under way', async ([turns, call]) => {
  const { calls } = await holdTalk(true, turns)
  expect(calls.map(({ name }) => name)).toEqual([call])
})

test('an address that nobody asked for is used for nothing', async () => {
  const { text, calls } = await holdTalk(false, ['kev@example.com'])
  expect(calls).toEqual([])
  expect(text).toContain('Until then I use it for nothing.')
})
