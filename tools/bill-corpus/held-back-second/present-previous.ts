import { fuelsOf } from '../bill-model.ts'
import { addDays } from '../days.ts'
import { addressBlock, eachUnit, gbp, kwh, title } from '../print.ts'
import { A4, alt, dashedDay, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9pt "Liberation Mono"}.sheet{padding:14mm}table{border-collapse:collapse}td,th{padding:.7mm 5mm .7mm 0;text-align:left;font-weight:normal;vertical-align:top}.r{text-align:right}
.box{position:absolute;left:14mm;bottom:20mm;border:.4mm solid #000;display:grid;grid-template-columns:10mm repeat(4,auto)}.box span{border:.2mm solid #000;padding:1.5mm 3mm}.box .s{grid-row:span 2;font-size:18pt}h3{font-size:10pt;margin:5mm 0 1mm}`

const letter = { actual: 'A', estimated: 'E', customer: 'C', smart: 'S' }

/** Typewriter figures in tables without lines; present before previous reading; letters for kinds; the S box at the foot. */
export const presentPrevious: SecondLayout = {
  name: 'present-previous',
  scenarios: ['dual', 'imperial', 'estimated', 'economy7', 'electricity', 'gas', 'credit'],
  render: (bill) => {
    const due = bill.balance < 0 ? `${gbp(bill.balance)}CR` : `${gbp(bill.balance)}DR`
    const first = `<b style="font-size:15pt">${bill.supplier.toUpperCase()}</b><p>STATEMENT OF YOUR ${fuelsOf(bill).length > 1 ? 'ENERGY' : fuelsOf(bill)[0]?.name.toUpperCase()} ACCOUNT</p><p>${addressBlock(bill).toUpperCase()}</p>
<table><tr><td>YOUR ACCOUNT NUMBER</td><td>${bill.account}</td></tr><tr><td>DATE OF STATEMENT</td><td>${dashedDay(bill.billDate, true)}</td></tr><tr><td>PERIOD</td><td>${dashedDay(bill.from, true)} TO ${dashedDay(bill.to, true)}</td></tr><tr><td>METHOD OF PAYMENT</td><td>${bill.payment === 'direct_debit' ? 'DIRECT DEBIT' : 'QUARTERLY CASH/CHEQUE'}</td></tr></table><h3>ACCOUNT</h3>
<table><tr><td>STARTING BALANCE</td><td class="r">${gbp(bill.opening)}${bill.opening < 0 ? 'CR' : ''}</td></tr><tr><td>LESS PAYMENTS RECEIVED TO ${dashedDay(addDays(bill.billDate, -1), true)}</td><td class="r">${gbp(bill.paid)}CR</td></tr>${fuelsOf(
      bill,
    )
      .map(
        (fuel) =>
          `<tr><td>${title(fuel).toUpperCase()} CHARGES THIS STATEMENT</td><td class="r">${gbp(fuel.total)}</td></tr>`,
      )
      .join(
        '',
      )}${fuelsOf(bill).length > 1 ? `<tr><td>TOTAL CHARGES THIS STATEMENT</td><td class="r">${gbp(bill.total)}</td></tr>` : ''}<tr><td>${alt(bill, 4, 'NEW ACCOUNT BALANCE', 'BALANCE NOW DUE')}</td><td class="r">${due}</td></tr></table>`
    const sheets = fuelsOf(bill).map((fuel) => {
      const perUnit = fuel.units === 'imperial' ? '100 CU FT' : 'CU METRES'
      const top = fuel.topLine.split(' ')
      const core = fuel.supplyNumber.match(/^(\d\d)(\d{4})(\d{4})(\d{3})$/) ?? []
      const box =
        fuel.name === 'electricity'
          ? `<div class="box"><span class="s">S</span><span>${top[0]}</span><span>${top[1]}</span><span>${top[2]}</span><span></span><span>${core[1]}</span><span>${core[2]}</span><span>${core[3]}</span><span>${core[4]}</span></div>`
          : `<p style="position:absolute;bottom:20mm">METER POINT REFERENCE (M) ${fuel.supplyNumber}</p>`
      return `<h3>${title(fuel).toUpperCase()} - ${fuel.tariffName}</h3>
<table><tr><th>METER</th><th class="r">PRESENT</th><th></th><th class="r">PREVIOUS</th><th></th><th class="r">${fuel.name === 'gas' ? perUnit : 'UNITS'}</th></tr>${fuel.readings.map(({ register, previous, latest, previousKind, latestKind }) => `<tr><td>${fuel.serial}${register === 'single' ? '' : register === 'day' ? ' DAY' : ' NIGHT'}</td><td class="r">${latest}</td><td>${letter[latestKind]}</td><td class="r">${previous}</td><td>${letter[previousKind]}</td><td class="r">${latest - previous}</td></tr>`).join('')}</table>
<p>A=ACTUAL E=ESTIMATED C=CUSTOMER'S OWN S=SMART</p>${fuel.name === 'gas' ? `<p>VOLUME CORRECTION 1.02264 CALORIFIC VALUE ${fuel.calorificValue.toFixed(1)} MJ/M3 = ${kwh(fuel.kwh)} KWH</p>` : ''}
<table>${eachUnit(fuel, (unit) => `<tr><td>CONSUMPTION CHARGE${unit.register === 'single' ? '' : unit.register === 'day' ? ' DAY' : ' NIGHT'}</td><td class="r">${kwh(unit.kwh)} KWH</td><td>AT ${unit.pence} PENCE</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}${fuel.segments.map(({ days, standing }) => `<tr><td>STANDING CHARGE</td><td class="r">${days} DAYS</td><td>AT ${standing.pence} PENCE</td><td class="r">${gbp(standing.amount)}</td></tr>`).join('')}${bill.pricesHoldVat ? '' : `<tr><td>VAT AT ${vatRateOf(bill, fuel).toFixed(1)}% ON ${gbp(fuel.subtotal)}</td><td></td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td>TOTAL ${fuel.name.toUpperCase()} CHARGES</td><td></td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table>
<h3>ABOUT YOUR TARIFF</h3><table><tr><td>ANNUAL USAGE</td><td>${kwh(fuel.annualKwh)} KWH</td></tr><tr><td>ESTIMATED ANNUAL COST</td><td>${gbp(fuel.annualCost)}</td></tr><tr><td>END DATE</td><td>${fuel.endDate ? dashedDay(fuel.endDate, true) : 'NOT APPLICABLE'}</td></tr><tr><td>EXIT FEE</td><td>${fuel.exitFee ? gbp(fuel.exitFee) : 'NOT APPLICABLE'}</td></tr></table>${box}`
    })
    return { html: sheet(STYLE, A4, first, ...sheets), omits: [] }
  },
}
