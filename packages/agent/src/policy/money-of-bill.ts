import type { ChatFact } from '@mowatt/contract'
import { capRatesOn, daysBetween, type Fuel, FUELS, sayDay, sayPounds, sayRate, vatOn, vatRates } from '@mowatt/tariffs'
import type { ToolResult } from '../agent-reply.ts'
import { fact, result } from '../tools/results.ts'
import type { Asked } from './asked-of-bill.ts'

export function chargeOverYear({ state, facts }: Asked): ToolResult | undefined {
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

export function besideCap({ state, world, facts }: Asked): ToolResult | undefined {
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

export function vatWithin({ state, facts }: Asked): ToolResult | undefined {
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

export function addsUp({ state, facts }: Asked): ToolResult | undefined {
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

export function whyOwe({ state, facts }: Asked): ToolResult | undefined {
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
    [owed, charged, Math.abs(before)].map((pence) => fact('of_bill.sum', 'money', sayPounds(pence))),
  )
}
