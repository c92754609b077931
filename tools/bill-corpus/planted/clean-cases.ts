import { addDays } from '../days.ts'
import { type Random, seededRandom } from '../random.ts'
import { inBalance, makePlan } from './make-plan.ts'
import { reckonBill } from './reckon-bill.ts'
import { type BillPlan, type Case, deepCopy, type Told } from './true-bill.ts'

export const TODAY = '2026-11-18'
const CLEAN_SEED = 3_100_000

type Made = { bills: BillPlan[]; told?: Told }
type Scene = (random: Random, id: string) => Made

/** Correct bills that may look odd. */
const SCENES: Readonly<Record<string, Scene>> = {
  dual: (random, id) => one(makePlan(random, id, { fuels: ['electricity', 'gas'] })),
  electricity: (random, id) => one(makePlan(random, id, { fuels: ['electricity'] })),
  gas: (random, id) => one(makePlan(random, id, { fuels: ['gas'] })),
  economy7: (random, id) => one(makePlan(random, id, { fuels: ['electricity'], isDayNight: true })),
  imperial: (random, id) => one(makePlan(random, id, { fuels: ['gas'], isImperial: true })),
  estimated: (random, id) => one(makePlan(random, id, { fuels: ['electricity', 'gas'], isEstimated: true })),
  prepay: (random, id) =>
    one(makePlan(random, id, { fuels: ['electricity'], payment: 'prepayment', tariff: 'default' })),
  priceChange: (random, id) =>
    one(makePlan(random, id, { fuels: ['electricity', 'gas'], tariff: 'default', mayChange: true, days: 61 })),
  vatChange: (random, id) =>
    one(
      makePlan(random, id, {
        fuels: random.pick([['electricity'], ['electricity', 'gas']]),
        mayChange: true,
        from: addDays('2026-09-05', random.whole(0, 20)),
        days: random.whole(28, 45),
      }),
    ),
  noVat: (random, id) =>
    one(
      makePlan(random, id, {
        fuels: ['electricity', 'gas'],
        from: addDays('2026-10-01', random.whole(0, 8)),
        days: 30,
      }),
    ),
  long: (random, id) =>
    one(
      makePlan(random, id, {
        fuels: ['electricity', 'gas'],
        tariff: 'fixed',
        from: addDays('2025-11-05', random.whole(0, 100)),
        days: random.whole(150, 184),
      }),
    ),
  short: (random, id) => one(makePlan(random, id, { fuels: ['electricity', 'gas'], days: random.whole(6, 12) })),
  agreed: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], tariff: 'fixed' })
    return { bills: [plan], told: agreedIn(plan, random.chance(0.5)) }
  },
  followsOn: (random, id) => ({ bills: twoMonths(random, id) }),
  fromCorrectedEstimate: (random, id) => {
    const [first, second] = twoMonths(random, id)
    for (const [at, fuel] of first.fuels.entries()) {
      const run = fuel.runs[0]
      const next = second.fuels[at]?.runs[0]
      if (!run || !next) continue
      // The estimate was too high; the next bill begins at the meter's actual reading.
      run.latestKind = 'estimated'
      run.latest += 20
      next.previousKind = 'actual'
    }
    second.notes.push(
      'We have replaced the estimated reading on your last bill with an actual one and credited the difference.',
    )
    return { bills: [first, second] }
  },
  replaced: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity'], isEstimated: true })
    const again = deepCopy(plan)
    again.billNumber = random.digits(9)
    again.billDate = addDays(plan.billDate, 6)
    const [run] = again.fuels[0]?.runs ?? []
    if (run) Object.assign(run, { latest: run.latest - 2, latestKind: 'customer' })
    again.notes.push(`This bill replaces bill number ${plan.billNumber}, which has been cancelled.`)
    return { bills: [plan, again] }
  },
  leaving: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], tariff: 'fixed' })
    for (const fuel of plan.fuels)
      Object.assign(fuel, { exitFee: 50, exitFeeCharged: 50, endDate: addDays(plan.to, random.whole(51, 200)) })
    return one(plan)
  },
  endsSoon: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], tariff: 'fixed' })
    for (const fuel of plan.fuels) Object.assign(fuel, { exitFee: 75, endDate: addDays(plan.to, random.whole(1, 45)) })
    return one(plan)
  },
  rolledOver: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity'], days: 30 })
    const [run] = plan.fuels[0]?.runs ?? []
    if (run) {
      const used = run.latest - run.previous
      Object.assign(run, { previous: 99_990 - random.whole(0, 60), counted: used })
      run.latest = run.previous + used - 100_000
      if (run.latest < 0) Object.assign(run, { latest: run.previous + used, counted: undefined })
    }
    return one(plan)
  },
  discounted: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'] })
    plan.discount = random.pick([5, 12.5, 20])
    return one(plan)
  },
  cheaperWithHigherUnit: (random, id) => {
    // Within the cap at typical use: the unit rate is above it, the standing charge far below.
    const plan = makePlan(random, id, { fuels: ['electricity'], tariff: 'default', payment: 'direct_debit', days: 30 })
    for (const part of plan.fuels[0]?.parts ?? []) {
      for (const rate of part.rates) rate.pence = Math.floor(rate.pence * 1050) / 1000
      part.standing = Math.floor(part.standing * 400) / 1000
    }
    return one(plan)
  },
  readingsSent: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity'], isEstimated: true })
    const [run] = plan.fuels[0]?.runs ?? []
    const readings = run
      ? [
          {
            fuel: 'electricity' as const,
            register: run.register,
            on: addDays(plan.to, 3),
            value: run.latest + random.whole(2, 40),
          },
        ]
      : []
    return { bills: [plan], told: { readings } }
  },
  empty: (random, id) => {
    const plan = makePlan(random, id, { fuels: ['electricity', 'gas'], days: 30 })
    for (const { runs } of plan.fuels) for (const run of runs) run.latest = run.previous + random.whole(3, 9)
    return one(plan)
  },
  onlyCharges: (random, id) =>
    one({
      ...makePlan(random, id, { fuels: random.pick([['electricity'], ['electricity', 'gas']]) }),
      isWithoutAccount: true,
    }),
  coldMonth: (random, id) => {
    const [first, second] = twoMonths(random, id, '2026-08-02')
    const [gas] = second.fuels.filter(({ name }) => name === 'gas')
    for (const run of gas?.runs ?? []) run.latest += Math.round((run.latest - run.previous) * 0.8)
    return { bills: [first, second] }
  },
}

function one(plan: BillPlan): Made {
  return { bills: [plan] }
}

/** Two bills of one account, one after the other; the second's readings continue from the first's. */
export function twoMonths(random: Random, id: string, from?: string): [BillPlan, BillPlan] {
  const wish = { fuels: ['electricity', 'gas'] as const, tariff: 'fixed' as const, days: 30, pricesHoldVat: false }
  const start = from ?? addDays('2025-10-05', random.whole(0, 260))
  const first = makePlan(random, `${id}-first`, { ...wish, from: start })
  const second = makePlan(random, id, { ...wish, from: addDays(start, 30) })
  Object.assign(second, {
    supplier: first.supplier,
    account: first.account,
    customer: first.customer,
    address: first.address,
    postcode: first.postcode,
    payment: first.payment,
  })
  for (const [at, fuel] of second.fuels.entries()) {
    const before = first.fuels[at]
    if (!before) continue
    const scale = before.annualKwh / fuel.annualKwh
    Object.assign(fuel, {
      supplyNumber: before.supplyNumber,
      serial: before.serial,
      tariffName: before.tariffName,
      annualKwh: before.annualKwh,
      endDate: undefined,
    })
    for (const part of fuel.parts)
      Object.assign(part, {
        rates: deepCopy(before.parts[0]?.rates ?? part.rates),
        standing: before.parts[0]?.standing ?? part.standing,
      })
    const [run, last] = [fuel.runs[0], before.runs[0]]
    if (!run || !last) continue
    const used = Math.max(3, Math.round((run.latest - run.previous) * scale))
    Object.assign(run, { previous: last.latest, latest: last.latest + used, previousKind: last.latestKind })
  }
  Object.assign(second, { monthlyPayment: first.monthlyPayment, paid: first.paid })
  return [first, inBalance(second, reckonBill(first).bill.balance / 2)]
}

/** The agreed prices, stated with VAT at 5% or without. */
export function agreedIn(plan: BillPlan, holdsVat: boolean): Told {
  const of = (name: 'electricity' | 'gas') => {
    const part = plan.fuels.find((fuel) => fuel.name === name)?.parts[0]
    if (!part) return undefined
    const said = (pence: number) => (holdsVat ? Math.round(pence * 1050) / 1000 : pence)
    return {
      unitRates: part.rates.map(({ register, pence }) => ({ register, pencePerKwh: said(pence) })),
      standingChargePencePerDay: said(part.standing),
      vat: holdsVat ? ('included' as const) : ('excluded' as const),
    }
  }
  const [electricity, gas] = [of('electricity'), of('gas')]
  return { ...(electricity && { electricity }), ...(gas && { gas }) }
}

/** `first` moves the seeds: another set of the same kinds, unseen during development. */
export function cleanCases(count: number, first = 0): Case[] {
  const names = Object.keys(SCENES)
  return Array.from({ length: count }, (_, at) => {
    const scene = names[at % names.length] ?? 'dual'
    const name = `clean-${String(at).padStart(3, '0')}-${scene}`
    const made = (SCENES[scene] as Scene)(seededRandom(CLEAN_SEED + first + at), name)
    return { name, kind: 'clean', bills: made.bills, told: made.told, today: TODAY, seed: first + at }
  })
}
