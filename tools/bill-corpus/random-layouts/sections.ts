import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { addDays } from '../days.ts'
import { addressBlock, gbp, last } from '../print.ts'
import type { Voice } from './charge-forms.ts'
import { PAIR_FORMS, type Pair, type PairForm } from './pair-forms.ts'
import { titleOf } from './printed-values.ts'
import { moneyProse, tariffProse } from './prose.ts'

export const anyForm = ({ random }: Voice): PairForm => random.pick(Object.values(PAIR_FORMS))

/** The supplier's name, the customer, and the account number. */
export function headPart(bill: Bill, voice: Voice, withPaying: boolean): string {
  const { random, say, hand } = voice
  const pairs: Pair[] = [
    [say('account'), bill.account],
    ...(random.chance(0.5) ? ([[say('billNumber'), bill.billNumber]] as Pair[]) : []),
    [say('billDate'), hand.day(bill.billDate)],
    [say('period'), hand.span(bill)],
    ...(withPaying ? ([[say('payment'), hand.paying]] as Pair[]) : []),
  ]
  if (random.chance(0.3)) pairs.reverse()
  const name = `<div class="name">${bill.supplier}</div>`
  const address = `<p class="to">${random.pick([addressBlock(bill), `Supply address:<br>${addressBlock(bill)}`, [bill.customer, ...bill.address, bill.postcode].join(', '), `${bill.customer}<br>${bill.address.join(', ')}<br>${bill.postcode}`])}</p>`
  const facts = random.chance(0.1) ? headProse(bill, voice, withPaying) : anyForm(voice)(pairs)
  return random.pick([
    () => `${name}${address}${facts}`,
    () => `<div class="side"><div>${name}${address}</div><div>${facts}</div></div>`,
    () => `<div class="side"><div>${address}</div><div>${name}</div></div>${facts}`,
    () => `${name}${facts}${address}`,
    () => `<div class="side"><div>${facts}</div><div>${name}${address}</div></div>`,
  ])()
}

function headProse(bill: Bill, { random, hand }: Voice, withPaying: boolean): string {
  const said = random.pick([
    `Your account number is ${bill.account}. This bill was produced on ${hand.day(bill.billDate)} and covers ${hand.span(bill)}.`,
    `Bill for ${hand.span(bill)}. Account ${bill.account}. Date ${hand.day(bill.billDate)}.`,
    `This statement is dated ${hand.day(bill.billDate)}. It covers the period ${hand.span(bill)}. Please quote your account number ${bill.account} if you call us.`,
  ])
  return `<p>${said}</p>${withPaying ? `<p>Payment method: ${hand.paying}</p>` : ''}`
}

/** The opening balance, charges, payments and closing balance. */
export function moneyPart(bill: Bill, voice: Voice): { html: string; saysPaying: boolean } {
  const { random, say, hand } = voice
  const head = say('moneyHead')
  const title = head ? `<h2>${head}</h2>` : ''
  if (random.chance(0.12) && !bill.exported && bill.otherServices.length === 0) {
    return { html: `${title}${moneyProse(bill, voice)}`, saysPaying: true }
  }
  const fuels = fuelsOf(bill)
  const byFuel: Pair[] =
    random.chance(0.5) && fuels.length > 1 ? fuels.map((fuel) => [say('fuelTotal', fuel.name), gbp(fuel.total)]) : []
  const services: Pair[] = bill.otherServices.map(({ name, price }) => [name, gbp(price)])
  const exported: Pair[] = bill.exported ? [['Export payment', `-${gbp(bill.exported.payment)}`]] : []
  const paid: Pair = [say('paid'), random.pick([gbp(bill.paid), `-${gbp(bill.paid)}`, gbp(bill.paid)])]
  const sum =
    bill.otherServices.length > 0
      ? random.pick(['Total charges', 'Total for this bill', 'Total new charges'])
      : say('total')
  const total: Pair = [sum, gbp(bill.total)]
  const opening: Pair = [say('opening'), hand.signed(bill.opening)]
  const paidRows = paymentRows(bill, voice, paid)
  const middle = random.chance(0.5)
    ? [...paidRows, ...byFuel, ...services, total]
    : [...byFuel, ...services, total, ...paidRows]
  const rows: Pair[] = [opening, ...middle, ...exported, [say('balance'), hand.signed(bill.balance)]]
  if (random.chance(0.15)) rows.unshift(rows.pop() as Pair)
  return { html: `${title}${anyForm(voice)(rows)}`, saysPaying: false }
}

/** Payments one by one, each with its day, or their sum. */
function paymentRows(bill: Bill, { random, hand }: Voice, sum: Pair): Pair[] {
  if (bill.paid === 0 || !random.chance(0.2)) return [sum]
  const first = Math.round(bill.paid * 40) / 100
  const second = Math.round((bill.paid - first) * 100) / 100
  const words = random.pick(['Payment received', 'Direct Debit collected', 'Payment – thank you', 'Your payment'])
  return [first, second].map((gbpPaid, at) => [
    `${words} ${hand.day(addDays(bill.from, 5 + 9 * at))}`,
    random.pick([gbp(gbpPaid), `-${gbp(gbpPaid)}`]),
  ])
}

/** Both fuels at a glance: use and cost. */
export function glancePart(bill: Bill, { hand }: Voice): string {
  const rows = fuelsOf(bill).map(
    (fuel) =>
      `<tr><td>${titleOf(fuel)}</td><td>${hand.kwh(fuel.kwh)} kWh</td><td class="r">${gbp(fuel.total)}</td></tr>`,
  )
  return `<table class="ruled"><tr><th>Fuel</th><th>Energy used</th><th class="r">Cost including VAT</th></tr>${rows.join('')}</table>`
}

export function supplyPart(fuel: Fuel, voice: Voice, form: PairForm): string {
  const { say, hand, random } = voice
  const isGas = fuel.name === 'gas'
  const number = isGas ? fuel.supplyNumber : hand.mpan(fuel.supplyNumber)
  if (!isGas && random.chance(0.12)) {
    const { topLine: top, supplyNumber: rest } = fuel
    return `<p>${say('electricityNumber')}</p><table class="s"><tr><td rowspan="2"><b>S</b></td>${top
      .split(' ')
      .map((part) => `<td>${part}</td>`)
      .join(
        '',
      )}<td></td></tr><tr><td>${rest.slice(0, 2)}</td><td>${rest.slice(2, 6)}</td><td>${rest.slice(6, 10)}</td><td>${rest.slice(10)}</td></tr></table>${form([[say('serial'), fuel.serial]])}`
  }
  const pairs: Pair[] = [
    [isGas ? say('gasNumber') : say('electricityNumber'), number],
    [say('serial'), fuel.serial],
  ]
  return form(random.chance(0.25) ? pairs.toReversed() : pairs)
}

function termsOf(fuel: Fuel, { say, hand, random }: Voice): Pair[] {
  const prices = last(fuel)
  const rate = (label: string, pence: number, per: 'kWh' | 'day') =>
    // The unit is in the label or with the figure.
    /\(p|pence/.test(label)
      ? String(pence)
      : /per|kwh|each|a unit/i.test(label) && random.chance(0.5)
        ? `${pence}p`
        : hand.price(pence, per)
  return [
    [say('tariff'), fuel.tariffName],
    ...prices.units.map(({ register, pence }): Pair => {
      const mark = hand.register(register)
      return [
        mark ? `${mark} ${say('unitRate').charAt(0).toLowerCase()}${say('unitRate').slice(1)}` : say('unitRate'),
        rate(say('unitRate'), pence, 'kWh'),
      ]
    }),
    [say('standing'), rate(say('standing'), prices.standing.pence, 'day')],
    [say('endDate'), fuel.endDate ? hand.day(fuel.endDate) : hand.noEnd],
    [say('exitFee'), fuel.exitFee ? `${gbp(fuel.exitFee)}${hand.perFuel}` : hand.none],
    [say('annualKwh'), `${hand.kwh(fuel.annualKwh)} kWh`],
    [say('annualCost'), gbp(fuel.annualCost)],
  ]
}

/** Both fuels' terms: one after the other, side by side, as the columns of one table, or in sentences. */
export function tariffPart(bill: Bill, voice: Voice): string {
  const { random, say } = voice
  const fuels = fuelsOf(bill)
  const kind = random.pick(['each', 'each', 'each', 'columns', 'sides', 'prose'])
  const isNamed = say('tariffHead', '*').includes('*')
  const head = (fuel: Fuel) => (isNamed ? `<h2>${say('tariffHead', fuel.name)}</h2>` : `<h2>${titleOf(fuel)}</h2>`)
  const top = isNamed ? '' : `<h1>${say('tariffHead')}</h1>`
  if (kind === 'prose') return `${top}${fuels.map((fuel) => `${head(fuel)}${tariffProse(fuel, voice)}`).join('')}`
  const terms = fuels.map((fuel) => termsOf(fuel, voice))
  const isOneShape = new Set(terms.map((pairs) => pairs.length)).size === 1
  if (kind === 'columns' && isOneShape && fuels.length > 1) {
    const rows = (terms[0] ?? []).map(
      ([label], at) => `<tr><td>${label}</td>${terms.map((pairs) => `<td>${pairs[at]?.[1] ?? ''}</td>`).join('')}</tr>`,
    )
    return `<h1>${isNamed ? 'About your tariff' : say('tariffHead')}</h1><table class="ruled"><tr><th></th>${fuels.map((fuel) => `<th>${titleOf(fuel)}</th>`).join('')}</tr>${rows.join('')}</table>`
  }
  const form = anyForm(voice)
  const parts = fuels.map((fuel, at) => `${head(fuel)}${form(terms[at] ?? [])}`)
  if (kind === 'sides') return `${top}<div class="side">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`
  return `${top}${parts.join('')}`
}

export function exportPart(bill: Bill, { say, hand }: Voice): string {
  if (!bill.exported) return ''
  const { mpan, kwh, pence, payment } = bill.exported
  return `<h2>Export</h2><p>Export MPAN: ${hand.mpan(mpan)}</p><table><tr><td>${say('used').startsWith('U') ? 'Electricity exported' : 'Exported'}</td><td>${kwh} kWh at ${pence}p per kWh</td><td class="r">${gbp(payment)}</td></tr></table>`
}
