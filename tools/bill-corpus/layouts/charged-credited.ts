import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Dense, in sentences: what was charged, what was credited, the account's balance. */
export const chargedCredited: Layout = {
  name: 'charged-credited',
  isHeldBack: false,
  render: (bill) => {
    const told = fuelsOf(bill).map(
      (fuel) => `<h3>${title(fuel)} (${fuel.readings[0]?.latestKind === 'estimated' ? 'Estimated' : 'Actual'})</h3>
<p>Your ${fuel.name} supply number is ${fuel.supplyNumber}. Your meter serial number is ${fuel.serial}.</p>
${fuel.segments.map((segment) => segment.units.map((unit) => `<p>Between ${span(segment, 'long', ' and ')} you used ${kwh(unit.kwh)} kWh${unit.register === 'single' ? '' : ` at the ${unit.register} rate`}, charged at ${unit.pence}p per kWh, which comes to ${gbp(unit.amount)}.</p>`).join('') + `<p>Standing charge of ${segment.standing.pence}p per day for ${segment.days} days: ${gbp(segment.standing.amount)}.</p>`).join('')}
${bill.pricesHoldVat ? '<p>These prices include VAT.</p>' : `<p>VAT at ${fuel.vat ? bill.vatPercent : 0}% comes to ${gbp(fuel.vat)}.</p>`}<p><b>Total ${fuel.name} charges: ${gbp(fuel.total)}</b></p>
<p>You're on our ${fuel.tariffName} tariff. ${fuel.endDate ? `Your tariff ends on ${printDay(fuel.endDate, 'long')}.` : 'It has no end date.'} ${fuel.exitFee ? `Exit fees: ${gbp(fuel.exitFee)} per fuel.` : 'Exit fees: none.'} Based on what you've used, your estimated annual usage is ${kwh(fuel.annualKwh)} kWh and your estimated annual cost is ${gbp(fuel.annualCost)}.</p>
<p>${last(fuel)
        .units.map((unit) => `Unit rate${unit.register === 'single' ? '' : ` (${unit.register})`} ${unit.pence}p/kWh.`)
        .join(' ')} Standing charge ${last(fuel).standing.pence}p/day.</p>`,
    )
    const first = `<div style="display:flex;justify-content:space-between"><div style="color:#d6001c;font-size:19pt;font-weight:bold">${bill.supplier}</div><div>Account Number<br><b>${bill.account}</b></div></div>
<p style="margin-top:12mm">${addressBlock(bill)}</p><p class="r">Bill date ${printDay(bill.billDate, 'long')}</p>
<h2>Your energy bill for ${span(bill, 'long', ' to ')}</h2>
<table style="width:75%"><tr><td>Your previous balance</td><td class="r">${balance(bill.opening, 'CR')}</td></tr><tr><td>We have charged you</td><td class="r">${gbp(bill.total)}</td></tr><tr><td>We have credited you</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td><b>Your new balance</b></td><td class="r"><b>${balance(bill.balance, 'CR')}</b></td></tr></table>
<p>You pay by ${paying(bill, { direct_debit: 'Direct Debit', standard_credit: 'cash, cheque or card', prepayment: 'topping up your prepayment meter' })}.</p><div style="font-size:8.5pt;line-height:1.25">${told.join('')}</div>`
    return { html: pages('', first), omits: ['*.readings', 'gas.units'] }
  },
  lacks: ['export', 'multi-service', 'imperial'],
}
