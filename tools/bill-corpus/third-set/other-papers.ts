import { pages } from '../print.ts'

type Paper = readonly [name: string, heading: string, lines: string, rows?: readonly (readonly [string, string])[]]

/** Thirty papers that are no energy bill, most of them with money, meters, energy or a supplier's name on them. */
const PAPERS: readonly Paper[] = [
  [
    'water',
    'Your water and wastewater bill',
    'Severn Vale Water. Customer number 300 441 2290. Meter 14M882734. Period 1 Jan 2026 to 30 Jun 2026.',
    [
      ['Previous reading', '412 m3'],
      ['Latest reading', '466 m3'],
      ['Water used 54 m3 at £1.9823', '£107.04'],
      ['Standing charge 181 days at 9.1p', '£16.47'],
      ['Total to pay', '£123.51'],
    ],
  ],
  [
    'council-tax',
    'Council Tax bill 2026-27',
    'Account reference 60118823. Band C. 14 Mill Lane, Leeds LS6 2BQ.',
    [
      ['County council', '£1,412.20'],
      ['Police', '£241.11'],
      ['Fire', '£83.20'],
      ['Total', '£1,736.51'],
      ['Direct Debit instalments 10', '£173.65'],
    ],
  ],
  [
    'heat-network',
    'Heat and hot water statement',
    'Riverside Quarter District Heating. Heat interface unit HIU-2231. Heat meter reading.',
    [
      ['Heat 1,020 kWh at 8.9p per kWh', '£90.78'],
      ['Daily availability charge 30 days at 62p', '£18.60'],
      ['Total', '£109.38'],
    ],
  ],
  [
    'ev-charging',
    'Charging receipt',
    'PlugRun rapid charger, Tebay Services. 12 June 2026 14:02 to 14:31.',
    [
      ['Energy delivered 31.4 kWh at 79p per kWh', '£24.81'],
      ['VAT at 20% included', '£4.14'],
      ['Paid by card', '£24.81'],
    ],
  ],
  [
    'boiler-cover',
    'Your HomeCare renewal',
    'British Gas HomeCare Two. Boiler, controls and central heating. Renewal 1 August 2026.',
    [
      ['Monthly price by Direct Debit', '£24.50'],
      ['Excess', '£60.00'],
      ['Yearly price', '£294.00'],
    ],
  ],
  [
    'payslip',
    'Pay advice',
    'Employee 004411, National Grid plc. Tax period 4.',
    [
      ['Gross pay', '£2,812.40'],
      ['Tax', '£310.20'],
      ['National Insurance', '£141.19'],
      ['Net pay', '£2,361.01'],
    ],
  ],
  [
    'bank',
    'Your current account statement',
    'Sort code 20-11-43 account 88210045. 1 to 31 May 2026.',
    [
      ['OCTOPUS ENERGY DD', '£142.00'],
      ['EDF ENERGY DD', '£67.20'],
      ['TESCO STORES', '£41.20'],
      ['Closing balance', '£812.44'],
    ],
  ],
  [
    'credit-card',
    'Credit card statement',
    'Card ending 4417. Statement date 4 July 2026. Minimum payment by Direct Debit.',
    [
      ['Previous balance', '£611.20'],
      ['Payments received', '£611.20 CR'],
      ['BRITISH GAS', '£88.10'],
      ['New balance', '£402.61'],
    ],
  ],
  [
    'mobile',
    'Your mobile bill',
    'Fonebox. Account 7712001. Bill date 3 March 2026.',
    [
      ['Unlimited plan', '£22.00'],
      ['Charges outside plan', '£1.80'],
      ['VAT at 20%', '£4.76'],
      ['Total due', '£28.56'],
    ],
  ],
  [
    'broadband',
    'Your broadband bill',
    'Lightline Fibre 500. Account number 99120034. Period 1 May to 31 May.',
    [
      ['Fibre 500', '£35.00'],
      ['Line', '£0.00'],
      ['Total including VAT', '£35.00'],
    ],
  ],
  [
    'tv-licence',
    'Your TV Licence',
    'Licence number 3120 884 201. Expires 30 September 2026. Paid by monthly Direct Debit.',
    [['Fee', '£174.50']],
  ],
  [
    'direct-debit-letter',
    'Your Direct Debit is changing',
    'Octopus Energy. Dear Ms Patel, from 14 July 2026 your monthly Direct Debit changes from £120.00 to £134.00. Account A-77B2C1D0. You do not need to do anything.',
    [],
  ],
  [
    'price-letter',
    'Our prices are changing',
    'EDF. Dear customer, from 1 October 2026 our Standard Variable prices change. Your electricity unit rate goes from 25.73p to 26.35p per kWh and your standing charge from 60.97p to 53.68p per day.',
    [],
  ],
  [
    'welcome',
    'Welcome to E.ON Next',
    'We will be your supplier from 3 June 2026. Please take a meter reading on that day. Your MPAN is 1012345678901. You have 14 days to cancel.',
    [],
  ],
  [
    'smart-booking',
    'Your smart meter appointment',
    'OVO Energy. Our engineer will visit on 11 May 2026 between 8am and 12pm. Your electricity will be off for about 30 minutes. Meter serial 18L2231145.',
    [],
  ],
  [
    'quote',
    'Your energy quote',
    'Compare Rightly. Quote reference Q-88231. Based on 2,700 kWh of electricity and 11,500 kWh of gas a year.',
    [
      ['Fix 12 v2: electricity 24.1p per kWh, 52.1p per day', '£852.20'],
      ['Gas 5.9p per kWh, 29.8p per day', '£787.30'],
      ['Your estimated yearly cost', '£1,639.50'],
    ],
  ],
  [
    'tariff-leaflet',
    'Tariff information label',
    'So Energy. So Juniper One Year. Fixed term. Exit fee £75 per fuel. Unit rate 23.41p per kWh. Standing charge 49.9p per day. Tariff ends on 12 months from start. These are examples for the East Midlands region.',
    [],
  ],
  [
    'warm-home',
    'Warm Home Discount',
    'We have paid £150 to your electricity account under the Warm Home Discount. Reference WHD-220148. Department for Energy Security.',
    [],
  ],
  [
    'solar-quote',
    'Quotation for solar panels',
    'Sunfield Installations. 10 panels of 440 W, 4.4 kWp. Estimated generation 3,900 kWh a year.',
    [
      ['Panels', '£3,100.00'],
      ['Battery 9.5 kWh', '£3,400.00'],
      ['VAT 0%', '£0.00'],
      ['Total', '£6,500.00'],
    ],
  ],
  [
    'export-only',
    'Smart Export Guarantee statement',
    'Scottish Power SEG. Export MPAN 1800123456789. 1 April to 30 June 2026.',
    [
      ['Exported 612 kWh at 15.00p', '£91.80'],
      ['Paid to your bank', '£91.80'],
    ],
  ],
  [
    'fit',
    'Feed-in Tariff payment advice',
    'FIT ID 00231188. Generation 1,022 kWh at 19.22p. Deemed export 511 kWh at 6.92p.',
    [
      ['Generation payment', '£196.43'],
      ['Export payment', '£35.36'],
      ['Total payment', '£231.79'],
    ],
  ],
  [
    'bottled-gas',
    'Invoice: bottled gas',
    'Moorland Calor Supplies. 2 x 47 kg propane cylinders delivered 3 February 2026.',
    [
      ['Propane 47 kg x 2 at £92.00', '£184.00'],
      ['VAT 5%', '£9.20'],
      ['Total', '£193.20'],
    ],
  ],
  [
    'heating-oil',
    'Delivery note and invoice',
    'Border Fuels. Kerosene 28 sec, 900 litres at 68.40p per litre.',
    [
      ['Goods', '£615.60'],
      ['VAT at 5%', '£30.78'],
      ['Amount due', '£646.38'],
    ],
  ],
  [
    'hotel',
    'Invoice',
    'The Crown Hotel, Harrogate. 2 nights, room 114. Energy surcharge £4.00.',
    [
      ['Room', '£240.00'],
      ['Breakfast', '£30.00'],
      ['VAT at 20%', '£45.67'],
      ['Total', '£274.00'],
    ],
  ],
  [
    'recipe',
    'Slow-cooked lamb',
    'Serves 6. Put the lamb in at gas mark 3 for 4 hours. Standing time 20 minutes. Uses about 2 kWh in an electric oven.',
    [],
  ],
  [
    'epc',
    'Energy performance certificate',
    '22 Harbour View, Plymouth PL4 7QH. Rating D 62. Valid until 4 May 2034. Estimated energy costs £1,840 a year. Space heating 9,210 kWh per year. Water heating 2,310 kWh per year.',
    [],
  ],
  [
    'service-charge',
    'Service charge demand',
    'Wharf Court Management Ltd. 1 April to 30 September 2026. Flat 12.',
    [
      ['Communal electricity', '£88.10'],
      ['Lift', '£61.00'],
      ['Insurance', '£202.00'],
      ['Total due', '£351.10'],
    ],
  ],
  [
    'final-notice',
    'We have been trying to reach you',
    'Collect & Co on behalf of ScottishPower. Our reference 33-19822. Balance outstanding £412.33. Please call us within 7 days.',
    [],
  ],
  [
    'boiler-invoice',
    'Invoice for work',
    'D. Harker Heating. Gas Safe 551203. Annual gas boiler service, 3 March 2026.',
    [
      ['Service', '£85.00'],
      ['Thermocouple', '£22.50'],
      ['Total', '£107.50'],
    ],
  ],
  [
    'meter-card',
    'Sorry we missed you',
    'We called to read your electricity and gas meters. Please write your readings here. Electricity ______ Gas ______ Account 88102231. Or call 0800 000 0000.',
    [],
  ],
]

export function thirdSetPapers(): { name: string; html: string }[] {
  return PAPERS.map(([name, heading, text, rows = []]) => ({
    name: `paper-${name}`,
    html: pages(
      '.sheet{font-size:11pt}td{border-bottom:.2mm solid #bbb}',
      `<h1>${heading}</h1><p>${text}</p><table>${rows.map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`).join('')}</table>`,
    ),
  }))
}
