import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Cards in two columns; each charge is a little stack: its name, its calculation, its sum. */
export function stackedCards(name: string, letters: { label: string; value: string; isCapital: boolean }): Layout {
  return {
    name,
    isHeldBack: false,
    render: (bill) => {
      const pair = (label: string, value: string) =>
        `<dt>${letters.isCapital ? label.toUpperCase() : label}</dt><dd>${value}</dd>`
      const charge = (what: string, how: string, amount: string) =>
        `<div class="c"><b>${what}</b><br>${how}<br><b>${amount}</b></div>`
      const first = `<div class="top">${bill.supplier}</div><div class="cols"><div class="card"><h3>You</h3><p>${addressBlock(bill)}</p><dl>${pair('Account', bill.account)}${pair('Bill date', printDay(bill.billDate, 'short'))}${pair('Period', span(bill, 'short'))}${pair('Paid by', paying(bill))}</dl></div><div class="card"><h3>Your money</h3><dl>${pair('Previous balance', balance(bill.opening, 'words'))}${pair('Payments', gbp(bill.paid))}${pair('Total charges', gbp(bill.total))}${pair('New balance', balance(bill.balance, 'words'))}</dl></div></div>`
      const sheets = fuelsOf(bill).map(
        (
          fuel,
        ) => `<h1>${title(fuel)}</h1><div class="cols"><div class="card"><h3>Charges</h3>${eachUnit(fuel, (unit, segment) => charge(unit.register === 'single' ? 'Usage' : unit.register === 'day' ? 'Day usage' : 'Night usage', `${fuel.segments.length > 1 ? `${span(segment, 'short')}<br>` : ''}${kwh(unit.kwh)} kWh x ${unit.pence}p`, gbp(unit.amount))).join('')}${fuel.segments.map((segment) => charge('Standing charge', `${fuel.segments.length > 1 ? `${span(segment, 'short')}<br>` : ''}${segment.days} days x ${segment.standing.pence}p`, gbp(segment.standing.amount))).join('')}${bill.pricesHoldVat ? '' : charge('VAT', `${fuel.vat ? bill.vatPercent : 0}% on ${gbp(fuel.subtotal)}`, gbp(fuel.vat))}${charge(`Total ${fuel.name} charges`, '', gbp(fuel.total))}</div>
<div class="card"><h3>Meter and tariff</h3><dl>${pair(fuel.name === 'gas' ? 'MPRN' : 'MPAN', fuel.supplyNumber)}${pair('Serial number', fuel.serial)}${fuel.readings.map((reading) => `${pair(`Opening reading${reading.register === 'single' ? '' : `, ${reading.register}`}`, String(reading.previous))}${pair(`Closing reading${reading.register === 'single' ? '' : `, ${reading.register}`}`, `${reading.latest} ${reading.latestKind}`)}`).join('')}${pair('Tariff', fuel.tariffName)}${pair('Ends', fuel.endDate ? printDay(fuel.endDate, 'short') : 'No end date')}${pair('Exit fee', fuel.exitFee ? gbp(fuel.exitFee) : 'None')}${last(
          fuel,
        )
          .units.map((unit) =>
            pair(`Unit rate${unit.register === 'single' ? '' : `, ${unit.register}`}`, `${unit.pence}p per kWh`),
          )
          .join(
            '',
          )}${pair('Standing charge', `${last(fuel).standing.pence}p per day`)}${pair('Estimated annual usage', `${kwh(fuel.annualKwh)} kWh`)}${pair('Estimated annual cost', gbp(fuel.annualCost))}</dl></div></div>`,
      )
      return {
        html: pages(
          `.top{font-size:20pt;color:#07575b;margin-bottom:6mm}.cols{display:flex;gap:8mm}.card{flex:1;border:.3mm solid #aaa;border-radius:3mm;padding:4mm}.c{margin:2mm 0}dl{margin:0}dt{font-size:${letters.label};color:#666;margin-top:1.5mm}dd{margin:0;font-size:${letters.value}}`,
          first,
          ...sheets,
        ),
        omits: [],
      }
    },
    lacks: ['export', 'multi-service'],
  }
}
