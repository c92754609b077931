import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Summary on page one, one section per fuel on page two, prices before VAT at each line. */
export const referenceSummary: Layout = {
  name: 'reference-summary',
  isHeldBack: false,
  render: (bill) => {
    const sections = fuelsOf(bill).map(
      (fuel) => `
<h2>${title(fuel)}</h2>
<p>${span(bill, 'ordinal')}</p>
<p>Supply Number: ${fuel.supplyNumber}</p><p>Meter ${fuel.serial}</p>
<table>${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Day ' : 'Night '}Previous reading</td><td class="r">${reading.previous} (${reading.previousKind})</td></tr><tr><td>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Day ' : 'Night '}Latest reading</td><td class="r">${reading.latest} (${reading.latestKind})</td></tr>`).join('')}</table>
<h3>Energy Charges</h3><p>${fuel.tariffName}</p>
<table>${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'night' ? 'Night energy used' : unit.register === 'day' ? 'Day energy used' : 'Energy Used'}${fuel.segments.length > 1 ? ` (${span(segment, 'short')})` : ''}</td><td>${kwh(unit.kwh)} kWh @ ${unit.pence}p/kWh</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}
${fuel.segments.map((segment) => `<tr><td>Standing Charge${fuel.segments.length > 1 ? ` (${span(segment, 'short')})` : ''}</td><td>${segment.days} days @ ${segment.standing.pence}p/day</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}
${bill.pricesHoldVat ? '' : `<tr><td>Subtotal of charges before VAT</td><td></td><td class="r">${gbp(fuel.subtotal)}</td></tr><tr><td>VAT @ ${(bill.vatPercent * (fuel.vat > 0 ? 1 : 0)).toFixed(2)}%</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}
<tr><td><b>Total ${title(fuel)} Charges</b></td><td></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table>
<h3>About your tariff</h3>
<table><tr><td>Tariff Name</td><td>${fuel.tariffName}</td></tr><tr><td>Payment Method</td><td>${paying(bill)}</td></tr>
<tr><td>Tariff Ends On</td><td>${fuel.endDate ? printDay(fuel.endDate, 'long') : 'No end date'}</td></tr><tr><td>Exit Fee</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'None'}</td></tr>
${last(fuel)
  .units.map(
    (unit) =>
      `<tr><td>${unit.register === 'single' ? '' : unit.register === 'day' ? 'Day ' : 'Night '}Unit Rate</td><td>${unit.pence}p/kWh</td></tr>`,
  )
  .join('')}<tr><td>Standing Charge</td><td>${last(fuel).standing.pence}p/day</td></tr>
<tr><td>Estimated Annual Usage</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Estimated Annual Cost</td><td>${gbp(fuel.annualCost)}</td></tr></table>`,
    )
    const exported = bill.exported
      ? `<h2>Electricity Export</h2><p>Supply Number: ${bill.exported.mpan}</p><table><tr><td>Energy Exported</td><td>${bill.exported.kwh} kWh @ ${bill.exported.pence}p/kWh</td><td class="r">-${gbp(bill.exported.payment)}</td></tr></table>`
      : ''
    const others = bill.otherServices
      .map((one) => `<tr><td>${one.name}</td><td class="r">${gbp(one.price)}</td></tr>`)
      .join('')
    const first = `<div style="font-size:22pt;color:#5840ff">${bill.supplier}</div>
<div style="display:flex;justify-content:space-between;margin-top:12mm"><div>${addressBlock(bill)}</div><div>Your Account Number: ${bill.account}<br>Bill Reference: ${bill.billNumber} (${printDay(bill.billDate, 'ordinal')})<br>Date of issue: ${printDay(bill.billDate, 'ordinal')}</div></div>
<h1>Your energy account</h1><p>for ${span(bill, 'ordinal')}</p>
<table style="width:70%"><tr><td>Your previous balance was</td><td class="r">${balance(bill.opening, 'words')}</td></tr>
<tr><td colspan="2"><b>What you've been charged</b></td></tr>${fuelsOf(bill)
      .map((fuel) => `<tr><td>${title(fuel)}</td><td class="r">${gbp(fuel.total)}</td></tr>`)
      .join('')}${others}
<tr><td>Total Charges</td><td class="r">${gbp(bill.total)}</td></tr>
${bill.exported ? `<tr><td>Export credit</td><td class="r">-${gbp(bill.exported.payment)}</td></tr>` : ''}<tr><td>Payments you made</td><td class="r">${gbp(bill.paid)}</td></tr>
<tr><td><b>Your new account balance</b></td><td class="r"><b>${balance(bill.balance, 'words')}</b></td></tr></table>
<p style="position:absolute;bottom:12mm;font-size:7pt">${bill.supplier} Ltd. Registered in England 0${bill.billNumber.slice(0, 7)}. Registered office: ${bill.supplierAddress}. VAT number 123 4567 89</p>`
    return {
      html: pages(
        'h2{color:#5840ff}',
        first,
        sections[0] + (sections.length === 1 ? exported : ''),
        ...(sections[1] ? [sections[1] + exported] : []),
      ),
      omits: [],
    }
  },
}
