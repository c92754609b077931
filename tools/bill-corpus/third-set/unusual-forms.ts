import { balance, eachUnit, gbp, kwh, last, spacedMpan } from '../print.ts'
import {
  day,
  each,
  feeText,
  fuelName,
  lines,
  places,
  plainPounds,
  rateName,
  shortDay,
  shortYear,
  slashDay,
  type ThirdLayout,
} from './third-print.ts'

const ACCOUNT =
  'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod'
const SUPPLY =
  '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate'

/** Forms that few print: questions, a phone's width, two languages, one table for all. */
export const UNUSUAL_FORMS: readonly ThirdLayout[] = [
  {
    name: 'questions',
    scenarios: ['dual', 'credit'],
    style: '.sheet{font-size:9.4pt}h3{color:#00726b;margin:3mm 0 .5mm}p{margin:.5mm 0}',
    sheets: (b) => [
      {
        tells: `${ACCOUNT} *.totalChargesGbp`,
        body: `<b style="font-size:17pt">${b.supplier}</b><p>${b.customer}<br>${lines(b)}</p><h3>Who is this for?</h3><p>Account ${b.account}</p><h3>When was it made?</h3><p>${day(b.billDate)}</p><h3>Which days does it cover?</h3><p>${day(b.from)} to ${day(b.to)}, ${b.days} days</p><h3>What did we charge?</h3>${each(b, (f) => `<p>${fuelName(f)}: ${gbp(f.total)}</p>`)}<p>Together: ${gbp(b.total)}</p><h3>What was there before?</h3><p>${balance(b.opening, 'words')}</p><h3>What have you paid?</h3><p>${gbp(b.paid)}</p><h3>Where does that leave me?</h3><p>${b.balance < 0 ? `You’re ${gbp(b.balance)} in credit` : `You owe ${gbp(b.balance)}`}</p><h3>How do I pay?</h3><p>${b.payment === 'direct_debit' ? 'By Direct Debit, which we collect for you.' : 'By cheque, card or bank transfer, within 14 days.'}</p><p style="position:absolute;bottom:9mm;font-size:7pt">${b.supplier}, ${b.supplierAddress}</p>`,
      },
      {
        tells: SUPPLY,
        body: each(
          b,
          (f) =>
            `<h2>${fuelName(f)}</h2><h3>What am I on?</h3><p>${f.tariffName}</p><h3>Until when?</h3><p>${f.endDate ? day(f.endDate) : 'There’s no end date'}</p><h3>What does it cost to leave?</h3><p>${feeText(f, 'Nothing')}</p><h3>Which meter?</h3><p>${f.serial}, ${f.name === 'gas' ? 'MPRN' : 'MPAN'} ${f.supplyNumber}</p><h3>What did it read?</h3>${f.readings.map((r) => `<p>${r.previous} at the start, ${r.latest} at the end</p>`).join('')}<h3>How much did I use?</h3><p>${kwh(f.kwh)} kWh</p><h3>How is the cost worked out?</h3>${eachUnit(f, (u) => `<p>${kwh(u.kwh)} kWh ${rateName(u.register)} at ${places(u.pence, 2)}p is ${gbp(u.amount)}</p>`).join('')}${f.segments.map((s) => `<p>${s.days} days of standing charge at ${places(s.standing.pence, 2)}p is ${gbp(s.standing.amount)}</p>`).join('')}${f.vat ? `<p>VAT at ${b.vatPercent}% is ${gbp(f.vat)}</p>` : ''}<p>In all ${gbp(f.total)}</p><h3>And over a year?</h3><p>About ${kwh(f.annualKwh)} kWh, or ${gbp(f.annualCost)}</p>`,
        ),
      },
    ],
  },
  {
    name: 'phone-width',
    scenarios: ['electricity', 'dual'],
    style:
      '@page{size:100mm 400mm}.sheet{width:100mm;height:399mm;padding:6mm;font:9pt "DejaVu Sans"}.r{display:flex;justify-content:space-between;gap:4mm}h2{font-size:11pt;border-bottom:.3mm solid #888}',
    sheets: (b) => {
      const row = (label: string, value: string) => `<div class="r"><span>${label}</span><b>${value}</b></div>`
      return [
        {
          tells: `${ACCOUNT} ${SUPPLY}`,
          body: `<b style="font-size:15pt">${b.supplier}</b><p>${b.customer}<br>${lines(b)}</p>${row('Account', b.account)}${row('Bill made', shortDay(b.billDate))}${row('From', shortDay(b.from))}${row('To', shortDay(b.to))}${row('You pay by', b.payment === 'direct_debit' ? 'Direct Debit' : 'Card')}<h2>${b.balance < 0 ? 'You’re in credit' : 'You owe'} ${gbp(b.balance)}</h2>${row('Before this bill', balance(b.opening, 'minus'))}${row('Charges', gbp(b.total))}${row('Payments', `-${gbp(b.paid)}`)}${each(b, (f) => `<h2>${fuelName(f)} ${gbp(f.total)}</h2>${row(f.tariffName, f.endDate ? `ends ${shortDay(f.endDate)}` : 'no end date')}${row('Exit fee', feeText(f, 'none'))}${row('Meter', f.serial)}${row(f.name === 'gas' ? 'MPRN' : 'MPAN', f.supplyNumber)}${f.readings.map((r) => row('Start reading', String(r.previous)) + row('End reading', String(r.latest))).join('')}${eachUnit(f, (u) => row(`${kwh(u.kwh)} kWh × ${places(u.pence, 2)}p`, gbp(u.amount))).join('')}${f.segments.map((s) => row(`${s.days} days × ${places(s.standing.pence, 2)}p`, gbp(s.standing.amount))).join('')}${f.vat ? row(`VAT ${b.vatPercent}%`, gbp(f.vat)) : ''}${row('Yearly estimate', `${kwh(f.annualKwh)} kWh`)}${row('', gbp(f.annualCost))}`)}<p style="font-size:6.5pt">${b.supplier}, ${b.supplierAddress}</p>`,
        },
      ]
    },
  },
  {
    name: 'two-tongues',
    scenarios: ['dual', 'electricity'],
    style: '.sheet{font-size:8.6pt}td{padding:.8mm 1.5mm;border-bottom:.1mm solid #aaa}i{color:#666}h2{color:#a4103c}',
    sheets: (b) => {
      const row = (welsh: string, english: string, value: string) =>
        `<tr><td><i>${welsh}</i><br>${english}</td><td class="r">${value}</td></tr>`
      return [
        {
          tells: ACCOUNT,
          body: `<b style="font-size:16pt">${b.supplier}</b><p>${b.customer}<br>${lines(b)}</p><h2>Eich bil ynni / Your energy bill</h2><table>${row('Rhif cyfrif', 'Account number', b.account)}${row('Dyddiad y bil', 'Date of bill', day(b.billDate))}${row('Cyfnod', 'Period', `${day(b.from)} – ${day(b.to)}`)}${row('Dull talu', 'Payment method', b.payment === 'direct_debit' ? 'Debyd Uniongyrchol / Direct Debit' : 'Siec / Cheque')}${row('Balans blaenorol', 'Previous balance', balance(b.opening, 'CR'))}${row('Taliadau', 'Payments', gbp(b.paid))}${row('Cyfanswm y taliadau ar y bil hwn', 'Total charges on this bill', gbp(b.total))}${row('Balans newydd', 'New balance', balance(b.balance, 'CR'))}</table><p style="font-size:7pt">${b.supplier}, ${b.supplierAddress}</p>`,
        },
        {
          tells: SUPPLY,
          body: each(
            b,
            (f) =>
              `<h2>${f.name === 'gas' ? 'Nwy / Gas' : 'Trydan / Electricity'}</h2><table>${row('Tariff', 'Tariff', f.tariffName)}${row('Rhif y cyflenwad', f.name === 'gas' ? 'Supply number (MPRN)' : 'Supply number (MPAN)', f.name === 'gas' ? f.supplyNumber : spacedMpan(f.supplyNumber))}${row('Rhif y mesurydd', 'Meter number', f.serial)}${f.readings.map((r) => row('Darlleniad blaenorol', 'Previous reading', String(r.previous)) + row('Darlleniad presennol', 'Present reading', String(r.latest))).join('')}${eachUnit(f, (u) => row('Ynni', `Energy: ${kwh(u.kwh)} kWh at ${places(u.pence, 2)}p`, gbp(u.amount))).join('')}${f.segments.map((s) => row('Tâl sefydlog', `Standing charge: ${s.days} days at ${places(s.standing.pence, 2)}p`, gbp(s.standing.amount))).join('')}${row('TAW', 'VAT', gbp(f.vat))}${row('Cyfanswm', 'Total', gbp(f.total))}${row('Diwedd y tariff', 'Tariff ends', f.endDate ? day(f.endDate) : 'Dim / None')}${row('Ffi gadael', 'Exit fee', feeText(f, '£0.00'))}${row('Defnydd blynyddol', 'Annual use', `${kwh(f.annualKwh)} kWh`)}${row('Cost flynyddol', 'Annual cost', gbp(f.annualCost))}</table>`,
          ),
        },
      ]
    },
  },
  {
    name: 'one-table',
    scenarios: ['dual', 'price-change'],
    style:
      '.sheet{font-size:7.8pt}th{background:#ddd;border:.2mm solid #999}td{border:.1mm solid #bbb;padding:.8mm 1mm}.f{display:flex;gap:6mm}.f>*{flex:1}',
    sheets: (b) => [
      {
        tells: `${ACCOUNT} ${SUPPLY}`,
        body: `<div class="f"><p>${b.customer}<br>${lines(b)}</p><div><b style="font-size:14pt">${b.supplier}</b><br>${b.supplierAddress}</div></div><table><tr><th>Account</th><th>Invoice date</th><th>Supply period</th><th>Payment</th><th>Balance b/f</th><th>Paid</th><th>Charges inc VAT</th><th>Balance c/f</th></tr><tr><td>${b.account}</td><td>${slashDay(b.billDate)}</td><td>${slashDay(b.from)} - ${slashDay(b.to)}</td><td>${b.payment === 'direct_debit' ? 'Direct Debit' : 'On demand'}</td><td>${balance(b.opening, 'CR')}</td><td>${gbp(b.paid)}</td><td>${gbp(b.total)}</td><td>${balance(b.balance, 'CR')}</td></tr></table><h3>Charges</h3><table><tr><th>Fuel</th><th>Meter</th><th>Item</th><th>Dates</th><th>Opening</th><th>Closing</th><th>Quantity</th><th>Rate</th><th>Net £</th></tr>${each(b, (f) => f.segments.map((s, at) => s.units.map((u) => `<tr><td>${fuelName(f)}</td><td>${f.serial}</td><td>Units ${rateName(u.register)}</td><td>${shortYear(s.from)}-${shortYear(s.to)}</td><td>${f.segments.length > 1 ? (at === 0 ? f.readings[0]?.previous : '') : f.readings[0]?.previous}</td><td>${at === f.segments.length - 1 ? f.readings[0]?.latest : ''}</td><td>${kwh(u.kwh)} kWh</td><td>${places(u.pence, 2)}p</td><td class="r">${plainPounds(u.amount)}</td></tr>`).join('') + `<tr><td>${fuelName(f)}</td><td></td><td>Standing charge</td><td>${shortYear(s.from)}-${shortYear(s.to)}</td><td></td><td></td><td>${s.days} days</td><td>${places(s.standing.pence, 2)}p</td><td class="r">${plainPounds(s.standing.amount)}</td></tr>`).join(''))}</table><h3>Totals</h3><table><tr><th>Fuel</th><th>kWh</th><th>Net</th><th>VAT</th><th>Gross</th></tr>${each(b, (f) => `<tr><td>${fuelName(f)}</td><td>${kwh(f.kwh)}</td><td>${gbp(f.subtotal)}</td><td>${gbp(f.vat)}</td><td>${gbp(f.total)}</td></tr>`)}</table><h3>Products</h3><table><tr><th>Fuel</th><th>MPAN/MPRN</th><th>Product</th><th>p/kWh</th><th>p/day</th><th>End date</th><th>Exit fee</th><th>EAC/AQ kWh</th><th>Est. annual £</th></tr>${each(b, (f) => `<tr><td>${fuelName(f)}</td><td>${f.supplyNumber}</td><td>${f.tariffName}</td><td>${places(last(f).units[0]?.pence ?? 0, 2)}</td><td>${places(last(f).standing.pence, 2)}</td><td>${f.endDate ? slashDay(f.endDate) : 'n/a'}</td><td>${feeText(f, '£0')}</td><td>${kwh(f.annualKwh)}</td><td>${plainPounds(f.annualCost)}</td></tr>`)}</table>`,
      },
    ],
  },
]
