import { type Command, wordOf } from '../../command/command.ts'

/** A command without its details: the classes of the heads. */
export function labelOf(command: Command): string {
  switch (command.do) {
    case 'figure':
      return `figure ${command.measure} ${command.of}`
    case 'explain':
      return `explain ${command.topic}`
    case 'judge':
    case 'bill':
    case 'cancel':
    case 'repair':
    case 'talk':
    case 'letter':
    case 'progress':
      return `${command.do} ${wordOf(command)}`
    case 'confirm':
      return `confirm ${command.isYes ? 'yes' : 'no'}`
    case 'forget':
      return `forget ${command.what}`
    case 'compare':
    case 'conclude':
    case 'correct':
    case 'edit':
    case 'hand_over':
    case 'narrow':
    case 'note':
    case 'noted':
    case 'point':
    case 'remind':
    case 'switch':
    case 'work_out':
      return command.do
  }
}
