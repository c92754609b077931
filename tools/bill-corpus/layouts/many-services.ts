import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** One bill for energy, broadband and mobile; the energy part on a separate page. */
export const manyServices: Layout = {
  name: 'many-services',
  isHeldBack: false,
  render: (bill) => {
    const first = `<h1 style="color:#6a1b9a">${bill.supplier}</h1><table><tr><td>${addressBlock(bill)}</td><td><table><tr><td>Account number:</td><td>${bill.account}</td></tr><tr><td>Bill number:</td><td>${bill.billNumber}</td></tr><tr><td>Bill date:</td><td>${printDay(bill.billDate, 'short')}</td></tr><tr><td>Bill period:</td><td>${span(bill, 'short')}</td></tr><tr><td>Payment method:</td><td>${paying(bill)}</td></tr></table></td></tr></table>
<h2>Your services</h2><table class="s">${fuelsOf(bill)
      .map((fuel) => `<tr><td>${title(fuel)}</td><td class="r">${gbp(fuel.total)}</td></tr>`)
      .join(
        '',
      )}${bill.otherServices.map(({ name, price }) => `<tr><td>${name}</td><td class="r">${gbp(price)}</td></tr>`).join('')}<tr><td><b>Total charges this bill</b></td><td class="r"><b>${gbp(bill.total)}</b></td></tr><tr><td>Balance brought forward</td><td class="r">${balance(bill.opening, 'words')}</td></tr><tr><td>Payments received</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td><b>Total to pay</b></td><td class="r"><b>${balance(bill.balance, 'words')}</b></td></tr></table>`
    const second = fuelsOf(bill)
      .map(
        (
          fuel,
        ) => `<h2>${title(fuel)} bill</h2><div class="half"><table><tr><td>Tariff</td><td>${fuel.tariffName}</td></tr><tr><td>${fuel.name === 'gas' ? 'MPRN' : 'MPAN'}</td><td>${fuel.supplyNumber}</td></tr><tr><td>Meter serial</td><td>${fuel.serial}</td></tr><tr><td>Tariff end date</td><td>${fuel.endDate ? printDay(fuel.endDate, 'long') : 'n/a'}</td></tr><tr><td>Exit fee</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'n/a'}</td></tr></table><table><tr><td>Estimated annual usage</td><td class="r">${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Estimated annual cost</td><td class="r">${gbp(fuel.annualCost)}</td></tr>${last(
          fuel,
        )
          .units.map(
            (unit) =>
              `<tr><td>${unit.register === 'single' ? 'Unit rate' : unit.register === 'day' ? 'Peak unit rate' : 'Off-peak unit rate'}</td><td class="r">${unit.pence}p</td></tr>`,
          )
          .join('')}<tr><td>Standing charge</td><td class="r">${last(fuel).standing.pence}p</td></tr></table></div>
<table class="s">${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Peak ' : 'Off-peak '}Last reading ${reading.previous}</td><td>This reading ${reading.latest} (${reading.latestKind.charAt(0).toUpperCase()})</td><td class="r"></td></tr>`).join('')}${eachUnit(fuel, (unit, segment) => `<tr><td>${unit.register === 'single' ? 'Units used' : unit.register === 'day' ? 'Peak units' : 'Off-peak units'} ${fuel.segments.length > 1 ? span(segment, 'two-digit', ' to ') : ''}</td><td class="r">${kwh(unit.kwh)} kWh x ${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge</td><td class="r">${segment.days} days x ${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT @ ${fuel.vat ? bill.vatPercent : 0}%</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td>Total ${fuel.name}</td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table>`,
      )
      .join('')
    return {
      html: pages('.s td{border-bottom:.2mm solid #ddd}.half{display:flex;gap:6mm}.half table{flex:1}', first, second),
      omits: [],
    }
  },
  lacks: ['export', 'imperial'],
}
