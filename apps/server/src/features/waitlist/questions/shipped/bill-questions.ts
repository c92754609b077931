import type { Question } from '../question.ts'

/** What stands on a bill, and what it means. */
export const billQuestions: readonly Question[] = [
  {
    id: 'standing-charge',
    question: 'What does the standing charge pay for?',
    options: ['Being connected, used or not', 'The first 100 units you use', 'Your smart meter'],
    explanation:
      'It is a daily amount for being connected: wires and pipes, the meter and the fixed costs of the supplier. You pay it even on a day on which you use no energy at all.',
  },
  {
    id: 'unit-on-a-bill',
    question: 'In which unit does a bill count the electricity that you used?',
    options: ['Kilowatt-hours (kWh)', 'Kilowatts (kW)', 'Volts (V)', 'Amps (A)'],
    explanation:
      'A kilowatt-hour is what an appliance of 1,000 watts uses in one hour. Kilowatts say how fast energy is used, kilowatt-hours say how much.',
  },
  {
    id: 'heater-three-hours',
    question: 'A 2 kW heater runs for 3 hours. How much electricity does it use?',
    options: ['6 kWh', '1.5 kWh', '3 kWh', '5 kWh'],
    explanation:
      'Power times time is energy: 2 kW for 3 hours is 6 kWh. At 26.32p a unit, the average capped price for October to December 2026, that costs about £1.58.',
  },
  {
    id: 'box-with-an-s',
    question: 'Which number stands in the box with a large S on an electricity bill?',
    options: [
      'The supply number of your connection (MPAN)',
      'Your account number',
      'The serial number of your meter',
      'The number of the bill',
    ],
    explanation:
      'The MPAN names the electricity connection of your home, and its last 13 digits are enough to find it. It belongs to the place, so it stays the same when you change supplier.',
  },
  {
    id: 'gas-supply-number',
    question: 'What is the supply number for gas called?',
    options: ['MPRN', 'MPAN', 'GSP', 'REGO'],
    explanation:
      'The Meter Point Reference Number names the gas connection of a home and has 6 to 10 digits. Its counterpart for electricity is the MPAN.',
  },
  {
    id: 'cr-on-a-balance',
    question: 'Your balance says "£42.10 CR". What does that mean?',
    options: ['You are £42.10 in credit', 'You owe £42.10', 'A charge of £42.10 is disputed'],
    explanation:
      'CR is short for credit: you have paid more than you have been charged so far. DR, for debit, means that you owe the supplier.',
  },
  {
    id: 'estimated-reading',
    question: 'A meter reading on your bill is marked "estimated". Where does it come from?',
    options: [
      'The supplier worked it out from past use',
      'The meter sent it by itself',
      'You sent it',
      'A meter reader called',
    ],
    explanation:
      'Without a reading the supplier has to guess, and a guess can be too high or too low. Send your own reading, and the next bill is set right by it.',
  },
  {
    id: 'usual-vat',
    question: 'What is the usual rate of VAT on household gas and electricity?',
    options: ['5%', '0%', '12.5%', '20%'],
    explanation:
      'Energy for homes is charged at the reduced rate of 5%. From 1 October 2026 to 31 March 2027 the rate on electricity is 0%, while gas stays at 5%.',
  },
  {
    id: 'vat-winter-2026',
    question: 'What VAT is charged on household electricity from 1 October 2026 to 31 March 2027?',
    options: ['0%', '5%', '10%', '20%'],
    explanation:
      'For these six months household electricity carries no VAT. Gas stays at the usual reduced rate of 5%.',
  },
  {
    id: 'gas-into-kwh',
    question: 'A gas meter counts volume. What turns that into kilowatt-hours on the bill?',
    options: [
      'A correction factor and the calorific value of the gas',
      'The temperature in your home',
      'The power of your boiler',
      'The price of gas on that day',
    ],
    explanation:
      'Cubic metres times 1.02264 times the calorific value, divided by 3.6, gives kilowatt-hours. The calorific value says how much heat is in the gas, and your bill shows the one that was used.',
  },
  {
    id: 'cubic-metre-of-gas',
    question: 'About how many kilowatt-hours are in one cubic metre of gas?',
    options: ['11', '1', '4', '40'],
    explanation:
      'At a typical calorific value of 39.5 megajoules, one cubic metre is about 11.2 kWh. The exact value changes a little from day to day and is printed on the bill.',
  },
  {
    id: 'imperial-meter',
    question: 'An old gas meter counts in hundreds of cubic feet. How many cubic metres is one such unit?',
    options: ['About 2.83', 'About 0.28', 'About 10', 'About 28.3'],
    explanation:
      'A hundred cubic feet are about 2.83 cubic metres. If such a meter were billed as a metric one, the bill would come to only about a third of what was used.',
  },
  {
    id: 'back-billing',
    question: 'Your supplier forgot to bill you. How far back may it charge you for energy used?',
    options: ['12 months', '3 months', '6 years', 'As far as it likes'],
    explanation:
      'Since May 2018 suppliers may not charge homes for energy used more than 12 months ago when the delay is not the fault of the customer. It does not protect somebody who kept the meter from being read.',
  },
  {
    id: 'final-bill',
    question: 'After a switch, how soon must your old supplier send its final bill?',
    options: ['Within six weeks', 'Within two days', 'Within six months', 'Within a year'],
    explanation:
      'The old supplier has six weeks for its final bill. Credit that is left must be paid back within 10 working days of that bill.',
  },
  {
    id: 'level-direct-debit',
    question: 'Why is a monthly Direct Debit often the same in July as in January?',
    options: [
      'It spreads the cost of a year over equal payments',
      'Homes use the same amount every month',
      'Suppliers may not change it within a year',
    ],
    explanation:
      'You build up credit in summer and use it up in winter. That is why a credit balance in September is no reason to worry, and a debt in September may be one.',
  },
  {
    id: 'estimated-annual-cost',
    question: 'What does "estimated annual cost" on a bill mean?',
    options: [
      'What 12 months of your use would cost on your tariff',
      'What you paid in the last calendar year',
      'The most that you can be charged in a year',
      'What an average home pays',
    ],
    explanation:
      'It takes your own use over a year and the prices of your tariff. It is a forecast and no limit: whoever uses more pays more.',
  },
  {
    id: 'qr-code-on-a-bill',
    question: 'What is the QR code on an energy bill for?',
    options: [
      'It holds your tariff and your use, for a machine to read',
      'It pays the bill',
      'It proves that the bill is genuine',
    ],
    explanation:
      'It carries details such as the tariff, the use in a year and the supply number. A comparison can then start from your own figures without any typing.',
  },
]
