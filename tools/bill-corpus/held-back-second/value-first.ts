import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { eachUnit, gbp, kwh, last, paying, title } from '../print.ts'
import { A4, alt, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9pt "Liberation Sans"}.sheet{padding:14mm}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm;margin:6mm 0}.t b{display:block;font-size:13pt}.t span{font-size:8pt;color:#456}
li{list-style:none;padding:.8mm 0}ul{padding:0}li b{display:inline-block;width:26mm}h1{font-size:19pt;margin:0}h2{margin:5mm 0 1mm}`

/** Figures large with their names in small print below; money lists put the sum before its name. */
export const valueFirst: SecondLayout = {
  name: 'value-first',
  scenarios: ['dual', 'electricity', 'credit', 'price-change', 'gas', 'economy7', 'imperial'],
  render: (bill) => {
    const tile = (value: string, label: string) => `<div class="t"><b>${value}</b><span>${label}</span></div>`
    const item = (value: string, label: string) => `<li><b>${value}</b> ${label}</li>`
    const money = (value: number) => (value < 0 ? `-${gbp(value)}` : gbp(value))
    const first = `<h1>${bill.supplier}</h1><div class="grid">${tile(money(bill.balance), alt(bill, 1, 'Your account balance', 'New balance'))}${tile(printDay(bill.billDate, 'slashes'), 'Date of this bill')}${tile(bill.account, alt(bill, 2, 'Account number', 'Your account reference'))}${tile(`${printDay(bill.from, 'slashes')} – ${printDay(bill.to, 'slashes')}`, 'Period covered')}${tile(paying(bill), 'How you pay')}${tile(bill.postcode, 'Postcode of the property')}</div>
<p>${bill.customer}, ${bill.address.join(', ')}</p><h2>How we got there</h2><ul>${item(money(bill.opening), 'previous balance')}${fuelsOf(
      bill,
    )
      .map((fuel) => item(gbp(fuel.total), `${fuel.name} charges`))
      .join(
        '',
      )}${item(gbp(bill.total), 'total charges for this bill')}${item(gbp(bill.paid), 'payments received')}${item(money(bill.balance), 'new balance')}</ul>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<h1>${title(fuel)}</h1><div class="grid">${tile(fuel.tariffName, 'Tariff')}${tile(fuel.supplyNumber, fuel.name === 'gas' ? 'Meter point reference number (MPRN)' : 'Meter point administration number (MPAN)')}${tile(fuel.serial, 'Meter serial number')}${tile(fuel.endDate ? printDay(fuel.endDate, 'slashes') : 'None', 'Tariff end date')}${tile(fuel.exitFee ? gbp(fuel.exitFee) : 'None', 'Exit fee')}${tile(`${kwh(fuel.annualKwh)} kWh`, 'Estimated use over a year')}${tile(gbp(fuel.annualCost), 'Estimated cost over a year')}${last(
        fuel,
      )
        .units.map(({ register, pence }) =>
          tile(`${pence}p`, register === 'single' ? 'per kWh' : `per kWh, ${register} rate`),
        )
        .join('')}${tile(`${last(fuel).standing.pence}p`, 'standing charge per day')}</div>
<ul>${fuel.readings.map(({ register, previous, latest }) => `${item(String(previous), `${register === 'single' ? '' : `${register} `}opening reading`)}${item(String(latest), `${register === 'single' ? '' : `${register} `}closing reading`)}`).join('')}</ul>${fuel.name === 'gas' ? `<p>Your meter counts in ${fuel.units === 'imperial' ? 'hundreds of cubic feet' : 'cubic metres'}. Calorific value ${fuel.calorificValue.toFixed(1)}.</p>` : ''}
<ul>${eachUnit(fuel, (unit) => item(gbp(unit.amount), `for ${kwh(unit.kwh)} kWh at ${unit.pence}p${unit.register === 'single' ? '' : ` (${unit.register})`}`)).join('')}${fuel.segments.map(({ days, standing }) => item(gbp(standing.amount), `for ${days} days at ${standing.pence}p`)).join('')}${bill.pricesHoldVat ? '' : item(gbp(fuel.vat), `for VAT at ${vatRateOf(bill, fuel)}%`)}${item(gbp(fuel.total), `total for ${fuel.name}`)}</ul>`,
    )
    return { html: sheet(STYLE, A4, first, ...sheets), omits: [] }
  },
}
