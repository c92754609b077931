import { type Quote, roughPence, sayDay, sayPounds, sayWholePounds, type Tariff } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { currentKnown } from '../../cards/comparison-card.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import { homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import { fact, result } from '../../tools/results.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import { factsOfText } from '../../verify/facts-of-text.ts'
import type { World } from '../../world.ts'
import { quoteOf, tariffInHand } from './quote-of.ts'

/** These are of the list only where they point to it: people also ask what they owe, and who supplies them. */
const POINTED: readonly QuestionKind[] = ['cost', 'who', 'when', 'how_long']
const POINTS = /\b(?:it|that|this|those|these|one)\b/

const GOES =
  /\b(?:to|for|if i|can i|could i|do i|should i) (?:go|leave|leaving|get out|walk|jump|move|switch|left|went)\b(?!.{0,6}\b(?:to|with|for)\b)/

/** A question about the list, or about the tariff that was just looked at. */
export function talkOfList(
  kind: QuestionKind,
  plain: string,
  state: AgentState,
  world: World,
): ToolCall | ToolResult | undefined {
  const { comparison, topic } = state
  if (
    !comparison ||
    comparison.subject !== state.subject ||
    (topic?.call !== 'compare' && topic?.call !== 'explain_tariff')
  )
    return undefined
  const isFix = termsOf({ state, world }).endsOn !== undefined
  if (isFix && (kind === 'when' || kind === 'cost') && GOES.test(plain)) return { name: 'exit_fee', args: {} }
  if (POINTED.includes(kind) && !POINTS.test(plain) && plain.split(' ').length > 3) return undefined
  const isOne = topic.call === 'explain_tariff'
  const tariff = tariffInHand(state, world)
  if (!tariff) return undefined
  const quote = quoteOf(tariff, state, world)
  const say = (says: string) => tell(state, tariff, says)
  // What rests on an assumed price is no figure to the penny.
  const isRough = currentKnown(homeOfTurn({ state, world })) !== 'known' || quote?.savingRange !== undefined
  const pounds = (pence: number) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
  const asked: string = kind
  switch (asked) {
    case 'sure':
      return say(
        'The sums are exact for what I know: your use, your rates and the prices of today. Two things can differ. You may use more or less than in the past, and new prices can come any day. If a value of yours is wrong, tell me, and I work it out again.',
      )
    case 'source':
      return { name: 'compare', args: { is_why: true } }
    case 'risk':
      return say(sayCatch(tariff, quote))
    case 'worth':
    case 'simpler':
      return isOne || /\bsav\w+\b/.test(plain)
        ? say(sayWorth(tariff, quote, pounds))
        : say(sayAdvice(state, tariff, quote, pounds))
    case 'how':
      return /\bcan i\b|\bsign up\b/.test(plain) && !POINTS.test(plain) ? undefined : say(sayNext(state))
    case 'next':
      return say(sayNext(state))
    case 'how_long':
      return isOne ? say(`${tariff.name}: ${lower(sayTerm(tariff))}`) : undefined
    case 'when':
      return /\b(?:ends?|finish\w*|expires?|run out|over)\b/.test(plain) ? undefined : say(sayWhen(state))
    case 'cost':
      if (/\bsav\w+\b|\bby how much\b|\bdifference\b/.test(plain)) return say(sayWorth(tariff, quote, pounds))
      return quote
        ? say(
            `${tariff.name} would cost ${sayPounds(quote.costPence)} a year, about ${sayPounds(Math.round(quote.costPence / 12))} a month, with standing charges and VAT.`,
          )
        : undefined
    case 'who':
      return say(
        `${tariff.name} is from ${tariff.supplier}.${tariff.isSample ? ' Both names are invented: the list holds samples, and nothing can be bought yet.' : ''}`,
      )
    case 'more':
      return isOne ? say(sayCatch(tariff, quote)) : { name: 'explain_tariff', args: { tariff_id: tariff.id } }
    default:
      return undefined
  }
}

type Pounds = (pence: number) => string

function sayAdvice(state: AgentState, tariff: Tariff, quote: Quote | undefined, pounds: Pounds): string {
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

function sayWorth(tariff: Tariff, quote: Quote | undefined, pounds: Pounds): string {
  if (!quote) return `${tariff.name} is on the list, but I cannot work out its year for this home.`
  const { savingAfterFeesPence: net } = quote
  return net > 0
    ? `${tariff.name} would leave you ${pounds(net)} better off in the first year, any exit fee of your present deal taken off. If you want its terms too, it is a fair choice.`
    : `No: against a year as now ${tariff.name} would leave you ${pounds(-net)} worse off, any exit fee of your present deal counted.`
}

function sayCatch(tariff: Tariff, quote: Quote | undefined): string {
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

function sayWhen(state: AgentState): string {
  const verdict = state.comparison?.verdict
  if (verdict?.kind === 'wait' && verdict.date !== null)
    return `From ${sayDay(verdict.date)}: then leaving is free. I can remind you by mail: say "remind me then".`
  return verdict?.kind === 'stay'
    ? 'Not now: nothing on the list saves you enough today.'
    : 'Any day. A supplier must complete a switch within 5 working days, and you have 14 days to change your mind.'
}

function sayNext(state: AgentState): string {
  const verdict = state.comparison?.verdict
  if (verdict?.kind === 'wait' && verdict.date !== null)
    return `Nothing to do before ${sayDay(verdict.date)}. Then compare again with the prices of that day and switch. I can remind you by mail: say "remind me then".`
  if (verdict?.kind === 'stay') return 'Nothing to do now. I can remind you by mail when it is time to look again.'
  return 'If you like one, say which, and I begin a switch. You then give a few details and agree on a page of its own. You have 14 days to change your mind, and the supply moves without a break.'
}

function tell(state: AgentState, tariff: Tariff, says: string): ToolResult {
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

function lower(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}
