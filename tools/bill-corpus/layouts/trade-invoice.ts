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

/** An invoice with bare figures under headed columns; units are in the heads only. */
export const tradeInvoice: Layout = {
  name: 'trade-invoice',
  isHeldBack: false,
  render: (bill) => {
    const fuels = fuelsOf(bill)
    const money = (value: number) => value.toFixed(2)
    const first = `<table><tr><td style="font-size:16pt">${bill.supplier}</td><td class="r" style="font-size:16pt">INVOICE</td></tr></table>
<table style="margin-top:6mm"><tr><td rowspan="6" style="width:50%">${addressBlock(bill)}</td><td>Invoice number</td><td>${bill.billNumber}</td></tr><tr><td>Account number</td><td>${bill.account}</td></tr><tr><td>Invoice date</td><td>${printDay(bill.billDate, 'slashes')}</td></tr><tr><td>Tax point</td><td>${printDay(bill.billDate, 'slashes')}</td></tr><tr><td>Billing period</td><td>${span(bill, 'slashes')}</td></tr><tr><td>Payment terms</td><td>${paying(bill, { direct_debit: 'Direct Debit 14 days', standard_credit: 'BACS 30 days' })}</td></tr></table>
${fuels
  .map(
    (
      fuel,
    ) => `<h3>${title(fuel)}: ${fuel.name === 'gas' ? `MPRN ${fuel.supplyNumber}` : `MPAN ${fuel.topLine} ${spacedMpan(fuel.supplyNumber)}`}</h3><p>Meter serial no. ${fuel.serial} &nbsp; Product: ${fuel.tariffName}${fuel.endDate ? ` &nbsp; Contract end date: ${printDay(fuel.endDate, 'slashes')}` : ''}</p>
<table class="t"><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit</th><th class="r">Rate (p)</th><th class="r">Net (£)</th></tr>
${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'single' ? 'Energy charge' : unit.register === 'day' ? 'Day energy' : 'Night energy'} ${fuel.segments.length > 1 ? span(segment, 'two-digit') : ''}</td><td class="r">${kwh(unit.kwh)}</td><td class="r">kWh</td><td class="r">${unit.pence.toFixed(4)}</td><td class="r">${money(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge ${fuel.segments.length > 1 ? span(segment, 'two-digit') : ''}</td><td class="r">${segment.days}</td><td class="r">days</td><td class="r">${segment.standing.pence.toFixed(4)}</td><td class="r">${money(segment.standing.amount)}</td></tr>`).join('')}
<tr><td>Net total</td><td></td><td></td><td></td><td class="r">${money(fuel.subtotal)}</td></tr>${bill.pricesHoldVat ? '' : `<tr><td>VAT ${fuel.vat ? bill.vatPercent : 0}%</td><td></td><td></td><td></td><td class="r">${money(fuel.vat)}</td></tr>`}<tr><td>${title(fuel)} total</td><td></td><td></td><td></td><td class="r">${money(fuel.total)}</td></tr></table>
<table class="t"><tr><th>Register</th><th>Previous read</th><th>Present read</th><th>Type</th></tr>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? 'Standard' : reading.register}</td><td>${reading.previous}</td><td>${reading.latest}</td><td>${reading.latestKind}</td></tr>`).join('')}</table>`,
  )
  .join('')}
<table style="width:60%;margin-left:40%"><tr><td>Balance brought forward</td><td class="r">${balance(bill.opening, 'brackets')}</td></tr><tr><td>Payments received</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td>Invoice total</td><td class="r">${gbp(bill.total)}</td></tr><tr><td><b>Total amount due</b></td><td class="r"><b>${balance(bill.balance, 'brackets')}</b></td></tr></table>
<p style="font-size:7pt">${bill.supplier} Limited. Registered in England and Wales. Registered office ${bill.supplierAddress}. VAT Reg No GB 987 6543 21</p>`
    return {
      html: pages('.t{margin:2mm 0;font-size:9pt}.t th{background:#ddd}', first),
      omits: ['*.estimatedAnnualUsageKwh', '*.estimatedAnnualCostGbp', '*.exitFeeGbp'],
    }
  },
  lacks: ['export', 'multi-service', 'prepay', 'imperial'],
}
