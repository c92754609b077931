import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, title } from '../print.ts'

/** Labels left, leader dots, values far right; three pages. */
export const dottedForm: Layout = {
  name: 'dotted-form',
  isHeldBack: false,
  render: (bill) => {
    const line = (label: string, value: string) =>
      `<div class="d"><span>${label}</span><i></i><span>${value}</span></div>`
    const first = `<p style="font-size:21pt">${bill.supplier}</p><p style="font-size:8pt">If undelivered return to: ${bill.supplierAddress}</p><p>${addressBlock(bill)}</p><h2>Energy statement</h2>
${line('Your account reference', bill.account)}${line('Statement produced on', printDay(bill.billDate, 'long'))}${line('Statement period', span(bill, 'long'))}${line('You pay by', paying(bill, { direct_debit: 'Direct Debit', standard_credit: 'Cheque' }))}<h2>Money</h2>${line('Balance brought forward', balance(bill.opening, 'words'))}${line('Payments we received', gbp(bill.paid))}${fuelsOf(
      bill,
    )
      .map((fuel) => line(`${title(fuel)} this period`, gbp(fuel.total)))
      .join(
        '',
      )}${bill.otherServices.map(({ name, price }) => line(name, gbp(price))).join('')}${line('Total for this period', gbp(bill.total))}${bill.exported ? line('Export credit', `-${gbp(bill.exported.payment)}`) : ''}${line('Balance carried forward', balance(bill.balance, 'words'))}<p>Smell gas? Call the gas emergency line on 0800 111 999. Power cut? Call 105.</p>`
    const detail = fuelsOf(bill)
      .map(
        (
          fuel,
        ) => `<h2>${title(fuel)}</h2>${line(fuel.name === 'gas' ? 'MPRN' : 'MPAN', fuel.supplyNumber)}${line('Meter ID', fuel.serial)}${fuel.readings.map((reading) => `${line(`${reading.register === 'single' ? '' : reading.register === 'day' ? 'Day ' : 'Night '}Previous meter reading`, `${reading.previous} ${reading.previousKind}`)}${line(`${reading.register === 'single' ? '' : reading.register === 'day' ? 'Day ' : 'Night '}Current meter reading`, `${reading.latest} ${reading.latestKind}`)}`).join('')}
${fuel.segments.map((segment) => `${fuel.segments.length > 1 ? `<p>${span(segment, 'long')}</p>` : ''}${segment.units.map((unit) => line(`${unit.register === 'single' ? 'Energy' : unit.register === 'day' ? 'Day energy' : 'Night energy'}: ${kwh(unit.kwh)} kWh at ${unit.pence}p`, gbp(unit.amount))).join('')}${line(`Standing charge: ${segment.days} days at ${segment.standing.pence}p`, gbp(segment.standing.amount))}`).join('')}${bill.pricesHoldVat ? '' : line(`VAT (${fuel.vat ? bill.vatPercent : 0}%)`, gbp(fuel.vat))}${line(`Total ${fuel.name}`, gbp(fuel.total))}`,
      )
      .join('')
    const tariff = fuelsOf(bill)
      .map(
        (fuel) =>
          `<h2>Your ${fuel.name} tariff</h2>${line('Name', fuel.tariffName)}${line('Tariff', fuel.tariffName)}${last(
            fuel,
          )
            .units.map((unit) =>
              line(`Price per kWh${unit.register === 'single' ? '' : `, ${unit.register}`}`, `${unit.pence}p`),
            )
            .join(
              '',
            )}${line('Price per day', `${last(fuel).standing.pence}p`)}${line('Fixed until', fuel.endDate ? printDay(fuel.endDate, 'long') : '-')}${line('Early exit fee', fuel.exitFee ? gbp(fuel.exitFee) : 'None')}${line('Estimated yearly use', `${kwh(fuel.annualKwh)} kWh`)}${line('Estimated yearly cost', gbp(fuel.annualCost))}`,
      )
      .join('')
    const exported = bill.exported
      ? `<h2>Export</h2>${line('Export MPAN', bill.exported.mpan)}${line(`Exported: ${bill.exported.kwh} kWh at ${bill.exported.pence}p`, gbp(bill.exported.payment))}`
      : ''
    return {
      html: pages(
        '.d{display:flex;align-items:baseline;margin:1mm 0}.d i{flex:1;border-bottom:.3mm dotted #888;margin:0 2mm}',
        first,
        detail + exported,
        tariff,
      ),
      omits: [],
    }
  },
  lacks: [],
}
