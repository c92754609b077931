import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, type Layout, pages, paying, span, title } from '../print.ts'

/** Large figures with the words under them, white on colour. */
export const bigFigures: Layout = {
  name: 'big-figures',
  isHeldBack: false,
  render: (bill) => {
    const card = (figure: string, words: string) =>
      `<div class="card"><div class="fig">${figure}</div><div>${words}</div></div>`
    const first = `<div style="font-size:24pt;color:#0a9928;font-weight:bold">${bill.supplier}</div><p style="margin:8mm 0">${addressBlock(bill)}</p>
<p>Account number <b>${bill.account}</b> &nbsp; Statement number <b>${bill.billNumber}</b></p><p>Statement date <b>${printDay(bill.billDate, 'short')}</b></p><p>Charging period <b>${span(bill, 'short')}</b></p>
<div class="cards">${card(balance(bill.opening, 'minus'), 'Opening balance')}${card(gbp(bill.total), 'Charges this period')}${card(gbp(bill.paid), 'Payments received')}${card(balance(bill.balance, 'minus'), 'Closing balance')}</div>
<h2>Your statement at a glance</h2>${fuelsOf(bill)
      .map((fuel) => `<p>${title(fuel)} used <b>${kwh(fuel.kwh)} kWh</b>, this cost <b>${gbp(fuel.total)}</b></p>`)
      .join('')}`
    const second = fuelsOf(bill)
      .map(
        (
          fuel,
        ) => `<div class="block"><h2>Your ${fuel.name}</h2><table><tr><td>${title(fuel)} supply number</td><td>${fuel.supplyNumber}</td><td>Meter number</td><td>${fuel.serial}</td></tr><tr><td>Plan name</td><td>${fuel.tariffName}</td><td>Plan end date</td><td>${fuel.endDate ? printDay(fuel.endDate, 'short') : 'Ongoing'}</td></tr><tr><td>Exit fees</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td><td>Payment method</td><td>${paying(bill, { direct_debit: 'Direct Debit' })}</td></tr><tr><td>Estimated energy use in the last 12 months</td><td>${kwh(fuel.annualKwh)} kWh</td><td>Your personal projection</td><td>${gbp(fuel.annualCost)}</td></tr></table>
<table class="lines">${fuel.readings.map((reading) => `<tr><td>Meter readings${reading.register === 'single' ? '' : ` (${reading.register})`}</td><td>Previous reading ${reading.previous}</td><td>Latest reading ${reading.latest} ${reading.latestKind}</td></tr>`).join('')}
${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'night' ? 'Night units' : unit.register === 'day' ? 'Day units' : `${title(fuel)} used`} ${fuel.segments.length > 1 ? span(segment, 'short-year') : ''}</td><td>${kwh(unit.kwh)} kWh at ${unit.pence}p per kWh</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge</td><td>${segment.days} days at ${segment.standing.pence}p per day</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT</td><td>${fuel.vat ? bill.vatPercent : 0}%</td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td><b>Total cost of ${fuel.name}</b></td><td></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table>${fuel.name === 'gas' && fuel.units === 'imperial' ? '<p>Total units (100s of cubic feet)</p>' : ''}</div>`,
      )
      .join('')
    return {
      html: pages(
        '.cards{display:flex;gap:4mm;margin:6mm 0}.card{background:#0a9928;color:#fff;flex:1;padding:4mm;text-align:center;border-radius:3mm}.fig{font-size:17pt;font-weight:bold}.block{border:.4mm solid #0a9928;border-radius:3mm;padding:4mm;margin-bottom:5mm}.lines td{border-top:.2mm solid #ccc}',
        first,
        `${second}<p style="font-size:7pt">${bill.supplier} Ltd, ${bill.supplierAddress}.</p>`,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service'],
}
