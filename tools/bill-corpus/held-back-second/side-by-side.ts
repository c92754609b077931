import { type Fuel, fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, eachUnit, gbp, kwh, last, span, title } from '../print.ts'
import { A4, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:8.5pt "DejaVu Sans"}.sheet{padding:13mm}.two{display:flex;gap:10mm}.two>div{flex:1}table{width:100%;border-collapse:collapse}td{padding:.9mm 0;border-bottom:.1mm dotted #999}.r{text-align:right}h1{font-size:17pt}h2{font-size:12pt;margin:2mm 0}h3{font-size:10.5pt;margin:0 0 2mm;color:#00675b}`

const row = (left: string, right: string) => `<tr><td>${left}</td><td class="r">${right}</td></tr>`

function terms(fuel: Fuel): string {
  const { units, standing } = last(fuel)
  return `${units.map(({ register, pence }) => row(register === 'single' ? 'Unit price' : `Unit price, ${register}`, `${pence} p/kWh`)).join('')}${row('Standing charge', `${standing.pence} p/day`)}${row('Contract end', fuel.endDate ? printDay(fuel.endDate, 'dots') : 'open-ended')}${row('Early exit fee', fuel.exitFee ? gbp(fuel.exitFee) : 'nil')}${row('Estimated annual consumption', `${kwh(fuel.annualKwh)} kWh`)}${row('Estimated annual cost', gbp(fuel.annualCost))}`
}

/** Each fuel in its own column; the tariff's name is the heading over its prices, without the word tariff beside it. */
export const sideBySide: SecondLayout = {
  name: 'side-by-side',
  scenarios: ['dual', 'dual', 'credit', 'imperial', 'estimated', 'electricity', 'price-change'],
  render: (bill) => {
    const fuels = fuelsOf(bill)
    const columns = fuels
      .map(
        (fuel) => `<div><h2>${title(fuel)}</h2><h3>${fuel.tariffName}</h3><table>${terms(fuel)}</table>
<h2>Meter</h2><table>${row(fuel.name === 'gas' ? 'MPRN' : 'MPAN', fuel.supplyNumber)}${row('Meter no.', fuel.serial)}${fuel.readings.map(({ register, previous, latest, latestKind }) => `${row(`${register === 'single' ? '' : `${register} `}Opening read`, String(previous))}${row(`${register === 'single' ? '' : `${register} `}Closing read`, `${latest} ${latestKind.slice(0, 3)}.`)}`).join('')}${fuel.name === 'gas' ? row('Units', fuel.units === 'imperial' ? '100s ft³' : 'm³') : ''}</table>
<h2>Charges</h2><table>${eachUnit(fuel, (unit) => row(`${kwh(unit.kwh)} kWh × ${unit.pence}p`, gbp(unit.amount))).join('')}${fuel.segments.map(({ days, standing }) => row(`${days} d × ${standing.pence}p`, gbp(standing.amount))).join('')}${bill.pricesHoldVat ? '' : row(`VAT ${vatRateOf(bill, fuel)}%`, gbp(fuel.vat))}${row(`<b>${title(fuel)} total</b>`, `<b>${gbp(fuel.total)}</b>`)}</table></div>`,
      )
      .join('')
    const page = `<div class="two"><div><h1>${bill.supplier}</h1><p>${addressBlock(bill)}</p></div><div><table>${row('Customer ref', bill.account)}${row('Issued', printDay(bill.billDate, 'dots'))}${row('Period', span(bill, 'dots', ' to '))}${row('Paid by', bill.payment === 'direct_debit' ? 'Direct Debit' : 'Cash or cheque')}</table></div></div>
<table style="margin:5mm 0">${row('Brought forward', bill.opening < 0 ? `(${gbp(bill.opening)})` : gbp(bill.opening))}${row('Payments in the period', bill.paid ? `(${gbp(bill.paid)})` : '£0.00')}${row('Charges in the period', gbp(bill.total))}${row('<b>Carried forward</b>', `<b>${bill.balance < 0 ? `(${gbp(bill.balance)})` : gbp(bill.balance)}</b>`)}</table><div class="two">${columns}</div>`
    return { html: sheet(STYLE, A4, page), omits: [] }
  },
}
