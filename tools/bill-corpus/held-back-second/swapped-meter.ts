import { type Bill, fuelsOf } from '../bill-model.ts'
import { addDays, printDay } from '../days.ts'
import { makeMpan, round } from '../make-fuel.ts'
import { addressBlock, balance, gbp, kwh, last, span, title } from '../print.ts'
import type { Random } from '../random.ts'
import { A4, addUpAgain, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9.5pt "Liberation Sans"}.sheet{padding:14mm}table{border-collapse:collapse;width:100%;margin:2mm 0}td,th{padding:1mm;text-align:left;border-bottom:.2mm solid #ddd}.r{text-align:right}h2{font-size:13pt;margin:5mm 0 1mm}h3{font-size:10.5pt;margin:3mm 0 0}`

type Meter = { serial: string; supplyNumber: string; previous: number; latest: number; from: string; to: string }
const metersOf = new WeakMap<Bill, Meter[]>()

/** Every second bill: a meter changed for another within the period. The others: two supplies of one home, side by side. */
function addMeter(bill: Bill, random: Random, at: number): void {
  const fuel = bill.electricity
  const reading = fuel?.readings[0]
  const segment = fuel?.segments[0]
  const unit = segment?.units[0]
  if (!fuel || !reading || !segment || !unit) throw new Error('a bill of one meter is wanted')
  const isSwap = at % 2 === 0
  const firstKwh = Math.max(2, Math.round(unit.kwh * 0.4))
  const firstDays = Math.round(bill.days * 0.4)
  const start = isSwap ? 0 : random.whole(2000, 60000)
  const meters: Meter[] = [
    {
      serial: fuel.serial,
      supplyNumber: fuel.supplyNumber,
      previous: reading.previous,
      latest: reading.previous + firstKwh,
      from: bill.from,
      to: isSwap ? addDays(bill.from, firstDays - 1) : bill.to,
    },
    {
      serial: `23E${random.digits(7)}`,
      supplyNumber: isSwap ? fuel.supplyNumber : makeMpan(random, fuel.supplyNumber.slice(0, 2)),
      previous: start,
      latest: start + unit.kwh - firstKwh,
      from: isSwap ? addDays(bill.from, firstDays) : bill.from,
      to: bill.to,
    },
  ]
  metersOf.set(bill, meters)
  const days = isSwap ? [firstDays, bill.days - firstDays] : [bill.days, bill.days]
  // The second supply heats the home at its own price.
  const pence = [unit.pence, isSwap ? unit.pence : Math.round(unit.pence * 61) / 100]
  fuel.segments = meters.map((meter, index) => {
    const used = meter.latest - meter.previous
    const price = pence[index] ?? 0
    const length = days[index] ?? 0
    return {
      from: meter.from,
      to: meter.to,
      days: length,
      units: [{ register: 'single', kwh: used, pence: price, amount: round((used * price) / 100) }],
      standing: { pence: segment.standing.pence, amount: round((length * segment.standing.pence) / 100) },
    }
  })
  const vatShare = fuel.vat > 0 ? bill.vatPercent / 100 : 0
  fuel.subtotal = round(
    fuel.segments.reduce((sum, { units, standing }) => sum + (units[0]?.amount ?? 0) + standing.amount, 0),
  )
  fuel.vat = round(fuel.subtotal * vatShare)
  addUpAgain(bill)
}

/** Several electricity meters on one bill, each with its own table. */
export const swappedMeter: SecondLayout = {
  name: 'swapped-meter',
  scenarios: ['electricity', 'electricity', 'dual', 'dual', 'electricity', 'electricity', 'dual', 'dual'],
  reshape: addMeter,
  render: (bill) => {
    const meters = metersOf.get(bill) ?? []
    const isSwap = new Set(meters.map(({ supplyNumber }) => supplyNumber)).size === 1
    const electricity = bill.electricity
    const blocks = meters.map((meter, at) => {
      const segment = electricity?.segments[at]
      const unit = segment?.units[0]
      return `<h3>${isSwap ? `Meter ${meter.serial} (${at === 0 ? 'removed' : 'fitted'} ${printDay(meters[1]?.from ?? '', 'short')})` : `Supply number ${meter.supplyNumber}, meter ${meter.serial}`}</h3><table><tr><td>Opening reading</td><td class="r">${meter.previous}</td></tr><tr><td>Closing reading</td><td class="r">${meter.latest}</td></tr><tr><td>${kwh(unit?.kwh ?? 0)} kWh at ${unit?.pence}p per kWh</td><td class="r">${gbp(unit?.amount ?? 0)}</td></tr><tr><td>Standing charge, ${segment?.days} days at ${segment?.standing.pence}p</td><td class="r">${gbp(segment?.standing.amount ?? 0)}</td></tr></table>`
    })
    const gas = bill.gas
    const gasBlock = gas
      ? `<table><tr><td>MPRN</td><td class="r">${gas.supplyNumber}</td></tr><tr><td>Meter ${gas.serial}</td><td class="r"></td></tr><tr><td>Opening reading</td><td class="r">${gas.readings[0]?.previous}</td></tr><tr><td>Closing reading</td><td class="r">${gas.readings[0]?.latest}</td></tr><tr><td>${kwh(gas.kwh)} kWh at ${last(gas).units[0]?.pence}p per kWh</td><td class="r">${gbp(last(gas).units[0]?.amount ?? 0)}</td></tr><tr><td>Standing charge, ${bill.days} days at ${last(gas).standing.pence}p</td><td class="r">${gbp(last(gas).standing.amount)}</td></tr></table>`
      : ''
    const foot = fuelsOf(bill).map(
      (fuel) =>
        `<table>${bill.pricesHoldVat ? '' : `<tr><td>VAT on ${fuel.name} at ${vatRateOf(bill, fuel)}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td><b>Total ${fuel.name} charges</b></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr><tr><td>Tariff name</td><td class="r">${fuel.tariffName}</td></tr><tr><td>Tariff ends on</td><td class="r">${fuel.endDate ? printDay(fuel.endDate, 'short') : 'No end date'}</td></tr><tr><td>Exit fee</td><td class="r">${fuel.exitFee ? gbp(fuel.exitFee) : 'No exit fee'}</td></tr><tr><td>Estimated annual usage</td><td class="r">${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Estimated annual cost</td><td class="r">${gbp(fuel.annualCost)}</td></tr></table>`,
    )
    const first = `<b style="font-size:18pt">${bill.supplier}</b><p>${addressBlock(bill)}</p><table><tr><td>Account number</td><td>${bill.account}</td></tr><tr><td>Bill date</td><td>${printDay(bill.billDate, 'short')}</td></tr><tr><td>Billing period</td><td>${span(bill, 'short', ' to ')}</td></tr><tr><td>Payment method</td><td>${bill.payment === 'direct_debit' ? 'Monthly Direct Debit' : 'Pay on receipt of bill'}</td></tr></table>
<h2>Your account</h2><table><tr><td>Previous balance</td><td class="r">${balance(bill.opening, 'words')}</td></tr><tr><td>Payments</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td>Total charges</td><td class="r">${gbp(bill.total)}</td></tr><tr><td><b>New balance</b></td><td class="r"><b>${balance(bill.balance, 'words')}</b></td></tr></table>`
    const pages = fuelsOf(bill).map(
      (fuel, at) =>
        `<h2>${title(fuel)}</h2>${fuel.name === 'gas' ? gasBlock : `${isSwap ? `<p>Electricity supply number ${fuel.supplyNumber}</p>` : ''}${blocks.join('')}`}${foot[at]}`,
    )
    return {
      html: sheet(STYLE, A4, first, ...pages),
      // With two supplies neither is the home's own: what belongs to one of them alone can't be named.
      omits: isSwap
        ? []
        : ['mpan', 'meterSerial', 'unitRates', 'standingChargePencePerDay', 'readings'].map(
            (key) => `electricity.${key}`,
          ),
      amend: (truth) => {
        const latest = meters[1]
        if (!truth.electricity || !latest || !isSwap) return
        truth.electricity.meterSerial = latest.serial
        truth.electricity.readings = [{ register: 'single', previous: latest.previous, latest: latest.latest }]
      },
    }
  },
}
