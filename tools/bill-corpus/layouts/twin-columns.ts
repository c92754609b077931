import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Electricity left and gas right, label over value throughout. */
export const twinColumns: Layout = {
  name: 'twin-columns',
  isHeldBack: false,
  render: (bill) => {
    const pair = (label: string, value: string) =>
      `<div class="pair"><div class="l">${label}</div><div class="v">${value}</div></div>`
    const columns = fuelsOf(bill).map(
      (fuel) => `<div class="col"><h2>${title(fuel)}</h2>
${pair('Supply number', fuel.supplyNumber)}${pair('Meter serial number', fuel.serial)}
${fuel.readings.map((reading) => pair(`Opening reading${reading.register === 'single' ? '' : ` (${reading.register})`}`, String(reading.previous)) + pair(`Closing reading${reading.register === 'single' ? '' : ` (${reading.register})`}`, `${reading.latest} ${reading.latestKind}`)).join('')}
${fuel.segments.flatMap((segment) => [...segment.units.map((unit) => `<p class="calc">${fuel.segments.length > 1 ? `${span(segment, 'short', ' to ')}<br>` : ''}${unit.register === 'night' ? 'Night: ' : unit.register === 'day' ? 'Day: ' : ''}${kwh(unit.kwh)} kWh x ${unit.pence}p = ${gbp(unit.amount)}</p>`), `<p class="calc">${segment.days} days x ${segment.standing.pence}p = ${gbp(segment.standing.amount)}</p>`]).join('')}
${bill.pricesHoldVat ? '' : pair(`VAT at ${fuel.vat ? bill.vatPercent : 0}%`, gbp(fuel.vat))}
${pair(`Total ${fuel.name} charges`, gbp(fuel.total))}</div>`,
    )
    const tariffs = fuelsOf(bill).map(
      (fuel) =>
        `<div class="col"><h3>Your ${fuel.name} tariff</h3>${pair('Tariff name', fuel.tariffName)}${last(fuel)
          .units.map((unit) =>
            pair(
              unit.register === 'single' ? 'Unit rate' : unit.register === 'day' ? 'Day unit rate' : 'Night unit rate',
              `${unit.pence}p per kWh`,
            ),
          )
          .join(
            '',
          )}${pair('Standing charge', `${last(fuel).standing.pence}p per day`)}${pair('Tariff ends', fuel.endDate ? printDay(fuel.endDate, 'long') : 'No end date')}${pair('Exit fee', fuel.exitFee ? gbp(fuel.exitFee) : 'No exit fee')}${pair('Actual or estimated annual consumption', `${kwh(fuel.annualKwh)} kWh`)}${pair('Personal projection', gbp(fuel.annualCost))}</div>`,
    )
    const first = `<div style="float:right;font-size:18pt;font-weight:bold">${bill.supplier}</div><p>${addressBlock(bill)}</p><h1>Your energy statement</h1>
<div class="strip">${pair('Account number', bill.account)}${pair('Statement date', printDay(bill.billDate, 'short'))}${pair('Billing period', span(bill, 'short'))}</div>
<div class="strip">${pair('Balance brought forward', balance(bill.opening, 'CR'))}${pair('Payments made', gbp(bill.paid))}${pair('Total charges this period', gbp(bill.total))}${pair('Balance now due', balance(bill.balance, 'CR'))}</div>
<p>How you pay: ${paying(bill, { direct_debit: 'Direct Debit', standard_credit: 'Cash or cheque' })}</p>
<div class="cols">${columns.join('')}</div>`
    return {
      html: pages(
        '.cols{display:flex;gap:12mm}.col{flex:1}.pair{margin:1.5mm 0}.l{font-size:8pt;color:#555}.v{font-weight:bold}.strip{display:flex;gap:8mm;background:#fff4e0;padding:3mm;margin:3mm 0}.calc{font-size:9pt}',
        first,
        `<div class="cols">${tariffs.join('')}</div><p style="font-size:7pt;margin-top:10mm">Registered office ${bill.supplierAddress}</p>`,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service'],
}
