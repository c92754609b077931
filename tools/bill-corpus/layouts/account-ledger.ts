import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, spacedMpan, title } from '../print.ts'

/** A running account: entries by date with a balance column; the calculation is below it in small type. */
export const accountLedger: Layout = {
  name: 'account-ledger',
  isHeldBack: false,
  render: (bill) => {
    let running = bill.opening
    const entry = (day: string, words: string, change: number) => {
      running = Math.round((running + change) * 100) / 100
      return `<tr><td>${printDay(day, 'short')}</td><td>${words}</td><td class="r">${change < 0 ? '' : gbp(change)}</td><td class="r">${change < 0 ? gbp(change) : ''}</td><td class="r">${balance(running, 'CR')}</td></tr>`
    }
    const entries = [
      `<tr><td>${printDay(bill.from, 'short')}</td><td>Opening balance</td><td></td><td></td><td class="r">${balance(bill.opening, 'CR')}</td></tr>`,
      ...(bill.paid > 0 ? [entry(bill.to, 'Payment received', -bill.paid)] : []),
      ...fuelsOf(bill).map((fuel) => entry(bill.to, `${title(fuel)} charges`, fuel.total)),
      ...(bill.exported ? [entry(bill.to, 'Export credit', -bill.exported.payment)] : []),
      `<tr><td>${printDay(bill.to, 'short')}</td><td><b>Closing balance</b></td><td></td><td></td><td class="r"><b>${balance(bill.balance, 'CR')}</b></td></tr>`,
    ]
    const first = `<div class="head"><div><b style="font-size:16pt">${bill.supplier}</b><br>${bill.supplierAddress.split(', ').join('<br>')}</div><div class="r">Statement no. ${bill.billNumber}<br>Issue date ${printDay(bill.billDate, 'short')}<br>A/C no. ${bill.account}</div></div>
<p>Supply address: ${[bill.customer, ...bill.address, bill.postcode].join(', ')}</p><h3>Account activity ${span(bill, 'short', ' to ')}</h3>
<table class="g"><tr><th>Date</th><th>Details</th><th class="r">Charges</th><th class="r">Credits</th><th class="r">Balance</th></tr>${entries.join('')}</table><p>Energy costs for this period: ${gbp(bill.total)}. Your way of paying: ${paying(bill)}.</p>
<h3>How we worked out your charges</h3><div style="font-size:8pt">${fuelsOf(bill)
      .map(
        (fuel) =>
          `<p><b>${title(fuel)}</b> ${fuel.name === 'gas' ? `MPRN ${fuel.supplyNumber}` : `MPAN ${spacedMpan(fuel.supplyNumber)}`} Meter ${fuel.serial}</p><table>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? 'Reading' : `${reading.register} reading`}</td><td>From ${reading.previous}</td><td>To ${reading.latest}</td><td>${reading.latestKind}</td></tr>`).join('')}${eachUnit(fuel, (unit, segment) => `<tr><td>${span(segment, 'two-digit')}</td><td>${unit.register === 'single' ? 'Units' : `${unit.register} units`}</td><td>${kwh(unit.kwh)} kWh @ ${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>${span(segment, 'two-digit')}</td><td>Standing charge</td><td>${segment.days} days @ ${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td></td><td>VAT</td><td>${fuel.vat ? bill.vatPercent : 0}% of ${gbp(fuel.subtotal)}</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td></td><td></td><td>${title(fuel)} total</td><td class="r">${gbp(fuel.total)}</td></tr></table>`,
      )
      .join('')}</div>`
    const second = `<h3>Your tariff information</h3>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<p><b>${title(fuel)}</b></p><table class="g"><tr><td>Tariff</td><td>${fuel.tariffName}</td><td>Ends</td><td>${fuel.endDate ? printDay(fuel.endDate, 'short') : 'No end date'}</td></tr><tr><td>Exit charge</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td><td>Usage over the last 12 months</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Standing charge (p per day)</td><td>${last(fuel).standing.pence}</td><td>Estimated cost for the next 12 months</td><td>${gbp(fuel.annualCost)}</td></tr></table>`,
      )
      .join(
        '',
      )}${bill.exported ? `<h3>Smart Export Guarantee</h3><table class="g"><tr><td>Export MPAN</td><td>${spacedMpan(bill.exported.mpan)}</td></tr><tr><td>Units exported</td><td>${bill.exported.kwh} kWh</td></tr><tr><td>SEG rate</td><td>${bill.exported.pence}p per kWh</td></tr><tr><td>SEG payment</td><td>${gbp(bill.exported.payment)}</td></tr></table>` : ''}`
    return {
      html: pages(
        '.head{display:flex;justify-content:space-between}.g td,.g th{border:.2mm solid #ccc}',
        first,
        second,
      ),
      omits: [],
    }
  },
  lacks: ['multi-service', 'imperial'],
}
