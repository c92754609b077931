import type { Command } from '../read/command.ts'
import type { Outcome, RunContext, Tool } from '../turn/outcome.ts'
import { explain } from './explain.ts'
import { forget, note, noted } from './note.ts'
import { talk } from './talk.ts'

/** Every command by its tool. What has none yet is passed on. */
export function createRun(others: Tool<Command>): Tool<Command> {
  return (command: Command, context: RunContext): Outcome | Promise<Outcome> => {
    switch (command.do) {
      case 'explain':
        return explain(command, context)
      case 'talk':
        return talk(command, context)
      case 'note':
        return note(command, context)
      case 'noted':
        return noted(command, context)
      case 'forget':
        return forget(command, context)
      case 'figure':
      case 'judge':
      case 'correct':
      case 'compare':
      case 'narrow':
      case 'point':
      case 'switch':
      case 'cancel':
      case 'remind':
      case 'letter':
      case 'hand_over':
      case 'progress':
      case 'edit':
      case 'confirm':
      case 'repair':
        return others(command, context)
    }
  }
}
