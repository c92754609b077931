import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, type Layout, pages, paying, span, title } from '../print.ts'

/** A sheet per meter with headed figures, prices in pence under heads, VAT once on the front. */
export const meterSheets: Layout = {
  name: 'meter-sheets',
  isHeldBack: true,
  render: (bill) => {
    const fuels = fuelsOf(bill)
    const vat = fuels.reduce((sum, fuel) => sum + fuel.vat, 0)
    const first = `<table><tr><td style="width:55%"><span style="font-size:18pt;color:#0b6">${bill.supplier}</span><br><br>${addressBlock(bill)}</td><td><table class="o"><tr><td>Account</td><td>${bill.account}</td></tr><tr><td>Statement</td><td>${bill.billNumber}</td></tr><tr><td>Statement issued</td><td>${printDay(bill.billDate, 'dots')}</td></tr><tr><td>Statement covers</td><td>${span(bill, 'dots')}</td></tr><tr><td>Payment method</td><td>${paying(bill)}</td></tr></table></td></tr></table>
<h2>Statement of charges</h2><table class="o">${fuels.map((fuel) => `<tr><td>${title(fuel)} ${bill.pricesHoldVat ? '' : 'net of VAT'}</td><td class="r">${gbp(fuel.subtotal)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT</td><td class="r">${gbp(vat)}</td></tr>`}<tr><td>Total charges including VAT</td><td class="r">${gbp(bill.total)}</td></tr><tr><td>Balance at previous statement</td><td class="r">${balance(bill.opening, 'CR')}</td></tr><tr><td>Payments received</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td><b>Account balance at ${printDay(bill.billDate, 'dots')}</b></td><td class="r"><b>${balance(bill.balance, 'CR')}</b></td></tr></table>`
    const sheets = fuels.map(
      (
        fuel,
      ) => `<h2>${title(fuel)} meter ${fuel.serial}</h2><table class="o"><tr><td>Supply number</td><td>${fuel.supplyNumber}</td></tr><tr><td>Meter serial no.</td><td>${fuel.serial}</td></tr><tr><td>Tariff</td><td>${fuel.tariffName}</td></tr><tr><td>Tariff expiry date</td><td>${fuel.endDate ? printDay(fuel.endDate, 'dots') : 'None'}</td></tr><tr><td>Early exit charge</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td></tr><tr><td>Annual consumption estimate</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Annual cost estimate</td><td>${gbp(fuel.annualCost)}</td></tr></table>
<table class="o"><tr><th>Register</th><th class="r">Opening</th><th class="r">Closing</th><th class="r">${fuel.name === 'gas' ? (fuel.units === 'imperial' ? 'Units (ft3)' : 'Units (m3)') : 'Advance'}</th></tr>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? 'Main' : reading.register}</td><td class="r">${reading.previous}</td><td class="r">${reading.latest}</td><td class="r">${reading.latest - reading.previous}</td></tr>`).join('')}</table>
<table class="o"><tr><th>Charge</th><th>Dates</th><th class="r">Units</th><th class="r">Pence per unit</th><th class="r">£</th></tr>${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'single' ? 'Consumption (kWh)' : unit.register === 'day' ? 'Day consumption (kWh)' : 'Night consumption (kWh)'}</td><td>${span(segment, 'dots')}</td><td class="r">${kwh(unit.kwh)}</td><td class="r">${unit.pence}</td><td class="r">${unit.amount.toFixed(2)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge (days)</td><td>${span(segment, 'dots')}</td><td class="r">${segment.days}</td><td class="r">${segment.standing.pence}</td><td class="r">${segment.standing.amount.toFixed(2)}</td></tr>`).join('')}</table>`,
    )
    const omits = fuels.length > 1 && !bill.pricesHoldVat ? ['*.totalChargesGbp'] : []
    return { html: pages('.o td,.o th{border-bottom:.2mm solid #0b6}', first, ...sheets), omits }
  },
  lacks: ['export', 'multi-service'],
}
