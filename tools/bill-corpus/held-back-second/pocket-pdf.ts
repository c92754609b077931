import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { eachUnit, gbp, kwh, last, paying, title } from '../print.ts'
import { alt, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:8.5pt "DejaVu Sans"}.sheet{padding:6mm}.card{border:.2mm solid #ccc;border-radius:3mm;padding:3mm;margin-bottom:3mm}h1{font-size:13pt;margin:0 0 3mm}h2{font-size:10pt;margin:0 0 2mm}
.l{color:#667;font-size:7pt}.line{display:flex;justify-content:space-between;padding:.6mm 0}.sum{font-size:17pt}`

const line = (left: string, right: string) =>
  `<div class="line"><span class="l">${left}</span><span>${right}</span></div>`

/** Pages as narrow as a phone, cards of short lines, prices in pounds per kWh. */
export const pocketPdf: SecondLayout = {
  name: 'pocket-pdf',
  scenarios: ['electricity', 'dual', 'credit', 'economy7', 'gas', 'price-change'],
  render: (bill) => {
    const pounds = (pence: number) => `£${(pence / 100).toFixed(6).replace(/0{1,2}$/, '')}`
    const first = `<h1>${bill.supplier}</h1><div class="card"><div class="l">${alt(bill, 1, 'Account balance', 'Your balance now')}</div><div class="sum">${bill.balance < 0 ? '-' : ''}${gbp(bill.balance)}</div><div class="l">${bill.balance < 0 ? "You're in credit" : 'To pay'}</div></div>
<div class="card"><h2>This statement</h2>${line('Account', bill.account)}${line('Statement date', printDay(bill.billDate, 'short-year'))}${line('From', printDay(bill.from, 'short-year'))}${line('To', printDay(bill.to, 'short-year'))}${line('You pay by', paying(bill, { direct_debit: 'Direct Debit', standard_credit: 'Pay on receipt of bill' }))}</div>
<div class="card"><h2>Money</h2>${line('Start balance', `${bill.opening < 0 ? '-' : ''}${gbp(bill.opening)}`)}${fuelsOf(
      bill,
    )
      .map((fuel) => line(title(fuel), gbp(fuel.total)))
      .join(
        '',
      )}${line('Total spent', gbp(bill.total))}${line('Paid in', gbp(bill.paid))}${line('End balance', `${bill.balance < 0 ? '-' : ''}${gbp(bill.balance)}`)}</div><div class="card"><h2>Your home</h2>${bill.customer}<br>${bill.address.join(', ')}, ${bill.postcode}</div>`
    const sheets = fuelsOf(bill).flatMap((fuel) => [
      `<h1>${title(fuel)}</h1><div class="card"><h2>Meter</h2>${line(fuel.name === 'gas' ? 'MPRN' : 'MPAN', fuel.supplyNumber)}${line('Serial', fuel.serial)}${fuel.readings.map(({ register, previous, latest }) => `${line(`${register === 'single' ? 'Start' : `${register === 'day' ? 'Day' : 'Night'} start`} reading`, String(previous))}${line(`${register === 'single' ? 'End' : `${register === 'day' ? 'Day' : 'Night'} end`} reading`, String(latest))}`).join('')}</div>
<div class="card"><h2>Costs</h2>${eachUnit(fuel, (unit) => line(`${unit.register === 'single' ? '' : unit.register === 'day' ? 'Day: ' : 'Night: '}${kwh(unit.kwh)} kWh × ${pounds(unit.pence)}`, gbp(unit.amount))).join('')}${fuel.segments.map(({ days, standing }) => line(`${days} days × ${pounds(standing.pence)}`, gbp(standing.amount))).join('')}${bill.pricesHoldVat ? '' : line(`VAT (${vatRateOf(bill, fuel)}%)`, gbp(fuel.vat))}${line(`Total for ${fuel.name}`, gbp(fuel.total))}</div>`,
      `<h1>Your ${fuel.name} plan</h1><div class="card">${line('Plan name', fuel.tariffName)}${last(fuel)
        .units.map(({ register, pence }) =>
          line(
            register === 'single' ? 'Price per kWh' : `${register === 'day' ? 'Day' : 'Night'} price per kWh`,
            pounds(pence),
          ),
        )
        .join(
          '',
        )}${line('Price per day', pounds(last(fuel).standing.pence))}${line('Plan ends', fuel.endDate ? printDay(fuel.endDate, 'short-year') : 'Never')}${line('Leaving fee', fuel.exitFee ? gbp(fuel.exitFee) : '£0.00')}${line('Use in a year (estimate)', `${kwh(fuel.annualKwh)} kWh`)}${line('Cost in a year (estimate)', gbp(fuel.annualCost))}</div>`,
    ])
    return { html: sheet(STYLE, '90mm 180mm', first, ...sheets), omits: [] }
  },
}
