import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, spacedMpan, title } from '../print.ts'

/** A letter that adds the bill up line by line, with the contract at its end. */
export const plainLetter: Layout = {
  name: 'plain-letter',
  isHeldBack: true,
  render: (bill) => {
    const sum = (words: string, amount: string) =>
      `<tr><td style="padding-left:8mm">${words}</td><td class="r">${amount}</td></tr>`
    const first = `<div style="text-align:center;font:bold 20pt 'Liberation Serif'">${bill.supplier}</div><div style="text-align:center;font-size:8pt">${bill.supplierAddress}</div>
<p style="margin-top:12mm">${addressBlock(bill)}</p><p class="r">${printDay(bill.billDate, 'ordinal')}</p><p class="r">Our customer number for you: ${bill.account}</p><p class="r">Bill issued on ${printDay(bill.billDate, 'ordinal')}</p>
<p>Dear customer,</p><p>This is your bill for the energy we supplied from ${printDay(bill.from, 'ordinal')} to ${printDay(bill.to, 'ordinal')}. Here is how it adds up.</p>
<table>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<tr><td><b>${title(fuel)}</b></td><td></td></tr>${fuel.segments.map((segment) => `${fuel.segments.length > 1 ? `<tr><td style="padding-left:8mm"><i>${span(segment, 'short', ' to ')}</i></td><td></td></tr>` : ''}${segment.units.map((unit) => sum(`${kwh(unit.kwh)} kWh ${unit.register === 'single' ? '' : unit.register === 'day' ? 'by day ' : 'by night '}at ${unit.pence} pence`, gbp(unit.amount))).join('')}${sum(`Standing charge, ${segment.days} days at ${segment.standing.pence} pence`, gbp(segment.standing.amount))}`).join('')}${bill.pricesHoldVat ? '' : sum(`VAT on ${fuel.name}`, gbp(fuel.vat))}${sum(`<b>${title(fuel)} in all</b>`, `<b>${gbp(fuel.total)}</b>`)}`,
      )
      .join('')}
<tr><td><b>Charges in this bill</b></td><td class="r"><b>${gbp(bill.total)}</b></td></tr><tr><td>Owed from your last bill${bill.opening < 0 ? ' (credit)' : ''}</td><td class="r">${balance(bill.opening, 'brackets')}</td></tr><tr><td>Paid since then</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td><b>Balance of your account today</b></td><td class="r"><b>${balance(bill.balance, 'brackets')}</b></td></tr></table><p>Your payment arrangement is ${paying(bill, { direct_debit: 'monthly direct debit', standard_credit: 'payment on receipt of each bill', prepayment: 'prepayment' })}.</p><p>Yours sincerely,<br>Customer Services</p>`
    const second = `<h3>About your supply and your contract</h3>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<h4>${title(fuel)}</h4><table style="width:80%"><tr><td>${fuel.name === 'gas' ? 'Your MPRN is' : 'Your MPAN is'}</td><td>${fuel.name === 'gas' ? fuel.supplyNumber : spacedMpan(fuel.supplyNumber)}</td></tr><tr><td>The serial number of your meter is</td><td>${fuel.serial}</td></tr>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? 'Your meter' : `The ${reading.register} register`} went from</td><td>${reading.previous} to ${reading.latest} (${reading.latestKind} reading)</td></tr>`).join('')}<tr><td>The name of your tariff is</td><td>${fuel.tariffName}</td></tr>${fuel.endDate ? `<tr><td>It is fixed until</td><td>${printDay(fuel.endDate, 'ordinal')}</td></tr>` : ''}<tr><td>The fee for leaving early is</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'nil'}</td></tr><tr><td>We estimate that in a year you use</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>which would cost in a year</td><td>${gbp(fuel.annualCost)}</td></tr><tr><td>Current price of a unit${last(fuel).units.length > 1 ? ' by day' : ''}</td><td>${last(fuel).units[0]?.pence} pence per kWh</td></tr></table>`,
      )
      .join('')}`
    return { html: pages('body{font-family:"Liberation Serif";font-size:11pt}', first, second), omits: [] }
  },
  lacks: ['export', 'multi-service', 'imperial'],
}
