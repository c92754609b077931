import { LOOP, LOOP_AFTER } from './loop-words.ts'
import * as mo from '../../src/features/agent/mo-tasks.ts'

// Mo as it is, but for messages that ask it to loop: for tests alone, which have a worker load this instead.
export * from '../../src/features/agent/mo-tasks.ts'

export const answer: typeof mo.answer = async (input, tools) => {
  if (input.text === LOOP) for (;;);
  if (input.text !== LOOP_AFTER) return mo.answer(input, tools)
  await tools.act('setReminder', input.state.comparison?.id, '2027-03-01', 'ada@mowatt.example')
  for (;;);
}
