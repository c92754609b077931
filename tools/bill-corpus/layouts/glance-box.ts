import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import {
  addressBlock,
  balance,
  eachUnit,
  gbp,
  kwh,
  last,
  type Layout,
  pages,
  paying,
  registerName,
  span,
  spacedMpan,
  title,
} from '../print.ts'

/** A glance box and a sidebar on page one; readings and charges in one ruled table on page two. */
export const glanceBox: Layout = {
  name: 'glance-box',
  isHeldBack: false,
  render: (bill) => {
    const names = { day: 'Day', night: 'Night', single: 'All day' }
    const first = `<div class="bar">${bill.supplier}</div><div class="two"><main><p>${addressBlock(bill)}</p>
<h2>Your bill at a glance</h2><table><tr><td>Opening balance</td><td class="r">${balance(bill.opening, 'CR')}</td></tr>
<tr><td>Payments received, thank you</td><td class="r">${gbp(bill.paid)}</td></tr>
<tr><td>Total energy costs within the bill period (including VAT)</td><td class="r">${gbp(bill.total)}</td></tr>
${bill.exported ? `<tr><td>Smart Export Guarantee payment</td><td class="r">${gbp(bill.exported.payment)} CR</td></tr>` : ''}
<tr><td><b>Your new balance</b></td><td class="r"><b>${balance(bill.balance, 'CR')}</b></td></tr></table>
<p>If you would like to talk about your bill, call us free on 0333 202 9802. Lines are open 8am to 6pm.</p></main>
<aside><b>Customer number</b><br>${bill.account}<br><br><b>Bill date</b><br>${printDay(bill.billDate, 'long')}<br><br><b>Bill period</b><br>${span(bill, 'short', ' to ')}<br><br><b>Bill number</b><br>${bill.billNumber}<br><br><b>Payment method</b><br>${paying(bill)}</aside></div>`
    const detail = fuelsOf(bill).map(
      (fuel) => `<h2>Your ${fuel.name} in detail</h2>
<table class="lined"><tr><th>Meter</th><th>Register</th><th>Previous reading</th><th>Latest reading</th>${fuel.name === 'gas' ? '<th>Units (m3)</th>' : ''}<th>kWh used</th></tr>
${fuel.readings.map((reading) => `<tr><td>${fuel.serial}</td><td>${registerName(reading.register, names)}</td><td>${reading.previous}</td><td>${reading.latest} ${reading.latestKind.charAt(0).toUpperCase()}</td>${fuel.name === 'gas' ? `<td>${reading.latest - reading.previous}</td>` : ''}<td>${fuel.readings.length === 1 ? kwh(fuel.kwh) : reading.latest - reading.previous}</td></tr>`).join('')}</table>
<table class="lined"><tr><th>Charge</th><th class="r">Quantity</th><th class="r">Price</th><th class="r">Cost</th></tr>
${fuel.segments.length > 1 ? '' : ''}${eachUnit(fuel, (unit, segment) => `<tr><td>${fuel.segments.length > 1 ? `${span(segment, 'short-year')} ` : ''}${registerName(unit.register, { day: 'Day units', night: 'Night units', single: 'Energy' })}</td><td class="r">${kwh(unit.kwh)} kWh</td><td class="r">${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}
${fuel.segments.map((segment) => `<tr><td>${fuel.segments.length > 1 ? `${span(segment, 'short-year')} ` : ''}Standing charge</td><td class="r">${segment.days} days</td><td class="r">${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}
${bill.pricesHoldVat ? '' : `<tr><td>VAT at ${fuel.vat ? bill.vatPercent : 0}%</td><td></td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}
<tr><td><b>Total ${fuel.name} cost</b></td><td></td><td></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table>`,
    )
    const tariff = `<h2>About your energy tariff</h2><div class="cards">${fuelsOf(bill)
      .map(
        (fuel) =>
          `<div><h3>${title(fuel)}</h3><p>Tariff name: ${fuel.tariffName}</p><p>${fuel.name === 'gas' ? `Meter point reference: ${fuel.supplyNumber}` : `Supply number: ${spacedMpan(fuel.supplyNumber)}`}</p><p>End date: ${fuel.endDate ? printDay(fuel.endDate, 'short') : 'None'}</p><p>Exit fee: ${fuel.exitFee ? `${gbp(fuel.exitFee)} per fuel` : 'None'}</p>${last(
            fuel,
          )
            .units.map(
              (unit) =>
                `<p>Unit rate${unit.register === 'single' ? '' : ` (${unit.register})`}: ${unit.pence}p per kWh</p>`,
            )
            .join(
              '',
            )}<p>Standing charge: ${last(fuel).standing.pence}p per day</p><p>Estimated annual usage: ${kwh(fuel.annualKwh)} kWh</p><p>Estimated annual cost: ${gbp(fuel.annualCost)}</p></div>`,
      )
      .join('')}</div>
${bill.exported ? `<h2>Your export</h2><p>Export MPAN: ${spacedMpan(bill.exported.mpan)}</p><p>You exported ${bill.exported.kwh} kWh at ${bill.exported.pence}p per kWh: ${gbp(bill.exported.payment)}</p>` : ''}
<p style="font-size:7pt;margin-top:8mm">${bill.supplier} is a trading name. Registered office: ${bill.supplierAddress}. Write to us at PO Box 227, Rotherham S98 1PD.</p>`
    return {
      html: pages(
        '.bar{background:#0a2a5e;color:#fff;font-size:20pt;padding:5mm;margin:-4mm 0 6mm}.two{display:flex;gap:10mm}main{flex:1}aside{width:52mm;background:#eef3fb;padding:5mm}.lined td,.lined th{border-bottom:.3mm solid #aaa}.cards{display:flex;gap:10mm}.cards div{flex:1}',
        first,
        detail.join(''),
        tariff,
      ),
      omits: [],
    }
  },
  lacks: ['imperial'],
}
