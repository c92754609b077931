import { capRatesOn, type Fuel, FUELS, roughPence, sayPounds, sayRate, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { Household, Period } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import { personIn } from '../../understand/find/find-subject.ts'
import { writeFigures } from '../../understand/find/write-figures.ts'
import { onlyTold } from '../choose/only-told.ts'
import type { Heard } from './heard-home.ts'
import { sayKwhOf, typicalHome } from './typical-home.ts'

/** What was talked about, after a figure was judged. */
export const JUDGED: ToolCall = { name: 'estimate_usage', args: { of: 'judged_figure' } }
const TOPIC = { call: JUDGED.name, args: JUDGED.args }

const JUDGES =
  /\b(?:a lot|lots|loads|too (?:much|high|dear|expensive)|mad|crazy|insane|high|steep|normal|average|ok|okay|fair|reasonable|robbed|ripped off|rip off|over ?pay\w*|overcharg\w*|typical|usual|about right|sound right|excessive|ridiculous|extortionate|good|bad|decent|expensive|dear|cheap)\b/
const ASKS = /\?|\b(?:is|does|do|am i|are we|are they|sounds?|seems?|why)\b/i
/** "My neighbour pays 90 and I pay 190" asks why without saying so. */
const BESIDE =
  /\b(?:neighbours?|mate|friend|sister|brother|mum|dad|daughter|son|colleague|next door)\b.{0,30}\bpays?\b.{0,20}\d.{0,25}\b(?:i|we|mine|ours)\b.{0,15}\d|\b(?:i am|we are) on \d.{0,12}\b(?:neighbours?|mate|friend|sister|brother|mum|dad|daughter|son|colleague)\b.{0,12}\bon \d/
const MINE_IS = /^(?:and |but |so |well )*(?:mine|ours) (?:is|are)\b/
const THAT_IS = /^(?:so |and |but |ok )*(?:is|does|are) (?:that|it|this)\b/
const OFFERED = /\b(?:offer\w*|quot\w*|renewal)\b/
const TIMES: Readonly<Record<Period, number>> = { week: 52, month: 12, quarter: 4, year: 1 }
const DAYS: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 }
const ENERGY =
  /(\d[\d,]{0,12}(?:\.\d+)?) ?(?:kwhs?|kw ?h|units?)\b(?: of)?(?: (gas|electric\w*|leccy|elec))?.{0,20}?\b(?:(today|yesterday|last night|(?:a|per|each|every|one|in a|for a|last|this|for the) day|daily)|((?:a|per|each|every|one|in a|for a|last|this|for the) week|weekly)|((?:a|per|each|every|one|in a|for a|last|this|for the) month|monthly))\b/i
const MONEY_TODAY = /£ ?(\d+(?:\.\d\d?)?)\b.{0,12}\b(?:today|yesterday|a day|per day|each day|so far today)\b/i

/** "Is that a lot?": what they pay or use beside a home like theirs at the price cap. */
export function judgeFigure(heard: Heard): ToolResult | undefined {
  const { text, plain, slots, state, world } = heard
  if (OFFERED.test(plain)) return undefined
  if (state.subject !== 'own') {
    const isJudged = slots.household.spend && JUDGES.test(plain) && ASKS.test(text) && !slots.household.postcode
    return isJudged ? judgeSpend(slots.household, heard) : undefined
  }
  const day = MONEY_TODAY.exec(text)
  const isStanding = /\bstanding|daily charge|ihd|display|only \d|broken|stuck|wrong\b/.test(plain)
  const isSpent = /\b(?:used?|using|spent|spending|costing|burn\w*|going through|gone through|got through)\b/.test(
    plain,
  )
  if (day && (isSpent || (JUDGES.test(plain) && ASKS.test(text))) && !isStanding) return ofDay(Number(day[1]), heard)
  const earlier = earlierSpend(heard)
  if (earlier) return earlier
  const energy = ENERGY.exec(writeFigures(text))
  const isPast = /yesterday|today|last night/i.test(energy?.[3] ?? '')
  if ((!JUDGES.test(plain) || !ASKS.test(text)) && !isPast && !BESIDE.test(plain) && !MINE_IS.test(plain))
    return undefined
  const patch = onlyTold(plain, slots.household)
  if (slots.household.postcode !== undefined) return undefined
  if (energy) return ofEnergy(energy, heard)
  if (patch.kwh && !patch.spend && world.bills.length === 0) return ofYear(patch, patch.kwh, heard)
  const isOwn = /\b(?:i|we|my|our|us)\b/.test(plain)
  if (patch.rates && isOwn && world.bills.length === 0 && !patch.spend) return ofRates(patch, heard)
  if (patch.spend && world.bills.length === 0) return judgeSpend(patch, heard)
  return undefined
}

/** "Is that high?" after a payment was told. */
function earlierSpend(heard: Heard): ToolResult | undefined {
  const { plain, state, world, slots } = heard
  const { spend } = saidOf(state)
  const isBare = THAT_IS.test(plain) && JUDGES.test(plain) && Object.keys(slots.household).length === 0
  if (!spend || !isBare || state.comparison || world.bills.length > 0 || plain.split(' ').length > 7) return undefined
  const judged = judgeSpend({ spend }, heard)
  return judged && { ...judged, says: judged.says.replace(/^I noted: [^.]*\.\d\d[^.]*\. /, '') }
}

/** What they pay beside a home like theirs. */
export function judgeSpend(patch: Household, heard: Heard): ToolResult | undefined {
  const { state, world, text } = heard
  const { spend } = patch
  if (!spend) return undefined
  const told = noted(state, patch)
  const home = typicalHome({ ...saidOf(told.state) }, world.today, spend.fuels)
  if (!home) return undefined
  const year = spend.pence * TIMES[spend.period]
  const inYear = spend.period === 'year' ? '' : ` That is ${sayPounds(year)} a year.`
  const usual = roughPence(home.yearPence)
  const other = state.subject === 'own' ? personIn(text) : undefined
  const beside = other
    ? ` What somebody else pays says little about it: the use, the rates and the region may all differ.`
    : ''
  const says = `${told.says}${inYear} ${home.called} uses about ${sayKwhOf(home.kwh)} and pays about ${sayWholePounds(usual)} a year at the price cap, roughly ${sayWholePounds(usual / 12)} a month. So ${state.subject === 'own' ? 'yours' : 'that'} is ${side(year, usual)}.${beside} More can be the use, the rates, or an old debt in the payment. Add a bill, or tell me the kWh and the postcode, and I find out which.`
  return withTold(heard, told, says)
}

function ofRates(patch: Household, heard: Heard): ToolResult | undefined {
  const { state, world } = heard
  const told = noted(state, patch)
  const said = FUELS.flatMap((fuel) => {
    const rates = patch.rates?.[fuel]
    const cap = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })?.price
    if (!rates || !cap || !('single' in cap.unitRates)) return []
    const { unitPence, standingPence } = rates
    const parts = [
      ...(unitPence === undefined
        ? []
        : [`${unitPence}p per kWh against ${sayRate(cap.unitRates.single)}, ${than(unitPence, cap.unitRates.single)}`]),
      ...(standingPence === undefined
        ? []
        : [
            `${standingPence}p a day against ${sayRate(cap.standingMicroPencePerDay)}, ${than(standingPence, cap.standingMicroPencePerDay)}`,
          ]),
    ]
    return parts.length === 0 ? [] : [`${fuel === 'gas' ? 'Gas' : 'Electricity'}: ${parts.join('; ')}.`]
  })
  if (said.length === 0) return undefined
  const says = `${told.says} Beside the price cap of now, the average by Direct Debit. ${said.join(' ')} The cap differs by region, and a fix may lie above or below it. Tell me your postcode and your yearly use, and I look whether there is something cheaper.`
  return withTold(heard, told, says)
}

function ofEnergy(
  [, amount = '', named, day, week]: RegExpExecArray,
  { state, world, slots }: Heard,
): ToolResult | undefined {
  const kwh = Number(amount.replaceAll(',', ''))
  const fuel: Fuel = named === undefined ? (slots.fuel ?? 'electricity') : /gas/i.test(named) ? 'gas' : 'electricity'
  const period = day ? 'day' : week ? 'week' : 'month'
  const home = typicalHome(saidOf(state), world.today, fuel)
  const year = home?.kwh[fuel]
  if (!home || year === undefined) return undefined
  const usual = Math.round((year * 10) / (DAYS[period] ?? 12)) / 10
  const says = `${home.called} uses about ${usual.toLocaleString('en-GB')} kWh of ${fuel} a ${period} on average, which is ${year.toLocaleString('en-GB')} kWh a year. So ${kwh.toLocaleString('en-GB')} kWh is ${side(kwh, usual)}. ${period === 'day' ? 'One day says little: a washing day or a cold one can be twice another.' : 'Winter is above the average and summer below it.'} I took that for a ${period} and did not note it as your year.`
  return knownText({ ...state, topic: TOPIC }, 'judge_use', says)
}

/** A year's use beside a home like theirs. */
function ofYear(patch: Household, kwh: NonNullable<Household['kwh']>, heard: Heard): ToolResult | undefined {
  const told = noted(heard.state, patch)
  const home = typicalHome(saidOf(told.state), heard.world.today)
  const said = FUELS.flatMap((fuel) => {
    const [mine, usual] = [kwh[fuel], home?.kwh[fuel]]
    return mine === undefined || usual === undefined
      ? []
      : [`${fuel} is ${side(mine, usual).replace(' that', '')} the ${usual.toLocaleString('en-GB')} kWh of such a home`]
  })
  if (!home || said.length === 0) return undefined
  const says = `${told.says} ${home.called} is the measure: your ${said.join(', and ')}. Electric heating, a car or long days at home explain more. Tell me your postcode, and I look what a year of it costs elsewhere.`
  return withTold(heard, told, says)
}

function ofDay(pounds: number, { state, world, slots }: Heard): ToolResult | undefined {
  const { fuel = 'both' } = slots
  const home = typicalHome(saidOf(state), world.today, fuel)
  if (!home || pounds > 100) return undefined
  const says = `£${pounds.toFixed(2)} in a day would be about ${sayWholePounds((Math.round(pounds * 365) * 100) / 12)} a month if every day were like it. ${home.called} pays about ${sayPounds(Math.round(home.yearPence / 365))} a day over the year at the price cap, for ${fuel === 'both' ? 'both fuels' : fuel}. So it is ${side(pounds * 100, home.yearPence / 365)}. One day says little: in the cold it is more, and in summer less. Tell me what a month comes to, and I can say more.`
  return knownText({ ...state, topic: TOPIC }, 'judge_day', says)
}

function side(one: number, other: number): string {
  const share = one / other
  if (share > 1.4) return 'well above that'
  if (share > 1.1) return 'above that'
  if (share < 0.6) return 'well below that'
  return share < 0.9 ? 'below that' : 'close to that'
}

function than(pence: number, micro: number): string {
  return pence * 1_000_000 > micro ? 'which is more' : pence * 1_000_000 < micro ? 'which is less' : 'which is the same'
}

function withTold({ state }: Heard, told: ToolResult, says: string): ToolResult {
  const next = { ...told.state, topic: TOPIC, subject: state.subject }
  const found = knownText(next, 'judge', says.trim())
  return { ...found, facts: [...found.facts, ...told.facts] }
}
