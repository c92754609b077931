import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { round } from '../make-fuel.ts'
import { addressBlock, eachUnit, gbp, kwh, last, paying, spacedMpan, span, title } from '../print.ts'
import { A4, addUpAgain, alt, type SecondLayout, sheet } from './second-print.ts'

const STYLE = `body{font:9pt "Liberation Sans"}.sheet{padding:12mm}table{border-collapse:collapse;width:100%;margin:2mm 0}td,th{padding:1mm 1.5mm;text-align:left}th{background:#f3e6d3}.r{text-align:right}h1{font-size:20pt}h2{font-size:12pt;margin:4mm 0 1mm}`
const REGISTERS = { single: 'All units', peak: 'Peak', day: 'Normal', night: 'Low' }

/** Registers called normal and low; a table of prices before and with VAT; the lines of charge are before VAT. */
export const twoRates: SecondLayout = {
  name: 'two-rates',
  scenarios: ['economy7', 'economy7', 'dual', 'electricity', 'economy7', 'gas'],
  reshape: (bill) => {
    if (!bill.pricesHoldVat) return
    // This supplier never prints lines with VAT in them.
    bill.pricesHoldVat = false
    for (const fuel of fuelsOf(bill)) fuel.vat = round(fuel.subtotal * (bill.vatPercent / 100))
    addUpAgain(bill)
  },
  render: (bill) => {
    const withVat = (pence: number, vat: number) => Math.round(pence * (1 + vat / 100) * 1000) / 1000
    const vatOf = (fuel: { vat: number }) => (fuel.vat > 0 ? bill.vatPercent : 0)
    const first = `<h1>${bill.supplier}</h1><table><tr><td>${addressBlock(bill)}</td><td>${alt(bill, 1, 'Account no.', 'Your reference')} <b>${bill.account}</b><br>Statement date <b>${printDay(bill.billDate, 'two-digit')}</b><br>Charging period <b>${span(bill, 'two-digit')}</b><br>Payment method <b>${paying(bill)}</b></td></tr></table>
<h2>Your statement at a glance</h2><table><tr><td>Previous statement balance</td><td class="r">${bill.opening < 0 ? `${gbp(bill.opening)} credit` : `${gbp(bill.opening)} debit`}</td></tr><tr><td>Payments and credits</td><td class="r">${gbp(bill.paid)} credit</td></tr><tr><td>Charges on this statement incl. VAT</td><td class="r">${gbp(bill.total)} debit</td></tr><tr><td>${alt(bill, 2, 'Your balance', 'Statement balance')}</td><td class="r">${bill.balance < 0 ? `${gbp(bill.balance)} credit` : `${gbp(bill.balance)} debit`}</td></tr></table>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<h2>${title(fuel)} - ${fuel.name === 'gas' ? `M number ${fuel.supplyNumber}` : `S number ${spacedMpan(fuel.supplyNumber)}`}</h2><table><tr><th>Meter no.</th><th>Register</th><th class="r">Last time</th><th class="r">This time</th><th class="r">Difference</th></tr>${fuel.readings.map(({ register, previous, latest }) => `<tr><td>${fuel.serial}</td><td>${REGISTERS[register]}</td><td class="r">${previous}</td><td class="r">${latest}</td><td class="r">${latest - previous}</td></tr>`).join('')}</table>
<table><tr><th>Charge</th><th class="r">Amount used</th><th class="r">Price ex VAT</th><th class="r">Cost</th></tr>${eachUnit(fuel, (unit) => `<tr><td>${REGISTERS[unit.register]}</td><td class="r">${kwh(unit.kwh)} kWh</td><td class="r">${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}<tr><td>Standing charge</td><td class="r">${last(fuel).days} days</td><td class="r">${last(fuel).standing.pence}p</td><td class="r">${gbp(last(fuel).standing.amount)}</td></tr><tr><td>VAT @ ${vatOf(fuel)}%</td><td></td><td></td><td class="r">${gbp(fuel.vat)}</td></tr><tr><td>Total ${fuel.name}</td><td></td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table>
<h2>Tariff info</h2><table><tr><td>Plan name</td><td>${fuel.tariffName}</td></tr><tr><td>Plan end date</td><td>${fuel.endDate ? printDay(fuel.endDate, 'two-digit') : 'No end date'}</td></tr><tr><td>Exit fees</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td></tr><tr><td>Estimated use over 12 months</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Your personal projection</td><td>${gbp(fuel.annualCost)}</td></tr></table>
<table><tr><th>Rates</th><th class="r">Excluding VAT</th><th class="r">Including VAT</th></tr>${last(fuel)
        .units.map(
          ({ register, pence }) =>
            `<tr><td>${register === 'single' ? 'Unit rate' : `${REGISTERS[register]} unit rate`}</td><td class="r">${pence}p</td><td class="r">${withVat(pence, vatOf(fuel))}p</td></tr>`,
        )
        .join(
          '',
        )}<tr><td>Standing charge</td><td class="r">${last(fuel).standing.pence}p</td><td class="r">${withVat(last(fuel).standing.pence, vatOf(fuel))}p</td></tr></table>`,
    )
    return {
      html: sheet(STYLE, A4, first, ...sheets),
      omits: [],
      amend: (truth) => {
        for (const fuel of fuelsOf(bill)) {
          const facts = truth[fuel.name]
          if (!facts) continue
          for (const rate of facts.unitRates ?? []) rate.pencePerKwh = withVat(rate.pencePerKwh, vatOf(fuel))
          facts.standingChargePencePerDay = withVat(last(fuel).standing.pence, vatOf(fuel))
        }
      },
    }
  },
}
