import { sayPounds } from '@mowatt/tariffs'
import { linesOfBill } from '../../bill/lines-of-bill.ts'
import { billOf, termsOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { figureOfTopic } from './figure-of-topic.ts'

const IS_IN =
  /^(?:(?:and|so|but|ok)\s+)*(?:(?:is|does|did|do|are|was|has) (?:that|it|this|they|those|these|(?:the |my )?(?:bill|total|£? ?\d[\d.,]*))\b.{0,12}\b(?:with|includ\w*|incl|got|counting|count|before|after|without|have|contain\w*)\b|(?:with|includ\w*|incl|after|before|without)\b)/
/** The bill or a sum of it is named, whatever was talked about. */
const NAMES_BILL = /\b(?:bill|total)\b|\d/
const WITHOUT = /\b(?:before|without|excluding|not includ\w*)\b/
const MOST_WORDS = 11
/** Sums of mine whose texts count the standing charges in. */
const WHOLE: readonly unknown[] = [
  'what_is_in',
  'month_to_come',
  'month_from_year',
  'other_home',
  'in_simple_words',
  'in_two_sentences',
  'times_twelve',
]

/** "Does that include the standing charge?": what is in the figure that was told last, and what is not. */
export function askWhatIsIn({ plain, state, world }: Heard): HomeAnswer | undefined {
  const facts = billOf(world, state)?.facts
  const isMore = state.topic?.args['asked'] === 'what_is_in' && /^(?:and|what about|how about)\b/.test(plain)
  const ofBill: NonNullable<typeof state.topic> = { call: 'explain_bill', args: { aspect: 'total' } }
  const topic = NAMES_BILL.test(plain) ? ofBill : (state.topic ?? ofBill)
  if (!facts || !(isMore || IS_IN.test(plain)) || plain.split(' ').length > MOST_WORDS) return undefined
  const figure = figureOfTopic({ ...state, topic })
  const isWhole =
    figure?.part === 'all' || [topic.args['asked'], topic.args['aspect']].some((each) => WHOLE.includes(each))
  const isOfBill = topic.call === 'explain_bill' && (figure !== undefined || isWhole)
  const isOfList = topic.call === 'compare'
  // The figure stays on the table, for "and the VAT?".
  const next = isOfBill
    ? { call: topic.call, args: { aspect: 'total', asked: 'what_is_in', ...(figure && { figure }) } }
    : topic
  const yes = (isIn: boolean) => (isIn === !WITHOUT.test(plain) ? 'Yes' : 'No')
  const tell = (says: string): HomeAnswer => ({
    calls: [],
    at_once: [knownText({ ...state, topic: next }, 'what_is_in', says)],
    about: { name: topic.call as 'explain_bill', args: next.args },
  })
  if (/\b(?:exit|leaving|early) (?:fee|charge|penalt)\w*|\bexit fees?\b/.test(plain) && isOfList) {
    const fee = termsOf({ state, world }).exitFeePence
    if (fee === undefined) return undefined
    const fuels = facts.electricity && facts.gas ? 2 : 1
    return tell(
      `${yes(false)}: the cost of a year on a tariff has no exit fee of your present deal in it. Leaving today would cost ${sayPounds(fee * fuels)} on top; from the day that I named it is nothing, which is why the advice waits until then.`,
    )
  }
  if (/\bstanding\b|\bdaily charges?\b/.test(plain) && (isOfBill || isOfList)) {
    if (figure?.part === 'energy') return tell(`${yes(false)}: that is the energy alone, without the standing charge.`)
    if (figure?.part === 'standing' || figure?.part === 'use' || figure?.part === 'vat') return undefined
    return tell(`${yes(true)}: the standing charges are counted in.`)
  }
  if (/\bvat\b|\btax\b/.test(plain) && (isOfBill || isOfList)) {
    const net = [facts.electricity, facts.gas].some((fuel) => fuel?.unitRates?.some(({ vat }) => vat === 'excluded'))
    const vat = linesOfBill(facts)?.reduce((sum, line) => sum + line.vatPence, 0)
    if (net) return undefined
    return tell(
      `${yes(true)}: VAT is counted in, 5% for gas and none for electricity from 1 October 2026 to 31 March 2027.${isOfBill && vat !== undefined ? ` On this bill it is ${sayPounds(vat)}.` : ''}`,
    )
  }
  if (/\b(?:debt|owe|owed|old|before|balance|arrears|left over|last)\b/.test(plain) && isOfBill) {
    const older = Math.round(((facts.balanceGbp ?? 0) - (facts.totalChargesGbp ?? 0)) * 100)
    return older > 0
      ? tell(
          `No: ${sayPounds(older)} from before this bill is not in it. That stands in the balance of ${sayPounds(Math.round((facts.balanceGbp ?? 0) * 100))} alone.`,
        )
      : undefined
  }
  return undefined
}
