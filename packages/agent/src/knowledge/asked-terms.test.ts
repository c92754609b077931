import { expect, test } from 'vitest'
import { freshState } from '../agent-state.ts'
import { testWorld } from '../evaluation/test-world.ts'
import { takeTurn } from '../take-turn.ts'

const ask = (text: string) => takeTurn({ text, state: freshState(), world: testWorld() })

test.for<[string, string]>([
  ['what is the difference between fixed and variable', 'fixed_or_variable'],
  ['fixed vs variable?', 'fixed_or_variable'],
  ['whats the difference between mpan and mprn', 'supply_numbers'],
  ['is my MPRN the same as the MPAN', 'supply_numbers'],
  ['what is Octopus’s phone number', 'supplier_phone'],
  ['have you got a phone number for EDF', 'supplier_phone'],
  ['is a tracker under the cap', 'tracker_cap'],
  ['does the price cap cover trackers', 'tracker_cap'],
  ['do i have to do it today', 'no_hurry'],
  ['do I need to decide right away?', 'no_hurry'],
  ['what is CR on my balance', 'balance_marks'],
  ['what does DR mean on the bill', 'balance_marks'],
  ['cancel my EDF contract', 'leave_supplier'],
  ['you can leave 42 days before the end right?', 'notice_days'],
  ['is it 42 days or 49 days before my fix ends', 'notice_days'],
  ['switching takes 21 days by law?', 'one_time'],
])('%s', async ([text, term]) => {
  const reply = await ask(text)
  expect(reply.calls).toEqual([{ name: 'explain_term', args: { term } }])
})

test.for<[string, string]>([
  ['what was the cap in July 2026', '26.11p'],
  ['price cap april 2026?', '24.67p'],
  ['what was the price cap for Oct-Dec 2025', '26.35p'],
])('the cap of an earlier quarter comes from the dated table: %s', async ([text, rate]) => {
  const reply = await ask(text)
  expect(reply.text).toContain(rate)
  expect(reply.text).toContain(' was: ')
})

test.for(['what was the cap in june 2020', 'what will the cap be in January 2027'])(
  'a cap that is not in the table is not known: %s',
  async (text) => {
    const reply = await ask(text)
    expect(reply.text).toContain('I do not know the price cap for')
    expect(reply.text).not.toContain('26.32p')
  },
)

test.for<[string, RegExp]>([
  ['is 28p a lot', /28p for a kWh of electricity is above the price cap, which is 26\.32p/],
  ['is 6p a unit for gas good?', /6p for a kWh of gas is below the price cap, which is 7\.97p/],
  ['what is 26.32p x 2500', /£658\.00/],
  ['26.32p times 2500 is how much', /£658\.00/],
  ['what does the average household pay', /£1,723/],
  ['what is the unit rate in Yorkshire', /26\.32p.*figures of Yorkshire/],
  ['the cap is £1,755 now isn’t it', /not the figure now.*£1,723/],
  ['the price cap is £1,723 right?', /^(?!.*not the figure).*£1,723/],
  ['who should i vote for', /outside what I can do/],
])('%s', async ([text, answer]) => {
  const reply = await ask(text)
  expect(reply.text).toMatch(answer)
  expect(reply.state.own).toEqual({})
})
