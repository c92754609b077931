import { addDays } from '../days.ts'
import { type Random, seededRandom } from '../random.ts'
import { agreedIn, TODAY, twoMonths } from './clean-cases.ts'
import { makePlan } from './make-plan.ts'
import { type BillPlan, type Case, deepCopy, type FuelPlan, type Told } from './true-bill.ts'

const PLANTED_SEED = 5_200_000
type Made = { bills: BillPlan[]; told?: Told }
type Planting = (random: Random, id: string, at: number) => Made

/** One error each, as suppliers make them; everything else on the bill follows from it and is right. */
const PLANTINGS: Readonly<Record<string, Planting>> = {
  sum: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: random.pick([['electricity'], ['electricity', 'gas'], ['gas']]) })
    const pence = random.pick([1, -1]) * random.pick([37, 150, 460, 1000, 2700])
    if (at % 3 !== 0 && at % 2 === 1) plan.isWithoutAccount = true
    plan.slip = at % 3 === 0 ? { line: Math.abs(pence) } : at % 3 === 1 ? { fuelTotal: pence } : { total: pence }
    return { bills: [plan] }
  },
  rate_not_agreed: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], tariff: 'fixed' })
    const told = agreedIn(plan, random.chance(0.5))
    const fuel = random.pick(plan.fuels)
    for (const part of fuel.parts) {
      const by = random.pick([1.02, 1.06, 1.25])
      if (at % 3 === 2) part.standing = round3(part.standing * by)
      else for (const rate of part.rates) rate.pence = round3(rate.pence * by)
    }
    return { bills: [plan], told }
  },
  rate_over_cap: (random, id, at) => {
    const from = random.pick(['2025-10-03', '2026-01-04', '2026-04-02', '2026-07-05'])
    const plan = makePlan(random, id, {
      fuels: ['electricity', 'gas'],
      tariff: 'default',
      payment: 'direct_debit',
      days: random.pick([30, 61]),
      from,
    })
    const fuel = random.pick(plan.fuels)
    for (const part of fuel.parts) {
      const by = random.pick([1.08, 1.12, 1.3])
      if (at % 3 === 2) part.standing = round3(part.standing * by)
      else for (const rate of part.rates) rate.pence = round3(rate.pence * by)
    }
    return { bills: [plan] }
  },
  vat: (random, id, at) => {
    const isLate = at % 3 !== 2
    const isSlip = at % 6 === 5
    const plan = makePlan(random, id, {
      fuels: at % 2 === 0 ? ['electricity'] : ['electricity', 'gas'],
      pricesHoldVat: false,
      ...(isLate && {
        from: addDays(at % 3 === 0 ? '2026-10-01' : '2026-09-10', random.whole(0, 8)),
        days: 30,
        mayChange: true,
      }),
      ...(!isLate && { from: addDays('2026-02-01', random.whole(0, 20)), days: 30 }),
    })
    for (const fuel of plan.fuels) {
      for (const part of fuel.parts) {
        if (isLate && fuel.name === 'electricity') part.vatPercent = 5
        if (!isLate && !isSlip && fuel === plan.fuels[0]) part.vatPercent = 20
      }
    }
    if (isSlip) plan.slip = { vat: random.pick([112, 260, 905]) }
    return { bills: [plan] }
  },
  readings_backwards: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: random.pick([['electricity'], ['gas']]) })
    const [run] = plan.fuels[0]?.runs ?? []
    if (run) {
      run.counted = run.latest - run.previous
      // By exactly the use, two readings look like a pair in the wrong order.
      run.latest = run.previous - (at % 3 === 1 ? run.counted : random.whole(5, 900))
    }
    return { bills: [plan] }
  },
  readings_jump: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: random.pick([['electricity'], ['gas']]), days: 30 })
    const [run] = plan.fuels[0]?.runs ?? []
    if (run) run.latest = run.previous + (run.latest - run.previous) * random.pick(at % 2 === 0 ? [8, 10] : [20, 30])
    return { bills: [plan] }
  },
  reading_ignored: (random, id, at) => {
    if (at % 2 === 0) {
      // The customer's reading, sent days after the bill's last day, is below the bill's estimate for that day.
      const plan = makePlan(random, id, { fuels: ['electricity'], isEstimated: true })
      const [run] = plan.fuels[0]?.runs ?? []
      if (!run) return { bills: [plan] }
      const value = run.latest - random.whole(15, 120)
      return {
        bills: [plan],
        told: {
          readings: [{ fuel: 'electricity', register: run.register, on: addDays(plan.to, random.whole(0, 5)), value }],
        },
      }
    }
    // The last bill closed on a reading; this one opens with an estimate below it, and charges the difference again.
    const [first, second] = twoMonths(random, id)
    const [last] = first.fuels[0]?.runs ?? []
    const [run] = second.fuels[0]?.runs ?? []
    if (last && run) {
      last.latestKind = 'customer'
      Object.assign(run, { previous: last.latest - random.whole(20, 150), previousKind: 'estimated' })
    }
    return { bills: [first, second] }
  },
  gas_conversion: (random, id, at) => {
    const isImperial = at % 4 === 1
    const plan = makePlan(random, id, { fuels: random.pick([['gas'], ['electricity', 'gas']]), isImperial })
    const gas = plan.fuels.find(({ name }) => name === 'gas') as FuelPlan
    if (at % 4 === 0) gas.factor = 2.83
    else if (isImperial) gas.factor = 1
    else if (at % 4 === 2) gas.calorificValue = random.pick([49.4, 59.3, 33.1])
    else gas.correction = random.pick([1.2264, 1.0458])
    return { bills: [plan] }
  },
  registers_swapped: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: ['electricity'], isDayNight: true })
    const [fuel] = plan.fuels
    if (!fuel) return { bills: [plan] }
    const [day, night] = fuel.runs
    if (day && night && day.latest - day.previous === night.latest - night.previous) day.latest += 9
    if (at % 2 === 0 && day && night) {
      // Each register is charged the other one's use.
      Object.assign(day, { counted: night.latest - night.previous })
      Object.assign(night, { counted: day.latest - day.previous })
    } else {
      for (const { rates } of fuel.parts) {
        const [first, second] = rates
        if (first && second) [first.pence, second.pence] = [second.pence, first.pence]
      }
    }
    return { bills: [plan] }
  },
  standing_days: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: random.pick([['electricity'], ['gas'], ['electricity', 'gas']]) })
    const fuel = random.pick(plan.fuels)
    const part = fuel.parts[0]
    if (part) part.days = at % 2 === 0 ? part.days * 2 : part.days + random.pick([3, 7, 14])
    return { bills: [plan] }
  },
  exit_fee: (random, id) => {
    const plan = makePlan(random, id, {
      fuels: random.pick([['electricity'], ['electricity', 'gas']]),
      tariff: 'fixed',
    })
    const endDate = addDays(plan.to, random.whole(2, 48))
    for (const fuel of plan.fuels) Object.assign(fuel, { exitFee: 50, exitFeeCharged: 50, endDate })
    return { bills: [plan] }
  },
  back_billing: (random, id) => {
    const days = random.pick([random.whole(372, 398), random.whole(420, 460)])
    const plan = makePlan(random, id, {
      fuels: random.pick([['electricity'], ['electricity', 'gas']]),
      tariff: 'fixed',
      from: addDays('2025-07-02', random.whole(0, 20)),
      days,
      payment: 'standard_credit',
    })
    return { bills: [plan] }
  },
  double_billed: (random, id, at) => {
    const [first, second] = twoMonths(random, id)
    if (at % 2 === 0) {
      const again = deepCopy(first)
      Object.assign(again, { id, billNumber: random.digits(9), billDate: addDays(first.billDate, 20) })
      return { bills: [first, again] }
    }
    const back = random.whole(6, 15)
    second.from = addDays(second.from, -back)
    for (const { parts } of second.fuels) {
      const [part] = parts
      if (part) Object.assign(part, { from: second.from, days: part.days + back })
    }
    return { bills: [first, second] }
  },
  direct_debit: (random, id, at) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], payment: 'direct_debit', days: 30 })
    const usual = plan.monthlyPayment ?? plan.paid
    plan.monthlyPayment = Math.round(usual * random.pick(at % 2 === 0 ? [1.9, 2.5] : [0.3, 0.4]))
    // With a balance of zero, so that the payment follows from the year's use alone.
    plan.opening = 0
    return { bills: [plan] }
  },
  credit_held: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], payment: 'direct_debit', days: 30 })
    plan.opening = -Math.round(plan.paid * random.pick([4.5, 6, 10]) * 100) / 100
    return { bills: [plan] }
  },
}

export const PLANTED_KINDS = Object.keys(PLANTINGS)

export function plantedCases(count: number, first = 0): Case[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = PLANTED_KINDS[at % PLANTED_KINDS.length] ?? 'sum'
    const name = `planted-${String(at).padStart(3, '0')}-${kind}`
    const made = (PLANTINGS[kind] as Planting)(
      seededRandom(PLANTED_SEED + first + at),
      name,
      Math.floor(at / PLANTED_KINDS.length),
    )
    return { name, kind, bills: made.bills, told: made.told, today: TODAY, seed: 10_000 + first + at }
  })
}

function round3(pence: number): number {
  return Math.round(pence * 1000) / 1000
}
