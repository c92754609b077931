import type { Bill, Fuel } from '../bill-model.ts'
import { gbp } from '../print.ts'
import type { Random } from '../random.ts'
import type { Hand } from './printed-values.ts'
import type { Say } from './tariff-labels.ts'

export type Voice = { random: Random; say: Say; hand: Hand }

/** One charge: its name, quantity and price. */
type Charge = {
  name: string
  dates: string
  quantity: string
  bare: string
  price: string
  pence: number
  amount: string
  unit: 'kWh' | 'days'
}
type Sums = { words: string; amount: string; isTotal: boolean }[]
type ChargeForm = (charges: readonly Charge[], sums: Sums, voice: Voice) => string

const row = (...cells: string[]) =>
  `<tr>${cells.map((cell, at) => `<td${at === cells.length - 1 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`
const join = <T>(list: readonly T[], print: (one: T) => string) => list.map(print).join('')
const bold = (text: string, is: boolean) => (is ? `<b>${text}</b>` : text)
const sumRows = (sums: Sums, width: number) =>
  join(sums, ({ words, amount, isTotal }) =>
    row(bold(words, isTotal), ...Array.from({ length: width - 2 }, () => ''), bold(amount, isTotal)),
  )

function headed({ random }: Voice, isBare: boolean): string {
  const names = random.pick([
    ['Description', 'Quantity', 'Price', 'Amount'],
    ['', 'Usage', 'Rate', 'Cost'],
    ['Charge', 'Units', 'Unit price', 'Total'],
    ['Charges', 'Used', 'Price', '£'],
    ['Item', 'Quantity', 'Rate', 'Charge'],
  ])
  const [first = '', second = '', third = '', last = ''] = names
  const heads = isBare ? [first, `${second} (kWh/days)`, `${third} (p)`, `${last} (£)`.replace('£ (£)', '£')] : names
  return `<tr>${heads.map((head, at) => `<th${at === 3 ? ' class="r"' : ''}>${head}</th>`).join('')}</tr>`
}

const CHARGE_FORMS: Readonly<Record<string, ChargeForm>> = {
  table: (charges, sums, voice) =>
    `<table class="ruled">${headed(voice, false)}${join(charges, ({ name, dates, quantity, price, amount }) => row(`${name}${dates}`, quantity, price, amount))}${sumRows(sums, 4)}</table>`,
  bareTable: (charges, sums, voice) =>
    `<table class="ruled">${headed(voice, true)}${join(charges, ({ name, dates, bare, pence, amount }) => row(`${name}${dates}`, bare, String(pence), amount.replace('£', '')))}${sumRows(sums, 4)}</table>`,
  reckoned: (charges, sums, { random }) => {
    const at = random.pick([' x ', ' at ', ' @ ', ' × '])
    return `<table>${join(charges, ({ name, dates, quantity, price, amount }) => row(`${name}${dates}`, `${quantity}${at}${price}`, amount))}${sumRows(sums, 3)}</table>`
  },
  oneCell: (charges, sums, { random }) => {
    const at = random.pick([' x ', ' at ', ' @ '])
    return `<table>${join(charges, ({ name, dates, quantity, price, amount }) => row(`${name}${dates} ${quantity}${at}${price}`, amount))}${sumRows(sums, 2)}</table>`
  },
  twoLines: (charges, sums, { random }) => {
    const at = random.pick([' at ', ' x ', ' @ '])
    return `<table>${join(charges, ({ name, dates, quantity, price, amount }) => row(`<b>${name}</b>${dates}<br>${quantity}${at}${price}`, amount))}${sumRows(sums, 2)}</table>`
  },
  sentences: (charges, sums) =>
    `${join(charges, ({ name, dates, quantity, price, amount }) => `<p>${name}${dates}: ${quantity} at ${price} = ${amount}</p>`)}${join(sums, ({ words, amount, isTotal }) => `<p>${bold(`${words}: ${amount}`, isTotal)}</p>`)}`,
  equals: (charges, sums) =>
    `<table>${join(charges, ({ name, dates, quantity, price, amount }) => row(`${name}${dates}`, quantity, '×', price, '=', amount))}${sumRows(sums, 6)}</table>`,
  cards: (charges, sums) =>
    `<div class="tiles">${join(charges, ({ name, dates, quantity, price, amount }) => `<div><b>${name}${dates}</b><span>${quantity} at ${price}</span><b>${amount}</b></div>`)}</div><table>${sumRows(sums, 2)}</table>`,
  amountFirst: (charges, sums) =>
    `<table class="narrow">${join(charges, ({ name, dates, quantity, price, amount }) => `<tr><td>${amount}</td><td>${name}${dates}, ${quantity} at ${price}</td></tr>`)}${join(sums, ({ words, amount }) => `<tr><td><b>${amount}</b></td><td><b>${words}</b></td></tr>`)}</table>`,
  unitColumns: (charges, sums) =>
    `<table class="ruled">${join(charges, ({ name, dates, bare, unit, pence, amount }) => row(`${name}${dates}`, bare, unit, String(pence), unit === 'kWh' ? 'p/kWh' : 'p/day', amount))}${sumRows(sums, 6)}</table>`,
  headUnits: (charges, sums) =>
    `<table class="ruled"><tr><th>Charge</th><th>kWh</th><th>p/kWh</th><th>Days</th><th>p/day</th><th class="r">Cost</th></tr>${join(charges, ({ name, dates, bare, unit, pence, amount }) => (unit === 'kWh' ? row(`${name}${dates}`, bare, String(pence), '', '', amount) : row(`${name}${dates}`, '', '', bare, String(pence), amount)))}${sumRows(sums, 6)}</table>`,
  split: (charges, sums) =>
    `<table>${join(charges, ({ name, dates, quantity, amount }) => row(`${name}${dates}`, quantity, amount))}${sumRows(sums, 3)}</table>`,
}

type ChargePick = { name: string; print: (bill: Bill, fuel: Fuel) => string }

/** The charges of a fuel in one of many forms. */
export function pickCharges(voice: Voice): ChargePick {
  const { random, hand, say } = voice
  const name = random.pick(Object.keys(CHARGE_FORMS))
  const isStandingFirst = random.chance(0.2)
  const unitWord = random.chance(0.12) ? 'units' : 'kWh'
  const vatWords = random.pick([
    'VAT at {rate}%',
    'VAT @ {rate}%',
    'VAT {rate}%',
    'VAT ({rate}%)',
    'Plus VAT at {rate}%',
    'VAT at {rate}.00%',
    'VAT',
    'VAT at {rate}% on {net}',
  ])
  const netWords = random.pick([
    '',
    'Subtotal',
    'Total before VAT',
    'Charges before VAT',
    'Subtotal of charges before VAT',
    'Total excluding VAT',
    'Net total',
  ])
  const hasDates = random.chance(0.25)
  return {
    name,
    print: (bill, fuel) => {
      const charges = fuel.segments.flatMap((segment) => {
        const dates = fuel.segments.length > 1 || hasDates ? ` ${hand.span(segment)}` : ''
        const units = segment.units.map((unit): Charge => ({
          name: `${hand.register(unit.register)} ${say('used').replace('Electricity/gas', fuel.name === 'gas' ? 'Gas' : 'Electricity')}`.trim(),
          dates,
          quantity: `${hand.kwh(unit.kwh)} ${unitWord}`,
          bare: hand.kwh(unit.kwh),
          price: hand.price(unit.pence, 'kWh'),
          pence: unit.pence,
          amount: gbp(unit.amount),
          unit: 'kWh',
        }))
        const standing: Charge = {
          name: say('standing').replace(/ \(.*/, ''),
          dates,
          quantity: `${segment.days} days`,
          bare: String(segment.days),
          price: hand.price(segment.standing.pence, 'day'),
          pence: segment.standing.pence,
          amount: gbp(segment.standing.amount),
          unit: 'days',
        }
        return isStandingFirst ? [standing, ...units] : [...units, standing]
      })
      const rate = fuel.vat ? String(bill.vatPercent) : '0'
      const vat = bill.pricesHoldVat
        ? []
        : [
            ...(netWords ? [{ words: netWords, amount: gbp(fuel.subtotal), isTotal: false }] : []),
            {
              words: vatWords.replace('{rate}', rate).replace('{net}', gbp(fuel.subtotal)),
              amount: gbp(fuel.vat),
              isTotal: false,
            },
          ]
      const sums = [...vat, { words: say('fuelTotal', fuel.name), amount: gbp(fuel.total), isTotal: true }]
      // Two prices in one period must both be printed.
      const form = name === 'split' && fuel.segments.length > 1 ? 'reckoned' : name
      return (CHARGE_FORMS[form] as ChargeForm)(charges, sums, voice)
    },
  }
}
