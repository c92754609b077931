import { balance, eachUnit, gbp, kwh, span, spacedMpan } from '../print.ts'
import {
  day,
  each,
  feeText,
  fuelName,
  lines,
  places,
  rateName,
  shortDay,
  shortYear,
  slashDay,
  type ThirdLayout,
} from './third-print.ts'

/** In the manner of smaller suppliers, some of them gone. */
export const SMALLER_SUPPLIERS: readonly ThirdLayout[] = [
  {
    name: 'penguin',
    supplier: ['Bulb', '155 Bishopsgate, London EC2M 3TQ'],
    scenarios: ['dual', 'credit'],
    style:
      '.sheet{font-size:9.5pt;padding:20mm 25mm}h1{font-size:26pt;font-weight:normal;color:#5c1fb4}h2{font-weight:normal;color:#5c1fb4}.l{border-top:.2mm solid #ccc;padding:2mm 0;display:flex}.l>span:first-child{flex:1}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp *.totalChargesGbp paymentMethod',
        body: `<p style="color:#5c1fb4;font-size:20pt"><b>bulb</b></p><h1>Hello ${b.customer.split(' ').at(-1)}, here’s your statement</h1><p>${b.customer}<br>${lines(b)}</p><p>Account ${b.account}, issued ${day(b.billDate)}</p><h2>From ${day(b.from)} to ${day(b.to)}</h2>
<div class="l"><span>You started with</span><b>${balance(b.opening * -1, 'minus')}</b></div><div class="l"><span>You paid ${b.payment === 'direct_debit' ? 'by Direct Debit' : 'by card'}</span><b>+${gbp(b.paid)}</b></div>${each(b, (f) => `<div class="l"><span>You used ${gbp(f.total)} of ${f.name}</span><b>-${gbp(f.total)}</b></div>`)}<div class="l"><span>All the energy on this statement</span><b>${gbp(b.total)}</b></div><div class="l"><span>You’ve finished with</span><b>${balance(b.balance * -1, 'minus')}</b></div><p>${b.payment === 'direct_debit' ? 'We’ll take your usual monthly Direct Debit on the 14th.' : 'You pay by card when your statement arrives.'}</p><p style="font-size:7pt">Bulb Energy Ltd, ${b.supplierAddress}</p>`,
      },
      {
        tells:
          '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp',
        body: each(
          b,
          (f) =>
            `<h2>Your ${f.name}</h2><div class="l"><span>${f.readings.map((r) => `Your meter (${f.serial}) said ${r.previous} on ${shortDay(b.from)} and ${r.latest} on ${shortDay(b.to)}`).join('. ')}</span></div>${eachUnit(f, (u) => `<div class="l"><span>${kwh(u.kwh)} kWh ${rateName(u.register)} at ${places(u.pence, 2)}p each</span><b>${gbp(u.amount)}</b></div>`).join('')}${f.segments.map((s) => `<div class="l"><span>${s.days} days at ${places(s.standing.pence, 2)}p a day</span><b>${gbp(s.standing.amount)}</b></div>`).join('')}${f.vat ? `<div class="l"><span>VAT at ${b.vatPercent}%</span><b>${gbp(f.vat)}</b></div>` : ''}<div class="l"><span>${fuelName(f)} altogether</span><b>${gbp(f.total)}</b></div><p>You’re on ${f.tariffName}. ${f.exitFee ? `There’s a fee of ${gbp(f.exitFee)} if you leave early` : 'We never charge exit fees'}. We expect you to use ${kwh(f.annualKwh)} kWh over the next year, costing ${gbp(f.annualCost)}. ${f.name === 'gas' ? 'MPRN' : 'MPAN'}: ${f.supplyNumber}</p>`,
        ),
      },
    ],
  },
  {
    name: 'edgware',
    supplier: ['Utility Warehouse', 'Network HQ, 508 Edgware Road, London NW9 5AB'],
    scenarios: ['multi-service', 'multi-service'],
    style:
      '.sheet{font-size:8.8pt}.h{background:#550091;color:#fff;padding:3mm;display:flex;justify-content:space-between}td{padding:.8mm 1.5mm}tr.t td{border-top:.3mm solid #550091;font-weight:bold}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate totalChargesGbp balanceGbp *.totalChargesGbp paymentMethod periodFrom periodTo',
        body: `<div class="h"><b>Utility Warehouse</b><span>Invoice ${b.billNumber}</span></div><p>${b.customer}<br>${lines(b)}</p><table style="width:90mm"><tr><td>Your account number</td><td>${b.account}</td></tr><tr><td>Invoice date</td><td>${day(b.billDate)}</td></tr><tr><td>Energy used between</td><td>${span(b, 'slashes', ' and ')}</td></tr></table><h2>Your services</h2><table>${each(b, (f) => `<tr><td>${fuelName(f)}</td><td class="r">${gbp(f.total)}</td></tr>`)}${b.otherServices.map((s) => `<tr><td>${s.name}</td><td class="r">${gbp(s.price)}</td></tr>`).join('')}<tr class="t"><td>Total for your services (inc. VAT)</td><td class="r">${gbp(b.total)}</td></tr><tr><td>Brought forward from last invoice</td><td class="r">${balance(b.opening, 'CR')}</td></tr><tr><td>Payments since</td><td class="r">${gbp(b.paid)} CR</td></tr><tr class="t"><td>${b.payment === 'direct_debit' ? 'Amount to be collected by Direct Debit' : 'Amount to pay'}</td><td class="r">${balance(b.balance, 'CR')}</td></tr></table><p style="font-size:7pt">Utility Warehouse Limited, ${b.supplierAddress}</p>`,
      },
      {
        tells:
          '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate',
        body: each(
          b,
          (f) =>
            `<div class="h"><b>${fuelName(f)}</b><span>${f.name === 'gas' ? `Meter Point Reference Number ${f.supplyNumber}` : `Meter Point Administration Number ${f.supplyNumber}`}</span></div><table><tr><td>Meter ID</td><td>From</td><td>To</td><td>Start read</td><td>End read</td><td>Units</td><td>kWh</td></tr>${f.readings.map((r) => `<tr><td>${f.serial}</td><td>${slashDay(b.from)}</td><td>${slashDay(b.to)}</td><td>${r.previous} (${r.previousKind})</td><td>${r.latest} (${r.latestKind})</td><td>${r.latest - r.previous}</td><td>${kwh(f.kwh)}</td></tr>`).join('')}</table><table>${eachUnit(f, (u) => `<tr><td>Units charged</td><td>${kwh(u.kwh)} kWh</td><td>${places(u.pence, 3)}p</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>Daily charge</td><td>${s.days} days</td><td>${places(s.standing.pence, 3)}p</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT</td><td></td><td>${b.vatPercent}%</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr class="t"><td colspan="3">${fuelName(f)} total</td><td class="r">${gbp(f.total)}</td></tr></table><p>Tariff: ${f.tariffName} | ${f.endDate ? `Ends: ${slashDay(f.endDate)}` : 'Ends: open ended'} | Early termination fee: ${feeText(f, 'None')} | Annual usage: ${kwh(f.annualKwh)} kWh | Personal projection: ${gbp(f.annualCost)}</p>`,
        ),
      },
    ],
  },
  {
    name: 'eastleigh',
    supplier: ['Utilita Energy', 'Hutwood Court, Bournemouth Road, Eastleigh SO53 3QB'],
    scenarios: ['prepay', 'prepay'],
    style: '.sheet{font-size:9.3pt}h1{background:#ff6a13;color:#fff;padding:3mm}td{border:.2mm solid #f5c09c}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp paymentMethod *.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp',
        body: `<h1>Your pay as you go statement</h1><div style="display:flex;justify-content:space-between"><p>${b.customer}<br>${lines(b)}</p><p>Utilita Energy<br>Customer no: <b>${b.account}</b><br>Produced on ${shortDay(b.billDate)}<br>Covering ${shortDay(b.from)} – ${shortDay(b.to)}</p></div><p>This isn’t a bill. You’ve paid for your energy in advance by topping up your smart prepayment meter.</p>${each(b, (f) => `<h3>${fuelName(f)} meter ${f.serial} (${f.name === 'gas' ? 'MPRN' : 'MPAN'} ${f.supplyNumber})</h3><table>${eachUnit(f, (u) => `<tr><td>Energy</td><td>${kwh(u.kwh)} kWh</td><td>${places(u.pence, 2)} p/kWh</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>Standing charge</td><td>${s.days} days</td><td>${places(s.standing.pence, 2)} p/day</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT</td><td></td><td>${b.vatPercent} %</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr><td colspan="3"><b>${fuelName(f)} spend</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table><p>Tariff name: ${f.tariffName}. Exit fees: ${feeText(f, 'none')}. Your yearly use: ${kwh(f.annualKwh)} kWh. Your yearly cost: ${gbp(f.annualCost)}.</p>`)}<table><tr><td><b>Total spend this period</b></td><td class="r"><b>${gbp(b.total)}</b></td></tr><tr><td>Top-ups in this period</td><td class="r">${gbp(b.paid)}</td></tr></table><p style="font-size:7pt">Utilita Energy Limited, ${b.supplierAddress}</p>`,
      },
      {
        tells: '*.readings',
        body: `<h1>Your readings and top-ups</h1>${each(b, (f) => `<h3>${fuelName(f)} smart meter</h3><table><tr><td>Read on</td><td>Reading</td><td>Type</td></tr>${f.readings.map((r) => `<tr><td>${shortDay(b.from)}</td><td>${r.previous}</td><td>${r.previousKind}</td></tr><tr><td>${shortDay(b.to)}</td><td>${r.latest}</td><td>${r.latestKind}</td></tr>`).join('')}</table>`)}<h3>Help if you can’t top up</h3><p>Call us and we’ll lend you up to £15.00 of credit. You pay back £5.00 each time you top up.</p>`,
      },
    ],
  },
  {
    name: 'chippenham',
    supplier: ['Good Energy', 'Monkton Park Offices, Monkton Park, Chippenham SN15 1GH'],
    scenarios: ['export', 'electricity'],
    style:
      '.sheet{font-size:9.4pt;font-family:"Liberation Serif"}dl{display:grid;grid-template-columns:65mm 1fr;margin:2mm 0}dt{color:#555}dd{margin:0}h2{border-bottom:.5mm solid #ff7a00;font-size:13pt}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod',
        body: `<b style="font-size:18pt">Good Energy</b><p>${b.customer}<br>${lines(b)}</p><dl><dt>Account Ref</dt><dd>${b.account}</dd><dt>Invoice Date</dt><dd>${day(b.billDate)}</dd><dt>Invoice Period</dt><dd>${span(b, 'long', ' to ')}</dd><dt>How you pay</dt><dd>${b.payment === 'direct_debit' ? 'Direct Debit' : 'Cash/Cheque'}</dd></dl><h2>Your account</h2><dl><dt>Opening balance</dt><dd>${balance(b.opening, 'CR')}</dd><dt>Payments you’ve made</dt><dd>${gbp(b.paid)} CR</dd><dt>This invoice</dt><dd>${gbp(b.total)} DR</dd>${b.exported ? `<dt>Paid to you for export</dt><dd>${gbp(b.exported.payment)} CR</dd>` : ''}<dt>Closing balance</dt><dd><b>${balance(b.balance, 'CR')}</b></dd></dl><p style="font-size:7.5pt">Good Energy Limited, ${b.supplierAddress}</p>`,
      },
      {
        tells:
          '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate export',
        body:
          each(
            b,
            (f) =>
              `<h2>${fuelName(f)} supply</h2><dl><dt>MPAN</dt><dd>${spacedMpan(f.supplyNumber)}</dd><dt>Meter serial</dt><dd>${f.serial}</dd>${f.readings.map((r) => `<dt>Reading at start</dt><dd>${r.previous} (${r.previousKind})</dd><dt>Reading at end</dt><dd>${r.latest} (${r.latestKind})</dd>`).join('')}<dt>Consumption</dt><dd>${kwh(f.kwh)} kWh</dd>${eachUnit(f, (u) => `<dt>Unit charges</dt><dd>${kwh(u.kwh)} kWh x ${places(u.pence, 2)} p = ${gbp(u.amount)}</dd>`).join('')}${f.segments.map((s) => `<dt>Standing charges</dt><dd>${s.days} days x ${places(s.standing.pence, 2)} p = ${gbp(s.standing.amount)}</dd>`).join('')}${f.vat ? `<dt>VAT @ ${b.vatPercent}%</dt><dd>${gbp(f.vat)}</dd>` : ''}<dt>Invoice total</dt><dd><b>${gbp(f.total)}</b></dd></dl><h2>Tariff information</h2><dl><dt>Name of tariff</dt><dd>${f.tariffName}</dd><dt>Date tariff ends</dt><dd>${f.endDate ? day(f.endDate) : 'None'}</dd><dt>Early exit fee</dt><dd>${feeText(f, '£0')}</dd><dt>Forecast consumption</dt><dd>${kwh(f.annualKwh)} kWh per annum</dd><dt>Forecast cost</dt><dd>${gbp(f.annualCost)} per annum</dd></dl>`,
          ) +
          (b.exported
            ? `<h2>Power you’ve sold to us</h2><dl><dt>Export MPAN</dt><dd>${b.exported.mpan}</dd><dt>Exported</dt><dd>${kwh(b.exported.kwh)} kWh x ${places(b.exported.pence, 2)} p = ${gbp(b.exported.payment)}</dd></dl>`
            : ''),
      },
    ],
  },
  {
    name: 'stroud',
    supplier: ['Ecotricity', 'Lion House, Rowcroft, Stroud GL5 3BY'],
    scenarios: ['dual', 'price-change'],
    style:
      '.sheet{font-size:8.5pt;columns:2;column-gap:10mm}h2{color:#06a94d;font-size:12pt;break-after:avoid}.b{border:.4mm solid #06a94d;padding:3mm;margin:2mm 0;break-inside:avoid}td{padding:.6mm 1mm}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp *.tariffName *.unitRates *.standingChargePencePerDay *.totalChargesGbp *.mpan *.mprn *.usageKwhInPeriod *.meterSerial *.readings *.exitFeeGbp',
        body: `<b style="font-size:20pt;color:#06a94d">ecotricity</b><p>${b.customer}<br>${lines(b)}</p><div class="b">Customer account<br><b>${b.account}</b></div><div class="b">Bill issued on<br><b>${shortDay(b.billDate)}</b></div><div class="b">For energy supplied<br><b>${shortDay(b.from)} – ${shortDay(b.to)}</b></div><div class="b">Last time<br><b>${balance(b.opening, 'words')}</b><br>Paid since<br><b>${gbp(b.paid)}</b><br>This time<br><b>${gbp(b.total)}</b><br>Now due<br><b>${balance(b.balance, 'words')}</b></div><p>Ecotricity Group Ltd, ${b.supplierAddress}</p>${each(b, (f) => `<h2>${fuelName(f)}: ${f.tariffName}</h2><table><tr><td>${f.name === 'gas' ? 'MPRN' : 'MPAN'}</td><td class="r">${f.supplyNumber}</td></tr><tr><td>Serial no.</td><td class="r">${f.serial}</td></tr>${f.readings.map((r) => `<tr><td>Previous read</td><td class="r">${r.previous}</td></tr><tr><td>Latest read</td><td class="r">${r.latest}</td></tr>`).join('')}</table><table><tr><td>Total use</td><td class="r">${kwh(f.kwh)} kWh</td></tr>${f.segments.map((s) => `${f.segments.length > 1 ? `<tr><td colspan="2"><i>${shortYear(s.from)} to ${shortYear(s.to)}</i></td></tr>` : ''}${s.units.map((u) => `<tr><td>${kwh(u.kwh)} units @ ${places(u.pence, 2)}p</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}<tr><td>${s.days} days @ ${places(s.standing.pence, 2)}p</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}${f.vat ? `<tr><td>VAT at ${b.vatPercent}%</td><td class="r">${gbp(f.vat)}</td></tr>` : ''}<tr><td><b>Cost of your ${f.name}</b></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table><p>${f.exitFee ? `Leaving fee ${gbp(f.exitFee)}` : 'No leaving fee'}.</p>`)}`,
      },
    ],
  },
  {
    name: 'so-square',
    supplier: ['So Energy', 'Hanover House, 14 Hanover Square, London W1S 1HP'],
    scenarios: ['electricity', 'dual'],
    style:
      '.sheet{font-size:9.5pt;font-family:"DejaVu Sans";letter-spacing:.1px}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm}.k div{background:#f4f4ff;padding:3mm}.k b{display:block;font-size:11pt}table{font-size:8.5pt}td,th{border-bottom:.2mm solid #e0e0f0}',
    sheets: (b) => [
      {
        tells:
          'supplier accountNumber customerPostcode billDate periodFrom periodTo totalChargesGbp balanceGbp paymentMethod *.totalChargesGbp *.usageKwhInPeriod',
        body: `<p style="font-size:20pt"><b>So Energy</b></p><p>${b.customer}<br>${lines(b)}</p><div class="k"><div><b>${b.account}</b>Account</div><div><b>${shortDay(b.billDate)}</b>Created</div><div><b>${shortYear(b.from)} – ${shortYear(b.to)}</b>Period</div><div><b>${b.payment === 'direct_debit' ? 'Direct Debit' : 'Pay on bill'}</b>Payment</div></div><h2>This statement</h2><div class="k"><div><b>${balance(b.opening, 'minus')}</b>Balance before</div>${each(b, (f) => `<div><b>${gbp(f.total)}</b>${fuelName(f)} · ${kwh(f.kwh)} kWh</div>`)}<div><b>${gbp(b.total)}</b>Charges in all</div><div><b>${gbp(b.paid)}</b>Paid</div><div><b>${balance(b.balance, 'minus')}</b>Balance after</div></div><p style="font-size:7pt">So Energy Trading Limited, ${b.supplierAddress}</p>`,
      },
      {
        tells:
          '*.tariffName *.unitRates *.standingChargePencePerDay *.usageKwhInPeriod *.totalChargesGbp *.readings *.mpan *.mprn *.meterSerial *.exitFeeGbp *.estimatedAnnualUsageKwh *.estimatedAnnualCostGbp *.tariffEndDate',
        body: each(
          b,
          (f) =>
            `<h2>${fuelName(f)}</h2><table><tr><th>Tariff</th><th>Fixed until</th><th>Exit fee</th><th>${f.name === 'gas' ? 'MPRN' : 'MPAN'}</th><th>Meter</th></tr><tr><td>${f.tariffName}</td><td>${f.endDate ? shortDay(f.endDate) : '–'}</td><td>${feeText(f, '£0.00')}</td><td>${f.supplyNumber}</td><td>${f.serial}</td></tr></table><table><tr><th>Read</th><th>Start</th><th>End</th><th>Used</th></tr>${f.readings.map((r) => `<tr><td>${r.latestKind}</td><td>${r.previous}</td><td>${r.latest}</td><td>${r.latest - r.previous}</td></tr>`).join('')}</table><table><tr><th>Charge</th><th>How much</th><th>Price</th><th class="r">Cost</th></tr>${eachUnit(f, (u) => `<tr><td>Usage ${rateName(u.register)}</td><td>${kwh(u.kwh)} kWh</td><td>£${(u.pence / 100).toFixed(6)}</td><td class="r">${gbp(u.amount)}</td></tr>`).join('')}${f.segments.map((s) => `<tr><td>Standing</td><td>${s.days} days</td><td>£${(s.standing.pence / 100).toFixed(6)}</td><td class="r">${gbp(s.standing.amount)}</td></tr>`).join('')}<tr><td>VAT</td><td>${gbp(f.subtotal)}</td><td>${f.vat ? b.vatPercent : 0}%</td><td class="r">${gbp(f.vat)}</td></tr><tr><td><b>All ${f.name}</b></td><td></td><td></td><td class="r"><b>${gbp(f.total)}</b></td></tr></table><p>Yearly estimate: ${kwh(f.annualKwh)} kWh / ${gbp(f.annualCost)}</p>`,
        ),
      },
    ],
  },
]
