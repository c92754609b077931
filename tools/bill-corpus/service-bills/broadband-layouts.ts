import { printDay } from '../days.ts'
import { gbp } from '../print.ts'
import { rows, type ServiceLayout } from './service-bill.ts'

export const BROADBAND_PROVIDERS = [
  'Virgin Media',
  'Plusnet',
  'Hyperoptic',
  'BT',
  'Sky',
  'TalkTalk',
  'Larkfield Broadband',
  'Hilltop Net',
  'Zen Internet',
]

/** Twelve ways in which broadband is billed, all made up. */
export const BROADBAND_LAYOUTS: readonly ServiceLayout[] = [
  {
    name: 'broadband-summary',
    render: (bill) => [
      `<h1>${bill.provider}</h1><h2>Your broadband bill</h2><p>${bill.customer}<br>${bill.address}</p>${rows(['Account number', bill.account], ['Bill date', printDay(bill.billDate, 'long')], ['Full Fibre 150 broadband', gbp(bill.price)], ['One-off charges', gbp(bill.extra)], ['Total to pay', gbp(bill.total)])}<p>We will take this by Direct Debit on ${printDay(bill.dueOn, 'long')}. Average speed 150Mbps.</p>`,
    ],
  },
  {
    name: 'broadband-big-figure',
    style: '.big{font-size:44pt;font-weight:bold;margin:8mm 0}',
    render: (bill) => [
      `<p>${bill.provider}</p><p>${bill.customer}</p><p>Your bill for ${printDay(bill.from, 'short')} to ${printDay(bill.to, 'short')}</p><p class="big">${gbp(bill.total)}</p><p>Payment due ${printDay(bill.dueOn, 'long')}</p>${rows(['Customer number', bill.account], ['Bill number', bill.billNumber])}`,
      `<h2>What you pay for</h2>${rows(['Internet 500', 'Monthly rental', gbp(bill.price)], ['Wi-Fi hub', 'Included', '£0.00'], ['Calls from your landline', '', gbp(bill.extra)], ['Total', '', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'broadband-invoice',
    style: 'td{border:.2mm solid #888}',
    render: (bill) => [
      `<h1>INVOICE</h1><p>${bill.provider} Ltd, Unit 4, Weir Works, Bristol BS1 6QF. VAT number 244 155 576</p>${rows(['Invoice number', bill.billNumber], ['Invoice date', printDay(bill.billDate, 'slashes')], ['Account ref', bill.account], ['To', `${bill.customer}, ${bill.address.replaceAll('<br>', ', ')}`])}<h3>Services</h3>${rows(['Description', 'Period', 'Net'], ['FTTP 300/50 internet access', `${printDay(bill.from, 'slashes')} - ${printDay(bill.to, 'slashes')}`, gbp(bill.total - bill.vat)], ['Static IP and router', '', '£0.00'], ['VAT @ 20%', '', gbp(bill.vat)], ['Amount due', '', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'broadband-and-line',
    render: (bill) => [
      `<h2>${bill.provider}: your phone and broadband statement</h2><p>${bill.customer}<br>${bill.address}</p><p>Account no. ${bill.account}. Statement date ${printDay(bill.billDate, 'ordinal')}.</p>${rows(['Line rental', gbp(bill.price - 5)], ['Superfast broadband', '£5.00'], ['Calls', gbp(bill.extra)], ['Balance now due', gbp(bill.total)])}`,
      `<h3>Calls in detail</h3>${rows(['Date', 'To', 'Length', 'Cost'], [printDay(bill.from, 'short-year'), 'UK mobile', '4 minutes', '£0.92'], [printDay(bill.to, 'short-year'), '0113 496 0000', '11 minutes', '£0.93'])}<p>Calls to mobiles are not part of your plan.</p>`,
    ],
  },
  {
    name: 'broadband-bundle',
    style: '.two{display:flex;gap:10mm}.two>div{flex:1}',
    render: (bill) => [
      `<div class="two"><div><h1>${bill.provider}</h1><p>${bill.customer}<br>${bill.address}</p></div><div>${rows(['Account number', bill.account], ['Bill period', `${printDay(bill.from, 'short')} - ${printDay(bill.to, 'short')}`], ['Next payment', printDay(bill.dueOn, 'short')])}</div></div><h2>Here is your bill</h2>${rows(['TV: Entertainment pack', '£9.00'], ['Ultrafast broadband, 264 Mbps', gbp(bill.price)], ['Broadband hub rental', '£0.00'], ['Evening and weekend calls', gbp(bill.extra)], ['Total charges', gbp(bill.total + 9)])}`,
    ],
  },
  {
    name: 'broadband-letter',
    style: 'body{font-family:"Liberation Serif"}',
    render: (bill) => [
      `<p>${bill.provider}</p><p>${bill.customer}<br>${bill.address}</p><p>${printDay(bill.billDate, 'long')}</p><p>Dear ${bill.customer},</p><p>This is your internet bill for the month to ${printDay(bill.to, 'long')}. Your account number is ${bill.account}.</p><p>Fibre broadband at 74 Mb costs ${gbp(bill.price)} a month. Other charges come to ${gbp(bill.extra)}. The amount due is ${gbp(bill.total)}, which we will collect on ${printDay(bill.dueOn, 'long')}.</p><p>Bill date: ${printDay(bill.billDate, 'long')}. If your router is slow, turn it off and on again first.</p>`,
    ],
  },
  {
    name: 'broadband-part-month',
    render: (bill) => [
      `<h1>${bill.provider}</h1><p>Welcome to your first bill</p>${rows(['Name', bill.customer], ['Your account number', bill.account], ['Bill number', bill.billNumber], ['Date of bill', printDay(bill.billDate, 'dots')])}<h3>Charges</h3>${rows([`Gigafast 900 part month from ${printDay(bill.from, 'dots')}`, gbp(bill.price / 2)], ['Gigafast 900 broadband, month in advance', gbp(bill.price)], ['Router delivery', '£5.00'], ['New customer credit', '-£5.00'], ['Total this month', gbp(bill.price * 1.5)])}<p>Your download speed is at least 600 Mbps. Your contract ends on ${printDay(bill.endsOn, 'long')}.</p>`,
    ],
  },
  {
    name: 'broadband-dark-head',
    style: '.head{background:#201040;color:#fff;padding:6mm;margin:-6mm -6mm 6mm}',
    render: (bill) => [
      `<div class="head"><b>${bill.provider}</b> &nbsp; Broadband statement &nbsp; ${printDay(bill.billDate, 'short')}</div><p>${bill.customer}</p>${rows(['Reference number', bill.account], ['Opening balance', '£0.00'], ['Full Fibre 80', gbp(bill.price)], ['Wi-Fi booster', gbp(bill.extra)], ['Closing balance, to pay', gbp(bill.total)])}<p>Paid by Direct Debit on or after ${printDay(bill.dueOn, 'short')}</p>`,
    ],
  },
  {
    name: 'broadband-business',
    render: (bill) => [
      `<table><tr><td><h2>${bill.provider} Business</h2></td><td class="r">Tax invoice ${bill.billNumber}<br>Tax point ${printDay(bill.billDate, 'slashes')}</td></tr></table><p>Bellows Bakery, ${bill.address.replaceAll('<br>', ', ')}</p>${rows(['Customer ID', bill.account], ['Service', 'Leased line 100/100 Mbps, internet port'], ['Service period', `${printDay(bill.from, 'slashes')} to ${printDay(bill.to, 'slashes')}`], ['Managed router', '£0.00'], ['Net', gbp(bill.total - bill.vat)], ['VAT', gbp(bill.vat)], ['Total due', gbp(bill.total)])}<p>Pay by BACS within 14 days.</p>`,
    ],
  },
  {
    name: 'broadband-friendly',
    style: '.tile{border:1mm solid #f0a;border-radius:5mm;padding:5mm;margin:4mm 0}',
    render: (bill) => [
      `<h1>Hi ${bill.customer}</h1><p>Your latest bill from ${bill.provider} is ready.</p><div class="tile">You owe<br><b>${gbp(bill.total)}</b><br>We take it on ${printDay(bill.dueOn, 'ordinal')}</div><div class="tile">Broadband ${gbp(bill.price)}<br>Extras ${gbp(bill.extra)}<br>Wi-Fi guarantee £0.00</div><div class="tile">Account number ${bill.account}<br>Billing period ${printDay(bill.from, 'short')} to ${printDay(bill.to, 'short')}</div><p>Your fibre plan is out of contract on ${printDay(bill.endsOn, 'short')}.</p>`,
    ],
  },
  {
    name: 'broadband-ledger',
    style: 'td{font-family:"Liberation Mono";font-size:8.5pt}',
    render: (bill) => [
      `<p>${bill.provider} account statement</p>${rows(['Account number', bill.account], ['Statement date', printDay(bill.billDate, 'two-digit')])}${rows(['Date', 'Item', 'Debit', 'Credit'], [printDay(bill.from, 'two-digit'), 'Balance brought forward', '0.00', ''], [printDay(bill.from, 'two-digit'), 'Broadband Fibre 36 monthly charge', gbp(bill.price), ''], [printDay(bill.billDate, 'two-digit'), 'Landline calls', gbp(bill.extra), ''], [printDay(bill.billDate, 'two-digit'), 'Balance due', gbp(bill.total), ''])}`,
    ],
  },
  {
    name: 'broadband-small-print',
    style: 'body{font-size:8pt}',
    render: (bill) => [
      `<h2>${bill.provider}</h2><p>Bill ${bill.billNumber} issued ${printDay(bill.billDate, 'short')} to ${bill.customer}</p>${rows(['Customer no.', bill.account], ['Package: Fibre 65, unlimited', gbp(bill.price)], ['Additional usage', gbp(bill.extra)], ['VAT included', gbp(bill.vat)], ['Please pay', gbp(bill.total)])}<p>Speeds: download 65 Mbps, upload 20 Mbps. Our router and the phone line stay our property. If you move home, tell us 14 days before. Prices rise each April by £3.00 a month. You can complain to the Communications Ombudsman.</p>`,
    ],
  },
]
