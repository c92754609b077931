import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, type Layout, pages, span, title } from '../print.ts'

/** A prepayment statement: top-ups, use, and the credit left on the meter. */
export const topUpStatement: Layout = {
  name: 'top-up-statement',
  isHeldBack: false,
  render: (bill) => {
    const first = `<div style="background:#5b2d8e;color:white;padding:6mm;font-size:18pt">${bill.supplier}<div style="font-size:11pt">Your Pay As You Go statement</div></div>
<div style="display:flex;justify-content:space-between;margin-top:8mm"><div>${addressBlock(bill)}</div><div><table><tr><td>Customer reference</td><td>${bill.account}</td></tr><tr><td>Statement date</td><td>${printDay(bill.billDate, 'long')}</td></tr><tr><td>Statement period</td><td>${span(bill, 'short', ' to ')}</td></tr><tr><td>Payment type</td><td>${bill.payment === 'prepayment' ? 'Prepayment' : bill.payment === 'direct_debit' ? 'Direct Debit' : 'Standard credit'}</td></tr></table></div></div>
<h2>Account summary</h2><table><tr><td>Balance at start of statement</td><td class="r">${balance(bill.opening, 'words')}</td></tr><tr><td>Total top-ups</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td>Total charges this statement</td><td class="r">${gbp(bill.total)}</td></tr><tr><td>Closing balance</td><td class="r">${balance(bill.balance, 'words')}</td></tr></table>
${fuelsOf(bill)
  .map(
    (
      fuel,
    ) => `<h2>${title(fuel)}</h2><table class="k"><tr><td>${fuel.name === 'gas' ? 'Meter point reference number (MPRN)' : 'Meter point administration number (MPAN)'}</td><td>${fuel.supplyNumber}</td></tr><tr><td>Meter serial number</td><td>${fuel.serial}</td></tr><tr><td>Tariff</td><td>${fuel.tariffName}</td></tr>${fuel.endDate ? `<tr><td>Tariff ends</td><td>${printDay(fuel.endDate, 'long')}</td></tr>` : ''}<tr><td>Exit fee</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : '£0.00'}</td></tr>
${eachUnit(fuel, (unit, segment) => `<tr><td>${fuel.segments.length > 1 ? `From ${printDay(segment.from, 'short')}: ` : ''}${kwh(unit.kwh)} kWh ${unit.register === 'single' ? 'used' : unit.register} at ${unit.pence}p</td><td>${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Daily standing charge, ${segment.days} days at ${segment.standing.pence}p</td><td>${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT</td><td>${gbp(fuel.vat)}</td></tr>`}<tr><td>Total for ${fuel.name}</td><td>${gbp(fuel.total)}</td></tr><tr><td>Your estimated annual ${fuel.name} use</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Your estimated yearly cost</td><td>${gbp(fuel.annualCost)}</td></tr></table>`,
  )
  .join('')}
<p style="font-size:7pt">Registered address: ${bill.supplierAddress}</p>`
    return {
      html: pages('.k td{font-size:8.5pt;padding:.6mm 1mm;border-bottom:.1mm dotted #999}', first),
      omits: ['*.readings', 'gas.units'],
    }
  },
  lacks: ['export', 'multi-service', 'imperial', 'business'],
}
