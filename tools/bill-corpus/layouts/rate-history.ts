import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import {
  addressBlock,
  balance,
  eachUnit,
  gbp,
  kwh,
  type Layout,
  pages,
  paying,
  span,
  spacedMpan,
  title,
} from '../print.ts'

/** Rates by date in a separate table, dated readings, and charges as totals. */
export const rateHistory: Layout = {
  name: 'rate-history',
  isHeldBack: false,
  render: (bill) => {
    const first = `<h1>${bill.supplier}</h1><div class="two"><div>${addressBlock(bill)}</div><div><b>Customer ID</b> ${bill.account}<br><b>Invoice ref</b> ${bill.billNumber}<br><b>Dated</b> ${printDay(bill.billDate, 'ordinal')}<br><b>Date of issue</b> ${printDay(bill.billDate, 'ordinal')}</div></div>
<p>Electricity and gas bill for the period ${span(bill, 'ordinal', ' until ')}.</p>
<table class="g"><tr><td>Previous account balance</td><td class="r">${balance(bill.opening, 'words')}</td></tr><tr><td>Less payments</td><td class="r">${gbp(bill.paid)}</td></tr>${fuelsOf(
      bill,
    )
      .map((fuel) => `<tr><td>Add ${fuel.name} charges</td><td class="r">${gbp(fuel.total)}</td></tr>`)
      .join(
        '',
      )}<tr><td>Total new charges</td><td class="r">${gbp(bill.total)}</td></tr><tr><td>Current balance</td><td class="r">${balance(bill.balance, 'words')}</td></tr></table><p>Method of payment: ${paying(bill)}</p>`
    const second = fuelsOf(bill).map(
      (
        fuel,
      ) => `<h2>${title(fuel)}</h2><p>${fuel.name === 'gas' ? `Meter Point Reference Number: ${fuel.supplyNumber}` : `MPAN: ${spacedMpan(fuel.supplyNumber)}`} &nbsp;&nbsp; Serial number: ${fuel.serial}</p>
<table class="g"><tr><th>Register</th><th>Date</th><th>Start read</th><th>Date</th><th>End read</th><th>Type</th></tr>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? '1' : reading.register}</td><td>${printDay(bill.from, 'slashes')}</td><td>${reading.previous}</td><td>${printDay(bill.to, 'slashes')}</td><td>${reading.latest}</td><td>${reading.latestKind}</td></tr>`).join('')}</table>
<table class="g"><tr><th>Dates</th><th>Rate</th><th class="r">kWh</th><th class="r">Pence per kWh</th><th class="r">Cost</th></tr>${eachUnit(fuel, (unit, segment) => `<tr><td>${span(segment, 'slashes')}</td><td>${unit.register === 'single' ? 'Standard' : unit.register}</td><td class="r">${kwh(unit.kwh)}</td><td class="r">${unit.pence}</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}</table>
<table class="g"><tr><th>Dates</th><th class="r">Days</th><th class="r">Pence per day</th><th class="r">Cost</th></tr>${fuel.segments.map((segment) => `<tr><td>${span(segment, 'slashes')}</td><td class="r">${segment.days}</td><td class="r">${segment.standing.pence}</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}</table>
${bill.pricesHoldVat ? '<p>All charges include VAT at 5%.</p>' : `<p>Charges before VAT ${gbp(fuel.subtotal)}. VAT at ${fuel.vat ? bill.vatPercent : 0}% ${gbp(fuel.vat)}.</p>`}<p><b>${title(fuel)} charges including VAT ${gbp(fuel.total)}</b></p>
<p>Product: ${fuel.tariffName}. ${fuel.endDate ? `Contract end date: ${printDay(fuel.endDate, 'ordinal')}.` : ''} Early termination fee: ${fuel.exitFee ? gbp(fuel.exitFee) : 'none'}.</p><p>Annual consumption: ${kwh(fuel.annualKwh)} kWh. Projected annual cost: ${gbp(fuel.annualCost)}.</p>`,
    )
    return {
      html: pages(
        '.two{display:flex;justify-content:space-between}.g{margin:2mm 0}.g td,.g th{border:.2mm solid #999;font-size:9pt}',
        first,
        ...second,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service', 'imperial'],
}
