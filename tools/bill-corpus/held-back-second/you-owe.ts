import { fuelsOf } from '../bill-model.ts'
import { addDays, printDay } from '../days.ts'
import { addressBlock, eachUnit, gbp, kwh, last, title } from '../print.ts'
import { A4, alt, lazySpan, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:10pt "Liberation Sans"}.sheet{padding:12mm}.cols{display:flex;gap:8mm}.left{width:118mm}.right{width:60mm;background:#eef4fb;padding:4mm;font-size:8.5pt}
table{border-collapse:collapse;width:100%}td{padding:1mm 0;vertical-align:top}.r{text-align:right}h1{color:#0a4fa3;font-size:20pt}h2{color:#0a4fa3;font-size:13pt;margin:4mm 0 1mm}.due{font-size:26pt;font-weight:bold}`

const PAYING = {
  direct_debit: 'Fixed monthly Direct Debit',
  standard_credit: 'Cash, cheque or card when you get your bill',
  prepayment: 'Prepayment meter',
}

/** Says who owes whom in a sentence; the year is printed once for both ends of the period; tariff in a grey column. */
export const youOwe: SecondLayout = {
  name: 'you-owe',
  scenarios: ['electricity', 'credit', 'dual', 'gas', 'estimated', 'economy7', 'price-change'],
  render: (bill) => {
    const owes =
      bill.balance < 0
        ? `<p>Your account is in credit by</p><p class="due">${gbp(bill.balance)}</p>`
        : `<p>${alt(bill, 2, 'Please pay', 'Amount to pay')}</p><p class="due">${gbp(bill.balance)}</p>`
    const first = `<div class="cols"><div class="left"><h1>${bill.supplier}</h1><p>${addressBlock(bill)}</p><h2>Your ${fuelsOf(bill).length > 1 ? 'energy' : fuelsOf(bill)[0]?.name} ${bill.isEstimated ? 'bill (estimated)' : 'bill'}</h2>${owes}
<table><tr><td>Your last bill</td><td class="r">${bill.opening < 0 ? `${gbp(bill.opening)} in credit` : gbp(bill.opening)}</td></tr><tr><td>${alt(bill, 3, 'What you paid us', 'Payments we received - thank you')}</td><td class="r">-${gbp(bill.paid)}</td></tr><tr><td>Total energy costs within the bill period</td><td class="r">${gbp(bill.total)}</td></tr><tr><td><b>New balance</b></td><td class="r"><b>${bill.balance < 0 ? `${gbp(bill.balance)} in credit` : gbp(bill.balance)}</b></td></tr></table></div>
<div class="right"><p><b>Customer number</b><br>${bill.account}</p><p><b>Bill date</b><br>${printDay(bill.billDate, 'long')}</p><p><b>Bill period</b><br>${lazySpan(bill, ' - ')}</p><p><b>Your next bill</b><br>${printDay(addDays(bill.billDate, bill.days), 'long')}</p><p><b>Getting in touch</b><br>0333 202 9802<br>Mon to Fri 8am to 6pm</p></div></div>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<div class="cols"><div class="left"><h2>Your ${fuel.name} use in detail</h2><p>Supply number ${fuel.supplyNumber}, meter ${fuel.serial}</p><table>${fuel.readings.map(({ register, previous, latest, latestKind, previousKind }) => `<tr><td>${register === 'single' ? 'Meter reading' : register === 'day' ? 'Day reading' : 'Night reading'}</td><td>${previous} ${previousKind}</td><td>to</td><td>${latest} ${latestKind}</td></tr>`).join('')}</table>
<table>${eachUnit(fuel, (unit, segment) => `<tr><td>${fuel.segments.length > 1 ? `${lazySpan(segment, ' to ')}: ` : ''}${kwh(unit.kwh)} kWh ${unit.register === 'single' ? '' : `${unit.register} `}at ${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge: ${segment.days} days at ${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '<tr><td>VAT is included in these prices</td><td></td></tr>' : `<tr><td>VAT at ${vatRateOf(bill, fuel)}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td><b>${title(fuel)} costs this period</b></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table></div>
<div class="right"><h2>About your energy tariff</h2><p><b>${title(fuel)} tariff name</b><br>${fuel.tariffName}</p><p><b>Payment method</b><br>${PAYING[bill.payment]}</p><p><b>Unit rate</b><br>${last(
        fuel,
      )
        .units.map(
          ({ register, pence }) =>
            `${pence}p per kWh${register === 'single' ? '' : register === 'day' ? ' (day)' : ' (night)'}`,
        )
        .join(
          '<br>',
        )}</p><p><b>Standing charge</b><br>${last(fuel).standing.pence}p per day</p><p><b>End date</b><br>${fuel.endDate ? printDay(fuel.endDate, 'long') : 'No end date'}</p><p><b>Exit fee</b><br>${fuel.exitFee ? gbp(fuel.exitFee) : 'No exit fee'}</p><p><b>Estimated annual usage</b><br>${kwh(fuel.annualKwh)} kWh</p><p><b>Estimated annual cost</b><br>${gbp(fuel.annualCost)}</p></div></div>`,
    )
    return { html: sheet(STYLE, A4, first, ...sheets), omits: [] }
  },
}
