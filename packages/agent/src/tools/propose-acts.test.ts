import { expect, test } from 'vitest'
import { holdTalk, lastSaid, type Step } from '../../test/hold-talk.ts'

test.each([
  ['set a reminder for the day to take readings', 'remind'],
  ['remind me every month', 'remind'],
  ['tell me when it goes over 200', 'remind'],
])('“%s” is refused with what does it instead', async (text, reads) => {
  expect(await lastSaid([text, reads])).toBe('I only write to you about your deal. Your phone reminds you of the rest.')
})

test('a reminder moves by a day, and the month of the advice is its day', async () => {
  const day = async (...steps: readonly Step[]) => {
    const card = (await holdTalk(...steps)).at(-1)?.cards.find(({ kind }) => kind === 'act')
    return /\d+ \w+ \d{4}/.exec(JSON.stringify(card))?.[0]
  }
  const prepared = ['remind me', 'remind'] as const
  expect(await day(prepared)).toBe('10 February 2027')
  expect(await day(prepared, ['make it the day after, thats my day off', 'remind'])).toBe('11 February 2027')
  expect(await day(['actually remind me in feb', 'remind on:2027-02-28'])).toBe('10 February 2027')
  expect(await day(['remind me in three months', 'remind on:2027-02-15'])).toBe('15 February 2027')
  expect(await day(['remind me a week before my deal ends', 'remind'])).toBe('24 March 2027')
  expect(await day(prepared, ['on 3 march', 'remind on:2027-03-03'])).toBe('3 March 2027')
  expect(await lastSaid(['1 feb', 'remind on:2027-02-01'])).toBe(
    'I’ve got a reminder ready for 1 February 2027, to look at your deal again. Press the button to set it. That’s a bit early: switching is only worth it from 10 February 2027.',
  )
})

test('a switch that costs an exit fee says so before anybody presses', async () => {
  const [, said] = await holdTalk(['compare', 'compare'], ['ok switch me', 'switch'])
  expect(said?.text).toMatch(/^I’ve set up a switch to .*You’d pay £150\.00 to leave your current deal now\./)
})
