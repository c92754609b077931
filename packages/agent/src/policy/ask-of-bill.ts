import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { ChatFact } from '@mowatt/contract'
import {
  capRatesOn,
  daysBetween,
  type Fuel,
  FUELS,
  sayDay,
  sayPounds,
  sayRate,
  typicalUseOn,
  vatOn,
  vatRates,
} from '@mowatt/tariffs'
import type { ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { billOf, homeOfTurn } from '../home/home-of-turn.ts'
import { yearNow } from '../home/year-now.ts'
import { fact, result } from '../tools/results.ts'
import type { Slots } from '../understand/find-slots.ts'
import type { World } from '../world.ts'

type Asked = { text: string; slots: Slots; state: AgentState; world: World; facts: BillFacts }

const OVER_TIME =
  /\b(?:standing|daily)\s+charges?\b(?=.*\b(?:year|annual\w*|12 months|month|week)\b)|\b(?:year|annual\w*)\b.*\b(?:standing|daily)\s+charges?\b/i
const AGAINST_CAP =
  /^(?!.*\bwhy\b)(?=.*\bcap\b)(?=.*\b(?:above|below|over|under|more|less|higher|lower|dearer|cheaper|against|compared?|beat|better|worse)\b)(?=.*\b(?:my|mine|our|i|we|supplier'?s?|this)\b)(?!.*\b(?:most|maximum|bill cannot|can'?t|cannot|never|nobody|always)\b)(?!.*\bif\b)/i
const THAN_THAT =
  /\b(?:am i|are we|do i|is (?:mine|my|that|this|it)|my rate)\b.*\b(?:more|less|above|below|over|under|higher|lower|high|low|dear|cheap|good|bad|normal)\w*\b/i
const RATE_GOOD =
  /\b(?:my|our)\b.{0,25}\b(?:rates?|unit (?:rate|price)|standing charges?|price per|tariff rates?)\b.{0,25}\b(?:any good|good|high\w*|low\w*|average|normal|expensive|dear\w*|cheap\w*|fair|ok|okay|reasonable|bad|steep)\b|\bstanding charge on my bill\b.{0,25}\b(?:high\w*|low\w*|average|normal)\b/i
const USE_PER =
  /\b(?:how much|how many|what)\b.{0,25}\b(?:use|using|used|units|kwh|get through)\b.{0,20}\b(?:a|per|each) (day|week|month)\b/i
const USE_USUAL =
  /\b(?:use|used|using|usage)\b.{0,25}\b(?:than (?:normal|average|usual|typical|most)|normal|average|a lot|typical|high|low)\b/i
const SUPPLY_NUMBER = /\b(?:my|our)\b.{0,12}\b(mpan|mprn|supply number|meter point)\b/i
const WHY_OWE = /\bwhy\b.{0,20}\bowe\b|\bwhy\b.{0,30}\bbalance\b|\bowe\b.{0,20}\bwhen\b.{0,20}\bbill\b/i
const VAT_IN =
  /\bhow much\b.*\b(?:vat|tax)\b.*\b(?:bill|i pa(?:y|id)|this|charged?)\b|\bhow much (?:of|on)\b.*\bbill\b.*\b(?:vat|tax)\b|\b(?:vat|tax)\b.*\b(?:in|on|of) (?:my|this|the) bill\b/i
const PAYS_ENOUGH =
  /\b(?:direct debit|dd|monthly payment|i pay|we pay|paying)\b.*\b(?:too (?:much|high|low|little)|right|enough|fair|ok|okay|reasonable|about right)\b/i
const ADDS_UP =
  /\b(?:add(?:s|ed)? up|sums?|maths|right amount|correct amount|charged? (?:me )?(?:right|correctly|properly)|anything (?:wrong|dodgy|odd|funny)|any (?:mistakes?|errors?)|is (?:this|my|the) bill (?:right|correct|wrong|ok)|check (?:my|this|the) bill|overcharg\w*)\b/i

/** A question whose answer is a sum over the bill: a year of a charge, a rate beside the cap, VAT within, the total. */
export function askOfBill(text: string, slots: Slots, state: AgentState, world: World): ToolResult | undefined {
  const facts = billOf(world, state)?.facts
  if (!facts) return undefined
  const asked: Asked = { text, slots, state, world, facts }
  if (OVER_TIME.test(text)) return chargeOverYear(asked)
  const isCapTopic =
    state.topic?.call === 'price_cap' || topicTerm(state) === 'standing_charge' || topicTerm(state) === 'unit_rate'
  if (RATE_GOOD.test(text) || AGAINST_CAP.test(text) || (isCapTopic && THAN_THAT.test(text))) return besideCap(asked)
  if (VAT_IN.test(text)) return vatWithin(asked)
  const per = USE_PER.exec(text)?.[1]?.toLowerCase()
  if (per !== undefined) return usePer(per, asked)
  if (USE_USUAL.test(text) && !/\b(?:if|what is|what's|whats|typical home)\b/i.test(text)) return useBesideUsual(asked)
  if (SUPPLY_NUMBER.test(text) && !/\b(?:what (?:is an|does|do)|where|mean)\b/i.test(text)) return supplyNumber(asked)
  if (WHY_OWE.test(text)) return whyOwe(asked)
  if (PAYS_ENOUGH.test(text) && slots.household.spend?.period === 'month') return paysEnough(asked)
  return ADDS_UP.test(text) && !/\?.*\bsaving\b|\bsav(?:e|ing)/i.test(text) ? addsUp(asked) : undefined
}

function topicTerm({ topic }: AgentState): unknown {
  return topic?.args['term'] ?? topic?.args['aspect']
}

function chargeOverYear({ state, facts }: Asked): ToolResult | undefined {
  const found: ChatFact[] = []
  let sum = 0
  const lines = FUELS.flatMap((fuel) => {
    const pence = facts[fuel]?.standingChargePencePerDay
    if (pence === undefined) return []
    const year = Math.round(pence * 365)
    sum += year
    found.push(
      fact('of_bill.standing_day', 'rate', `${pence}p`),
      fact('of_bill.standing_year', 'money', sayPounds(year)),
    )
    return [`${fuel} ${pence}p a day is ${sayPounds(year)}`]
  })
  if (lines.length === 0) return undefined
  const both =
    lines.length > 1 ? ` Together that is ${sayPounds(sum)}, or about ${sayPounds(Math.round(sum / 12))} a month.` : ''
  found.push(
    fact('of_bill.standing_sum', 'money', sayPounds(sum)),
    fact('of_bill.standing_month', 'money', sayPounds(Math.round(sum / 12))),
  )
  return result(
    state,
    'standing_year',
    `Over 365 days, on the charges of your bill: ${lines.join('; ')}.${both} You pay it whatever you use, as long as the charge and VAT stay as they are.`,
    [],
    [...found, fact('of_bill.days', 'text', '365 days')],
  )
}

function besideCap({ state, world, facts }: Asked): ToolResult | undefined {
  const found: ChatFact[] = []
  const sides: string[] = []
  const lines = FUELS.flatMap((fuel) => {
    const own = facts[fuel]
    const cap = capRatesOn({ on: world.today, fuel, paymentMethod: facts.paymentMethod ?? 'direct_debit' })
    const rate = own?.unitRates?.find(({ register }) => register === 'single')?.pencePerKwh
    if (!cap || !('single' in cap.price.unitRates)) return []
    const pairs: [string, number | undefined, number][] = [
      ['per kWh', rate, cap.price.unitRates.single],
      ['a day', own?.standingChargePencePerDay, cap.price.standingMicroPencePerDay],
    ]
    return pairs.flatMap(([unit, pence, limit]) => {
      if (pence === undefined) return []
      const side = pence * 1_000_000 > limit ? 'above' : pence * 1_000_000 < limit ? 'below' : 'at'
      sides.push(side)
      found.push(fact('of_bill.rate', 'rate', `${pence}p`), fact('of_bill.cap', 'rate', sayRate(limit)))
      return [`${fuel} ${pence}p ${unit} against ${sayRate(limit)}`]
    })
  })
  if (lines.length === 0) return undefined
  const verdict = sides.every((side) => side === 'above')
    ? 'More. Each of your rates is above the average price cap'
    : sides.every((side) => side === 'below')
      ? 'Less. Each of your rates is below the average price cap'
      : 'Some of your rates are above the average price cap and some below'
  const isFix = facts.electricity?.tariffEndDate !== undefined || facts.gas?.tariffEndDate !== undefined
  const allowed = isFix ? ' That is allowed, since a fix that you chose is outside the cap.' : ''
  return result(
    { ...state, topic: { call: 'price_cap', args: {} } },
    'beside_cap',
    `${verdict}: ${lines.join('; ')}.${allowed} The cap differs by region, so compare the cost of a whole year too.`,
    [],
    found,
  )
}

function vatWithin({ state, facts }: Asked): ToolResult | undefined {
  const { periodFrom, periodTo } = facts
  if (!periodFrom || !periodTo) return undefined
  const days = daysBetween(periodFrom, periodTo) + 1
  const found: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const own = facts[fuel]
    const rate = own?.unitRates?.find(({ register }) => register === 'single')
    if (!own || !rate || own.usageKwhInPeriod === undefined || own.standingChargePencePerDay === undefined) return []
    const points = vatOn(vatRates, fuel, periodTo)
    const percent = `${points / 100}%`
    found.push(fact('of_bill.vat', 'percent', percent))
    if (points === 0) return [`On electricity there is none: VAT is ${percent} in this period.`]
    if (rate.vat !== 'included') return [`On ${fuel} it is ${percent} of its charges.`]
    const charged = own.usageKwhInPeriod * rate.pencePerKwh + days * own.standingChargePencePerDay
    const vat = Math.round((charged * points) / (10_000 + points))
    found.push(
      fact('of_bill.vat_sum', 'money', sayPounds(vat)),
      fact('of_bill.vat_of', 'money', sayPounds(Math.round(charged))),
    )
    return [
      `On ${fuel} it is ${percent}, which is about ${sayPounds(vat)} of the ${sayPounds(Math.round(charged))} for ${fuel}.`,
    ]
  })
  return lines.length === 0
    ? undefined
    : result(
        { ...state, topic: { call: 'vat', args: {} } },
        'vat_within',
        `${lines.join(' ')} The rates on your bill include VAT.`,
        [],
        found,
      )
}

function paysEnough({ state, world, slots }: Asked): ToolResult | undefined {
  const said = slots.household.spend?.pence
  const year = yearNow(homeOfTurn({ state, world }), world.today)
  if (said === undefined || !year) return undefined
  const month = Math.round(year.cost.pence / 12)
  const gap = (said - month) / month
  const verdict = gap > 0.1 ? 'more than you need' : gap < -0.1 ? 'less than you need' : 'about right'
  const says = `${sayPounds(said)} a month is ${verdict}. On your bill’s use and rates a year costs ${sayPounds(year.cost.pence)}, which is ${sayPounds(month)} a month. What you owe or have in credit comes on top or off. If it is far off, send a reading and ask for the sum behind it.`
  return result(
    state,
    'pays_enough',
    says,
    [],
    [
      fact('of_bill.paid', 'money', sayPounds(said)),
      fact('of_bill.year', 'money', sayPounds(year.cost.pence)),
      fact('of_bill.month', 'money', sayPounds(month)),
    ],
  )
}

function addsUp({ state, facts }: Asked): ToolResult | undefined {
  const { periodFrom, periodTo, totalChargesGbp } = facts
  if (!periodFrom || !periodTo || totalChargesGbp === undefined) return undefined
  const days = daysBetween(periodFrom, periodTo) + 1
  const found: ChatFact[] = []
  const guessed: Fuel[] = []
  let sum = 0
  const lines = FUELS.flatMap((fuel) => {
    const own = facts[fuel]
    if (!own) return []
    const rate = own.unitRates?.length === 1 ? own.unitRates[0] : undefined
    if (
      !rate ||
      rate.vat !== 'included' ||
      own.usageKwhInPeriod === undefined ||
      own.standingChargePencePerDay === undefined
    )
      return [undefined]
    const [used, stood] = [
      Math.round(own.usageKwhInPeriod * rate.pencePerKwh),
      Math.round(days * own.standingChargePencePerDay),
    ]
    sum += used + stood
    if (own.readings?.some(({ latestKind }) => latestKind === 'estimated')) guessed.push(fuel)
    for (const pence of [used, stood]) found.push(fact('of_bill.part', 'money', sayPounds(pence)))
    return [`${fuel} ${sayPounds(used)} for use and ${sayPounds(stood)} for ${days} days`]
  })
  // Only what can be added up whole is judged.
  if (lines.length === 0 || lines.some((each) => each === undefined)) return undefined
  const total = Math.round(totalChargesGbp * 100)
  const gap = total - sum
  found.push(
    ...[sum, total, Math.abs(gap)].map((pence) => fact('of_bill.sum', 'money', sayPounds(pence))),
    fact('of_bill.days', 'text', `${days} days`),
    fact('of_bill.from', 'date', sayDay(periodFrom)),
    fact('of_bill.to', 'date', sayDay(periodTo)),
  )
  const verdict =
    Math.abs(gap) <= 5
      ? 'so it adds up'
      : `so ${sayPounds(Math.abs(gap))} is not explained by these lines: ask your supplier what it is`
  const estimate =
    guessed.length > 0
      ? ` The ${guessed.join(' and ')} reading is estimated, so send one of your own and ask for a new bill if it is far off.`
      : ''
  return result(
    { ...state, topic: { call: 'explain_bill', args: { aspect: 'total' } } },
    'adds_up',
    `I added your bill up again for ${sayDay(periodFrom)} to ${sayDay(periodTo)}: ${lines.join('; ')}. Together that is ${sayPounds(sum)}. The bill charges ${sayPounds(total)}, ${verdict}.${estimate} The bill’s own page shows each line.`,
    [],
    found,
  )
}

const SHARES: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12 }

function usePer(per: string, { state, facts }: Asked): ToolResult | undefined {
  const found: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const year = facts[fuel]?.estimatedAnnualUsageKwh
    if (year === undefined) return []
    const [whole, part] = [kwh(year), kwh(Math.round((year / (SHARES[per] ?? 12)) * 10) / 10)]
    found.push(fact('of_bill.year', 'energy', whole), fact('of_bill.part', 'energy', part))
    return [`${fuel} about ${part}, from ${whole} a year`]
  })
  return lines.length === 0
    ? undefined
    : result(
        state,
        'use_per',
        `On average over the year, a ${per}: ${lines.join('; ')}. In winter it is more and in summer less.`,
        [],
        found,
      )
}

function useBesideUsual({ state, world, facts }: Asked): ToolResult | undefined {
  const usual = typicalUseOn(world.today)?.medium
  if (!usual) return undefined
  const found: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const year = facts[fuel]?.estimatedAnnualUsageKwh
    if (year === undefined) return []
    found.push(fact('of_bill.year', 'energy', kwh(year)), fact('of_bill.usual', 'energy', kwh(usual[fuel])))
    const side = year > usual[fuel] * 1.05 ? 'more than' : year < usual[fuel] * 0.95 ? 'less than' : 'about the same as'
    return [`${fuel} ${kwh(year)} a year, ${side} the ${kwh(usual[fuel])} of a typical home`]
  })
  return lines.length === 0
    ? undefined
    : result(
        state,
        'use_usual',
        `Your bill says: ${lines.join('; ')}. How many people there are, the size of the home and how it is heated count most.`,
        [],
        found,
      )
}

function supplyNumber({ text, state, facts }: Asked): ToolResult | undefined {
  const isGas = /\bmprn\b|\bgas\b/i.test(text)
  const number = isGas ? facts.gas?.mprn : facts.electricity?.mpan
  if (number === undefined) return undefined
  const name = isGas ? 'gas supply number, the MPRN,' : 'electricity supply number, the MPAN,'
  return result(
    state,
    'supply_number',
    `The ${name} on your bill is ${number}. It belongs to the home and not to the meter.`,
    [],
    [fact('of_bill.number', 'text', number)],
  )
}

function whyOwe({ state, facts }: Asked): ToolResult | undefined {
  const { balanceGbp, totalChargesGbp } = facts
  if (balanceGbp === undefined || totalChargesGbp === undefined) return undefined
  const [owed, charged] = [Math.round(balanceGbp * 100), Math.round(totalChargesGbp * 100)]
  const before = owed - charged
  const says =
    before > 0
      ? `Of the ${sayPounds(owed)} to pay, ${sayPounds(charged)} is for this period. The other ${sayPounds(before)} is from before: an earlier bill that was not fully paid, or payments that were too low. Look at the opening balance and at your payments on the bill.`
      : `The charges of this period are ${sayPounds(charged)}. Payments or credit from before bring what is to pay to ${sayPounds(owed)}.`
  return result(
    { ...state, topic: { call: 'explain_bill', args: { aspect: 'balance' } } },
    'why_owe',
    says,
    [],
    [...[owed, charged, Math.abs(before)].map((pence) => fact('of_bill.sum', 'money', sayPounds(pence)))],
  )
}

function kwh(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
