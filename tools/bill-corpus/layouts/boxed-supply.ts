import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** The old way: the supply number in its S box, VAT once at the foot, columns of readings. */
export const boxedSupply: Layout = {
  name: 'boxed-supply',
  isHeldBack: false,
  render: (bill) => {
    const fuels = fuelsOf(bill)
    const net = fuels.reduce((sum, fuel) => sum + fuel.subtotal, 0)
    const vat = fuels.reduce((sum, fuel) => sum + fuel.vat, 0)
    const box = (fuel: (typeof fuels)[number]) => {
      if (fuel.name === 'gas') return `<p>Meter Point Reference ${fuel.supplyNumber}</p>`
      const [profile, code, loss] = fuel.topLine.split(' ')
      const core = /^(\d{2})(\d{4})(\d{4})(\d{3})$/.exec(fuel.supplyNumber) ?? []
      return `<table class="s"><tr><td rowspan="2" style="font-size:20pt">S</td><td>${profile}</td><td>${code}</td><td>${loss}</td></tr><tr><td>${core[1]}</td><td>${core[2]} ${core[3]}</td><td>${core[4]}</td></tr></table>`
    }
    const first = `<table><tr><td>${addressBlock(bill)}</td><td class="r"><b style="font-size:18pt">${bill.supplier}</b><br>Your account number<br><b>${bill.account}</b><br>Date of bill<br><b>${printDay(bill.billDate, 'long')}</b></td></tr></table>
<h2>Your ${fuels.length > 1 ? 'dual fuel' : fuels[0]?.name} bill</h2><p>Bill period: ${span(bill, 'long', ' to ')} (${bill.days} days)</p>
<table class="m"><tr><th>Fuel</th><th>Meter number</th><th class="r">Previous</th><th class="r">Latest</th><th class="r">kWh</th></tr>${fuels.map((fuel) => fuel.readings.map((reading) => `<tr><td>${title(fuel)}${reading.register === 'single' ? '' : ` ${reading.register}`}</td><td>${fuel.serial}</td><td class="r">${reading.previous}</td><td class="r">${reading.latest}${reading.latestKind.charAt(0).toUpperCase()}</td><td class="r">${fuel.readings.length === 1 ? kwh(fuel.kwh) : reading.latest - reading.previous}</td></tr>`).join('')).join('')}</table><p style="font-size:8pt">A = actual, E = estimated, C = your own reading, S = smart</p>
<table class="m">${fuels.map((fuel) => `${eachUnit(fuel, (unit, segment) => `<tr><td>${title(fuel)} ${unit.register === 'single' ? 'units' : `${unit.register} units`} ${fuel.segments.length > 1 ? span(segment, 'short-year') : ''}</td><td>${kwh(unit.kwh)} kWh at ${unit.pence} pence</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>${title(fuel)} standing charge</td><td>${segment.days} days at ${segment.standing.pence} pence</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}`).join('')}
${bill.pricesHoldVat ? '' : `<tr><td>Total before VAT</td><td></td><td class="r">${gbp(net)}</td></tr><tr><td>VAT</td><td></td><td class="r">${gbp(vat)}</td></tr>`}<tr><td><b>Total charges for this period</b></td><td></td><td class="r"><b>${gbp(bill.total)}</b></td></tr><tr><td>Balance from last bill</td><td></td><td class="r">${balance(bill.opening, 'CR')}</td></tr><tr><td>You paid</td><td></td><td class="r">${gbp(bill.paid)}</td></tr><tr><td><b>Total now due</b></td><td></td><td class="r"><b>${balance(bill.balance, 'CR')}</b></td></tr></table>
<p>Payment method ${paying(bill, { direct_debit: 'Direct Debit' })}</p><div style="display:flex;gap:12mm">${fuels
      .map(
        (fuel) =>
          `<div><b>${title(fuel)} supply</b>${box(fuel)}<p>Tariff name ${fuel.tariffName}<br>${fuel.endDate ? `Tariff ends on ${printDay(fuel.endDate, 'long')}` : 'No fixed end'}<br>Exit fee ${fuel.exitFee ? gbp(fuel.exitFee) : 'none'}<br>${last(
            fuel,
          )
            .units.map(
              (unit) =>
                `${unit.register === 'single' ? 'Unit rate' : unit.register === 'day' ? 'Day rate' : 'Night rate'} ${unit.pence}p per kWh<br>`,
            )
            .join(
              '',
            )}Your annual consumption ${kwh(fuel.annualKwh)} kWh<br>Your personal projection ${gbp(fuel.annualCost)}</p></div>`,
      )
      .join('')}</div>`
    return {
      html: pages(
        '.s{width:auto}.s td{border:.4mm solid #000;text-align:center}.m{margin:3mm 0}.m td,.m th{border-bottom:.1mm solid #777}',
        first,
      ),
      omits: fuels.length > 1 ? ['*.totalChargesGbp'] : [],
    }
  },
  lacks: ['export', 'multi-service'],
}
