import { roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { currentKnown } from '../../cards/comparison-card.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import { homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { quoteOf, tariffInHand } from './quote-of.ts'
import { lower, sayAdvice, sayCatch, sayNext, sayWhen, sayWorth, tell } from './say-of-tariff.ts'

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
