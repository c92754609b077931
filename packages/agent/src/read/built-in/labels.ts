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
