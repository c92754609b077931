import type { BillFacts, DocumentType } from '@mowatt/bill-reader/bill-facts'
import { letters } from './other-letters.ts'
import { offers } from './other-offers.ts'
import { pages } from './print.ts'
import { type Random, seededRandom } from './random.ts'

export type OtherDocument = {
  name: string
  html: string
  documentType: DocumentType
  service?: NonNullable<BillFacts['service']>
}

type Maker = (random: Random) => {
  html: string
  documentType?: DocumentType
  service?: NonNullable<BillFacts['service']>
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const home = '14 Mill Lane<br>Leeds<br>LS6 2BQ'

const makers: Record<string, Maker> = {
  'council-tax': (random) => ({
    html: `<h1>Leeds City Council</h1><p>Council Tax bill 2026/27</p><p>Mr John Hughes<br>${home}</p><table>${row('Account number', random.digits(9))}${row('Property band', 'C')}${row('Date of bill', '11 March 2026')}${row('Charge for period 1 April 2026 to 31 March 2027', '£1,812.44')}${row('Police and Crime Commissioner', '£249.12')}${row('Total to pay', '£2,061.56')}</table><p>You pay by Direct Debit. 10 instalments of £206.</p>`,
  }),
  water: (random) => ({
    html: `<h1>Aireside Water</h1><p>Your water and sewerage bill</p><p>Ms A Patel<br>${home}</p><table>${row('Account number', random.digits(10))}${row('Bill date', '4 May 2026')}${row('Billing period', '1 November 2025 to 30 April 2026')}${row('Meter serial number', `18A${random.digits(6)}`)}${row('Previous reading', '412')}${row('Latest reading', '468')}${row('Water used', '56 m3 at £2.1045', '£117.85')}${row('Sewerage', '53 m3 at £2.4410', '£129.37')}${row('Standing charge', '181 days at 9.5p', '£17.20')}${row('Total charges this period', '£264.42')}${row('Your new balance', '£264.42')}</table>`,
  }),
  bank: (random) => ({
    html: `<h1>Harbour Bank</h1><p>Statement of account</p><p>Dr Sam Okafor<br>${home}</p><p>Account number ${random.digits(8)} Sort code 20-45-77</p><table>${row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')}${row('3 Feb 2026', 'British Gas Direct Debit', '142.00', '', '1,204.10')}${row('5 Feb 2026', 'Octopus Energy', '88.00', '', '1,116.10')}${row('9 Feb 2026', 'Salary', '', '2,410.00', '3,526.10')}${row('28 Feb 2026', 'Closing balance', '', '', '3,526.10')}</table>`,
  }),
  receipt: (random) => ({
    html: `<h2>Corner Stores</h2><p>Station Street, York YO10 4EX</p><table>${row('Milk 2L', '£1.65')}${row('Bread', '£1.40')}${row('Electricity key top up', '£20.00')}${row('LED bulb 9W', '£4.50')}${row('Total', '£27.55')}${row('VAT', '£0.75')}${row('Card', '£27.55')}</table><p>Transaction ${random.digits(8)}, 12/02/2026 17:42. Thank you for shopping with us</p>`,
  }),
  cv: () => ({
    html: `<h1>Lowri Evans</h1><p>Energy analyst, Cardiff CF24 3AA</p><h2>Experience</h2><p>2021 - 2025 British Gas: modelled electricity and gas demand, 4 million kWh a day. Reduced billing complaints by 18%.</p><p>2018 - 2021 EDF Energy: tariff pricing, unit rates and standing charges.</p><h2>Education</h2><p>BSc Physics, Swansea, 2018</p>`,
  }),
  broadband: (random) => {
    const accountNumber = random.digits(10)
    const provider = random.pick(['Virgin Media', 'Plusnet', 'Hyperoptic', 'BT'])
    const price = random.pick([27.99, 31.5, 45])
    return {
      html: `<h1>${provider}</h1><h2>Your broadband bill</h2><p>Miss Keira MacDonald<br>${home}</p><table>${row('Account number', accountNumber)}${row('Bill date', '14 January 2026')}${row('Full Fibre 150 broadband, average speed 150Mbps', '')}${row('Monthly price', `£${price.toFixed(2)}`)}${row('Wi-Fi router', '£0.00')}${row('Contract end date', '30 November 2026')}${row('Total to pay', `£${price.toFixed(2)}`)}</table><p>We'll collect this by Direct Debit on 28 January 2026. Keep your router plugged in. Fibre broadband uses little electricity.</p>`,
      documentType: 'broadband_bill',
      service: { kind: 'broadband', provider, accountNumber, monthlyPriceGbp: price, contractEndDate: '2026-11-30' },
    }
  },
  mobile: (random) => {
    const accountNumber = random.digits(9)
    const provider = random.pick(['Vodafone', 'EE', 'Tesco Mobile', 'giffgaff'])
    const price = random.pick([12, 18.5, 34])
    return {
      html: `<h1>${provider}</h1><h2>Your mobile bill</h2><p>Mr R Singh<br>${home}</p><p>Account number: ${accountNumber}</p><p>Bill date: 2 March 2026</p><table>${row('Mobile number 07700 900123', '')}${row('SIM only plan, 50GB data, unlimited minutes and texts', '')}${row('Monthly charge', `£${price.toFixed(2)}`)}${row('Roaming', '£0.00')}${row('Your minimum term ends', '17 August 2026')}${row('Total to pay', `£${price.toFixed(2)}`)}</table>`,
      documentType: 'mobile_bill',
      service: { kind: 'mobile', provider, accountNumber, monthlyPriceGbp: price, contractEndDate: '2026-08-17' },
    }
  },
  leaflet: (random) => ({
    html: `<h1>${random.pick(['Northlight Energy', 'E.ON Next', 'OVO Energy'])}: our tariffs</h1><p>Prices from 1 October 2025, including VAT at 5%. Direct Debit, North West.</p><table>${row('Tariff name', 'Electricity unit rate', 'Electricity standing charge', 'Gas unit rate', 'Gas standing charge', 'Exit fee')}${row('Fixed 12M', '25.11p per kWh', '51.16p per day', '5.99p per kWh', '34.18p per day', '£50')}${row('Flexible', '27.11p per kWh', '51.16p per day', '6.25p per kWh', '34.18p per day', 'None')}</table><p>A typical home uses 2,700 kWh of electricity and 11,500 kWh of gas a year and would pay an estimated annual cost of £1,762. Call 0330 303 5063 to join.</p>`,
  }),
  article: (random) => ({
    html: `<h1>${random.pick(['What the price cap means for you', 'Why your energy bill went up', 'Heat pumps: the sums'])}</h1><p>The cap for October to December 2025 is 26.35p per kWh for electricity with a standing charge of 53.68p per day, and 6.29p per kWh for gas with 34.03p per day. A household that used 225 kWh in a month would be charged £59.29 for units: 225 kWh x 26.35p = £59.29. Add 30 days x 53.68p = £16.10 and the bill comes to £75.39.</p><p>Suppliers such as British Gas, EDF and Octopus Energy set their own prices below the cap. Your bill shows your account number and your MPAN, or supply number.</p>`,
  }),
  blank: () => ({ html: '' }),
  ...letters,
  ...offers,
}

const COUNTS: Record<string, number> = {
  broadband: 4,
  mobile: 4,
  leaflet: 3,
  article: 3,
  water: 3,
  bank: 2,
  receipt: 2,
  'council-tax': 2,
}

/** Documents that are no energy bill, some of them similar to one. */
export function otherDocuments(): OtherDocument[] {
  return Object.entries(makers).flatMap(([kind, make], index) =>
    Array.from({ length: COUNTS[kind] ?? 1 }, (_, at) => {
      const { html, documentType = 'other', service } = make(seededRandom(90_000 + index * 100 + at))
      return { name: `other-${kind}-${at}`, html: pages('', html), documentType, ...(service && { service }) }
    }),
  )
}
