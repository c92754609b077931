import type { Question } from '../question.ts'

/** The price cap and tariffs. Every level is dated: there is a new one each quarter. */
export const priceCapQuestions: readonly Question[] = [
  {
    id: 'what-is-capped',
    question: 'What does the price cap limit?',
    options: [
      'The unit rate and standing charge on default tariffs',
      'A home’s whole bill',
      'The price of every tariff',
      'A supplier’s profit',
    ],
    explanation:
      'If you use more, you pay more, so the cap doesn’t limit your bill. It doesn’t cover a fixed tariff that you chose yourself.',
  },
  {
    id: 'how-often-the-cap-changes',
    question: 'How often does the price cap change?',
    options: ['Every three months', 'Every month', 'Every six months', 'Every year'],
    explanation:
      'A new cap starts on 1 January, 1 April, 1 July and 1 October. Until autumn 2022, the cap changed only twice a year.',
  },
  {
    id: 'who-sets-the-cap',
    question: 'Who sets the level of the price cap?',
    options: ['Ofgem', 'The Bank of England', 'The suppliers together', 'The Treasury'],
    explanation:
      'Ofgem, the gas and electricity regulator for Great Britain, works out the level using a published method. Suppliers are free to charge less.',
  },
  {
    id: 'where-no-cap',
    question: 'Which part of the United Kingdom isn’t covered by Ofgem’s price cap?',
    options: ['Northern Ireland', 'Scotland', 'Wales', 'Cornwall'],
    explanation:
      'The cap covers England, Scotland and Wales. Northern Ireland has its own energy market and its own regulator.',
  },
  {
    id: 'cap-autumn-2026',
    question: 'What’s the price cap for a typical home from October to December 2026, as a yearly figure?',
    options: ['£1,723', '£1,141', '£2,380', '£3,549'],
    explanation:
      'It’s £1,723 a year by Direct Debit for a home that uses 2,500 kWh of electricity and 9,500 kWh of gas. That’s an example, not a limit: the cap is on prices, not on bills.',
  },
  {
    id: 'electricity-price-autumn-2026',
    question: 'What’s the average capped price for a unit of electricity from October to December 2026?',
    options: ['26.32p', '7.97p', '41.60p', '54.83p'],
    explanation:
      'From October to December 2026, the average price by Direct Debit is 26.32p per kWh, with VAT at 0%. The standing charge adds 54.83p a day.',
  },
  {
    id: 'gas-price-autumn-2026',
    question: 'What’s the average capped price for a unit of gas from October to December 2026?',
    options: ['7.97p', '2.40p', '15.60p', '26.32p'],
    explanation:
      'From October to December 2026, the average price by Direct Debit is 7.97p per kWh with VAT at 5%. A unit of electricity costs more than three times as much.',
  },
  {
    id: 'typical-electricity-2026',
    question: 'As of July 2026, how much electricity does the price cap’s "typical home" use in a year?',
    options: ['2,500 kWh', '900 kWh', '5,000 kWh', '9,500 kWh'],
    explanation:
      'On 1 July 2026, the price cap’s figure for typical electricity use went down from 2,700 to 2,500 kWh a year, and its figure for gas from 11,500 to 9,500 kWh. You can’t directly compare yearly price cap figures from before and after that date.',
  },
  {
    id: 'gas-against-electricity',
    question: 'In kilowatt-hours, which fuel does a typical home with gas heating use more of?',
    options: [
      'Gas, almost four times as much',
      'Electricity, about twice as much',
      'About the same of each',
      'Gas, about twenty times as much',
    ],
    explanation:
      'As of July 2026, the price cap’s typical home uses 9,500 kWh of gas and 2,500 kWh of electricity a year. A unit of electricity costs more, so the amounts you pay for gas and electricity are much closer.',
  },
  {
    id: 'fourteen-regions',
    question: 'How many regions is Great Britain divided into for electricity prices?',
    options: ['14', '4', '9', '48'],
    explanation:
      'Each of the 14 regions has its own capped prices, because the local wires cost more to run in some regions than in others. The regions are known by the letters A to P, except I and O.',
  },
  {
    id: 'cheapest-way-to-pay',
    question: 'Which way of paying has had the lowest yearly price cap since April 2024?',
    options: ['Prepayment', 'Direct Debit', 'Paying each bill when it arrives', 'They all cost the same'],
    explanation:
      'Since April 2024, prepayment has been a little cheaper than Direct Debit. Paying each bill when it arrives costs the most.',
  },
  {
    id: 'highest-standing-charge-2026',
    question: 'Where was the capped standing charge for electricity highest from July to September 2026?',
    options: ['North Wales and Merseyside', 'London', 'The East Midlands', 'Southern England'],
    explanation:
      'From July to September 2026, the capped standing charge for electricity was 70.76p a day in the region where it was highest, and 44.78p in London. The charge covers the local wires, which cost more in some regions than in others.',
  },
  {
    id: 'first-cap',
    question: 'When did the price cap on default tariffs start?',
    options: ['January 2019', 'April 1998', 'October 2008', 'October 2022'],
    explanation:
      'Parliament passed the law in 2018 and the cap started on 1 January 2019. A cap just for prepayment meters had started in April 2017.',
  },
  {
    id: 'fixed-when-cap-falls',
    question: 'You’ve fixed your prices for 12 months, then the price cap falls. What happens to your prices?',
    options: ['They stay the same', 'They fall with the cap', 'They rise', 'Your contract ends'],
    explanation:
      'A fixed tariff keeps its unit rates and its standing charge until it ends, whatever the cap does. You can leave before that, but there may be an exit fee.',
  },
  {
    id: 'end-of-a-fix',
    question: 'A fixed tariff ends and you do nothing. What happens?',
    options: [
      'You move to your supplier’s default tariff',
      'Your supply stops',
      'You’re fixed for another year',
      'You move to the cheapest supplier',
    ],
    explanation:
      'Your supplier moves you to their default tariff, which has capped prices. Default tariffs have no exit fee, so you can leave at any time.',
  },
  {
    id: 'economy-seven',
    question: 'What does the seven in Economy 7 refer to?',
    options: [
      'Hours of cheaper electricity at night',
      'Pence per unit',
      'Days of the week',
      'Appliances you can use it for',
    ],
    explanation:
      'You pay less for seven hours overnight, and usually more for the other seventeen than you would on a single-rate tariff. Economy 7 is worth it if you use a lot of your electricity at night, for example with storage heaters.',
  },
  {
    id: 'tracker-tariff',
    question: 'What does a tracker tariff follow?',
    options: ['Wholesale prices', 'Your usage last year', 'The weather forecast', 'One rival’s prices'],
    explanation:
      'The unit price goes up and down with the wholesale market, on some tariffs every day. You gain when wholesale prices fall, but you take the risk that they rise.',
  },
  {
    id: 'dual-fuel',
    question: 'What’s a dual fuel tariff?',
    options: [
      'Gas and electricity from one supplier',
      'Electricity with a day price and a night price',
      'A boiler that burns gas and oil',
      'Two homes on one bill',
    ],
    explanation:
      'One supplier sells you both fuels, often with one bill. It’s convenient but not always the cheapest: two suppliers can cost less.',
  },
]
