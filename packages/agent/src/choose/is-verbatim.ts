import type { Command } from '../command/command.ts'
import type { World } from '../state/world.ts'

/** Families whose answers are already help. */
export const HELP_FAMILIES: readonly string[] = ['safety', 'help', 'debt', 'prepayment', 'power', 'scams', 'complaints']
/** Danger, what Mo is and how personal data is used: always complete. */
const OURS: readonly string[] = ['safety', 'mowatt']
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

/** Whether a reply must be in our own words, complete: danger, actions done, and who we are. */
export function isVerbatim(commands: readonly Command[], danger: string | undefined, { topics }: World): boolean {
  if (danger !== undefined) return true
  return commands.some((command) =>
    command.do === 'explain' ? OURS.includes(topics?.get(command.topic)?.family ?? '') : ACTS.includes(command.do),
  )
}
