import { evaluate } from '../figures/evaluate.ts'
import { type Judge, judge, offeredValues } from '../figures/judge.ts'
import { ofDealNow } from '../figures/sources/agreed-note.ts'
import { workOut } from '../figures/work-out.ts'
import type { Command, Figure } from '../command/command.ts'
import { billOf } from '../home/home-of-turn.ts'
import type { Outcome, RunContext, Tool } from '../say/outcome.ts'
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

type Doing = Command['do']
type Runner<Kind extends Doing> = Tool<Extract<Command, { do: Kind }>>

/** Resolved before anything is run. */
const nothing: Tool<Command> = (_command, { state }) => ({ statements: [], cards: [], state })

const TOOLS: { [Kind in Doing]: Runner<Kind> } = {
  explain,
  talk,
  note,
  noted,
  forget,
  bill: whoseBill,
  figure: runFigure,
  work_out: workOut,
  judge: runJudge,
  compare,
  narrow: compare,
  point,
  switch: proposeSwitch,
  cancel: proposeCancel,
  remind: proposeReminder,
  correct: proposeCorrection,
  letter,
  hand_over: (_command, context) => handOver(context),
  progress,
  edit: nothing,
  confirm: nothing,
  conclude: nothing,
  repair: nothing,
}

/** Runs a command's tool. */
export function runCommand(command: Command, context: RunContext): Outcome | Promise<Outcome> {
  return (TOOLS[command.do] as Tool<Command>)(command, context)
}

function runFigure(command: Figure, context: RunContext): Outcome | Promise<Outcome> {
  if (isPriceOfNoBill(command, context)) return judge({ ...command, do: 'judge', what: 'rate' }, context)
  const figure = ofDealNow(command, context)
  return withAsked(figure, withOwnDays(figure, evaluate(figure, context), context))
}

function runJudge(command: Judge, context: RunContext): Outcome | Promise<Outcome> {
  return isAboutNoOffer(command, context)
    ? compare({ do: 'compare' }, context)
    : withAsked(command, withPaymentCards(judge(command, context), context))
}

/** "Should I switch?", before any offer was seen or told of. */
function isAboutNoOffer({ what, told }: Judge, context: RunContext): boolean {
  return what === 'offer' && !context.state.comparison && offeredValues(told, context).length === 0
}

/** "Is my rate of 27p above the cap", where no bill says what it is. */
function isPriceOfNoBill({ measure, of }: Figure, { world, state }: RunContext): boolean {
  return (measure === 'unit_rate' || measure === 'standing_charge') && of === 'bill' && !billOf(world, state)
}
