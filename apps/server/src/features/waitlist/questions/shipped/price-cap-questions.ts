import type { Question } from '../question.ts'

/** The price cap and tariffs. Every level is dated: a new one comes each quarter. */
export const priceCapQuestions: readonly Question[] = [
  {
    id: 'what-is-capped',
    question: 'What does the price cap limit?',
    options: [
      'The unit rate and the standing charge of default tariffs',
      'The whole bill of a home',
      'The price of every tariff',
      'The profit of a supplier',
    ],
    explanation:
      'Whoever uses more pays more, so the cap is no limit on the bill. A fixed tariff that you chose yourself lies outside it.',
  },
  {
    id: 'how-often-the-cap-changes',
    question: 'How often is the price cap set anew?',
    options: ['Every three months', 'Every month', 'Every six months', 'Every year'],
    explanation:
      'A new level starts on 1 January, 1 April, 1 July and 1 October. Until autumn 2022 it changed only twice a year.',
  },
  {
    id: 'who-sets-the-cap',
    question: 'Who sets the level of the price cap?',
    options: ['Ofgem', 'The Bank of England', 'The suppliers together', 'The Treasury'],
    explanation:
      'Ofgem, the regulator of gas and electricity in Great Britain, works it out by a published method. Suppliers are free to charge less.',
  },
  {
    id: 'where-no-cap',
    question: 'In which part of the United Kingdom does the price cap of Ofgem not apply?',
    options: ['Northern Ireland', 'Scotland', 'Wales', 'Cornwall'],
    explanation:
      'The cap holds in England, Scotland and Wales. Northern Ireland has its own energy market and its own regulator.',
  },
  {
    id: 'cap-autumn-2026',
    question: 'What does the price cap for October to December 2026 come to for a typical home, per year?',
    options: ['£1,723', '£1,141', '£2,380', '£3,549'],
    explanation:
      'It is £1,723 a year by Direct Debit for a home that uses 2,500 kWh of electricity and 9,500 kWh of gas. It is an example and no limit: the cap is on prices, not on bills.',
  },
  {
    id: 'electricity-price-autumn-2026',
    question: 'What is the average capped price of a unit of electricity from October to December 2026?',
    options: ['26.32p', '7.97p', '41.60p', '54.83p'],
    explanation:
      'From October to December 2026 the average by Direct Debit is 26.32p per kWh, with VAT at 0%. The standing charge adds 54.83p a day.',
  },
  {
    id: 'gas-price-autumn-2026',
    question: 'What is the average capped price of a unit of gas from October to December 2026?',
    options: ['7.97p', '2.40p', '15.60p', '26.32p'],
    explanation:
      'From October to December 2026 the average by Direct Debit is 7.97p per kWh with VAT at 5%. A unit of electricity costs more than three times as much.',
  },
  {
    id: 'typical-electricity-2026',
    question: 'How much electricity does the "typical home" of the price cap use in a year since July 2026?',
    options: ['2,500 kWh', '900 kWh', '5,000 kWh', '9,500 kWh'],
    explanation:
      'On 1 July 2026 the figure went down from 2,700 to 2,500 kWh, and the one for gas from 11,500 to 9,500 kWh. Yearly figures from before and after that day cannot be compared as they stand.',
  },
  {
    id: 'gas-against-electricity',
    question: 'Counted in kilowatt-hours, which does a typical home with gas heating use more of?',
    options: [
      'Gas, almost four times as much',
      'Electricity, about twice as much',
      'About the same of both',
      'Gas, about twenty times as much',
    ],
    explanation:
      'The typical home of the price cap uses 9,500 kWh of gas and 2,500 kWh of electricity a year, as of July 2026. Because a unit of electricity costs more, the two halves of the bill are much closer.',
  },
  {
    id: 'fourteen-regions',
    question: 'Into how many regions is Great Britain divided for electricity prices?',
    options: ['14', '4', '9', '48'],
    explanation:
      'Each of the 14 regions has its own capped prices, because its wires cost differently. They are known by the letters A to P, without I and O.',
  },
  {
    id: 'cheapest-way-to-pay',
    question: 'With which way of paying has the yearly price cap been lowest since April 2024?',
    options: ['Prepayment', 'Direct Debit', 'Paying each bill when it comes', 'It is the same for all'],
    explanation:
      'Since April 2024 prepayment has come out a little below Direct Debit. Paying each bill when it comes costs most.',
  },
  {
    id: 'highest-standing-charge-2026',
    question: 'Where was the capped standing charge for electricity highest from July to September 2026?',
    options: ['North Wales and Merseyside', 'London', 'The East Midlands', 'Southern England'],
    explanation:
      'From July to September 2026 it was 70.76p a day there, and 44.78p in London. The charge covers the local wires, and what these cost differs from region to region.',
  },
  {
    id: 'first-cap',
    question: 'Since when have default tariffs been under the price cap?',
    options: ['January 2019', 'April 1998', 'October 2008', 'October 2022'],
    explanation:
      'Parliament passed the law in 2018 and the cap began on 1 January 2019. A cap for prepayment meters alone had begun in April 2017.',
  },
  {
    id: 'fixed-when-cap-falls',
    question: 'You fixed your prices for 12 months, and then the price cap falls. What happens to your prices?',
    options: ['They stay as agreed', 'They fall with the cap', 'They rise', 'Your contract ends'],
    explanation:
      'A fixed tariff keeps its unit rates and its standing charge until it ends, whatever the cap does. You may leave before that, and there may be an exit fee.',
  },
  {
    id: 'end-of-a-fix',
    question: 'A fixed tariff ends and you do nothing. What happens?',
    options: [
      'You move to a default tariff of your supplier',
      'Your supply is stopped',
      'You are fixed for another year',
      'You move to the cheapest supplier',
    ],
    explanation:
      'Your supplier goes on supplying you on its default tariff, the prices of which are capped. Default tariffs have no exit fee, so you can leave at any time.',
  },
  {
    id: 'economy-seven',
    question: 'What is the seven in Economy 7?',
    options: [
      'Hours of cheaper electricity at night',
      'Pence per unit',
      'Days of the week',
      'Appliances it may be used for',
    ],
    explanation:
      'Seven hours of the night are cheaper, and the other seventeen usually cost more than on a single rate. It pays for homes that use a large part of their electricity at night, such as with storage heaters.',
  },
  {
    id: 'tracker-tariff',
    question: 'What does a tracker tariff follow?',
    options: ['Wholesale prices', 'Your use last year', 'The weather forecast', 'The prices of one rival'],
    explanation:
      'The price per unit goes up and down with what energy costs on the wholesale market, on some tariffs every day. You gain when wholesale prices fall, and you carry the risk that they rise.',
  },
  {
    id: 'dual-fuel',
    question: 'What is a dual fuel tariff?',
    options: [
      'Gas and electricity from one supplier',
      'Electricity at a day and a night price',
      'A boiler that burns gas and oil',
      'Two homes on one bill',
    ],
    explanation:
      'One supplier sells you both fuels, often with one bill. It is convenient and not always cheapest: two suppliers can cost less.',
  },
]
