import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, type Layout, pages, paying, span, title } from '../print.ts'

/** Prices in pounds, a charge table for each fuel with dates in columns, values after colons. */
export const poundsPerUnit: Layout = {
  name: 'pounds-per-unit',
  isHeldBack: false,
  render: (bill) => {
    const pounds = (pence: number) => `£${(pence / 100).toFixed(6).replace(/0{1,2}$/, '')}`
    const first = `<div class="top"><b style="font-size:15pt">${bill.supplier}</b><span>${bill.supplierAddress}</span></div>
<p>${addressBlock(bill)}</p><p>Account No: ${bill.account}<br>Issued: ${printDay(bill.billDate, 'dots')}<br>Period covered: ${span(bill, 'dots', ' to ')}<br>Payment method: ${paying(bill)}</p>
${fuelsOf(bill)
  .map(
    (
      fuel,
    ) => `<h3>${title(fuel).toUpperCase()}</h3><p>Supply number: ${fuel.supplyNumber}, Meter no: ${fuel.serial}, Tariff: ${fuel.tariffName}</p>
<table class="b"><tr><th>From</th><th>To</th><th>Charge type</th><th class="r">Usage</th><th class="r">Unit price</th><th class="r">Amount</th></tr>${eachUnit(fuel, (unit, segment) => `<tr><td>${printDay(segment.from, 'dots')}</td><td>${printDay(segment.to, 'dots')}</td><td>${unit.register === 'single' ? 'Units' : unit.register === 'day' ? 'Day units' : 'Night units'}</td><td class="r">${kwh(unit.kwh)} kWh</td><td class="r">${pounds(unit.pence)}</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>${printDay(segment.from, 'dots')}</td><td>${printDay(segment.to, 'dots')}</td><td>Standing charge</td><td class="r">${segment.days} days</td><td class="r">${pounds(segment.standing.pence)}</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}
${bill.pricesHoldVat ? '' : `<tr><td colspan="5">VAT ${fuel.vat ? bill.vatPercent : 0}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td colspan="5">Total ${fuel.name} charges${bill.pricesHoldVat ? ' including VAT' : ''}</td><td class="r">${gbp(fuel.total)}</td></tr></table>
<p>Est. annual consumption: ${kwh(fuel.annualKwh)} kWh. Estimated annual cost: ${gbp(fuel.annualCost)}. ${fuel.endDate ? `Tariff end date: ${printDay(fuel.endDate, 'dots')}.` : ''} Exit fee: ${fuel.exitFee ? gbp(fuel.exitFee) : 'nil'}.</p>`,
  )
  .join('')}
<h3>SUMMARY</h3><p>Previous balance: ${balance(bill.opening, 'minus')}<br>Payments: ${gbp(bill.paid)}<br>Total charges for this period: ${gbp(bill.total)}<br><b>Account balance: ${balance(bill.balance, 'minus')}</b></p>`
    return {
      html: pages(
        '.top{display:flex;justify-content:space-between;border-bottom:.5mm solid;margin-bottom:6mm}.b td,.b th{border:.2mm solid #888;font-size:8.5pt}',
        first,
      ),
      omits: ['*.readings', 'gas.units'],
    }
  },
  lacks: ['export', 'multi-service', 'imperial'],
}
