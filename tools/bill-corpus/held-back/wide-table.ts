import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { balance, eachUnit, gbp, kwh, type Layout, pages, paying, span, title } from '../print.ts'

/** Every charge of every fuel in one wide table whose first column names the fuel. */
export const wideTable: Layout = {
  name: 'wide-table',
  isHeldBack: true,
  render: (bill) => {
    const rows = fuelsOf(bill)
      .map(
        (fuel) =>
          `${eachUnit(fuel, (unit, segment) => `<tr><td>${title(fuel)}</td><td>${unit.register === 'single' ? 'Usage' : unit.register === 'day' ? 'Usage, day' : 'Usage, night'}</td><td>${printDay(segment.from, 'two-digit')}</td><td>${printDay(segment.to, 'two-digit')}</td><td class="r">${kwh(unit.kwh)} kWh</td><td class="r">${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>${title(fuel)}</td><td>Standing</td><td>${printDay(segment.from, 'two-digit')}</td><td>${printDay(segment.to, 'two-digit')}</td><td class="r">${segment.days} days</td><td class="r">${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>${title(fuel)}</td><td>VAT</td><td></td><td></td><td></td><td class="r">${fuel.vat ? bill.vatPercent : 0}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr class="f"><td>${title(fuel)}</td><td>Total</td><td></td><td></td><td></td><td></td><td class="r">${gbp(fuel.total)}</td></tr>`,
      )
      .join('')
    const others = bill.otherServices
      .map(
        ({ name, price }) =>
          `<tr><td>${name}</td><td>Rental</td><td></td><td></td><td></td><td></td><td class="r">${gbp(price)}</td></tr>`,
      )
      .join('')
    const first = `<table class="h"><tr><td><b>${bill.supplier}</b></td><td>Customer no.<br><b>${bill.account}</b></td><td>Bill no.<br><b>${bill.billNumber}</b></td><td>Dated<br><b>${printDay(bill.billDate, 'slashes')}</b></td><td>Period<br><b>${span(bill, 'slashes')}</b></td></tr></table><p>Bill to: ${[bill.customer, ...bill.address].join(', ')} ${bill.postcode}</p>
<table class="w"><tr><th>Service</th><th>Item</th><th>From</th><th>To</th><th class="r">Quantity</th><th class="r">Price</th><th class="r">Amount</th></tr>${rows}${others}<tr class="f"><td>All services</td><td>Total this bill</td><td></td><td></td><td></td><td></td><td class="r">${gbp(bill.total)}</td></tr></table>
<table class="h" style="margin-top:4mm"><tr><td>Previous balance<br><b>${balance(bill.opening, 'minus')}</b></td><td>Payments<br><b>${gbp(bill.paid)}</b></td><td>This bill<br><b>${gbp(bill.total)}</b></td><td>Balance due<br><b>${balance(bill.balance, 'minus')}</b></td><td>Paid by<br><b>${paying(bill, { direct_debit: 'Direct Debit' })}</b></td></tr></table>
<h3>Meters</h3><table class="w"><tr><th>Service</th><th>Supply no.</th><th>Meter no.</th><th>Register</th><th class="r">Read from</th><th class="r">Read to</th><th>Basis</th></tr>${fuelsOf(
      bill,
    )
      .map((fuel) =>
        fuel.readings
          .map(
            (reading) =>
              `<tr><td>${title(fuel)}</td><td>${fuel.supplyNumber}</td><td>${fuel.serial}</td><td>${reading.register === 'single' ? 'Total' : reading.register}</td><td class="r">${reading.previous}</td><td class="r">${reading.latest}</td><td>${reading.latestKind}</td></tr>`,
          )
          .join(''),
      )
      .join('')}</table>
<h3>Tariffs</h3><table class="w"><tr><th>Service</th><th>Tariff name</th><th>Ends on</th><th class="r">Exit fee</th><th class="r">Est. annual kWh</th><th class="r">Est. annual cost</th></tr>${fuelsOf(
      bill,
    )
      .map(
        (fuel) =>
          `<tr><td>${title(fuel)}</td><td>${fuel.tariffName}</td><td>${fuel.endDate ? printDay(fuel.endDate, 'slashes') : 'Open'}</td><td class="r">${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td><td class="r">${kwh(fuel.annualKwh)}</td><td class="r">${gbp(fuel.annualCost)}</td></tr>`,
      )
      .join(
        '',
      )}</table><p style="font-size:7pt">${bill.supplier} Ltd, ${bill.supplierAddress}, registered in England</p>`
    return {
      html: pages(
        '.w td,.w th{font-size:8pt;border-bottom:.2mm solid #bbb;padding:1mm}.w th{background:#222;color:#fff}.f td{font-weight:bold}.h td{border:.3mm solid #222;font-size:9pt}',
        first,
      ),
      omits: [],
    }
  },
  lacks: ['export'],
}
