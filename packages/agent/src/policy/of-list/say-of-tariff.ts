import { type Quote, sayDay, sayPounds, type Tariff } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { fact, result } from '../../tools/results.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'

export type Pounds = (pence: number) => string

export function sayAdvice(state: AgentState, tariff: Tariff, quote: Quote | undefined, pounds: Pounds): string {
  const verdict = state.comparison?.verdict
  if (!verdict)
    return 'I can only say that once I know your present deal: is it a fix or a variable tariff, and what do you pay? The list alone shows what is cheapest.'
  if (verdict.kind === 'stay')
    return 'In short: stay where you are for now. Nothing on the list saves you enough today.'
  if (verdict.kind === 'wait' && verdict.date !== null)
    return `In short: not yet. Wait until ${sayDay(verdict.date)}, when leaving is free, and then take the cheapest, as things stand ${tariff.name}.`
  return quote && quote.savingAfterFeesPence > 0
    ? `In short: yes, switch to ${tariff.name}. It saves ${pounds(quote.savingAfterFeesPence)} in the first year, after any exit fee.`
    : `In short: yes, ${tariff.name} is the one I would look at.`
}

export function sayWorth(tariff: Tariff, quote: Quote | undefined, pounds: Pounds): string {
  if (!quote) return `${tariff.name} is on the list, but I cannot work out its year for this home.`
  const { savingAfterFeesPence: net } = quote
  return net > 0
    ? `${tariff.name} would leave you ${pounds(net)} better off in the first year, any exit fee of your present deal taken off. If you want its terms too, it is a fair choice.`
    : `No: against a year as now ${tariff.name} would leave you ${pounds(-net)} worse off, any exit fee of your present deal counted.`
}

export function sayCatch(tariff: Tariff, quote: Quote | undefined): string {
  const fee =
    tariff.exitFeePencePerFuel > 0
      ? `Leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel.`
      : 'It has no exit fee.'
  const moves =
    tariff.kind === 'fixed'
      ? 'Its rates stay, so if prices fall you do not gain. After its term you move to the variable tariff.'
      : 'Its rates can change, so the figure holds only as long as they stay.'
  const now = quote?.exitFees.reduce((sum, { pence }) => sum + pence, 0) ?? 0
  return [
    'No saving is guaranteed: it holds for the same use and the prices of today.',
    fee,
    moves,
    now > 0 ? `Leaving your present deal today costs ${sayPounds(now)}.` : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

export function sayWhen(state: AgentState): string {
  const verdict = state.comparison?.verdict
  if (verdict?.kind === 'wait' && verdict.date !== null)
    return `From ${sayDay(verdict.date)}: then leaving is free. I can remind you by mail: say "remind me then".`
  return verdict?.kind === 'stay'
    ? 'Not now: nothing on the list saves you enough today.'
    : 'Any day. A supplier must complete a switch within 5 working days, and you have 14 days to change your mind.'
}

export function sayNext(state: AgentState): string {
  const verdict = state.comparison?.verdict
  if (verdict?.kind === 'wait' && verdict.date !== null)
    return `Nothing to do before ${sayDay(verdict.date)}. Then compare again with the prices of that day and switch. I can remind you by mail: say "remind me then".`
  if (verdict?.kind === 'stay') return 'Nothing to do now. I can remind you by mail when it is time to look again.'
  return 'If you like one, say which, and I begin a switch. You then give a few details and agree on a page of its own. You have 14 days to change your mind, and the supply moves without a break.'
}

export function tell(state: AgentState, tariff: Tariff, says: string): ToolResult {
  return result(
    state,
    'list',
    says,
    [],
    [
      fact('list.tariff', 'tariff', tariff.name),
      fact('list.supplier', 'supplier', tariff.supplier),
      ...factsOfText('list', says),
    ],
  )
}

export function lower(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}
