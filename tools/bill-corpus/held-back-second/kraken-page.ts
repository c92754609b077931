import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { addDays } from '../days.ts'
import { addressBlock, gbp, kwh, paying, title } from '../print.ts'
import { A4, alt, brieflyOrdinal, paymentsOf, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9.5pt "DejaVu Sans"}.sheet{padding:16mm}h1{font-size:24pt;margin:0 0 8mm}h2{font-size:14pt;margin:6mm 0 2mm}
.row{display:flex;justify-content:space-between;padding:1.3mm 0}.sub{font-size:8pt;color:#666}.top{display:flex;justify-content:space-between;margin-bottom:10mm}.big{font-size:13pt;font-weight:bold;border-top:.5mm solid #222}`

const row = (left: string, right: string, kind = '') =>
  `<div class="row ${kind}"><span>${left}</span><span>${right}</span></div>`
const signed = (value: number) => (value < 0 ? `${gbp(value)} CR` : `${gbp(value)} DR`)

function charges(bill: Bill, fuel: Fuel): string {
  const lines = fuel.segments.map((segment) => {
    const units = segment.units.map(({ register, kwh: used, pence, amount }) =>
      row(
        `Energy Used${register === 'single' ? '' : register === 'day' ? ' (Day)' : ' (Night)'}`,
        `${kwh(used)} kWh @ ${pence}p/kWh &nbsp; &nbsp; ${gbp(amount)}`,
      ),
    )
    const standing = `${segment.days} days @ ${segment.standing.pence}p/day &nbsp; &nbsp; ${gbp(segment.standing.amount)}`
    return `<p class="sub">${brieflyOrdinal(segment.from)} - ${brieflyOrdinal(segment.to)}</p>${units.join('')}${row('Standing Charge', standing)}`
  })
  const vat = bill.pricesHoldVat
    ? ''
    : row('Subtotal of charges before VAT', gbp(fuel.subtotal)) +
      row(`VAT @ ${vatRateOf(bill, fuel).toFixed(2)}%`, gbp(fuel.vat))
  return `${lines.join('')}${vat}${row(`Total ${title(fuel)} Charges`, gbp(fuel.total), 'big')}`
}

function readings(fuel: Fuel): string {
  const unit = fuel.name === 'gas' ? (fuel.units === 'imperial' ? 'hcf' : 'm³') : 'kWh'
  return fuel.readings
    .map(({ register, previous, latest, previousKind, latestKind }) => {
      const name = register === 'single' ? '' : `${register === 'day' ? 'Day' : 'Night'} `
      return `<p>Meter ${fuel.serial}</p>${row(`${name}reading on ${brieflyOrdinal(addDays(fuel.segments[0]?.from ?? '', -1))} (${previousKind})`, `${previous} ${unit}`)}${row(`${name}reading on ${brieflyOrdinal(fuel.segments.at(-1)?.to ?? '')} (${latestKind})`, `${latest} ${unit}`)}`
    })
    .join('')
}

/** A page of rows in one column, account first, "we've charged you", dates with ordinals and short months. */
export const krakenPage: SecondLayout = {
  name: 'kraken-page',
  scenarios: ['dual', 'price-change', 'economy7', 'credit', 'gas', 'estimated', 'imperial'],
  render: (bill) => {
    const first = `<div class="top"><h1>${bill.supplier}</h1><div>Your account number: <b>${bill.account}</b><br>Bill reference: ${bill.billNumber} (${brieflyOrdinal(bill.billDate)})</div></div><p>${addressBlock(bill)}</p>
<h2>Your energy account</h2><p>for the period ${brieflyOrdinal(bill.from)} - ${brieflyOrdinal(bill.to)}</p>
${row('What was your balance on your last bill?', signed(bill.opening))}<h2>We've charged you</h2>${fuelsOf(bill)
      .map((fuel) => row(title(fuel), gbp(fuel.total)))
      .join('')}${row('Total charges', gbp(bill.total), 'big')}<h2>You've paid us</h2>${paymentsOf(bill)
      .map((amount, at) =>
        row(`${paying(bill)} payment, ${brieflyOrdinal(addDays(bill.from, 9 + at * 20))}`, gbp(amount)),
      )
      .join('')}${row('Total payments', gbp(bill.paid))}
${row(`Your new account balance on ${brieflyOrdinal(bill.billDate)}`, signed(bill.balance), 'big')}`
    const sheets = fuelsOf(bill).map(
      (fuel) =>
        `<h2>${title(fuel)}</h2>${row(alt(bill, 1, 'Supply Number', 'Your supply number'), fuel.supplyNumber)}${readings(fuel)}<h2>Energy Charges</h2><p><b>${fuel.tariffName}</b></p>${charges(bill, fuel)}${fuel.name === 'gas' ? `<p class="sub">We turn gas units into kWh with a calorific value of ${fuel.calorificValue.toFixed(1)} and a volume correction of 1.02264.</p>` : ''}<h2>About Your Tariff</h2>${row('Tariff Name', fuel.tariffName)}${row('Product Type', fuel.endDate ? 'Fixed' : 'Variable')}${row('Payment Method', paying(bill))}${fuel.endDate ? row('Price Guaranteed Until', brieflyOrdinal(fuel.endDate)) : ''}${row('Early Exit Fee', fuel.exitFee ? gbp(fuel.exitFee) : 'None')}${row('Estimated Annual Usage', `${kwh(fuel.annualKwh)} kWh`)}${row('Estimated Annual Cost', gbp(fuel.annualCost))}<p class="sub">Have a question? Write to ${bill.supplier}, ${bill.supplierAddress}. Smell gas? Call 0800 111 999.</p>`,
    )
    return { html: sheet(STYLE, A4, first, ...sheets), omits: [] }
  },
}
