import { APPLIANCES } from '../../knowledge/appliances.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { temperaturesIn } from '../../understand/find/find-temperatures.ts'
import { findMonthNumber } from '../../understand/find/find-month-number.ts'
import { hoursIn, timesInWeek } from '../at-once/run-span.ts'

const WASHES = /\b(?:showers?|baths?)\b/
const HOURS = /\bhours?\b|\bhrs?\b|\btimer\b/
/** The water in the boiler, and not the rooms. */
const FLOW = /\b(?:combi|boiler|flow|[4-9]\d)\b/
const FORMED = 0.85
const MINE = /\b(?:i|we|me|us|my|our|mine)\b/
const HAS =
  /\b(?:bought|got|getting|have|has|there is|runs?|running|leaves?|left|forgot|keeps?|blame|culprit|unplug\w*|because of)\b/
const USE_BY =
  /\b(?:down|less|cut|cutting|drop|fell|reduc\w+|lower)\b.{0,12}\b\d{1,2} ?(?:%|per ?cent)|\b\d{1,2} ?(?:%|per ?cent) (?:less|fewer|lower|off)\b/
const ROOM = /\b(?:at|to|from|degrees?|thermostat|heating|house|room|instead)\b/
const PRICE_BY =
  /\b(?:prices?|rates?|energy|tariff|it)\b.{0,20}\b(?:up|rise|rises|rose|jump|jumps|drop|drops|fall|falls|went|goes?)\b.{0,15}\b\d{1,2} ?(?:%|per ?cent)|\b(?:prices?|rates?|energy)\b.{0,20}\b\d{1,2} ?(?:%|per ?cent) (?:higher|dearer|up|more|lower|less|cheaper|down)\b/
/** A night rate, a fault or a purchase is no question about what a thing takes. */
const OTHER = /\b(?:night rate|off peak|economy|broken|trip\w*|safe|smell\w*|buy|bought|landlord)\b/
const WARM = /\b(?:heating|heat|warm|warmer|radiators?)\b/
const HOB = /\b(?:hob|cooker|induction|cook|cooking)\b/

/** Subjects that are explained to anybody, and the sum on their own rates that stands for each with a bill on the table. */
const INSTEAD: Readonly<Record<string, (plain: string) => string | undefined>> = {
  term_thermostat: (plain) => (FLOW.test(plain) ? undefined : 'at_bill.degree'),
  term_running_cost: ofThing,
  term_most_power: ofThing,
  term_monthly_payment: () => 'at_bill.month_average',
  term_normal_bill: (plain) => (MINE.test(plain) ? 'at_bill.month_average' : undefined),
  term_last_year: (plain) => (findMonthNumber(plain) === undefined ? undefined : 'at_bill.month_from_year'),
  term_calorific_value: () => 'at_bill.gas_units',
  term_cubic_feet: () => 'at_bill.gas_units',
  term_estimated_reading: () => 'at_bill.estimate_which',
  term_hob_choice: (plain) => (HOB.test(plain) ? 'at_bill.hob' : undefined),
  term_house_cost_day: (plain) =>
    WARM.test(plain) ? (HOURS.test(plain) ? 'at_bill.heat_time' : 'at_bill.warmer') : undefined,
}

/** How likely each such sum is, by what the words would be without a bill. */
export function useInsteadOf(text: string, plain: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [wish, chance] of learntChances('wishes', readWords(text))) {
    const label = INSTEAD[wish]?.(plain)
    if (label !== undefined) found.set(label, (found.get(label) ?? 0) + chance)
  }
  const formed = thingByForm(plain)
  if (formed !== undefined) found.set(formed, Math.max(found.get(formed) ?? 0, FORMED))
  return found
}

/** Where the figures in the words leave no doubt: minutes of a shower, two temperatures, a price or a use by per cent. */
export function supposedByForm(plain: string): string | undefined {
  const isTimed = hoursIn(plain) !== undefined || timesInWeek(plain) !== undefined
  if (WASHES.test(plain) && isTimed && !OTHER.test(plain)) return 'shower'
  if (temperaturesIn(plain).length === 2 && ROOM.test(plain)) return 'degree'
  if (PRICE_BY.test(plain)) return 'price_percent'
  return USE_BY.test(plain) && !/\b(?:prices?|rates?|tariff|bill|vat|guess\w*|estimate\w*)\b/.test(plain)
    ? 'use_percent'
    : undefined
}

/** A thing in the house that runs so often, or that they have or blame. */
function thingByForm(plain: string): string | undefined {
  const isTimed = hoursIn(plain) !== undefined || timesInWeek(plain) !== undefined
  return (isTimed || HAS.test(plain)) && !OTHER.test(plain) && APPLIANCES.some(({ on }) => on.test(plain))
    ? 'at_bill.thing'
    : undefined
}

function ofThing(plain: string): string | undefined {
  if (WASHES.test(plain)) return 'at_bill.shower'
  return APPLIANCES.some(({ on }) => on.test(plain)) ? 'at_bill.thing' : undefined
}
