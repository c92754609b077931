import type { Command } from '../command.ts'

/** A command without what details add to it: what the heads choose from. */
export function labelOf(command: Command): string {
  switch (command.do) {
    case 'figure':
      return `figure ${command.measure} ${command.of}`
    case 'explain':
      return `explain ${command.topic}`
    case 'judge':
    case 'cancel':
      return `${command.do} ${command.what}`
    case 'repair':
    case 'talk':
    case 'letter':
      return `${command.do} ${command.kind}`
    case 'progress':
      return `progress ${command.of}`
    case 'confirm':
      return `confirm ${command.isYes ? 'yes' : 'no'}`
    case 'compare':
    case 'conclude':
    case 'correct':
    case 'edit':
    case 'forget':
    case 'hand_over':
    case 'narrow':
    case 'note':
    case 'noted':
    case 'point':
    case 'remind':
    case 'switch':
      return command.do
  }
}

/**
 * The label of a command after another one. Another side of the same topic, or the same figure with something changed, is
 * a follow-up however it is put.
 */
export function labelAfter(command: Command, last: string | undefined): string {
  const label = labelOf(command)
  const isChange = command.do === 'figure' || (command.do === 'explain' && command.aspect !== undefined)
  return isChange && label === last ? 'edit' : label
}
