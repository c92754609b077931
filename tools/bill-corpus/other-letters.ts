import { makeMpan } from './make-fuel.ts'
import type { Random } from './random.ts'

type LetterMaker = (random: Random) => { html: string }

const to = 'Mrs Eleanor Whitfield<br>3 Church Close<br>Norwich<br>NR2 3TS'

/** Letters and papers, many about energy, none of them a bill. */
export const letters: Record<string, LetterMaker> = {
  'price-notice': (random) => ({
    html: `<h1>EDF Energy</h1><p>${to}</p><p>Account number: ${random.digits(12)}</p><h2>Your prices are changing on 1 January 2026</h2><p>Electricity supply number: ${makeMpan(random, '10')}</p><table><tr><td></td><td>Now</td><td>From 1 January 2026</td></tr><tr><td>Unit rate</td><td>26.35p per kWh</td><td>27.69p per kWh</td></tr><tr><td>Standing charge</td><td>53.68p per day</td><td>54.75p per day</td></tr><tr><td>Estimated annual cost</td><td>£907.30</td><td>£947.41</td></tr></table><p>You do not need to do anything. Your estimated annual usage is 2,700 kWh.</p>`,
  }),
  'debit-review': (random) => ({
    html: `<h1>ScottishPower</h1><p>${to}</p><p>Account number: ${random.digits(10)}</p><h2>Your Direct Debit is changing</h2><p>We have looked at how much energy you use. Your monthly Direct Debit will change from £118.00 to £124.00 from 1 March 2026.</p>`,
  }),
  welcome: (random) => ({
    html: `<h1>Octopus Energy</h1><p>Welcome aboard</p><p>${to}</p><p>Your account number is A-${random.digits(8)}.</p><p>You have chosen our 12M Fixed October 2025 v4 tariff. Unit rate 24.90p per kWh, standing charge 48.12p per day for electricity; 5.87p per kWh and 33.10p per day for gas. Exit fee £75 per fuel. Your supply starts on 14 November 2025.</p>`,
  }),
  'meter-visit': (random) => ({
    html: `<h1>Your smart meter appointment</h1><p>${to}</p><p>Reference ${random.digits(8)}. We will fit your new electricity and gas meters on 12 May 2026 between 8am and 12pm. Meter serial number 21L${random.digits(7)}. There is nothing to pay.</p>`,
  }),
  'energy-certificate': (random) => ({
    html: `<h1>Energy performance certificate</h1><p>3 Church Close, Norwich NR2 3TS</p><p>Certificate number ${random.digits(4)}-${random.digits(4)}-${random.digits(4)}</p><table><tr><td>Energy rating</td><td>D</td></tr><tr><td>Total floor area</td><td>84 square metres</td></tr><tr><td>Estimated yearly energy cost for this property</td><td>£1,642</td></tr><tr><td>Heating</td><td>11,240 kWh per year</td></tr><tr><td>Hot water</td><td>2,310 kWh per year</td></tr><tr><td>Potential saving</td><td>£412</td></tr></table>`,
  }),
  'boiler-invoice': (random) => ({
    html: `<h1>Fenland Heating Ltd</h1><h2>INVOICE</h2><p>${to}</p><p>Invoice number ${random.digits(6)}. Invoice date 3 June 2026</p><table><tr><td>Annual gas boiler service</td><td>1</td><td>£92.00</td></tr><tr><td>Gas safety record</td><td>1</td><td>£35.00</td></tr><tr><td>VAT at 20%</td><td></td><td>£25.40</td></tr><tr><td>Total</td><td></td><td>£152.40</td></tr></table>`,
  }),
  'solar-quote': (random) => ({
    html: `<h1>Sunfold Solar</h1><p>${to}</p><p>Quotation ${random.digits(5)}, 4 April 2026</p><table><tr><td>10 panels, 4.3 kWp</td><td>£5,480.00</td></tr><tr><td>Battery 5.2 kWh</td><td>£2,350.00</td></tr><tr><td>VAT 0%</td><td>£0.00</td></tr><tr><td>Total</td><td>£7,830.00</td></tr></table><p>Expected generation 3,850 kWh a year. At an export rate of 15p per kWh you could earn £310 a year, and save £420 on electricity at 26.35p per kWh.</p>`,
  }),
  'charity-letter': () => ({
    html: `<p>${to}</p><p>Dear Mrs Whitfield,</p><p>Thank you for your gift of £25.00. It helps families who cannot pay for gas and electricity this winter. Last year we helped 1,240 homes.</p><p>Yours sincerely,<br>The Warm Rooms Trust</p>`,
  }),
  'rent-statement': (random) => ({
    html: `<h1>Harrow Homes</h1><p>Rent statement</p><p>${to}</p><table><tr><td>Account number</td><td>${random.digits(8)}</td></tr><tr><td>Period</td><td>1 January 2026 to 31 March 2026</td></tr><tr><td>Rent</td><td>£2,550.00</td></tr><tr><td>Service charge (lift electricity, lighting)</td><td>£84.00</td></tr><tr><td>Total charges</td><td>£2,634.00</td></tr><tr><td>Balance</td><td>£0.00</td></tr></table>`,
  }),
  payslip: (random) => ({
    html: `<h1>Payslip</h1><p>Employee ${random.digits(6)} Lowri Evans. Pay date 28 February 2026</p><table><tr><td>Basic pay</td><td>2,910.00</td></tr><tr><td>Tax</td><td>372.40</td></tr><tr><td>National Insurance</td><td>148.92</td></tr><tr><td>Net pay</td><td>2,388.68</td></tr></table>`,
  }),
  'fuel-receipt': () => ({
    html: `<h2>Quay Filling Station</h2><p>Unleaded 41.20 litres at 138.9p = £57.23</p><p>EV charging 22.4 kWh at 79p per kWh = £17.70</p><p>Total £74.93. VAT £12.49. 9 May 2026 08:15</p>`,
  }),
  'insurance-letter': (random) => ({
    html: `<h1>Castlegate Insurance</h1><p>${to}</p><p>Home emergency cover, policy ${random.digits(9)}. Boiler, gas supply and electrics are covered until 30 June 2027. Your monthly payment is £14.20 by Direct Debit.</p>`,
  }),
  recipe: () => ({
    html: '<h1>Leek and potato soup</h1><p>3 leeks, 400 g potatoes, 1 litre stock, 30 g butter. Simmer for 25 minutes on a low gas. Serves 4.</p>',
  }),
}
