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
  span,
  spacedMpan,
  title,
} from '../print.ts'

/** Everything about the tariff in a table with one column per fuel; charges under it. */
export const tariffMatrix: Layout = {
  name: 'tariff-matrix',
  isHeldBack: false,
  render: (bill) => {
    const fuels = fuelsOf(bill)
    const row = (label: string, value: (fuel: (typeof fuels)[number]) => string) =>
      `<tr><td>${label}</td>${fuels.map((fuel) => `<td class="r">${value(fuel)}</td>`).join('')}</tr>`
    const isDayNight = fuels.some((fuel) => last(fuel).units.length > 1)
    const rateOf = (register: string) => (fuel: (typeof fuels)[number]) => {
      const unit = last(fuel).units.find((one) => one.register === register)
      return unit ? `${unit.pence}p per kWh` : '-'
    }
    const first = `<table><tr><td><div style="font:bold 17pt 'Liberation Serif'">${bill.supplier}</div></td><td class="r">Statement date: ${printDay(bill.billDate, 'slashes')}<br>Account number: ${bill.account}</td></tr></table>
<p style="margin-top:10mm">${addressBlock(bill)}</p><p>This statement covers ${span(bill, 'slashes', ' to ')}</p>
<table class="g"><tr><td>Starting balance</td><td class="r">${balance(bill.opening, 'minus')}</td></tr><tr><td>What you've paid</td><td class="r">${gbp(bill.paid)}</td></tr><tr><td>Charges this period</td><td class="r">${gbp(bill.total)}</td></tr>${bill.exported ? `<tr><td>Export payment</td><td class="r">${gbp(bill.exported.payment)}</td></tr>` : ''}<tr><td>New account balance</td><td class="r">${balance(bill.balance, 'minus')}</td></tr></table>
<h2>About your tariff</h2><table class="g"><tr><td></td>${fuels.map((fuel) => `<td class="r"><b>${title(fuel)}</b></td>`).join('')}</tr>
${row('Tariff name', (fuel) => fuel.tariffName)}${row('Payment method', () => paying(bill))}${row('Tariff end date', (fuel) => (fuel.endDate ? printDay(fuel.endDate, 'slashes') : 'Not applicable'))}${row('Exit fee', (fuel) => (fuel.exitFee ? gbp(fuel.exitFee) : 'Not applicable'))}
${isDayNight ? row('Day unit rate', rateOf('day')) + row('Night unit rate', rateOf('night')) : row('Unit rate', rateOf('single'))}${row('Standing charge', (fuel) => `${last(fuel).standing.pence}p per day`)}
${row('Annual usage', (fuel) => `${kwh(fuel.annualKwh)} kWh`)}${row('Estimated annual cost', (fuel) => gbp(fuel.annualCost))}${row('Supply number', (fuel) => (fuel.name === 'gas' ? fuel.supplyNumber : spacedMpan(fuel.supplyNumber)))}${row('Meter serial number', (fuel) => fuel.serial)}</table>`
    const second = fuels
      .map(
        (
          fuel,
        ) => `<h2>${title(fuel)} charges</h2><table class="g">${fuel.readings.map((reading) => `<tr><td>${reading.register === 'single' ? '' : reading.register === 'day' ? 'Day: ' : 'Night: '}Start reading ${reading.previous}</td><td>End reading ${reading.latest} (${reading.latestKind})</td><td class="r">${reading.latest - reading.previous} units</td></tr>`).join('')}
${fuel.name === 'gas' ? `<tr><td colspan="3">${fuel.units === 'imperial' ? 'Imperial meter: units x 2.83 x' : 'Units in cubic metres x'} Volume Correction 1.02264 x Calorific Value ${fuel.calorificValue} / 3.6 = ${kwh(fuel.kwh)} kWh</td></tr>` : ''}
${eachUnit(fuel, (unit, segment) => `<tr><td>Consumption charge${unit.register === 'single' ? '' : ` ${unit.register}`} ${fuel.segments.length > 1 ? span(segment, 'slashes') : ''}</td><td>${kwh(unit.kwh)} kWh at ${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map((segment) => `<tr><td>Standing charge ${fuel.segments.length > 1 ? span(segment, 'slashes') : ''}</td><td>${segment.days} days at ${segment.standing.pence}p</td><td class="r">${gbp(segment.standing.amount)}</td></tr>`).join('')}
${bill.pricesHoldVat ? '' : `<tr><td>VAT at ${(fuel.vat ? bill.vatPercent : 0).toFixed(1)}%</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td>${title(fuel)} total</td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table>`,
      )
      .join('')
    const exported = bill.exported
      ? `<h2>Electricity exported</h2><table class="g"><tr><td>Export supply number</td><td class="r">${spacedMpan(bill.exported.mpan)}</td></tr><tr><td>Export units</td><td class="r">${bill.exported.kwh} kWh</td></tr><tr><td>Export rate</td><td class="r">${bill.exported.pence}p per kWh</td></tr><tr><td>Export payment</td><td class="r">${gbp(bill.exported.payment)}</td></tr></table>`
      : ''
    return {
      html: pages(
        '.g td{border:.2mm solid #bbb} body{font-family:"Liberation Serif"}',
        first,
        `${second}${exported}<p style="font-size:7pt">${bill.supplier} Limited, ${bill.supplierAddress}</p>`,
      ),
      omits: [],
    }
  },
  lacks: ['multi-service'],
}
