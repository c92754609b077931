import { evaluate } from '../figures/evaluate.ts'
import { type Judge, judge, offeredValues } from '../figures/judge.ts'
import { ofDealNow } from '../figures/sources/agreed-note.ts'
import { workOut } from '../figures/work-out.ts'
import type { Command, Figure } from '../command/command.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { compare } from './compare.ts'
import { withAsked, withPaymentCards } from './continue-flow.ts'
import { explain } from './explain.ts'
import { handOver } from './hand-over.ts'
import { letter } from './letter.ts'
import { forget, note, noted } from './note.ts'
import { withOwnDays } from './own-days.ts'
import { point } from './point.ts'
import { progress } from './progress.ts'
import { proposeCancel, proposeReminder, proposeSwitch } from './propose-acts.ts'
import { proposeCorrection } from './propose-correction.ts'
import { talk } from './talk.ts'
import { whoseBill } from './whose-bill.ts'

/** Every command by its tool. */
export function runCommand(command: Command, context: RunContext): Outcome | Promise<Outcome> {
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
    case 'bill':
      return whoseBill(command, context)
    case 'figure': {
      if (isPriceOfNoBill(command, context)) return judge({ ...command, do: 'judge', what: 'rate' }, context)
      const figure = ofDealNow(command, context)
      return withAsked(figure, withOwnDays(figure, evaluate(figure, context), context))
    }
    case 'work_out':
      return workOut(command, context)
    case 'judge':
      return isAboutNoOffer(command, context)
        ? compare({ do: 'compare' }, context)
        : withAsked(command, withPaymentCards(judge(command, context), context))
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
    // Resolved before anything is run.
    case 'edit':
    case 'confirm':
    case 'conclude':
    case 'repair':
      return { statements: [], cards: [], state: context.state }
  }
}

/** "Should I switch?", before any offer was seen or told of. */
function isAboutNoOffer({ what, told }: Judge, context: RunContext): boolean {
  return what === 'offer' && !context.state.comparison && offeredValues(told, context).length === 0
}

/** "Is my rate of 27p above the cap", where no bill says what it is. */
function isPriceOfNoBill({ measure, of }: Figure, { world, state }: RunContext): boolean {
  return (measure === 'unit_rate' || measure === 'standing_charge') && of === 'bill' && !billOf(world, state)
}
