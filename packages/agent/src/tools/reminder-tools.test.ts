import { expect, test } from 'vitest'
import { freshState } from '../agent-state.ts'
import { testWorld } from '../evaluation/test-world.ts'
import { reminderArgs } from '../policy/choose/reminder-args.ts'
import { takeTurn } from '../take-turn.ts'
import type { World } from '../world.ts'

async function talk(world: World, ...said: string[]): Promise<string[]> {
  let state = freshState()
  const answers: string[] = []
  for (const text of said) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    answers.push(reply.text)
  }
  return answers
}

test('Mo says to which address and on which day, that a second asking is no second mail, and stops it', async () => {
  const world = testWorld({ bill: true })
  const [, set, again, moved, stopped, none] = await talk(
    world,
    'what should I do',
    'Remind me on that date',
    'remind me then please',
    'remind me on 1 March 2027',
    'stop the reminder',
    'cancel my reminder',
  )
  expect(set).toBe(
    'Done. One mail goes to a•••@mowatt.example on 10 February 2027. Say "stop the reminder" here at any time, or use the link in the mail.',
  )
  expect(again).toMatch(/^That is set already\. One mail goes to .* on 10 February 2027, and no second one\./)
  expect(moved).toContain(
    'I moved your reminder from 10 February 2027. One mail goes to a•••@mowatt.example on 1 March 2027.',
  )
  expect(stopped).toMatch(/^It is stopped\. No mail goes to a•••@mowatt\.example on 1 March 2027\./)
  expect(none).toBe('No reminder is set in this conversation, so none will come from it.')
})

test('without an address Mo asks for one, and takes it as it is typed', async () => {
  const world = testWorld({ bill: true })
  const signedIn = testWorld()
  world.setReminder = async (id, on, email) =>
    email === undefined ? 'needs_email' : signedIn.setReminder(id, on, email)
  const [, asks, set] = await talk(
    world,
    'what should I do',
    'remind me then',
    'It is Ada.1763226000123@mowatt.example.',
  )
  expect(asks).toMatch(/^I can write to you on 10 February 2027\. Which e-mail address/)
  expect(set).toContain('One mail goes to')
  expect(signedIn.did).toEqual(['remind comparison-1 2027-02-10 Ada.1763226000123@mowatt.example'])
})

test('what cannot be set is said as it is, and is not said to be done', async () => {
  const world = testWorld({ bill: true })
  world.setReminder = async () => ({ refused: 'Choose a day from 10 February 2027 on, within two years and not past.' })
  const [, refused] = await talk(world, 'what should I do', 'remind me on 1 December 2026')
  expect(refused).toBe(
    'I could not set that reminder. Choose a day from 10 February 2027 on, within two years and not past.',
  )
})

test.for([
  'stop the reminder',
  'Stop reminding me',
  'please cancel my reminder',
  "don't remind me",
  'do not email me',
  'I no longer want the reminder',
  'turn that reminder off',
  'forget about the reminder',
  'no more reminders',
])('"%s" stops it', (text) => {
  expect(reminderArgs(text, { days: [] })).toEqual({ is_stopped: true })
})

test.for([
  'remind me to cancel my contract',
  "don't forget to remind me",
  'do not let me forget',
  'can you email me before my deal ends',
  'remind me when my fix stops',
])('"%s" does not', (text) => {
  expect(reminderArgs(text, { days: [] })).toEqual({})
})
