import { printDay } from '../days.ts'
import { gbp } from '../print.ts'
import { rows, type ServiceLayout } from './service-bill.ts'

export const MOBILE_PROVIDERS = [
  'Vodafone',
  'EE',
  'O2',
  'Three UK',
  'giffgaff',
  'Tesco Mobile',
  'SMARTY',
  'Pebble Mobile',
  'Gannet Telecom',
]

/** Twelve ways in which a phone is billed, all made up. */
export const MOBILE_LAYOUTS: readonly ServiceLayout[] = [
  {
    name: 'mobile-summary',
    render: (bill) => [
      `<h1>${bill.provider}</h1><h2>Your mobile bill</h2><p>${bill.customer}<br>${bill.address}</p>${rows(['Account number', bill.account], ['Bill date', printDay(bill.billDate, 'long')], ['Mobile number', bill.phone], ['SIM only plan, 50GB data, unlimited minutes and texts', gbp(bill.price)], ['Outside your plan', gbp(bill.extra)], ['Total to pay', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'mobile-handset',
    render: (bill) => [
      `<p>${bill.provider}</p><h2>Your bill ${bill.billNumber}</h2><p>${bill.customer}</p>${rows(['Device plan, 14 of 36', gbp(bill.price / 2)], ['Airtime plan with 100GB', gbp(bill.price / 2)], ['Roaming in Zone 2', gbp(bill.extra)], ['Total for this month', gbp(bill.total)])}<p>Billing period ${printDay(bill.from, 'short')} to ${printDay(bill.to, 'short')}. Account number ${bill.account}. For ${bill.phone}.</p>`,
    ],
  },
  {
    name: 'mobile-family',
    style: 'th{background:#e60000;color:#fff}',
    render: (bill) => [
      `<h1>${bill.provider}</h1><p>Statement for ${bill.customer}, ${printDay(bill.billDate, 'long')}</p><p>Account number: ${bill.account}</p>${rows(['Number', 'Plan', 'Charge'], [bill.phone, 'Unlimited data, 5G', gbp(bill.price)], ['07700 900456', 'Child SIM, 5 GB', gbp(bill.extra)], ['Total due', '', gbp(bill.total)])}<p>Unlimited texts on both. Paid by Direct Debit on ${printDay(bill.dueOn, 'long')}.</p>`,
    ],
  },
  {
    name: 'mobile-itemised',
    render: (bill) => [
      `<h2>${bill.provider} bill</h2>${rows(['Customer number', bill.account], ['Bill period', `${printDay(bill.from, 'slashes')} - ${printDay(bill.to, 'slashes')}`], ['Monthly charges', gbp(bill.price)], ['Usage charges', gbp(bill.extra)], ['Amount due', gbp(bill.total)])}`,
      `<h3>Usage for ${bill.phone}</h3>${rows(['Date', 'Type', 'Amount', 'Cost'], [printDay(bill.from, 'short-year'), 'Data used', '2.1 GB', '£0.00'], [printDay(bill.from, 'short-year'), 'Text messages', '14', '£0.00'], [printDay(bill.to, 'short-year'), 'Minutes used', '212', '£0.00'], [printDay(bill.to, 'short-year'), 'Premium text', '1', gbp(bill.extra)])}`,
    ],
  },
  {
    name: 'mobile-business',
    render: (bill) => [
      `<h1>TAX INVOICE</h1><p>${bill.provider} Business</p>${rows(['Invoice number', bill.billNumber], ['Invoice date', printDay(bill.billDate, 'slashes')], ['Account', bill.account], ['Mobile connections', '3'])}${rows(['Airtime, 3 x unlimited minutes', gbp(bill.total - bill.vat)], ['Data roaming', '£0.00'], ['VAT at 20%', gbp(bill.vat)], ['Total to pay', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'mobile-rolling',
    style: '.card{background:#ffe;padding:8mm;border-radius:4mm}',
    render: (bill) => [
      `<div class="card"><h2>${bill.provider}</h2><p>Your monthly statement, ${printDay(bill.billDate, 'ordinal')}</p><p>Plan: 30GB data with 5G, EU roaming up to 12GB. No contract.</p>${rows(['This month', gbp(bill.price)], ['Add-ons', gbp(bill.extra)], ['Total paid by card', gbp(bill.total)])}<p>Account number ${bill.account}, SIM for ${bill.phone}</p></div>`,
    ],
  },
  {
    name: 'mobile-letter',
    style: 'body{font-family:"Liberation Serif"}',
    render: (bill) => [
      `<p>${bill.provider}, PO Box 4, Stoke ST1 5AA</p><p>${bill.customer}<br>${bill.address}</p><p>Bill date ${printDay(bill.billDate, 'long')}</p><p>Dear ${bill.customer},</p><p>Your phone bill this month is ${gbp(bill.total)}. Your handset costs ${gbp(bill.price)} a month with unlimited texts and 500 minutes. Extra charges were ${gbp(bill.extra)}. We will take the total from your bank on ${printDay(bill.dueOn, 'long')}. Your account number is ${bill.account}.</p>`,
    ],
  },
  {
    name: 'mobile-pay-monthly',
    render: (bill) => [
      `<h1>${bill.provider}</h1><p>Pay monthly mobile</p>${rows(['Bill number', bill.billNumber], ['Your account number', bill.account], ['Bill issued', printDay(bill.billDate, 'dots')], ['Payment due', printDay(bill.dueOn, 'dots')])}${rows(['Your plan: 4G, 20GB, unlimited mins & texts', gbp(bill.price)], ['Calls outside your allowance', gbp(bill.extra)], ['Discount', '£0.00'], ['Total', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'mobile-esim',
    render: (bill) => [
      `<h2>${bill.provider}</h2><p>Invoice ${bill.billNumber} for ${bill.customer}</p>${rows(['Invoice date', printDay(bill.billDate, 'short')], ['Customer ID', bill.account], ['eSIM plan with unlimited data', gbp(bill.price)], ['International calls', gbp(bill.extra)], ['VAT included', gbp(bill.vat)], ['Balance to pay', gbp(bill.total)])}<p>Charges for ${printDay(bill.from, 'short')} to ${printDay(bill.to, 'short')}. You used 18.4 GB and sent 41 texts.</p>`,
    ],
  },
  {
    name: 'mobile-dark-tiles',
    style: 'body{background:#101820;color:#fff}.t{display:inline-block;width:45%;padding:6mm}',
    render: (bill) => [
      `<h1>${bill.provider}</h1><div class="t">Your bill<br><b>${gbp(bill.total)}</b></div><div class="t">Due on<br><b>${printDay(bill.dueOn, 'short')}</b></div><div class="t">Account number<br>${bill.account}</div><div class="t">Billing period<br>${printDay(bill.from, 'short')} to ${printDay(bill.to, 'short')}</div><div class="t">Phone plan<br>${gbp(bill.price)}</div><div class="t">Extra data 2 GB<br>${gbp(bill.extra)}</div><p>Your minimum term ends on ${printDay(bill.endsOn, 'long')}. Mobile number ${bill.phone}.</p>`,
    ],
  },
  {
    name: 'mobile-ledger',
    style: 'td{font-family:"Liberation Mono";font-size:8.5pt}',
    render: (bill) => [
      `<p>${bill.provider} mobile account</p>${rows(['Statement date', printDay(bill.billDate, 'two-digit')], ['Account no.', bill.account])}${rows(['Item', 'Amount'], ['Balance brought forward', '£0.00'], ['SIM only 12 month plan', gbp(bill.price)], ['Picture messages (MMS)', gbp(bill.extra)], ['Roaming', '£0.00'], ['Balance due', gbp(bill.total)])}`,
    ],
  },
  {
    name: 'mobile-small-print',
    style: 'body{font-size:8pt}',
    render: (bill) => [
      `<h2>${bill.provider}</h2><p>Bill of ${printDay(bill.billDate, 'long')}</p>${rows(['Account number', bill.account], ['For mobile', bill.phone], ['Monthly plan', gbp(bill.price)], ['Other', gbp(bill.extra)], ['Please pay', gbp(bill.total)])}<p>Your plan has 60GB of data, unlimited minutes and unlimited texts in the UK. Roaming in the EU costs £2.25 a day. If you lose your phone, we block the SIM. Wi-Fi calling needs a handset that supports it. Bill date ${printDay(bill.billDate, 'long')}.</p>`,
    ],
  },
]
