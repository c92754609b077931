import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Coloured tiles per fuel, label under value here and over it there, no table at all. */
export const friendlyTiles: Layout = {
  name: 'friendly-tiles',
  isHeldBack: false,
  render: (bill) => {
    const over = (label: string, value: string) => `<div class="t"><span>${label}</span><b>${value}</b></div>`
    const first = `<div class="hi"><div style="font-size:20pt">${bill.supplier}</div><div>Hello ${bill.customer}, here's your bill</div></div><div class="row">${over('Account', bill.account)}${over('Bill date', printDay(bill.billDate, 'short-year'))}${over('Bill period', span(bill, 'short-year'))}</div><p>${addressBlock(bill)}</p>
<div class="row"><div class="big"><b>${gbp(bill.total)}</b><span>Total energy charges</span></div><div class="big"><b>${balance(bill.balance, 'words')}</b><span>Account balance</span></div></div><div class="row">${over('Balance brought forward', balance(bill.opening, 'words'))}${over('Payments received', gbp(bill.paid))}${over('Payment method', paying(bill))}</div>
${fuelsOf(bill)
  .map(
    (fuel) =>
      `<div class="tile ${fuel.name}"><h2>${title(fuel)} ${gbp(fuel.total)}</h2><div class="row">${over('Supply number', fuel.supplyNumber)}${over('Meter serial number', fuel.serial)}${over('Energy used', `${kwh(fuel.kwh)} kWh`)}</div>${eachUnit(fuel, (unit, segment) => `<p>${unit.register === 'single' ? 'Usage' : unit.register === 'day' ? 'Day usage' : 'Night usage'}: ${kwh(unit.kwh)} kWh at ${unit.pence} p/kWh${fuel.segments.length > 1 ? ` (${span(segment, 'short-year')})` : ''} <b>${gbp(unit.amount)}</b></p>`).join('')}${fuel.segments.map((segment) => `<p>Standing charge: ${segment.days} days at ${segment.standing.pence} p/day <b>${gbp(segment.standing.amount)}</b></p>`).join('')}${bill.pricesHoldVat ? '' : `<p>VAT: <b>${gbp(fuel.vat)}</b></p>`}</div>`,
  )
  .join('')}`
    const second = `<h1>Tariff details</h1>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<div class="tile ${fuel.name}"><h2>${title(fuel)}</h2><div class="row">${over('Tariff name', fuel.tariffName)}${over('Tariff expires', fuel.endDate ? printDay(fuel.endDate, 'short-year') : 'Never')}${over('Exit fees', fuel.exitFee ? gbp(fuel.exitFee) : 'None')}</div><div class="row">${over(last(fuel).units.length > 1 ? 'Day rate' : 'Unit rate', `${last(fuel).units[0]?.pence} p/kWh`)}${last(fuel).units[1] ? over('Night rate', `${last(fuel).units[1]?.pence} p/kWh`) : ''}${over('Standing charge', `${last(fuel).standing.pence} p/day`)}</div><div class="row">${over('Annual usage estimate', `${kwh(fuel.annualKwh)} kWh`)}${over('Annual cost estimate', gbp(fuel.annualCost))}</div><div class="row">${fuel.readings.map((reading) => over(`Last reading${reading.register === 'single' ? '' : `, ${reading.register}`}`, String(reading.previous)) + over(`This reading${reading.register === 'single' ? '' : `, ${reading.register}`}`, `${reading.latest} ${reading.latestKind}`)).join('')}</div></div>`,
      )
      .join('')}`
    return {
      html: pages(
        '.hi{background:#ff5a36;color:#fff;padding:8mm;margin:-14mm -15mm 6mm}.row{display:flex;gap:6mm;margin:3mm 0}.t{flex:1}.t span{display:block;font-size:8pt;color:#444}.big{flex:1;background:#fdeee9;padding:4mm;text-align:center}.big b{font-size:18pt;display:block}.tile{padding:4mm;border-radius:3mm;margin:3mm 0}.electricity{background:#eaf4ff}.gas{background:#fff3e6}',
        first,
        second,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service'],
}
