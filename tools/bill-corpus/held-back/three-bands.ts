import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { balance, eachUnit, gbp, kwh, last, type Layout, pages, paying, span, spacedMpan, title } from '../print.ts'

/** Three numbered bands; labels right-aligned against values, grey on white. */
export const threeBands: Layout = {
  name: 'three-bands',
  isHeldBack: true,
  render: (bill) => {
    const item = (label: string, value: string) => `<div class="i"><span>${label}</span><span>${value}</span></div>`
    const first = `<div class="logo">${bill.supplier}</div><div class="to">${[bill.customer, ...bill.address, bill.postcode].join('<br>')}</div>
<h2>1. Your account</h2>${item('Account ref', bill.account)}${item('Bill created', printDay(bill.billDate, 'short'))}${item('Supply dates', span(bill, 'short', ' to '))}${item('Pay method', paying(bill, { direct_debit: 'Fixed Direct Debit' }))}${item('Brought forward from last statement', balance(bill.opening, 'CR'))}${item('Received from you', gbp(bill.paid))}${item('Total of new charges', gbp(bill.total))}${bill.exported ? item('Paid to you for export', gbp(bill.exported.payment)) : ''}${item('Balance after this statement', balance(bill.balance, 'CR'))}
<h2>2. What you used</h2>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<h3>${title(fuel)}</h3>${item(fuel.name === 'gas' ? 'Gas meter point (MPRN)' : 'Electricity meter point (MPAN)', fuel.name === 'gas' ? fuel.supplyNumber : spacedMpan(fuel.supplyNumber))}${item('Meter', fuel.serial)}${fuel.readings.map((reading) => `${item(`First read${reading.register === 'single' ? '' : ` ${reading.register}`}`, `${reading.previous} ${reading.previousKind}`)}${item(`Last read${reading.register === 'single' ? '' : ` ${reading.register}`}`, `${reading.latest} ${reading.latestKind}`)}`).join('')}${item('Total consumption', `${kwh(fuel.kwh)} kWh`)}`,
      )
      .join('')}`
    const second = `<h2>3. What it costs</h2>${fuelsOf(bill)
      .map(
        (fuel) =>
          `<h3>${title(fuel)}, ${fuel.tariffName}</h3>${eachUnit(fuel, (unit, segment) => item(`${fuel.segments.length > 1 ? `${span(segment, 'two-digit')} ` : ''}${unit.register === 'single' ? 'Unit charge' : unit.register === 'day' ? 'Daytime unit charge' : 'Night-time unit charge'}`, `${kwh(unit.kwh)} kWh × ${unit.pence}p = ${gbp(unit.amount)}`)).join('')}${fuel.segments.map((segment) => item(`${fuel.segments.length > 1 ? `${span(segment, 'two-digit')} ` : ''}Standing charge`, `${segment.days} days × ${segment.standing.pence}p = ${gbp(segment.standing.amount)}`)).join('')}${bill.pricesHoldVat ? '' : item(`VAT (${fuel.vat ? bill.vatPercent : 0}%)`, gbp(fuel.vat))}${item(`Cost of ${fuel.name}`, gbp(fuel.total))}${item('Tariff', fuel.tariffName)}${item('Tariff lasts until', fuel.endDate ? printDay(fuel.endDate, 'short') : 'further notice')}${item('Charge for leaving early', fuel.exitFee ? gbp(fuel.exitFee) : 'No charge')}${item('Estimated use over 12 months', `${kwh(fuel.annualKwh)} kWh`)}${item('Estimated cost over 12 months', gbp(fuel.annualCost))}${last(
            fuel,
          )
            .units.map((unit) =>
              item(`Rate per kWh${unit.register === 'single' ? '' : ` (${unit.register})`}`, `${unit.pence}p`),
            )
            .join('')}`,
      )
      .join(
        '',
      )}${bill.exported ? `<h3>Export</h3>${item('Export meter point (MPAN)', spacedMpan(bill.exported.mpan))}${item('Electricity exported', `${bill.exported.kwh} kWh × ${bill.exported.pence}p = ${gbp(bill.exported.payment)}`)}` : ''}<p style="font-size:7pt">${bill.supplier} plc, ${bill.supplierAddress}</p>`
    return {
      html: pages(
        '.logo{font-size:18pt;letter-spacing:1px;float:right}.to{margin:4mm 0 8mm}.i{display:flex;gap:4mm;margin:.8mm 0}.i span:first-child{width:80mm;text-align:right;color:#666}h2{border-top:.4mm solid #333;padding-top:2mm;clear:both}h3{margin:2mm 0 1mm 30mm}',
        first,
        second,
      ),
      omits: [],
    }
  },
  lacks: ['multi-service'],
}
