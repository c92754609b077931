import {
  addDays,
  daysBetween,
  exitFeeOn,
  freeToLeaveOn,
  type Fuel,
  FUELS,
  type IsoDay,
  isIsoDay,
  sayDay,
  sayPounds,
} from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { billOf, saidOf, termsOf } from '../home/home-of-turn.ts'
import { ask, fact, result } from './results.ts'
import { askEnd, DEAL_CHOICES } from './questions.ts'

const RULE = 'A supplier may not charge an exit fee in the last 49 days of a fixed term.'

/** What leaving costs today, on a day that is asked for, and from when it is free. */
export async function exitFee(args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  const { world } = context
  const state = { ...context.state, topic: { call: 'exit_fee', args } }
  const { endsOn, exitFeePence, deal } = termsOf(context)
  const ruleFact = fact('rule.days', 'text', '49 days')
  if (endsOn === undefined) {
    if (deal === 'variable')
      return result(
        state,
        'exit_fee',
        'A standard variable tariff does not normally have an exit fee. You can leave at any time.',
      )
    if (deal === 'fixed' && saidOf(state).isEndUnknown)
      return result(
        state,
        'exit_fee',
        `${RULE} I would need the end date to say more. It is on the bill.`,
        [],
        [ruleFact],
      )
    if (deal === 'fixed')
      return { ...askEnd(state, 'exit_fee'), says: `${RULE} ${askEnd(state, 'exit_fee').says}`, facts: [ruleFact] }
    const seen = billOf(world, state) ? 'Your bill shows no end date and no exit fee. ' : ''
    const asked = ask(
      state,
      'deal',
      'exit_fee',
      `${seen}It depends on the deal. A standard variable tariff normally has no exit fee. On a fix there may be one for each fuel, but not in the last 49 days. Which kind of deal is it?`,
      DEAL_CHOICES,
    )
    return { ...asked, facts: [ruleFact] }
  }
  const wanted = args['leave_on']
  const on: IsoDay = typeof wanted === 'string' && isIsoDay(wanted) && wanted >= world.today ? wanted : world.today
  const contract = { prices: [], endsOn, exitFeePence }
  const fee = exitFeeOn(contract, on)
  const free = freeToLeaveOn(contract) ?? addDays(endsOn, -49)
  const facts = [
    ruleFact,
    fact('deal.ends', 'date', sayDay(endsOn)),
    fact('free.from', 'date', sayDay(free)),
    fact('leave.on', 'date', sayDay(on)),
  ]
  if (exitFeePence !== undefined)
    facts.push(
      fact('exit.fee', 'money', sayPounds(exitFeePence)),
      fact('exit.fee.both', 'money', sayPounds(exitFeePence * 2)),
    )
  const next = free > world.today ? { ...state, saidDay: free } : state
  const when = on === world.today ? 'today' : `on ${sayDay(on)}`
  const parts = [`The fixed deal ends on ${sayDay(endsOn)}.`]
  if (daysBetween(on, endsOn) < 0) parts.push(`By then the fix is over, so leaving ${when} is free.`)
  else if (exitFeePence === 0) parts.push('It has no exit fee, so you can leave at any time.')
  else if (daysBetween(on, endsOn) <= 49)
    parts.push(
      `Leaving ${when} is free: it falls in the last 49 days, which begin on ${sayDay(free)}.`,
      fee.askSupplier ? 'It is close to the edge, so ask the supplier how it counts.' : '',
    )
  else {
    parts.push(
      exitFeePence === undefined
        ? `I do not know the exit fee. It is on the bill.`
        : `Leaving ${when} costs ${sayFee(exitFeePence, oneFuel(context))}.`,
    )
    parts.push(`From ${sayDay(free)}, the last 49 days, leaving is free.`)
  }
  const choices = {
    kind: 'choices' as const,
    choices: [
      { label: 'Compare tariffs', text: 'Should I switch, wait or stay?' },
      ...(state.comparison ? [{ label: 'Remind me', text: `Remind me on ${sayDay(free)}` }] : []),
    ],
  }
  return result(next, 'exit_fee', parts.filter((each) => each !== '').join(' '), [choices], facts)
}

function sayFee(pence: number, only: Fuel | undefined): string {
  if (only) return `${sayPounds(pence)}, for ${only} only`
  return `${sayPounds(pence)} for each fuel, ${sayPounds(pence * 2)} for both`
}

/** The fuel that the fee is for, where it is not for both. */
function oneFuel(context: ToolContext): Fuel | undefined {
  const { exitFeeOn, exitFeePence, fuels } = saidOf(context.state)
  if (exitFeeOn) return exitFeeOn
  if (fuels === 'electricity' || fuels === 'gas') return fuels
  const bill = exitFeePence === undefined ? billOf(context.world, context.state)?.facts : undefined
  const charged = bill ? FUELS.filter((fuel) => (bill[fuel]?.exitFeeGbp ?? 0) > 0) : []
  return charged.length === 1 ? charged[0] : undefined
}
