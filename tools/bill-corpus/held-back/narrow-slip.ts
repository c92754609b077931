import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { balance, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** A slip as from an app: one narrow column, small capitals for labels, values under them. */
export const narrowSlip: Layout = {
  name: 'narrow-slip',
  isHeldBack: true,
  render: (bill) => {
    const pair = (label: string, value: string) =>
      `<div class="k">${label.toUpperCase()}</div><div class="v">${value}</div>`
    const first = `<div class="slip"><div class="n">${bill.supplier}</div>${pair('Account number', bill.account)}${pair('Billed on', printDay(bill.billDate, 'long'))}${pair('Billing dates', span(bill, 'long'))}${pair('Supply address', [bill.customer, ...bill.address, bill.postcode].join('<br>'))}<hr>${pair('Opening balance', balance(bill.opening, 'minus'))}${pair('Payments', gbp(bill.paid))}${pair('Total charges', gbp(bill.total))}${pair('Closing balance', balance(bill.balance, 'minus'))}${pair('Payment method', paying(bill))}</div>`
    const sheets = fuelsOf(bill).map(
      (fuel) =>
        `<div class="slip"><h2>${title(fuel)}</h2>${pair(fuel.name === 'gas' ? 'MPRN' : 'MPAN', fuel.supplyNumber)}${pair('Meter serial', fuel.serial)}${fuel.readings.map((reading) => `${pair(`Previous reading${reading.register === 'single' ? '' : ` ${reading.register}`}`, String(reading.previous))}${pair(`Latest reading${reading.register === 'single' ? '' : ` ${reading.register}`}`, String(reading.latest))}`).join('')}${fuel.segments.map((segment) => `${fuel.segments.length > 1 ? `<div class="v">${span(segment, 'long')}</div>` : ''}${segment.units.map((unit) => `<div class="k">${unit.register === 'single' ? 'ENERGY' : unit.register === 'day' ? 'DAY ENERGY' : 'NIGHT ENERGY'}</div><div class="v">${kwh(unit.kwh)} kWh at ${unit.pence}p per kWh</div><div class="v">${gbp(unit.amount)}</div>`).join('')}<div class="k">STANDING CHARGE</div><div class="v">${segment.days} days at ${segment.standing.pence}p per day</div><div class="v">${gbp(segment.standing.amount)}</div>`).join('')}${bill.pricesHoldVat ? '' : pair('VAT', gbp(fuel.vat))}${pair(`Total ${fuel.name}`, gbp(fuel.total))}</div><div class="slip right">${pair('Tariff', fuel.tariffName)}${pair('End date', fuel.endDate ? printDay(fuel.endDate, 'long') : 'No end date')}${pair('Exit fees', fuel.exitFee ? gbp(fuel.exitFee) : 'No exit fees')}${last(
          fuel,
        )
          .units.map((unit) =>
            pair(`Unit rate${unit.register === 'single' ? '' : ` ${unit.register}`}`, `${unit.pence}p/kWh`),
          )
          .join(
            '',
          )}${pair('Standing charge', `${last(fuel).standing.pence}p/day`)}${pair('Projected annual usage', `${kwh(fuel.annualKwh)} kWh`)}${pair('Projected annual cost', gbp(fuel.annualCost))}</div>`,
    )
    return {
      html: pages(
        '.slip{width:82mm}.right{position:absolute;right:15mm;top:30mm;width:70mm}.k{font-size:7pt;color:#777;margin-top:2mm}.v{font-size:11pt}.n{font-size:22pt;margin-bottom:6mm}',
        first,
        ...sheets,
      ),
      omits: [],
    }
  },
  lacks: ['export', 'multi-service', 'imperial'],
}
