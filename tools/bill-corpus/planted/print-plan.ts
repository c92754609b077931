import type { ReadingKind } from '@mowatt/bill-reader/bill-facts'
import { type DayStyle, printDay } from '../days.ts'
import { LAYOUTS } from '../layouts.ts'
import { addressBlock, balance, gbp, kwh, pages, paying, span, title } from '../print.ts'
import { printRandomly } from '../random-layouts/random-layout.ts'
import type { Random } from '../random.ts'
import { pickWording, type Wording } from '../wordings.ts'
import type { Reckoned, ReckonedFuel } from './reckon-bill.ts'

const KINDS: Readonly<Record<ReadingKind, string>> = {
  actual: 'Actual',
  estimated: 'Estimated',
  customer: 'Customer',
  smart: 'Smart',
}
const STYLES: readonly DayStyle[] = ['long', 'short', 'slashes', 'ordinal']
const REGISTERS = { single: '', peak: 'Peak ', day: 'Day ', night: 'Night ' } as const

type Hand = { random: Random; words: Wording; day: DayStyle; credit: 'CR' | 'minus' | 'words' }

/**
 * In one of our own forms, or, where the bill has nothing that they lack, in one of the corpus' or in a random layout.
 * `mustShow`: what must be printed for the error to be visible.
 */
export function printPlan(reckoned: Reckoned, random: Random, mustShow: boolean): string {
  const { plan, bill } = reckoned
  const isPlain =
    !mustShow &&
    !plan.isWithoutAccount &&
    plan.notes.length === 0 &&
    plan.discount === 0 &&
    plan.fuels.every(
      ({ exitFeeCharged, parts, units }) =>
        exitFeeCharged === 0 &&
        parts.every(({ vatPercent }) => vatPercent === parts[0]?.vatPercent) &&
        units === 'metric',
    ) &&
    // Some of them print one rate of VAT for the whole bill.
    (!plan.pricesHoldVat || plan.fuels.every(({ parts }) => parts.every(({ vatPercent }) => vatPercent === 5)))
  const form = random.whole(0, 5)
  if (isPlain && form === 0) return printRandomly({ ...bill, id: plan.id }, random.whole(1, 1e6)).html
  if (isPlain && form <= 2) {
    const fitting = LAYOUTS.filter(({ name }) => !/trade|services|top-up/.test(name))
    return random.pick(fitting).render(bill).html
  }
  const hand: Hand = {
    random,
    words: pickWording(random),
    day: random.pick(STYLES),
    credit: random.pick(['CR', 'minus', 'words']),
  }
  return random.pick([printRows, printPairs, printLedger])(reckoned, hand)
}

const FONTS = ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Liberation Sans Narrow']

function sheets(hand: Hand, ...bodies: string[]): string {
  const font = hand.random.pick(FONTS)
  return pages(
    `body{font:${hand.random.pick([9, 9.5, 10])}pt "${font}"}.g td,.g th{border:.2mm solid #bbb}.l{color:#555;font-size:85%}.pair{margin:1.2mm 0}.two{display:flex;justify-content:space-between}.name{font-size:180%;font-weight:bold}`,
    ...bodies,
  )
}

function head({ bill }: Reckoned, { words, day }: Hand): string {
  return `<div class="two"><div class="name">${bill.supplier}</div><div>${words.account}: ${bill.account}<br>${words.billDate}: ${printDay(bill.billDate, day)}<br>${words.period}: ${span(bill, day, ' to ')}</div></div><p>${addressBlock(bill)}</p><h1>Your energy bill</h1>`
}

function moneyRows({ plan, bill, fuels }: Reckoned, { words, credit }: Hand): [string, string][] {
  const ofAccount = (rows: [string, string][]) => (plan.isWithoutAccount ? [] : rows)
  return [
    ...ofAccount([
      [words.opening, balance(bill.opening, credit)],
      [words.paid, gbp(bill.paid)],
    ]),
    ...fuels.map(({ fuel }): [string, string] => [`${title(fuel)} charges`, gbp(fuel.total)]),
    ...fuels.flatMap(({ plan: own }): [string, string][] =>
      own.exitFeeCharged > 0 ? [[`Exit fee charged (${own.name})`, gbp(own.exitFeeCharged)]] : [],
    ),
    ...(plan.discount > 0 ? [['Loyalty discount', `-${gbp(plan.discount)}`] as [string, string]] : []),
    [words.total, gbp(bill.total)],
    ...ofAccount([[words.balance, balance(bill.balance, credit)]]),
  ]
}

function tailNotes({ plan, bill }: Reckoned): string {
  const monthly =
    plan.monthlyPayment === undefined ? '' : `<p>Your monthly Direct Debit payment is ${gbp(plan.monthlyPayment)}.</p>`
  return `<p>How you pay: ${paying(bill)}</p>${monthly}${plan.notes.map((note) => `<p>${note}</p>`).join('')}`
}

function conversion({ plan, fuel }: ReckonedFuel): string {
  if (plan.name !== 'gas') return ''
  const counted = plan.runs.reduce((sum, { previous, latest, counted: said }) => sum + (said ?? latest - previous), 0)
  const isImperial = plan.units === 'imperial'
  const factor = plan.factor === 1 ? '' : ` x ${plan.factor}`
  const correction = plan.correction === 1 ? '' : ` x volume correction ${plan.correction}`
  return `<p>Your gas meter is ${isImperial ? 'imperial and measures hundreds of cubic feet' : 'metric and measures cubic metres'}. ${counted} units${factor}${correction} x calorific value ${fuel.calorificValue.toFixed(1)} / 3.6 = ${kwh(fuel.kwh)} kWh</p>`
}

function vatRows({ fuel, vatLines }: ReckonedFuel, holdsVat: boolean): [string, string][] {
  if (holdsVat) return []
  if (vatLines.length === 1) return [[`VAT at ${vatLines[0]?.percent}%`, gbp(fuel.vat)]]
  return vatLines.map(({ percent, netPence, pence }) => [
    `VAT at ${percent}% on ${gbp(netPence / 100)}`,
    gbp(pence / 100),
  ])
}

function vatSaid({ plan, fuels }: Reckoned): string {
  if (!plan.pricesHoldVat) return ''
  const said = fuels.map(
    ({ plan: own }) =>
      `${own.name} ${[...new Set(own.parts.map(({ vatPercent }) => `VAT at ${vatPercent}%`))].join(' and ')}`,
  )
  return `<p>All prices include VAT: ${said.join(', ')}.</p>`
}

function fuelTotalLabel({ fuelTotal }: Wording, name: string): string {
  return fuelTotal.replace('{fuel}', name).replace('{Fuel}', name === 'gas' ? 'Gas' : 'Electricity')
}

function tariffRows({ plan, fuel }: ReckonedFuel, { words, day }: Hand): [string, string][] {
  const last = fuel.segments.at(-1)
  return [
    [words.tariff, fuel.tariffName],
    ...(last?.units ?? []).map(({ register, pence }): [string, string] => [
      `${REGISTERS[register]}${REGISTERS[register] ? words.unitRate.toLowerCase() : words.unitRate}`,
      `${pence}p per kWh`,
    ]),
    [words.standing, `${last?.standing.pence}p per day`],
    [words.endDate, fuel.endDate ? printDay(fuel.endDate, day) : 'No end date'],
    [words.exitFee, fuel.exitFee ? gbp(fuel.exitFee) : 'None'],
    [words.annualKwh, `${kwh(plan.annualKwh)} kWh`],
    [words.annualCost, gbp(fuel.annualCost)],
  ]
}

function supplyLine({ fuel }: ReckonedFuel, { words }: Hand): string {
  const label = fuel.name === 'gas' ? 'MPRN' : 'MPAN'
  return `<p>${label}: ${fuel.supplyNumber}</p><p>${words.serial}: ${fuel.serial}</p>`
}

/** Everything in ruled tables. */
function printRows(reckoned: Reckoned, hand: Hand): string {
  const { plan, bill, fuels } = reckoned
  const row = ([label, value]: readonly string[]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`
  const front = `${head(reckoned, hand)}<table class="g">${moneyRows(reckoned, hand).map(row).join('')}</table>${tailNotes(reckoned)}`
  const charges = fuels.map((one) => {
    const { fuel } = one
    const readings = `<table class="g"><tr><th>Register</th><th>${hand.words.previous}</th><th>Type</th><th>${hand.words.latest}</th><th>Type</th></tr>${fuel.readings.map((run) => `<tr><td>${REGISTERS[run.register] || 'Single'}</td><td>${run.previous}</td><td>${KINDS[run.previousKind]}</td><td>${run.latest}</td><td>${KINDS[run.latestKind]}</td></tr>`).join('')}</table>`
    const lines = fuel.segments
      .flatMap((segment) => [
        ...segment.units.map(({ register, kwh: used, pence, amount }) => [
          span(segment, hand.day),
          `${REGISTERS[register]}units`,
          `${kwh(used)} kWh`,
          `${pence}p`,
          gbp(amount),
        ]),
        [
          span(segment, hand.day),
          'Standing charge',
          `${segment.days} days`,
          `${segment.standing.pence}p`,
          gbp(segment.standing.amount),
        ],
      ])
      .map((cells) => `<tr>${cells.map((cell, at) => `<td${at > 1 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`)
    const foot = [...vatRows(one, plan.pricesHoldVat), [fuelTotalLabel(hand.words, fuel.name), gbp(fuel.total)]].map(
      ([label, value]) => `<tr><td colspan="4">${label}</td><td class="r">${value}</td></tr>`,
    )
    return `<h2>${title(fuel)}</h2>${supplyLine(one, hand)}${readings}${conversion(one)}<table class="g"><tr><th>Dates</th><th>Charge</th><th class="r">Quantity</th><th class="r">Price</th><th class="r">Cost</th></tr>${lines.join('')}${foot.join('')}</table>`
  })
  const tariffs = fuels.map(
    (one) =>
      `<h3>${hand.words.tariffHead}: ${one.fuel.name}</h3><table class="g">${tariffRows(one, hand).map(row).join('')}</table>`,
  )
  return sheets(
    hand,
    front,
    charges.join('') + vatSaid(reckoned),
    `${tariffs.join('')}<p class="l">${bill.supplierAddress}</p>`,
  )
}

/** Labels over values, and sums as sentences. */
function printPairs(reckoned: Reckoned, hand: Hand): string {
  const { plan, bill, fuels } = reckoned
  const pair = ([label, value]: readonly string[]) =>
    `<div class="pair"><div class="l">${label}</div><div><b>${value}</b></div></div>`
  const charges = fuels.map((one) => {
    const { fuel } = one
    const readings = fuel.readings.map(
      (run) =>
        `<p>${REGISTERS[run.register]}reading on ${printDay(bill.from, hand.day)}: ${run.previous} ${KINDS[run.previousKind]}</p><p>${REGISTERS[run.register]}reading on ${printDay(bill.to, hand.day)}: ${run.latest} ${KINDS[run.latestKind]}</p>`,
    )
    const lines = fuel.segments.map((segment) => {
      const dates = fuel.segments.length > 1 ? `<p><b>${span(segment, hand.day, ' to ')}</b></p>` : ''
      return `${dates}${segment.units.map(({ register, kwh: used, pence, amount }) => `<p>${REGISTERS[register]}energy used: ${kwh(used)} kWh x ${pence}p = ${gbp(amount)}</p>`).join('')}<p>Standing charge: ${segment.days} days x ${segment.standing.pence}p = ${gbp(segment.standing.amount)}</p>`
    })
    return `<h2>Your ${fuel.name}</h2>${supplyLine(one, hand)}${readings.join('')}${conversion(one)}${lines.join('')}${[...vatRows(one, plan.pricesHoldVat), [fuelTotalLabel(hand.words, fuel.name), gbp(fuel.total)]].map(pair).join('')}`
  })
  const tariffs = fuels.map((one) => `<h3>Your ${one.fuel.name} tariff</h3>${tariffRows(one, hand).map(pair).join('')}`)
  return sheets(
    hand,
    `${head(reckoned, hand)}${moneyRows(reckoned, hand).map(pair).join('')}${tailNotes(reckoned)}`,
    charges.join('') + vatSaid(reckoned),
    tariffs.join(''),
  )
}

/** Words on the left, money on the right. */
function printLedger(reckoned: Reckoned, hand: Hand): string {
  const { plan, fuels } = reckoned
  const line = (label: string, value: string) => `<div class="two"><span>${label}</span><span>${value}</span></div>`
  const charges = fuels.map((one) => {
    const { fuel } = one
    const readings = fuel.readings.map(
      (run) =>
        `${line(`${REGISTERS[run.register]}${hand.words.previous.toLowerCase()} (${KINDS[run.previousKind]})`, String(run.previous))}${line(`${REGISTERS[run.register]}${hand.words.latest.toLowerCase()} (${KINDS[run.latestKind]})`, String(run.latest))}`,
    )
    const lines = fuel.segments.map((segment) => {
      const dates = `<h3>${span(segment, hand.day)}</h3>`
      return `${dates}${segment.units.map(({ register, kwh: used, pence, amount }) => line(`${REGISTERS[register]}energy: ${kwh(used)} kWh @ ${pence}p/kWh`, gbp(amount))).join('')}${line(`Standing charge: ${segment.days} days @ ${segment.standing.pence}p/day`, gbp(segment.standing.amount))}`
    })
    const foot = [...vatRows(one, plan.pricesHoldVat), [fuelTotalLabel(hand.words, fuel.name), gbp(fuel.total)]].map(
      ([label = '', value = '']) => line(label, value),
    )
    return `<h2>${title(fuel)}</h2>${supplyLine(one, hand)}${readings.join('')}${conversion(one)}${lines.join('')}${foot.join('')}`
  })
  const tariffs = fuels.map(
    (one) =>
      `<h3>${title(one.fuel)}: ${hand.words.tariffHead}</h3>${tariffRows(one, hand)
        .map(([label, value]) => line(label, value))
        .join('')}`,
  )
  const money = moneyRows(reckoned, hand).map(([label, value]) => line(label, value))
  return sheets(
    hand,
    `${head(reckoned, hand)}${money.join('')}${tailNotes(reckoned)}`,
    charges.join('') + vatSaid(reckoned),
    tariffs.join(''),
  )
}
