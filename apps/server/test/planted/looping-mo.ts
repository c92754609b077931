import { LOOP, LOOP_AFTER } from './loop-words.ts'
import * as mo from '../../src/features/agent/mo-tasks.ts'

// The real Mo, except that some messages start an endless loop: only for tests, whose workers load this instead.
export * from '../../src/features/agent/mo-tasks.ts'

export const answer: typeof mo.answer = async (input, tools) => {
  if (input.text === LOOP) for (;;);
  if (input.text !== LOOP_AFTER) return mo.answer(input, tools)
  await tools.act('setReminder', input.state.comparison?.id, '2027-03-01', 'ada@mowatt.example')
  for (;;);
}
