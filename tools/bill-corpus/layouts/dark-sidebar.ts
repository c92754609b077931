import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** A dark sidebar with the account, a light main column with the working; labels are wordy. */
export const darkSidebar: Layout = {
  name: 'dark-sidebar',
  isHeldBack: false,
  render: (bill) => {
    const side = `<aside><div style="font-size:15pt;font-weight:bold">${bill.supplier}</div><p>Your account no.</p><p class="w">${bill.account}</p><p>This bill was prepared on</p><p class="w">${printDay(bill.billDate, 'long')}</p><p>It covers</p><p class="w">${printDay(bill.from, 'long')} to ${printDay(bill.to, 'long')}</p><p>Paying by</p><p class="w">${paying(bill, { direct_debit: 'Direct Debit, monthly', standard_credit: 'Card or bank transfer' })}</p><p>Amount ${bill.balance < 0 ? 'in credit' : 'to pay'}</p><p class="w" style="font-size:16pt">${gbp(bill.balance)}</p><p style="font-size:7pt;margin-top:90mm">${bill.supplier} Ltd<br>${bill.supplierAddress}</p></aside>`
    const main = `<main><p>${addressBlock(bill)}</p><h2>This period in short</h2><table><tr><td>Where we left off last time</td><td class="r">${balance(bill.opening, 'minus')}</td></tr><tr><td>You've paid us</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td>Cost of your energy this period</td><td class="r">${gbp(bill.total)}</td></tr></table>
${fuelsOf(bill)
  .map(
    (fuel) =>
      `<h2>${title(fuel)}</h2><table class="u">${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'single' ? 'Units used' : unit.register === 'day' ? 'Peak units used' : 'Off-peak units used'}${fuel.segments.length > 1 ? `<br><small>${span(segment, 'short')}</small>` : ''}</td><td class="r">${kwh(unit.kwh)} kWh</td><td class="r">${unit.pence}p each</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Daily charge${fuel.segments.length > 1 ? `<br><small>${span(segment, 'short')}</small>` : ''}</td><td class="r">${segment.days} days</td><td class="r">${segment.standing.pence}p each</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT</td><td></td><td class="r">${fuel.vat ? bill.vatPercent : 0}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td><b>${title(fuel)} comes to</b></td><td></td><td></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table>`,
  )
  .join('')}</main>`
    const second = fuelsOf(bill)
      .map(
        (fuel) =>
          `<h2>Your ${fuel.name} deal</h2><div class="grid"><div>You're on</div><div>${fuel.tariffName}</div><div>Prices fixed until</div><div>${fuel.endDate ? printDay(fuel.endDate, 'long') : 'not fixed'}</div><div>Leaving fee</div><div>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</div><div>Supply point number</div><div>${fuel.supplyNumber}</div><div>Meter serial</div><div>${fuel.serial}</div><div>We expect you to use in a year</div><div>${kwh(fuel.annualKwh)} kWh</div><div>Your estimated cost per year</div><div>${gbp(fuel.annualCost)}</div>${fuel.readings.map((reading) => `<div>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Peak ' : 'Off-peak '}Reading at start</div><div>${reading.previous}</div><div>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Peak ' : 'Off-peak '}Reading at end</div><div>${reading.latest} (${reading.latestKind})</div>`).join('')}<div>Price per unit${last(fuel).units.length > 1 ? ' (peak)' : ''}</div><div>${last(fuel).units[0]?.pence}p</div></div>`,
      )
      .join('')
    return {
      html: pages(
        '.sheet{padding:0 12mm 0 66mm}aside{position:absolute;left:0;top:0;bottom:0;width:58mm;background:#12323f;color:#fff;padding:10mm 6mm}.w{font-weight:bold;margin-bottom:4mm}main{padding-top:14mm}.u td{border-bottom:.2mm solid #ddd}.grid{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm;padding-top:3mm}small{color:#666}',
        side + main,
        second,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service'],
}
