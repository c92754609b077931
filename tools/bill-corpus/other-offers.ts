import { makeMpan } from './make-fuel.ts'
import type { Random } from './random.ts'

type Maker = (random: Random) => { html: string }

const to = 'Mr Idris Hale<br>22 Orchard Way<br>Exeter<br>EX4 6QJ'
const table = (...rows: (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Offers, notices and cards that look much like one page of an energy bill, and are none. */
export const offers: Record<string, Maker> = {
  'energy-quote': (random) => ({
    html: `<h1>Your energy quote</h1><p>Hazelbrook Energy. Quote reference Q${random.digits(7)}, valid until 30 June 2026</p>${table(['', 'Electricity', 'Gas'], ['Tariff name', 'Steady Fix 18', 'Steady Fix 18'], ['Unit rate', '24.117p per kWh', '5.902p per kWh'], ['Standing charge', '49.02p per day', '31.55p per day'], ['Exit fee', '£50.00', '£50.00'], ['Your estimated annual usage', '3,118 kWh', '10,940 kWh'], ['Estimated annual cost', '£930.90', '£760.84'])}<p>You could save £142.20 a year. To switch, reply to this email.</p>`,
  }),
  'comparison-results': () => ({
    html: `<h1>Compare energy: your results</h1><p>Your current tariff: Flexible. You pay an estimated £1,812.40 a year by Direct Debit.</p>${table(['Supplier', 'Tariff', 'Unit rate', 'Standing charge', 'Annual cost', 'Saving'], ['Larkmoor Energy', 'Fix 12', '23.91p per kWh', '48.02p per day', '£1,640.11', '£172.29'], ['EDF', 'Essentials', '24.40p per kWh', '50.11p per day', '£1,668.02', '£144.38'])}`,
  }),
  'door-leaflet': () => ({
    html: `<h1>Fix your energy now, from just 23.9p</h1><p>Switch to Pennard Power today and save up to £210 a year.</p><p>Electricity unit rate 23.90p per kWh, standing charge 47.80p per day. Gas unit rate 5.71p per kWh, standing charge 30.02p per day.</p><p>Typical household figures. New customers only. Exit fee £75 per fuel. Terms and conditions apply.</p>`,
  }),
  'tariff-sheet': () => ({
    html: `<h1>Saltmarsh Electric price list</h1><h2>Prices from 1 April 2026, South West</h2>${table(['Tariff name', 'Payment method', 'Unit rate', 'Standing charge', 'End date', 'Exit fee'], ['Harbour Fix 12', 'Direct Debit', '25.02p per kWh', '51.10p per day', '31 March 2027', '£50.00'], ['Harbour Variable', 'Direct Debit', '26.88p per kWh', '54.75p per day', 'None', 'None'], ['Harbour Variable', 'On receipt of bill', '28.11p per kWh', '60.01p per day', 'None', 'None'])}`,
  }),
  'tariff-ending': (random) => ({
    html: `<h1>Fuse Energy</h1><p>${to}</p><p>Account number ${random.digits(10)}</p><h2>Your tariff is ending on 14 June 2026</h2><p>Electricity supply number ${makeMpan(random, '22')}</p>${table(['Your tariff', 'One Year Fixed'], ['Unit rate', '24.11p per kWh'], ['Standing charge', '51.20p per day'], ['Your estimated annual usage', '2,914 kWh'], ['If you do nothing, your new unit rate', '26.90p per kWh'], ['Estimated annual cost', '£981.26'])}`,
  }),
  'renewal-offer': (random) => ({
    html: `<h1>Your renewal offer</h1><p>British Gas</p><p>${to}</p><p>Customer number ${random.digits(10)}</p>${table(['', 'Electricity', 'Gas'], ['Tariff name', 'Fixed Tariff v31', 'Fixed Tariff v31'], ['Unit rate', '25.480p per kWh', '6.021p per kWh'], ['Standing charge', '54.10p per day', '29.80p per day'], ['Exit fee', '£75', '£75'], ['Estimated annual consumption', '2,410 kWh', '9,980 kWh'], ['Personal projection', '£811.52', '£709.66'])}<p>Choose this tariff by 2 July 2026.</p>`,
  }),
  'contract-pack': (random) => ({
    html: `<h1>Welcome to Outfox Energy</h1><p>${to}</p><p>Account number ${random.digits(9)}. Your supply starts on 3 May 2026.</p><h2>Key facts about your contract</h2>${table(['Tariff name', "Fix'd May26 12M"], ['Electricity unit rate', '23.744p per kWh'], ['Electricity standing charge', '46.96p per day'], ['Gas unit rate', '5.688p per kWh'], ['Gas standing charge', '27.12p per day'], ['Tariff ends', '2 May 2027'], ['Early exit fee', '£50.00 per fuel'], ['Payment method', 'Monthly Direct Debit'], ['Electricity supply number', makeMpan(random, '11')], ['Gas supply number', random.digits(10)])}`,
  }),
  'price-rise': (random) => ({
    html: `<h1>Octopus Energy</h1><p>${to}</p><p>Account A-${random.digits(8)}</p><h2>Our prices are going up</h2>${table(['Electricity', 'Current prices', 'New prices from 1 July'], ['Unit rate', '24.60p per kWh', '26.02p per kWh'], ['Standing charge', '48.77p per day', '50.21p per day'], ['Your estimated annual usage', '3,204 kWh', ''], ['Estimated annual cost', '£966.19', '£1,016.95'])}`,
  }),
  'meter-card': (random) => ({
    html: `<h1>Sorry we missed you</h1><p>We called to read your meters. Please send us your readings by Friday.</p>${table(['Account number', random.digits(10)], ['Electricity meter serial number', `21L${random.digits(7)}`], ['MPAN', makeMpan(random, '20')], ['Your last electricity reading', '44120'], ['Gas meter serial number', `G4A${random.digits(8)}`], ['Your last gas reading', '8812'])}`,
  }),
  'reading-request': (random) => ({
    html: `<h1>Time to read your meter</h1><p>E.ON Next. ${to}</p><p>Account number A-${random.digits(8)}</p>${table(['Meter serial number', 'Previous reading', 'Your reading today'], [`15L${random.digits(7)}`, '20814', '_____'])}<p>Give us your electricity reading and we'll only charge you for what you use.</p>`,
  }),
  'energy-report': () => ({
    html: `<h1>Home energy report</h1><p>22 Orchard Way, Exeter EX4 6QJ</p>${table(['Electricity used in the last 12 months', '3,411 kWh'], ['Gas used in the last 12 months', '12,210 kWh'], ['Compared with similar homes', '8% more'], ['Possible saving', '£212 a year'])}<p>Loft insulation could save 900 kWh a year.</p>`,
  }),
  'performance-certificate': (random) => ({
    html: `<h1>Energy performance certificate (EPC)</h1><p>22 Orchard Way, Exeter EX4 6QJ. Certificate ${random.digits(4)}-${random.digits(4)}</p>${table(['Current rating', 'C'], ['Main heating', 'Boiler, mains gas'], ['Primary energy use', '211 kWh per square metre per year'], ['Estimated cost of lighting', '£81 a year'], ['Space heating', '9,870 kWh per year'])}`,
  }),
  'charging-receipt': (random) => ({
    html: `<h1>Receipt</h1><p>Rapid Charge Network. Session ${random.digits(8)}, 4 June 2026</p>${table(['Energy', '31.44 kWh @ 79p per kWh', '£24.84'], ['VAT 20% included', '', '£4.14'], ['Total paid', '', '£24.84'])}`,
  }),
  'water-metered': (random) => ({
    html: `<h1>South Downs Water</h1><p>${to}</p><h2>Your water bill</h2>${table(['Account number', random.digits(10)], ['Bill period', '1 January 2026 to 30 June 2026'], ['Previous reading', '512'], ['Latest reading', '561 actual'], ['Water used 49 m3 @ £1.9521', '£95.65'], ['Standing charge 181 days @ 9.12p', '£16.51'], ['Sewerage', '£122.10'], ['Total to pay', '£234.26'])}<p>Heating water uses gas or electricity, so shorter showers save energy.</p>`,
  }),
  'bank-page': () => ({
    html: `<h1>Harbour Bank</h1><p>Statement, page 2 of 4. Account number 60114402</p>${table(['3 Jun', 'BRITISH GAS DIRECT DEBIT', '£118.00', '£840.22'], ['4 Jun', 'OCTOPUS ENERGY', '£92.10', '£748.12'], ['9 Jun', 'EDF ENERGY REFUND', '£30.00', '£778.12'], ['30 Jun', 'Closing balance', '', '£778.12'])}`,
  }),
  'boiler-cover': (random) => ({
    html: `<h1>British Gas HomeCare</h1><p>${to}</p><h2>Your policy renewal</h2>${table(['Policy number', random.digits(9)], ['Boiler and controls', '£14.20 a month'], ['Plumbing and electrics', '£6.10 a month'], ['Total', '£243.60'], ['Period', '1 May 2026 to 30 April 2027'])}<p>Gas safety check included.</p>`,
  }),
  'warm-home-letter': () => ({
    html: `<h1>Warm Home Discount</h1><p>${to}</p><p>You are entitled to £150.00 off your electricity bill. Your supplier, ScottishPower, will credit your account by 31 March 2027. You don't need to do anything.</p>`,
  }),
  'solar-report': () => ({
    html: `<h1>Solar generation report</h1>${table(['January', '112 kWh'], ['February', '161 kWh'], ['March', '288 kWh'], ['Total generation', '561 kWh'], ['Saved at 26.35p per kWh', '£147.82'])}`,
  }),
  'debt-letter': (random) => ({
    html: `<h1>Reminder</h1><p>Utilita</p><p>${to}</p><p>Account number ${random.digits(9)}</p><p>You have not paid your energy bill of £214.80. Please pay by 14 June 2026, or call us about a payment plan.</p>`,
  }),
}
