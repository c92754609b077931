import type { Command } from '../command/command.ts'
import type { World } from '../state/world.ts'

/** Families whose answers are help already. */
export const HELP_FAMILIES: readonly string[] = ['safety', 'help', 'debt', 'prepayment', 'power', 'scams', 'complaints']
/** What Mo is and what becomes of people's data is said by us too. */
const OURS: readonly string[] = [...HELP_FAMILIES, 'mowatt']
const ACTS: readonly Command['do'][] = [
  'switch',
  'cancel',
  'remind',
  'correct',
  'forget',
  'bill',
  'hand_over',
  'progress',
  'letter',
]

/** Whether a reply has to be said in our own words, whole: help in need, what is done, and who we are. */
export function isVerbatim(commands: readonly Command[], danger: string | undefined, { topics }: World): boolean {
  if (danger !== undefined) return true
  return commands.some((command) =>
    command.do === 'explain' ? OURS.includes(topics?.get(command.topic)?.family ?? '') : ACTS.includes(command.do),
  )
}
