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

/** In the manner of the country's largest suppliers, from what their customers hold. */
export const LARGE_SUPPLIERS: readonly ThirdLayout[] = [
  {
    name: 'windsor',
    supplier: ['British Gas', 'PO Box 4805, Worthing BN11 9QW'],
    scenarios: ['dual', 'credit'],
    style:
      '.sheet{font-family:"DejaVu Sans";font-size:8.6pt}.hero{background:#0b4ea2;color:#fff;padding:5mm;width:82mm;float:right}.hero b{font-size:22pt;display:block}h1{font-size:20pt;color:#0b4ea2}h2{color:#0b4ea2;font-size:12pt}td{border-bottom:.2mm solid #bcd}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.totalChargesGbp',
        body: `<div style="text-align:right;font-size:17pt;color:#0b4ea2"><i>British Gas</i></div><p>${b.customer}<br>${lines(b)}</p>
<div class="hero">${b.balance < 0 ? 'You’re in credit by' : 'Here’s what you owe'}<b>${gbp(b.balance)}</b>${b.payment === 'direct_debit' ? 'No need to do anything – you pay by Direct Debit' : 'Please pay within 14 days of the date of this bill'}</div>
<h1>Your energy bill</h1><p>Bill date: <b>${day(b.billDate)}</b><br>Your customer reference number<br><b>${b.account}</b><br>Bill number: ${b.billNumber}</p>
<p>This bill covers <b>${span(b, 'short', ' – ')}</b> (${b.days} days)</p>
<h2 style="clear:both">A summary of what’s changed since your last bill</h2><table>
<tr><td>What you ${b.opening < 0 ? 'had in credit' : 'owed'} on your last bill</td><td class="r">${b.opening < 0 ? '-' : ''}${gbp(b.opening)}</td></tr><tr><td>What you’ve paid us since</td><td class="r">-${gbp(b.paid)}</td></tr>
${each(b, (f) => `<tr><td>${fuelName(f)} you’ve used (including VAT)</td><td class="r">${gbp(f.total)}</td></tr>`)}<tr><td><b>Total cost of energy this time</b></td><td class="r"><b>${gbp(b.total)}</b></td></tr><tr><td><b>Where that leaves you</b></td><td class="r"><b>${balance(b.balance, 'words')}</b></td></tr></table>
<p style="margin-top:20mm;font-size:7pt">British Gas is a trading name of British Gas Trading Limited. Registered in England and Wales No. 3078711. ${b.supplierAddress}.</p>`,
      },
      {
        tells:
          'supplier accountNumber *.mpan *.mprn *.meterSerial *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.units *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate *.exitFeeGbp',
        body: `<p style="text-align:right">British Gas &nbsp; Customer reference ${b.account} &nbsp; Page 2 of 2</p>${each(
          b,
          (
            f,
          ) => `<h2>Your ${f.name} in detail</h2><p>Your meter: ${f.serial} &nbsp;&nbsp; ${f.name === 'gas' ? 'Meter point reference' : 'Supply number'}: ${f.name === 'gas' ? f.supplyNumber : `S ${f.topLine} ${spacedMpan(f.supplyNumber)}`}</p>
<table><tr><td>Date of reading</td>${f.readings.map((r) => `<td>Your last ${rateName(r.register)} reading</td><td>Your new ${rateName(r.register)} reading</td>`).join('')}<td>${f.name === 'gas' ? (f.units === 'metric' ? 'Cubic metres' : 'Hundreds of cubic feet') : 'Units'}</td></tr>
<tr><td>${shortDay(b.to)}</td>${f.readings.map((r) => `<td>${m3(r.previous)} ${r.previousKind}</td><td>${m3(r.latest)} ${r.latestKind}</td>`).join('')}<td>${f.readings.reduce((s, r) => s + r.latest - r.previous, 0)}</td></tr></table>
${f.name === 'gas' ? `<p>${f.units === 'imperial' ? 'x 2.83 ' : ''}x volume correction 1.02264 x calorific value ${f.calorificValue} ÷ 3.6 = ${kwh(f.kwh)} kWh</p>` : ''}
<table>${eachUnit(f, (u, s) => `<tr><td>${rateName(u.register)} ${kwh(u.kwh)} kWh at ${places(u.pence, 2)}p per kWh ${f.segments.length > 1 ? `(${shortDay(s.from)} – ${shortDay(s.to)})` : ''}</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>Standing charge: ${s.days} days at ${places(s.standing.pence, 2)}p a day</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT at ${b.vatPercent}%</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr><td><b>Total cost of ${f.name}</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table>
<p><b>Your tariff</b> ${f.tariffName}. ${f.endDate ? `It ends on ${day(f.endDate)}.` : 'It has no end date.'} If you leave early you’d pay ${feeText(f, 'nothing')}${f.exitFee ? ' as an exit fee' : ': there’s no exit fee'}. In the next 12 months we think you’ll use ${kwh(f.annualKwh)} kWh, which would cost about ${gbp(f.annualCost)}.</p>`,
        )}`,
      },
    ],
  },
  {
    name: 'whitfield',
    supplier: ['EDF', '90 Whitfield Street, London W1T 4EZ'],
    scenarios: ['price-change', 'economy7'],
    style:
      '.sheet{font-size:9pt}.bar{background:#fe5716;color:#fff;padding:3mm;font-size:15pt}.two{display:flex;gap:8mm}.two>div{flex:1}th{border-bottom:.4mm solid #10367a;color:#10367a;font-weight:bold}td{border-bottom:.1mm dotted #888}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod',
        body: `<div style="font-size:24pt;color:#10367a"><b>EDF</b></div><div class="two"><div><p>${b.customer}<br>${lines(b)}</p></div><div><table><tr><td>Account number</td><td class="r"><b>${b.account}</b></td></tr><tr><td>Date of issue</td><td class="r">${shortDay(b.billDate)}</td></tr><tr><td>Statement period</td><td class="r">${shortDay(b.from)} to ${shortDay(b.to)}</td></tr><tr><td>Payment type</td><td class="r">${b.payment === 'direct_debit' ? 'Fixed Monthly Direct Debit' : 'Cash or cheque'}</td></tr></table></div></div>
<div class="bar">Your account balance ${b.balance < 0 ? `is ${gbp(b.balance)} in credit` : `is ${gbp(b.balance)} in debit`}</div>
<h3>How your balance has changed</h3><table><tr><th>Date</th><th>Transaction</th><th class="r">Charges</th><th class="r">Payments</th><th class="r">Balance</th></tr>
<tr><td>${shortYear(b.from)}</td><td>Balance from previous statement</td><td></td><td></td><td class="r">${balance(b.opening, 'CR')}</td></tr><tr><td>${shortYear(b.to)}</td><td>Payments received – thank you</td><td></td><td class="r">${gbp(b.paid)}</td><td class="r">${balance(b.opening - b.paid, 'CR')}</td></tr><tr><td>${shortYear(b.billDate)}</td><td>Total charges on this statement (incl. VAT)</td><td class="r">${gbp(b.total)}</td><td></td><td class="r">${balance(b.balance, 'CR')}</td></tr></table><p style="position:absolute;bottom:10mm;font-size:7pt">EDF Energy Customers Ltd, registered office ${b.supplierAddress}. VAT No. GB 523 0412 02</p>`,
      },
      {
        tells:
          'periodFrom periodTo *.mpan *.mprn *.meterSerial *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings',
        body: each(
          b,
          (f) => `<h3>Your ${f.name} charges for ${shortDay(b.from)} to ${shortDay(b.to)}</h3>
<table><tr><th>Meter</th><th>Register</th><th>Previous reading</th><th>Present reading</th><th>Difference</th></tr>${f.readings.map((r) => `<tr><td>${f.serial}</td><td>${rateName(r.register) || 'Total'}</td><td>${r.previous} ${r.previousKind.charAt(0).toUpperCase()}</td><td>${r.latest} ${r.latestKind.charAt(0).toUpperCase()}</td><td>${r.latest - r.previous}</td></tr>`).join('')}</table>
<table style="margin-top:3mm"><tr><th>Description</th><th>From</th><th>To</th><th class="r">Quantity</th><th class="r">Price (p)</th><th class="r">Amount (£)</th></tr>${f.segments.map((s) => s.units.map((u) => `<tr><td>${rateName(u.register)} Unit charge</td><td>${shortYear(s.from)}</td><td>${shortYear(s.to)}</td><td class="r">${kwh(u.kwh)} kWh</td><td class="r">${places(u.pence, 2)}</td><td class="r">${plainPounds(u.amount)}</td></tr>`).join('') + `<tr><td>Standing charge</td><td>${shortYear(s.from)}</td><td>${shortYear(s.to)}</td><td class="r">${s.days} days</td><td class="r">${places(s.standing.pence, 2)}</td><td class="r">${plainPounds(s.standing.amount)}</td></tr>`).join('')}<tr><td colspan="5">${fuelName(f)} charges excluding VAT</td><td class="r">${plainPounds(f.subtotal)}</td></tr><tr><td colspan="5">VAT</td><td class="r">${plainPounds(f.vat)}</td></tr><tr><td colspan="5"><b>Total ${f.name} charges</b></td><td class="r"><b>${plainPounds(f.total)}</b></td></tr><tr><td colspan="3">${fuelName(f)} used this period</td><td class="r">${kwh(f.kwh)} kWh</td><td></td><td></td></tr></table><p>${f.name === 'gas' ? `MPRN ${f.supplyNumber}` : `MPAN ${f.supplyNumber}`}</p>`,
        ),
      },
      {
        tells:
          '*.tariffName *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate *.exitFeeGbp *.unitRates *.standingChargePencePerDay paymentMethod',
        body: `<div class="bar">About your tariffs</div><div class="two">${each(
          b,
          (f) =>
            `<div><h3>${fuelName(f)}</h3><table><tr><td>Tariff</td><td>${f.tariffName}</td></tr><tr><td>Payment method</td><td>${b.payment === 'direct_debit' ? 'Fixed Monthly Direct Debit' : 'Cash or cheque'}</td></tr>${last(
              f,
            )
              .units.map(
                (u) => `<tr><td>${rateName(u.register)} Unit rate</td><td>${places(u.pence, 2)}p per kWh</td></tr>`,
              )
              .join(
                '',
              )}<tr><td>Daily standing charge</td><td>${places(last(f).standing.pence, 2)}p</td></tr><tr><td>Tariff end date</td><td>${f.endDate ? day(f.endDate) : 'No end date'}</td></tr><tr><td>Exit fee per fuel</td><td>${feeText(f, 'None')}</td></tr><tr><td>Estimated annual consumption</td><td>${kwh(f.annualKwh)} kWh</td></tr><tr><td>Estimated annual cost</td><td>${gbp(f.annualCost)}</td></tr></table></div>`,
        )}</div><p style="margin-top:20mm">Could you pay less? Remember – it might be worth thinking about switching your tariff or supplier.</p>`,
      },
    ],
  },
  {
    name: 'coventry',
    supplier: ['E.ON Next', 'Westwood Way, Westwood Business Park, Coventry CV4 8LG'],
    scenarios: ['dual', 'electricity'],
    style:
      '.sheet{font-size:9.2pt;padding:18mm 20mm}h1{color:#e6007e;font-size:24pt}.row{display:flex;justify-content:space-between;border-bottom:.2mm solid #ddd;padding:1.4mm 0}.card{background:#f7eef4;border-radius:4mm;padding:4mm;margin:3mm 0}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp *.totalChargesGbp *.usageKwhInPeriod',
        body: `<div style="display:flex;justify-content:space-between"><b style="font-size:18pt">e·on next</b><div style="text-align:right">Account ${b.account}<br>${day(b.billDate)}</div></div><p>${b.customer}<br>${lines(b)}</p><h1>Hi, here’s your bill</h1><p>for ${span(b, 'ordinal', ' to ')}</p>
<div class="card"><div class="row"><span>You’ve used</span><span>${each(b, (f) => `<span style="margin-left:6mm">${kwh(f.kwh)} kWh of ${f.name}</span>`)}</span></div>${each(b, (f) => `<div class="row"><span>Your ${f.name} cost</span><b>${gbp(f.total)}</b></div>`)}<div class="row"><span>So this bill comes to</span><b>${gbp(b.total)}</b></div></div>
<div class="card"><div class="row"><span>On your last bill your balance was</span><b>${balance(b.opening, 'words')}</b></div><div class="row"><span>Since then you’ve paid</span><b>${gbp(b.paid)}</b></div><div class="row"><span>Which means your balance now is</span><b>${balance(b.balance, 'words')}</b></div></div><p style="font-size:7pt">E.ON Next Energy Limited. ${b.supplierAddress}</p>`,
      },
      {
        tells:
          '*.mpan *.mprn *.meterSerial *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.tariffEndDate *.exitFeeGbp *.estimatedAnnualUsageKwh',
        body: each(
          b,
          (
            f,
          ) => `<h1 style="font-size:15pt">The ${f.name} bit</h1><div class="row"><span>${f.tariffName}</span><span>${f.endDate ? `until ${day(f.endDate)}` : 'rolling, no end date'} · Exit fees: ${feeText(f, 'None')}</span></div><div class="row"><span>Meter ${f.serial}</span><span>${f.name === 'gas' ? 'MPRN' : 'MPAN'} ${f.supplyNumber}</span></div>
${f.readings.map((r) => `<div class="row"><span>${shortDay(b.from)} · ${r.previousKind}</span><b>${r.previous}</b></div><div class="row"><span>${shortDay(b.to)} · ${r.latestKind}</span><b>${r.latest}</b></div>`).join('')}
${eachUnit(f, (u) => `<div class="row"><span>${rateName(u.register)} Energy used: ${kwh(u.kwh)} kWh × ${places(u.pence, 2)}p</span><b>${gbp(u.amount)}</b></div>`).join('')}${f.segments.map((s) => `<div class="row"><span>Standing charge: ${s.days} days × ${places(s.standing.pence, 2)}p</span><b>${gbp(s.standing.amount)}</b></div>`).join('')}${f.vat ? `<div class="row"><span>VAT (${b.vatPercent}%)</span><b>${gbp(f.vat)}</b></div>` : ''}<div class="row"><span>Total</span><b>${gbp(f.total)}</b></div><div class="row"><span>You’re expected to use ${kwh(f.annualKwh)} kWh over a year</span></div>`,
        ),
      },
    ],
  },
  {
    name: 'rivergate',
    supplier: ['OVO Energy', '1 Rivergate, Temple Quay, Bristol BS1 6ED'],
    scenarios: ['dual', 'estimated'],
    style:
      '.sheet{font-size:9pt;font-family:"DejaVu Sans"}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm}.t{border:.3mm solid #0a9828;border-radius:3mm;padding:4mm}.t b{font-size:14pt;display:block}small{color:#555;display:block}td{padding:.8mm 1.5mm}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod',
        body: `<b style="font-size:26pt;color:#0a9828">OVO</b><p>${b.customer}, ${b.address.join(', ')}, ${b.postcode}</p><h2>Your statement</h2><p>Statement date ${day(b.billDate)} · Account no. ${b.account}</p><p>All the energy you used from ${day(b.from)} up to and including ${day(b.to)}.</p>
<div class="g"><div class="t"><small>Balance when we started</small><b>${b.opening < 0 ? '' : '-'}${gbp(b.opening)}</b></div><div class="t"><small>Energy you used</small><b>-${gbp(b.total)}</b></div><div class="t"><small>What you paid in</small><b>+${gbp(b.paid)}</b></div></div>
<div class="t" style="margin-top:5mm"><small>Balance on ${day(b.billDate)}</small><b>${b.balance > 0 ? `-${gbp(b.balance)}` : `+${gbp(b.balance)}`}</b>${b.balance > 0 ? 'A minus means you owe us.' : 'A plus means you’re in credit.'}</div><p>${b.payment === 'direct_debit' ? 'You pay by monthly Direct Debit, so you don’t need to do anything.' : 'You pay when you get your bill.'}</p><p style="position:absolute;bottom:10mm;font-size:6.5pt">OVO Energy Ltd, ${b.supplierAddress}. Registered in England &amp; Wales no. 06890795.</p>`,
      },
      {
        tells:
          '*.mpan *.mprn *.meterSerial *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.tariffEndDate *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp',
        body: `<div style="display:flex;gap:8mm">${each(
          b,
          (
            f,
          ) => `<div style="flex:1"><h2>${fuelName(f)}</h2><table><tr><td>Plan</td><td>${f.tariffName}</td></tr><tr><td>Plan ends</td><td>${f.endDate ? day(f.endDate) : 'Ongoing'}</td></tr><tr><td>Exit fee</td><td>${feeText(f, 'No exit fee')}</td></tr><tr><td>Projected yearly use</td><td>${kwh(f.annualKwh)} kWh</td></tr><tr><td>Projected yearly spend</td><td>${gbp(f.annualCost)}</td></tr><tr><td>${f.name === 'gas' ? 'Supply number (MPRN)' : 'Supply number (MPAN)'}</td><td>${f.supplyNumber}</td></tr><tr><td>Meter serial number</td><td>${f.serial}</td></tr></table>
<h3>Meter readings</h3><table>${f.readings.map((r) => `<tr><td>Opening read (${r.previousKind}) ${slashDay(b.from)}</td><td class="r">${r.previous}</td></tr><tr><td>Closing read (${r.latestKind}) ${slashDay(b.to)}</td><td class="r">${r.latest}</td></tr><tr><td>Units used</td><td class="r">${r.latest - r.previous}</td></tr>`).join('')}<tr><td>Energy used</td><td class="r">${kwh(f.kwh)} kWh</td></tr></table><h3>What it cost</h3><table>${eachUnit(f, (u) => `<tr><td>${rateName(u.register)} ${kwh(u.kwh)} kWh<br>at ${places(u.pence, 2)}p</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>${s.days} days’ standing charge<br>at ${places(s.standing.pence, 2)}p</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}<tr><td>VAT at ${f.vat ? b.vatPercent : 0}%</td><td class="r">${gbp(f.vat)}</td></tr><tr><td><b>${fuelName(f)} total</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table></div>`,
        )}</div>`,
      },
    ],
  },
  {
    name: 'vincent',
    supplier: ['ScottishPower', '320 St Vincent Street, Glasgow G2 5AD'],
    scenarios: ['dual', 'imperial'],
    style:
      '.sheet{font-family:"Liberation Sans Narrow";font-size:10pt}.side{position:absolute;right:0;top:0;bottom:0;width:58mm;background:#eef4e4;padding:14mm 6mm}.main{width:118mm}h2{background:#5c8727;color:#fff;padding:1.5mm 3mm;font-size:12pt}td{padding:.9mm 1mm}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.tariffName *.mpan *.mprn *.estimatedAnnualUsageKwh *.tariffEndDate *.exitFeeGbp',
        body: `<div class="side"><b>Your account number</b><br>${b.account}<br><br><b>Bill date</b><br>${day(b.billDate)}<br><br><b>Billing period</b><br>${shortDay(b.from)} - ${shortDay(b.to)}<br><br>${each(b, (f) => `<b>${fuelName(f)} tariff</b><br>${f.tariffName}<br><b>Contract end date</b><br>${f.endDate ? shortDay(f.endDate) : 'n/a – evergreen'}<br><b>Cancellation charge</b><br>${feeText(f, '£0.00')}<br><b>Annual consumption</b><br>${kwh(f.annualKwh)} kWh<br><b>${f.name === 'gas' ? 'Meter Point Ref No' : 'Supply No'}</b><br>${f.name === 'gas' ? f.supplyNumber : spacedMpan(f.supplyNumber)}<br><br>`)}</div>
<div class="main"><b style="font-size:20pt;color:#5c8727">ScottishPower</b><p>${b.customer}<br>${lines(b)}</p><h2>Account summary</h2><table><tr><td>Balance brought forward</td><td class="r">${balance(b.opening, 'CR')}</td></tr><tr><td>${b.payment === 'direct_debit' ? 'Direct Debit payments received' : 'Payments received'}</td><td class="r">${gbp(b.paid)} CR</td></tr><tr><td>Charges this period</td><td class="r">${gbp(b.total)} DR</td></tr><tr><td><b>Balance carried forward</b></td><td class="r"><b>${balance(b.balance, 'CR')}</b></td></tr></table><p>${b.payment === 'direct_debit' ? 'Paying by: Direct Debit (monthly)' : 'Paying by: Quarterly cash/cheque'}</p><p style="font-size:7.5pt">ScottishPower Energy Retail Limited, ${b.supplierAddress}</p></div>`,
      },
      {
        tells:
          'totalChargesGbp *.meterSerial *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.units',
        body:
          each(
            b,
            (f) =>
              `<h2>${fuelName(f)} charges</h2><table><tr><td>Meter number</td>${f.readings.map(() => '<td>Read last time</td><td>Read this time</td>').join('')}<td>Used</td></tr><tr><td>${f.serial}</td>${f.readings.map((r) => `<td>${r.previous}${r.previousKind.charAt(0).toUpperCase()}</td><td>${r.latest}${r.latestKind.charAt(0).toUpperCase()}</td>`).join('')}<td>${f.readings.reduce((s, r) => s + r.latest - r.previous, 0)} ${f.name === 'gas' ? (f.units === 'metric' ? 'm³' : '100s cu ft') : 'kWh'}</td></tr></table><p>A = actual C = your own E = estimated S = smart</p>${f.name === 'gas' ? `<p>Gas units ${f.units === 'imperial' ? '(imperial) × 2.83 ' : ''}× 1.02264 (volume correction) × ${f.calorificValue} (calorific value) ÷ 3.6 gives kWh</p>` : ''}<table>${eachUnit(f, (u) => `<tr><td>${kwh(u.kwh)} ${rateName(u.register)} kWh</td><td>@ ${places(u.pence, 3)} pence</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>${s.days} days standing charge</td><td>@ ${places(s.standing.pence, 3)} pence</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT on ${gbp(f.subtotal)}</td><td>@ ${b.vatPercent}.00%</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr><td colspan="2"><b>Total ${f.name} charges${f.vat ? ' inc VAT' : ''}</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table>`,
          ) + `<h2>Total charges this period ${gbp(b.total)}</h2>`,
      },
    ],
  },
  {
    name: 'perth',
    supplier: ['SSE', 'Inveralmond House, 200 Dunkeld Road, Perth PH1 3AQ'],
    scenarios: ['gas', 'economy7'],
    style:
      '.sheet{font-size:9pt;font-family:"Liberation Serif"}th{background:#00539b;color:#fff}td{border:.2mm solid #ccd}h2{font-size:13pt;color:#00539b}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate',
        body: `<div style="display:flex;justify-content:space-between"><div>${b.customer}<br>${lines(b)}</div><div style="text-align:right"><b style="font-size:22pt;color:#00539b">SSE</b><br>Customer account number: ${b.account}<br>Statement issued: ${slashDay(b.billDate)}<br>For the period ${slashDay(b.from)} to ${slashDay(b.to)}</div></div><h2>Statement of your account</h2><table><tr><th>Previous balance</th><th>Payments</th><th>This period’s charges</th><th>New balance</th></tr><tr><td>${balance(b.opening, 'brackets')}</td><td>${gbp(b.paid)}</td><td>${gbp(b.total)}</td><td><b>${balance(b.balance, 'brackets')}</b></td></tr></table><p style="font-size:7.5pt">Figures in brackets are in your favour. ${b.payment === 'direct_debit' ? 'You pay by Direct Debit each month.' : 'You pay on receipt of your bill.'}</p>
${each(b, (f) => `<h2>${fuelName(f)} – ${f.tariffName}</h2><table><tr><th>Meter no.</th><th>Rate</th><th>Previous</th><th>Current</th><th>kWh</th><th>Pence per kWh</th><th>£</th></tr>${f.readings.map((r, at) => `<tr><td>${f.serial}</td><td>${rateName(r.register) || 'Anytime'}</td><td>${r.previous}</td><td>${r.latest}</td>${f.segments.length === 1 ? `<td>${kwh(f.segments[0]?.units[at]?.kwh ?? 0)}</td><td>${places(f.segments[0]?.units[at]?.pence ?? 0, 2)}</td><td class="r">${plainPounds(f.segments[0]?.units[at]?.amount ?? 0)}</td>` : ''}</tr>`).join('')}<tr><td colspan="4">Standing charge</td><td>${b.days} days</td><td>${places(last(f).standing.pence, 2)}</td><td class="r">${plainPounds(last(f).standing.amount)}</td></tr>${f.vat ? `<tr><td colspan="6">VAT ${b.vatPercent}%</td><td class="r">${plainPounds(f.vat)}</td></tr>` : ''}<tr><td colspan="4"><b>Total</b></td><td><b>${kwh(f.kwh)}</b></td><td></td><td class="r"><b>${plainPounds(f.total)}</b></td></tr></table><p>${f.name === 'gas' ? 'MPR' : 'MPAN'} ${f.supplyNumber}. Based on your usage over the last year (${kwh(f.annualKwh)} kWh) your ${f.name} will cost ${gbp(f.annualCost)} over the next 12 months. ${f.endDate ? `Your fixed price finishes on ${slashDay(f.endDate)}` : 'Your prices aren’t fixed'} and ${f.exitFee ? `leaving before then costs ${gbp(f.exitFee)}` : 'you can leave without paying an exit fee'}.</p>`)}<p style="font-size:7pt">SSE Energy Services, ${b.supplierAddress}</p>`,
      },
    ],
  },
]
