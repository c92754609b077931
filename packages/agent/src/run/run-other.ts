import { evaluate } from '../figures/evaluate.ts'
import { judge } from '../figures/judge.ts'
import type { Command } from '../read/command.ts'
import type { Outcome, RunContext } from '../turn/outcome.ts'
import { compare } from './compare.ts'
import { handOver } from './hand-over.ts'
import { letter } from './letter.ts'
import { point } from './point.ts'
import { progress } from './progress.ts'
import { proposeCancel, proposeCorrection, proposeReminder, proposeSwitch } from './propose-acts.ts'

/** Figures, deals and proposed acts. */
export function runOther(command: Command, context: RunContext): Outcome | Promise<Outcome> {
  switch (command.do) {
    case 'figure':
      return evaluate(command, context)
    case 'judge':
      return judge(command, context)
    case 'compare':
    case 'narrow':
      return compare(command, context)
    case 'point':
      return point(command, context)
    case 'switch':
      return proposeSwitch(command, context)
    case 'cancel':
      return proposeCancel(command, context)
    case 'remind':
      return proposeReminder(command, context)
    case 'correct':
      return proposeCorrection(command, context)
    case 'letter':
      return letter(command, context)
    case 'hand_over':
      return handOver(context)
    case 'progress':
      return progress(command, context)
    // Answered by tools of their own, or resolved before anything is run.
    case 'explain':
    case 'talk':
    case 'note':
    case 'noted':
    case 'forget':
    case 'edit':
    case 'confirm':
    case 'repair':
      return { statements: [], cards: [], state: context.state }
  }
}
