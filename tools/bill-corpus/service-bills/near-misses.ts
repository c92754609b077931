import { pages } from '../print.ts'
import { rows } from './service-bill.ts'

const to = 'Ms A Patel<br>14 Mill Lane<br>Leeds<br>LS6 2BQ'

const papers: Record<string, string> = {
  'broadband-welcome': `<h1>Larkfield Broadband</h1><p>${to}</p><h2>Welcome</h2><p>Your account number is 482910337. Full Fibre 150 starts on 14 January 2026 at £27.99 a month. Your router comes by post. Your first payment is due on 28 January 2026.</p>`,
  'broadband-contract-summary': `<h1>Contract summary</h1><p>Plusnet. Account number 482910337</p>${rows(['Full Fibre 74 broadband', '£24.99 a month'], ['Average download speed', '74 Mbps'], ['Router', '£0.00'], ['Your bill date', '14th of each month'], ['Contract ends', '14 January 2028'], ['Total over 24 months', '£599.76'])}`,
  'broadband-price-rise': `<h1>BT</h1><p>${to}</p><p>3 February 2026. Account number 482910337</p><h2>Your prices are changing</h2><p>From 31 March 2026 your Superfast broadband and line rental will cost £37.49 a month instead of £34.49. You do not need to do anything. Wi-Fi and calls stay the same.</p>`,
  'broadband-order': `<h1>Order confirmation</h1><p>${to}</p>${rows(['Order number', '8842-113'], ['Ultrafast fibre broadband, 500 Mbps', '£38.00'], ['Wi-Fi hub', '£5.00'], ['Account number', '482910337'], ['Invoice date', '4 March 2026'], ['Total', '£43.00'])}`,
  'broadband-article': `<h1>Is full fibre worth it?</h1><p>12 March 2026. Average broadband bills rose to £35.40 a month. With fibre you get 150 Mbps or more, a new router and better Wi-Fi. You pay more, but the internet no longer stops when it rains. Total savings depend on your account.</p>`,
  'phone-shop-receipt': `<h2>Gannet Phones, Leeds</h2>${rows(['Handset, 128 GB', '£299.00'], ['SIM card with 10GB', '£10.00'], ['Case', '£15.00'], ['Total', '£324.00'], ['Card', '£324.00'])}<p>Receipt 55120, 3 May 2026. Thank you.</p>`,
  'phone-insurance': `<h1>Castlegate Insurance</h1><p>${to}</p><p>Mobile phone cover, policy number 77182001. Your handset is covered until 30 June 2027. Your monthly payment of £6.49 is due on the 3rd. Data on your phone is not covered. 4 June 2026.</p>`,
  'bank-with-telecoms': `<h1>Harbour Bank</h1><p>Statement of account, 28 February 2026</p><p>Account number 60114402</p>${rows(['Date', 'Description', 'Paid out', 'Balance'], ['3 Feb 2026', 'VODAFONE LTD', '£18.50', '£1,204.10'], ['5 Feb 2026', 'SKY DIGITAL', '£44.00', '£1,160.10'], ['9 Feb 2026', 'BT BROADBAND', '£31.99', '£1,128.11'], ['28 Feb 2026', 'Closing balance', '', '£1,128.11'])}<p>Register for mobile banking with your mobile number.</p>`,
  'mobile-top-up': `<h2>Corner Stores</h2>${rows(['Mobile top up, Lebara', '£10.00'], ['Milk', '£1.65'], ['Total', '£11.65'])}<p>12/02/2026 17:42</p>`,
  'mobile-contract-summary': `<h1>Contract summary</h1><p>EE. Customer number 71820034</p>${rows(['SIM only, 100GB data', '£18.00 a month'], ['Unlimited minutes and texts', 'included'], ['EU roaming', '£2.47 a day'], ['Your bill date', '4th of each month'], ['Total over 24 months', '£432.00'], ['Ends', '4 March 2028'])}`,
  'mobile-welcome': `<h1>Pebble Mobile</h1><p>${to}</p><p>Your new SIM is here. 30GB of data, unlimited minutes and texts for £8.00 a month from 14 January 2026. Put it into your phone and turn it on. Your number is 07700 900123. You pay by card.</p>`,
  'tv-licence': `<h1>TV licence</h1><p>${to}</p>${rows(['Licence number', '3051 228 914'], ['Valid until', '31 March 2027'], ['Total paid', '£174.50'])}<p>You need it to watch on a television, a mobile phone or a computer over the internet.</p>`,
  'garage-invoice': `<h1>Quay Motors</h1><h2>Invoice 20418</h2><p>${to}</p><p>Invoice date 3 June 2026. Customer number 4471</p>${rows(['Service', '£180.00'], ['Brake pads', '£64.50'], ['VAT', '£48.90'], ['Total due', '£293.40'])}<p>Call us on 07700 900456 or send a text.</p>`,
}

/** Papers with the words of broadband and phones that are bills for neither. */
export function nearMisses(): { name: string; html: string }[] {
  return Object.entries(papers).map(([name, html]) => ({ name: `near-${name}`, html: pages('', html) }))
}
