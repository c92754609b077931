import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { type DayStyle, printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, spacedMpan, title } from '../print.ts'
import { type Random, seededRandom } from '../random.ts'
import { pickWording, type Wording } from '../wordings.ts'

type Pairs = [label: string, value: string][]
type Form = (pairs: Pairs) => string

const FORMS: readonly Form[] = [
  (pairs) =>
    `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`).join('')}</table>`,
  (pairs) =>
    `<table class="near">${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`,
  (pairs) => pairs.map(([label, value]) => `<p>${label}: ${value}</p>`).join(''),
  (pairs) => pairs.map(([label, value]) => `<p><small>${label}</small><br><b>${value}</b></p>`).join(''),
  (pairs) =>
    `<div class="grid">${pairs.map(([label, value]) => `<div><small>${label}</small><br>${value}</div>`).join('')}</div>`,
  (pairs) => pairs.map(([label, value]) => `<p>${label} <b>${value}</b></p>`).join(''),
]

type Style = {
  random: Random
  say: Wording
  day: DayStyle
  credit: 'CR' | 'minus' | 'words' | 'brackets'
  form: () => Form
}

/** Every bill has another wording and another mixture of forms, so that no single wording can be memorised. */
export function mixedWords(name: string, seed: number): Layout {
  return {
    name,
    isHeldBack: false,
    render: (bill) => {
      const random = seededRandom(seed + Number(bill.billNumber.slice(0, 6)))
      const style: Style = {
        random,
        say: pickWording(random),
        day: random.pick(['long', 'short', 'slashes', 'short-year', 'dots', 'ordinal']),
        credit: random.pick(['CR', 'minus', 'words', 'brackets']),
        form: () => random.pick(FORMS),
      }
      const fuels = fuelsOf(bill)
      const isSideBySide = random.chance(0.4) && fuels.length === 2
      const wrap = (parts: string[]) =>
        isSideBySide ? `<div class="cols">${parts.map((part) => `<div>${part}</div>`).join('')}</div>` : parts.join('')
      const front = frontPage(bill, style)
      const charges = wrap(
        fuels.map((fuel) => `<h2>${title(fuel)}</h2>${meterPart(fuel, style)}${chargePart(bill, fuel, style)}`),
      )
      const tariffs = `<h1>${style.say.tariffHead}</h1>${wrap(fuels.map((fuel) => `<h2>${title(fuel)}</h2>${tariffPart(fuel, style)}`))}`
      const css =
        '.near td:first-child{width:62mm}.grid{display:flex;flex-wrap:wrap;gap:5mm}.grid div{width:52mm}.cols{display:flex;gap:10mm}.cols>div{flex:1}small{color:#555}'
      return { html: pages(css, front, charges, tariffs), omits: [] }
    },
    lacks: ['export', 'multi-service'],
  }
}

function frontPage(bill: Bill, { say, day, credit, form }: Style): string {
  const account: Pairs = [
    [say.account, bill.account],
    [say.billDate, printDay(bill.billDate, day)],
    [say.period, span(bill, day, ' to ')],
    [say.payment, paying(bill)],
  ]
  const money: Pairs = [
    [say.opening, balance(bill.opening, credit)],
    [say.paid, gbp(bill.paid)],
    [say.total, gbp(bill.total)],
    [say.balance, balance(bill.balance, credit)],
  ]
  return `<div style="font-size:19pt">${bill.supplier}</div><p style="margin:6mm 0">${addressBlock(bill)}</p>${form()(account)}<h1>${say.moneyHead}</h1>${form()(money)}<p style="position:absolute;bottom:10mm;font-size:7pt">${bill.supplier} Ltd. Registered office: ${bill.supplierAddress}.</p>`
}

function meterPart(fuel: Fuel, { say, form }: Style): string {
  const number = fuel.name === 'gas' ? fuel.supplyNumber : spacedMpan(fuel.supplyNumber)
  const mark = (register: string) => (register === 'single' ? '' : ` (${register})`)
  return form()([
    [fuel.name === 'gas' ? say.gasNumber : say.electricityNumber, number],
    [say.serial, fuel.serial],
    ...fuel.readings.flatMap(({ register, previous, latest, latestKind }): Pairs => [
      [`${say.previous}${mark(register)}`, String(previous)],
      [`${say.latest}${mark(register)}`, `${latest} ${latestKind}`],
    ]),
  ])
}

function chargePart(bill: Bill, fuel: Fuel, { say, day, random }: Style): string {
  const per = random.pick(['p per kWh', 'p/kWh', 'p', ' pence per kWh'])
  const perDay = per.replace('kWh', 'day')
  const joint = random.pick([' at ', ' x ', ' @ '])
  const rows = fuel.segments.flatMap((segment): Pairs => {
    const dates = fuel.segments.length > 1 ? ` ${span(segment, day, ' to ')}` : ''
    return [
      ...segment.units.map((unit): [string, string] => [
        `${unit.register === 'single' ? say.used : `${unit.register === 'day' ? 'Day' : 'Night'} ${say.used.toLowerCase()}`}${dates}|${kwh(unit.kwh)} kWh${joint}${unit.pence}${per}`,
        gbp(unit.amount),
      ]),
      [
        `${say.standing}${dates}|${segment.days} days${joint}${segment.standing.pence}${perDay}`,
        gbp(segment.standing.amount),
      ],
    ]
  })
  const named = say.fuelTotal.replace('{fuel}', fuel.name).replace('{Fuel}', title(fuel))
  const sums: Pairs = [
    ...(bill.pricesHoldVat ? [] : ([['VAT|', gbp(fuel.vat)]] as Pairs)),
    [`${named}|`, gbp(fuel.total)],
  ]
  return `<table>${[...rows, ...sums].map(([words, amount]) => `<tr><td>${words.replace('|', '</td><td>')}</td><td class="r">${amount}</td></tr>`).join('')}</table>`
}

function tariffPart(fuel: Fuel, { say, day, form }: Style): string {
  return form()([
    [say.tariff, fuel.tariffName],
    [say.endDate, fuel.endDate ? printDay(fuel.endDate, day) : 'No end date'],
    [say.exitFee, fuel.exitFee ? gbp(fuel.exitFee) : 'None'],
    ...last(fuel).units.map(({ register, pence }): [string, string] => [
      `${say.unitRate}${register === 'single' ? '' : ` (${register})`}`,
      `${pence}p`,
    ]),
    [say.standing, `${last(fuel).standing.pence}p`],
    [say.annualKwh, `${kwh(fuel.annualKwh)} kWh`],
    [say.annualCost, gbp(fuel.annualCost)],
  ])
}
