import type { Question } from '../question.ts'

/** What is printed on a bill, and what it means. */
export const billQuestions: readonly Question[] = [
  {
    id: 'standing-charge',
    question: 'What does the standing charge pay for?',
    options: ['Being connected, even if you use no energy', 'The first 100 units you use', 'Your smart meter'],
    explanation:
      'It’s a daily charge that covers wires and pipes, the meter and your supplier’s fixed costs. You pay it even on days when you use no energy at all.',
  },
  {
    id: 'unit-on-a-bill',
    question: 'What unit is your electricity measured in on a bill?',
    options: ['Kilowatt-hours (kWh)', 'Kilowatts (kW)', 'Volts (V)', 'Amps (A)'],
    explanation:
      'A kilowatt-hour is what a 1,000-watt appliance uses in an hour. Kilowatts tell you how fast you’re using energy, and kilowatt-hours tell you how much you’ve used.',
  },
  {
    id: 'heater-three-hours',
    question: 'A 2 kW heater runs for 3 hours. How much electricity does it use?',
    options: ['6 kWh', '1.5 kWh', '3 kWh', '5 kWh'],
    explanation:
      'Multiply the power by the time: 2 kW for 3 hours is 6 kWh. At 26.32p a unit, the average capped price for October to December 2026, that costs about £1.58.',
  },
  {
    id: 'box-with-an-s',
    question: 'Which number is in the box with a large S on an electricity bill?',
    options: [
      'Your electricity supply number (MPAN)',
      'Your account number',
      'Your meter’s serial number',
      'The bill number',
    ],
    explanation:
      'The last 13 digits of the MPAN are enough to identify your home’s electricity connection. The number belongs to the property, so it stays the same when you change supplier.',
  },
  {
    id: 'gas-supply-number',
    question: 'What’s the supply number for gas called?',
    options: ['MPRN', 'MPAN', 'GSP', 'REGO'],
    explanation:
      'The Meter Point Reference Number identifies a home’s gas connection and has 6 to 10 digits. For electricity, the supply number is called the MPAN.',
  },
  {
    id: 'cr-on-a-balance',
    question: 'Your balance says "£42.10 CR". What does that mean?',
    options: ['You’re £42.10 in credit', 'You owe £42.10', 'A charge of £42.10 is disputed'],
    explanation:
      'CR is short for credit: you’ve paid more than you’ve been charged so far. DR, for debit, means you owe the supplier money.',
  },
  {
    id: 'estimated-reading',
    question: 'A meter reading on your bill is marked "estimated". Where does it come from?',
    options: [
      'The supplier worked it out from past usage',
      'The meter sent it automatically',
      'You sent it',
      'A meter reader came round',
    ],
    explanation:
      'Without a reading, the supplier has to guess, and a guess can be too high or too low. Send your own reading and your supplier will put this right on your next bill.',
  },
  {
    id: 'usual-vat',
    question: 'What’s the usual rate of VAT on household gas and electricity?',
    options: ['5%', '0%', '12.5%', '20%'],
    explanation:
      'VAT on energy for homes is normally charged at the reduced rate of 5%. From 1 October 2026 to 31 March 2027, the rate on electricity is 0% and gas stays at 5%.',
  },
  {
    id: 'vat-winter-2026',
    question: 'What VAT is charged on household electricity from 1 October 2026 to 31 March 2027?',
    options: ['0%', '5%', '10%', '20%'],
    explanation:
      'For these six months there’s no VAT on household electricity. Gas stays at the usual reduced rate of 5%.',
  },
  {
    id: 'gas-into-kwh',
    question: 'A gas meter measures volume. What turns that into kilowatt-hours on the bill?',
    options: [
      'A correction factor and the calorific value of the gas',
      'The temperature in your home',
      'How powerful your boiler is',
      'The price of gas that day',
    ],
    explanation:
      'Cubic metres times 1.02264 times the calorific value, divided by 3.6, gives kilowatt-hours. The calorific value tells you how much heat is in the gas, and your bill shows which value was used.',
  },
  {
    id: 'cubic-metre-of-gas',
    question: 'Roughly how many kilowatt-hours are in one cubic metre of gas?',
    options: ['11', '1', '4', '40'],
    explanation:
      'At a typical calorific value of 39.5 megajoules, one cubic metre of gas is about 11.2 kWh. The exact value changes a little from day to day, and it’s printed on your bill.',
  },
  {
    id: 'imperial-meter',
    question:
      'An old gas meter measures in hundreds of cubic feet. How many cubic metres are there in one of those units?',
    options: ['About 2.83', 'About 0.28', 'About 10', 'About 28.3'],
    explanation:
      'A hundred cubic feet is about 2.83 cubic metres. If your supplier treated a meter like this as a metric one, you’d only be charged for about a third of what you used.',
  },
  {
    id: 'back-billing',
    question: 'Your supplier forgot to bill you. How far back can they charge you for energy you’ve used?',
    options: ['12 months', '3 months', '6 years', 'As far as they like'],
    explanation:
      'A rule in force since May 2018 stops suppliers charging homes for energy used more than 12 months ago if the delay isn’t the customer’s fault. It doesn’t protect anyone who stopped their meter being read.',
  },
  {
    id: 'final-bill',
    question: 'After a switch, how soon must your old supplier send your final bill?',
    options: ['Within six weeks', 'Within two days', 'Within six months', 'Within a year'],
    explanation:
      'Your old supplier has six weeks to send your final bill. If you’re in credit, they must pay the money back within 10 working days of that bill.',
  },
  {
    id: 'level-direct-debit',
    question: 'Why is a monthly Direct Debit often the same in July as in January?',
    options: [
      'It spreads a year’s cost over equal payments',
      'Homes use the same amount every month',
      'Suppliers can’t change it within a year',
    ],
    explanation:
      'You build up credit in summer and use it up in winter. That’s why being in credit in September is nothing to worry about, but being in debt then might be.',
  },
  {
    id: 'estimated-annual-cost',
    question: 'What does "estimated annual cost" on a bill mean?',
    options: [
      'What 12 months of your usage would cost on your tariff',
      'What you paid in the last calendar year',
      'The most you can be charged in a year',
      'What an average home pays',
    ],
    explanation:
      'It’s based on a year of your own usage at the prices on your tariff. It’s a forecast, not a limit: if you use more, you pay more.',
  },
  {
    id: 'qr-code-on-a-bill',
    question: 'What’s the QR code on an energy bill for?',
    options: ['It lets a machine read your tariff and usage', 'It pays the bill', 'It proves the bill is genuine'],
    explanation:
      'The QR code contains details such as your tariff, yearly usage and supply number. You can then compare deals using your own figures, without typing anything.',
  },
]
