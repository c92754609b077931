import { fuelsOf } from '../bill-model.ts'
import { addDays, printDay } from '../days.ts'
import { round } from '../make-fuel.ts'
import { addressBlock, eachUnit, gbp, kwh, last, span, title } from '../print.ts'
import { A4, alt, type SecondLayout, sheet } from './second-print.ts'

const STYLE = `body{font:10pt "Liberation Sans"}.sheet{padding:14mm}.band{background:#222;color:#fff;padding:4mm;font-size:15pt}table{border-collapse:collapse;width:100%;margin:2mm 0}td,th{padding:1.2mm;text-align:left;border-bottom:.2mm solid #bbb;font-weight:normal}.r{text-align:right}h2{font-size:12pt;margin:5mm 0 1mm}`

/** A top-up customer's statement: what went on the meter, what was taken off; nothing is owed, so no balance to pay. */
export const meterCredit: SecondLayout = {
  name: 'meter-credit',
  scenarios: ['prepay', 'prepay', 'prepay', 'prepay', 'prepay', 'prepay'],
  render: (bill) => {
    const topUps = [round(bill.total * 0.4), round(bill.total * 0.35), round(bill.total * 0.3)]
    const onMeter = round(topUps.reduce((sum, amount) => sum + amount, 0))
    const first = `<div class="band">${bill.supplier} &nbsp; ${alt(bill, 1, 'Your pay as you go statement', 'Your smart pay as you go statement', 'Prepayment meter statement')}</div><p>${addressBlock(bill)}</p><table><tr><td>Account number</td><td>${bill.account}</td></tr><tr><td>Statement date</td><td>${printDay(bill.billDate, 'ordinal')}</td></tr><tr><td>Statement period</td><td>${span(bill, 'ordinal', ' to ')}</td></tr><tr><td>How you pay</td><td>Pay as you go</td></tr></table>
<p>This is not a request for payment. You pay for your energy before you use it.</p><h2>Your top-ups</h2><table>${topUps.map((amount, at) => `<tr><td>${printDay(addDays(bill.from, 2 + at * 8), 'slashes')}</td><td>PayPoint top-up</td><td class="r">${gbp(amount)}</td></tr>`).join('')}<tr><td></td><td>Total topped up</td><td class="r">${gbp(onMeter)}</td></tr></table>
<h2>What you used</h2><table>${fuelsOf(bill)
      .map((fuel) => `<tr><td>${title(fuel)}</td><td class="r">${gbp(fuel.total)}</td></tr>`)
      .join('')}<tr><td>Total cost of energy used</td><td class="r">${gbp(bill.total)}</td></tr></table>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<div class="band">${title(fuel)}</div><table><tr><td>${fuel.name === 'gas' ? 'Gas meter point reference (MPRN)' : 'Electricity supply number (MPAN)'}</td><td>${fuel.supplyNumber}</td></tr><tr><td>Meter serial number</td><td>${fuel.serial}</td></tr><tr><td>Tariff</td><td>${fuel.tariffName}</td></tr><tr><td>Tariff end date</td><td>None</td></tr><tr><td>Exit fees</td><td>None</td></tr><tr><td>Your estimated annual consumption</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Your personal projection for the next 12 months</td><td>${gbp(fuel.annualCost)}</td></tr></table>
<h2>Prices ${bill.pricesHoldVat ? '(including VAT)' : '(excluding VAT)'}</h2><table><tr><th>Rate</th><th class="r">Price</th></tr>${last(
        fuel,
      )
        .units.map(({ pence }) => `<tr><td>Unit rate</td><td class="r">${pence} pence per kWh</td></tr>`)
        .join(
          '',
        )}<tr><td>Daily standing charge</td><td class="r">${last(fuel).standing.pence} pence per day</td></tr></table>
<h2>Charges taken from your meter</h2><table>${fuel.readings.map(({ previous, latest }) => `<tr><td>Reading on ${printDay(bill.from, 'slashes')}: ${previous}</td><td>Reading on ${printDay(bill.to, 'slashes')}: ${latest}</td><td></td></tr>`).join('')}${eachUnit(fuel, (unit) => `<tr><td>Energy</td><td>${kwh(unit.kwh)} kWh</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}<tr><td>Standing charge</td><td>${bill.days} days</td><td class="r">${gbp(last(fuel).standing.amount)}</td></tr>${bill.pricesHoldVat ? '' : `<tr><td>VAT</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td>Total</td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table>`,
    )
    return { html: sheet(STYLE, A4, first, ...sheets), omits: ['balanceGbp'] }
  },
}
