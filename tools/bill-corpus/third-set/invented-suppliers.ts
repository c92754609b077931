import { balance, eachUnit, gbp, kwh, last, span, spacedMpan } from '../print.ts'
import {
  day,
  each,
  feeText,
  fuelName,
  lines,
  m3,
  places,
  plainPounds,
  rateName,
  shortDay,
  shortYear,
  slashDay,
  type ThirdLayout,
} from './third-print.ts'

const ALL =
  'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate'

/** Suppliers that don't exist, in forms that could. */
export const INVENTED_SUPPLIERS: readonly ThirdLayout[] = [
  {
    name: 'typewriter',
    scenarios: ['dual', 'electricity'],
    style: '.sheet{font:9pt "Liberation Mono"}pre{font:inherit;margin:0;white-space:pre}',
    sheets: (b) => {
      const row = (label: string, value: string) => `${label.padEnd(52, '.')} ${value.padStart(14)}\n`
      return [
        {
          tells: ALL,
          body: `<pre>${b.supplier.toUpperCase()}\n${b.supplierAddress}\n\nTO: ${b.customer}\n    ${[...b.address, b.postcode].join('\n    ')}\n\nCUSTOMER A/C ${b.account}      TAX POINT ${slashDay(b.billDate)}\nSUPPLY FROM ${slashDay(b.from)} TO ${slashDay(b.to)}  (${b.days} DAYS)\nPAID BY ${b.payment === 'direct_debit' ? 'DIRECT DEBIT' : 'CHEQUE OR CARD ON DEMAND'}\n\n${each(b, (f) => `${fuelName(f).toUpperCase()}\n  TARIFF ${f.tariffName}\n  ${f.name === 'gas' ? 'MPRN' : 'MPAN'} ${f.supplyNumber}   METER ${f.serial}\n${f.readings.map((r) => `  PRESENT ${r.latest}  PREVIOUS ${r.previous}  ADVANCE ${r.latest - r.previous}\n`).join('')}${eachUnit(f, (u) => row(`  ${kwh(u.kwh)} KWH ${rateName(u.register)} AT ${places(u.pence, 3)}P`, plainPounds(u.amount))).join('')}${f.segments.map((s) => row(`  STANDING CHARGE ${s.days} DAYS AT ${places(s.standing.pence, 3)}P`, plainPounds(s.standing.amount))).join('')}${f.vat ? row(`  VAT AT ${b.vatPercent}.0 PCT`, plainPounds(f.vat)) : ''}${row(`  TOTAL ${f.name.toUpperCase()}`, plainPounds(f.total))}  CONTRACT ENDS ${f.endDate ? slashDay(f.endDate) : 'NOT FIXED'}   TERMINATION FEE ${feeText(f, 'NIL')}\n  YEARLY USE ${kwh(f.annualKwh)} KWH   YEARLY COST ${gbp(f.annualCost)}\n\n`)}${row('CHARGES ON THIS BILL', plainPounds(b.total))}${row('BROUGHT FORWARD', `${plainPounds(Math.abs(b.opening))}${b.opening < 0 ? ' CR' : ''}`)}${row('RECEIVED WITH THANKS', `${plainPounds(b.paid)} CR`)}${row('BALANCE', `${plainPounds(Math.abs(b.balance))}${b.balance < 0 ? ' CR' : ''}`)}</pre>`,
        },
      ]
    },
  },
  {
    name: 'letter',
    scenarios: ['gas', 'electricity'],
    style: '.sheet{font:11pt/1.5 "DejaVu Serif";padding:20mm 24mm}p{margin:3mm 0}',
    sheets: (b) => {
      const f = b.electricity ?? b.gas
      if (!f) return []
      const unit = last(f).units[0]
      const reading = f.readings[0]
      return [
        {
          tells: ALL,
          body: `<b>${b.supplier}</b><br><small>${b.supplierAddress}</small><p>${b.customer}<br>${lines(b)}</p><p>${day(b.billDate)}</p><p>Our reference: ${b.account}</p><p>Dear ${b.customer},</p><p>This is your ${f.name} bill for the ${b.days} days from ${day(b.from)} to ${day(b.to)}. In that time your meter, number ${f.serial}, moved from ${reading?.previous} to ${reading?.latest}, which is ${kwh(f.kwh)} kWh.</p><p>At ${places(unit?.pence ?? 0, 2)} pence a kWh that comes to ${gbp(unit?.amount ?? 0)}. The daily standing charge of ${places(last(f).standing.pence, 2)} pence adds ${gbp(last(f).standing.amount)}${f.vat ? ` and VAT at ${b.vatPercent}% a further ${gbp(f.vat)}` : ''}, so your charges this time are ${gbp(b.total)}.</p><p>You ${b.opening < 0 ? `were ${gbp(b.opening)} in credit` : `owed us ${gbp(b.opening)}`} before this bill and ${b.paid ? `have paid ${gbp(b.paid)} since` : 'have paid nothing since'}. ${b.balance < 0 ? `Your account is now ${gbp(b.balance)} in credit` : `The amount now owing is ${gbp(b.balance)}`}. ${b.payment === 'direct_debit' ? 'We collect what you owe by Direct Debit.' : 'Please send a cheque or pay by card within 14 days.'}</p><p>You are on our ${f.tariffName} tariff${f.endDate ? `, which ends on ${day(f.endDate)}` : ', which has no end date'}. ${f.exitFee ? `Leaving it early costs ${gbp(f.exitFee)}.` : 'You can leave it at any time without a fee.'} Over the coming year we expect you to use ${kwh(f.annualKwh)} kWh and to pay ${gbp(f.annualCost)}.</p><p>Your ${f.name === 'gas' ? 'meter point reference number' : 'meter point administration number'} is ${f.supplyNumber}.</p><p>Yours sincerely,<br>Helen Marsh, Customer Accounts</p>`,
        },
      ]
    },
  },
  {
    name: 'landscape',
    scenarios: ['dual', 'dual'],
    style:
      '@page{size:A4 landscape}.sheet{width:297mm;height:209mm;font-size:8.5pt}.c{display:grid;grid-template-columns:70mm 1fr 1fr;gap:7mm}.c>div{border-left:.6mm solid #b30;padding-left:4mm}td{padding:.7mm 1mm}h3{color:#b30}',
    sheets: (b) => [
      {
        tells: ALL,
        body: `<div class="c"><div><b style="font-size:16pt">${b.supplier}</b><p style="font-size:7pt">${b.supplierAddress}</p><p>${b.customer}<br>${lines(b)}</p><h3>Your details</h3><table><tr><td>A/c no</td><td>${b.account}</td></tr><tr><td>Dated</td><td>${slashDay(b.billDate)}</td></tr><tr><td>Start</td><td>${slashDay(b.from)}</td></tr><tr><td>End</td><td>${slashDay(b.to)}</td></tr><tr><td>Pays by</td><td>${b.payment === 'direct_debit' ? 'DD' : 'Bill'}</td></tr></table><h3>Reckoning</h3><table><tr><td>B/fwd</td><td class="r">${balance(b.opening, 'brackets')}</td></tr><tr><td>Paid</td><td class="r">(${gbp(b.paid)})</td></tr><tr><td>New charges</td><td class="r">${gbp(b.total)}</td></tr><tr><td><b>To pay</b></td><td class="r"><b>${balance(b.balance, 'brackets')}</b></td></tr></table></div>${each(b, (f) => `<div><h3>${fuelName(f).toUpperCase()}</h3><table><tr><td>Tariff</td><td class="r">${f.tariffName}</td></tr><tr><td>${f.name === 'gas' ? 'MPRN' : 'MPAN'}</td><td class="r">${f.supplyNumber}</td></tr><tr><td>Meter</td><td class="r">${f.serial}</td></tr>${f.readings.map((r) => `<tr><td>Reads (old → new)</td><td class="r">${r.previous} → ${r.latest}</td></tr>`).join('')}<tr><td>kWh</td><td class="r">${kwh(f.kwh)}</td></tr>${eachUnit(f, (u) => `<tr><td>${kwh(u.kwh)} × ${places(u.pence, 2)}p</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>${s.days}d × ${places(s.standing.pence, 2)}p</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT ${b.vatPercent}%</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr><td><b>${fuelName(f)}</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr><tr><td>Ends</td><td class="r">${f.endDate ? slashDay(f.endDate) : 'never'}</td></tr><tr><td>Exit fee</td><td class="r">${feeText(f, 'nil')}</td></tr><tr><td>kWh a year</td><td class="r">${kwh(f.annualKwh)}</td></tr><tr><td>£ a year</td><td class="r">${gbp(f.annualCost)}</td></tr></table></div>`)}</div>`,
      },
    ],
  },
  {
    name: 'transposed',
    scenarios: ['dual', 'imperial'],
    style:
      '.sheet{font-size:8.8pt}th{background:#234;color:#fff}td,th{border:.2mm solid #9ab}td:first-child{font-weight:bold}',
    sheets: (b) => {
      const row = (label: string, print: (fuel: Parameters<typeof fuelName>[0]) => string) =>
        `<tr><td>${label}</td>${each(b, (f) => `<td>${print(f)}</td>`)}</tr>`
      return [
        {
          tells: `${ALL} *.units`,
          body: `<h1>${b.supplier}</h1><p>${b.customer}, ${b.address.join(', ')} ${b.postcode}</p><table><tr><th>Account</th><th>Bill date</th><th>Bill from</th><th>Bill to</th><th>Method</th></tr><tr><td>${b.account}</td><td>${shortDay(b.billDate)}</td><td>${shortDay(b.from)}</td><td>${shortDay(b.to)}</td><td>${b.payment === 'direct_debit' ? 'Direct Debit' : 'Cheque'}</td></tr></table><h2>Energy</h2><table><tr><th></th>${each(b, (f) => `<th>${fuelName(f)}</th>`)}</tr>${row('Tariff', (f) => f.tariffName)}${row('Supply reference', (f) => f.supplyNumber)}${row('Meter', (f) => f.serial)}${row('First reading', (f) => `${m3(f.readings[0]?.previous ?? 0)} (${f.readings[0]?.previousKind})`)}${row('Last reading', (f) => `${m3(f.readings[0]?.latest ?? 0)} (${f.readings[0]?.latestKind})`)}${row('Measured in', (f) => (f.name === 'gas' ? (f.units === 'metric' ? 'cubic metres' : 'hundreds of cubic feet') : 'kWh'))}${row('Energy (kWh)', (f) => kwh(f.kwh))}${row('Price (p/kWh)', (f) => places(last(f).units[0]?.pence ?? 0, 2))}${row('Energy cost', (f) => gbp(last(f).units[0]?.amount ?? 0))}${row('Standing charge (p/day)', (f) => places(last(f).standing.pence, 2))}${row('Days', (f) => String(last(f).days))}${row('Standing cost', (f) => gbp(last(f).standing.amount))}${row('VAT', (f) => gbp(f.vat))}${row('Total', (f) => gbp(f.total))}${row('Contract until', (f) => (f.endDate ? shortDay(f.endDate) : 'no end'))}${row('Exit fee', (f) => feeText(f, 'none'))}${row('Estimated kWh a year', (f) => kwh(f.annualKwh))}${row('Estimated £ a year', (f) => gbp(f.annualCost))}</table><h2>Money</h2><table><tr><th>Before</th><th>Payments</th><th>This bill</th><th>${b.balance < 0 ? 'In credit now' : 'Owed now'}</th></tr><tr><td>${balance(b.opening, 'CR')}</td><td>${gbp(b.paid)}</td><td>${gbp(b.total)}</td><td>${gbp(b.balance)}</td></tr></table><p style="font-size:7pt">${b.supplier} Ltd · ${b.supplierAddress}</p>`,
        },
      ]
    },
  },
  {
    name: 'tiles',
    scenarios: ['economy7', 'dual'],
    style:
      '.sheet{font-size:9pt;font-family:"DejaVu Sans";background:#fbf7ef}.w{display:flex;flex-wrap:wrap;gap:3mm}.w div{background:#fff;border-radius:2mm;padding:3mm;min-width:40mm;flex:1}.w small{display:block;text-transform:uppercase;font-size:6.5pt;letter-spacing:.5px;color:#777}.w b{font-size:11pt}h2{font-size:12pt}',
    sheets: (b) => {
      const tile = (label: string, value: string) => `<div><small>${label}</small><b>${value}</b></div>`
      return [
        {
          tells:
            'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.totalChargesGbp',
          body: `<b style="font-size:15pt">${b.supplier}</b><p>${b.customer} · ${b.address.join(' · ')} · ${b.postcode}</p><div class="w">${tile('Account', b.account)}${tile('Sent', day(b.billDate))}${tile('Days billed', `${shortYear(b.from)} to ${shortYear(b.to)}`)}${tile('Paying by', b.payment === 'direct_debit' ? 'Direct Debit' : 'Cheque or card')}</div><h2>Money</h2><div class="w">${each(b, (f) => tile(`${fuelName(f)} this time`, gbp(f.total)))}${tile('Everything this time', gbp(b.total))}${tile('Carried over', balance(b.opening, 'words'))}${tile('You paid', gbp(b.paid))}${tile(b.balance < 0 ? 'In credit' : 'Left to pay', gbp(b.balance))}</div><p style="font-size:6.5pt">${b.supplier}, ${b.supplierAddress}</p>`,
        },
        {
          tells:
            '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate *.totalChargesGbp',
          body: each(
            b,
            (f) =>
              `<h2>${fuelName(f)}</h2><div class="w">${tile('Tariff', f.tariffName)}${tile('Runs until', f.endDate ? day(f.endDate) : 'No end')}${tile('Fee to leave', feeText(f, '£0'))}${tile('Meter', f.serial)}${tile(f.name === 'gas' ? 'MPRN' : 'MPAN', f.supplyNumber)}${f.readings.map((r) => tile(`${rateName(r.register)} reading before`, String(r.previous)) + tile(`${rateName(r.register)} reading now`, String(r.latest))).join('')}${tile('Used', `${kwh(f.kwh)} kWh`)}${eachUnit(f, (u) => tile(`${rateName(u.register)} energy`, `${kwh(u.kwh)} kWh`) + tile(`${rateName(u.register)} price`, `${places(u.pence, 2)}p/kWh`) + tile(`${rateName(u.register)} cost`, gbp(u.amount))).join('')}${tile('Standing charge', `${places(last(f).standing.pence, 2)}p/day`)}${tile(`For ${last(f).days} days`, gbp(last(f).standing.amount))}${tile('VAT', gbp(f.vat))}${tile('In total', gbp(f.total))}${tile('A year’s use', `${kwh(f.annualKwh)} kWh`)}${tile('A year’s cost', gbp(f.annualCost))}</div>`,
          ),
        },
      ]
    },
  },
  {
    name: 'statement-lines',
    scenarios: ['price-change', 'credit'],
    style:
      '.sheet{font-size:8.6pt}th{border-bottom:.5mm double #333}td{padding:.7mm 1.5mm}.m{display:grid;grid-template-columns:1fr 1fr;gap:2mm 10mm}.m span{color:#666}',
    sheets: (b) => {
      let sum = b.opening
      const item = (date: string, text: string, amount: number) => {
        sum = Math.round((sum + amount) * 100) / 100
        return `<tr><td>${date}</td><td>${text}</td><td class="r">${amount >= 0 ? plainPounds(amount) : ''}</td><td class="r">${amount < 0 ? plainPounds(amount) : ''}</td><td class="r">${plainPounds(Math.abs(sum))}${sum < 0 ? ' Cr' : ''}</td></tr>`
      }
      return [
        {
          tells: `${ALL}`.replace('*.readings ', '').replace('*.estimatedAnnualCostGbp ', ''),
          body: `<div style="display:flex;justify-content:space-between"><div>${b.customer}<br>${lines(b)}</div><div class="r"><b style="font-size:14pt">${b.supplier}</b><br>${b.supplierAddress.split(', ').join('<br>')}</div></div><h2>Statement</h2><div class="m"><div><span>Account:</span> ${b.account}</div><div><span>Statement dated:</span> ${shortDay(b.billDate)}</div><div><span>Covers:</span> ${span(b, 'short', ' until ')}</div><div><span>Terms:</span> ${b.payment === 'direct_debit' ? 'Direct Debit' : 'cheque, 14 days'}</div></div><table style="margin-top:4mm"><tr><th>Date</th><th>Details</th><th class="r">Debit £</th><th class="r">Credit £</th><th class="r">Balance £</th></tr><tr><td>${shortYear(b.from)}</td><td>Opening balance</td><td></td><td></td><td class="r">${plainPounds(Math.abs(b.opening))}${b.opening < 0 ? ' Cr' : ''}</td></tr>${b.paid ? item(shortYear(b.from), b.payment === 'direct_debit' ? 'Direct Debit payment' : 'Payment', -b.paid) : ''}${each(b, (f) => f.segments.map((s) => s.units.map((u) => item(shortYear(s.to), `${fuelName(f)} ${rateName(u.register)} ${kwh(u.kwh)} kWh at ${places(u.pence, 2)}p/kWh`, u.amount)).join('') + item(shortYear(s.to), `${fuelName(f)} standing charge ${s.days} days at ${places(s.standing.pence, 2)}p/day`, s.standing.amount)).join('') + (f.vat ? item(shortYear(b.to), `VAT ${b.vatPercent}% on ${f.name}`, f.vat) : ''))}<tr><td>${shortYear(b.billDate)}</td><td><b>Closing balance</b></td><td></td><td></td><td class="r"><b>${plainPounds(Math.abs(b.balance))}${b.balance < 0 ? ' Cr' : ''}</b></td></tr></table><h2>Totals</h2><table><tr><th>Fuel</th><th>kWh</th><th>Total £</th><th>Tariff</th><th>Fixed to</th><th>Exit fee</th><th>kWh/year</th><th>Meter</th><th>Supply no.</th></tr>${each(b, (f) => `<tr><td>${fuelName(f)}</td><td>${kwh(f.kwh)}</td><td>${plainPounds(f.total)}</td><td>${f.tariffName}</td><td>${f.endDate ? slashDay(f.endDate) : 'not fixed'}</td><td>${feeText(f, 'none')}</td><td>${kwh(f.annualKwh)}</td><td>${f.serial}</td><td>${f.name === 'gas' ? f.supplyNumber : spacedMpan(f.supplyNumber)}</td></tr>`)}<tr><td>Both</td><td></td><td>${plainPounds(b.total)}</td></tr></table>`,
        },
      ]
    },
  },
]
