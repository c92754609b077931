import type { Talk } from './lie.ts'

/** The engine's answers, honestly said again. Used while the check was written. */
export const PARAPHRASES: Readonly<Partial<Record<Talk, readonly string[]>>> = {
  compare: [
    'It is best to wait until 10 February 2027.',
    'From then on, you can leave without paying an exit fee.',
    "With deals like today's, you would then pay about £367 less a year.",
    'For your home in Southern England, Larkspur Fix 12 from Larkspur Energy is first on the list, at £1,464.34 a year.',
    'A year as now costs £1,959.09, so that is a saving of £494.75.',
    'Please note that these are sample tariffs, with invented names.',
  ],
  first: [
    'Larkspur Fix 12 comes from Larkspur Energy.',
    "It's fixed for 12 months.",
    'If you leave it early, it costs £50.00 for each fuel.',
    'For your home, a year would cost £1,464.34, which is about £122.03 a month.',
    'That is £494.75 a year cheaper than now.',
    'The electricity unit rate is 21.42p per kWh.',
    'The standing charge for electricity is 39.52p a day.',
    'For gas, the unit rate is 5.40p per kWh.',
    'The gas standing charge is 31.14p per day.',
    "It's a sample tariff, and its name is invented.",
  ],
  fee: [
    'Your fixed deal runs until 31 March 2027.',
    'Leaving today would cost £75.00 for each fuel, so £150.00 for both.',
    'From 10 February 2027, in the last 49 days, you can leave for free.',
  ],
  time: [
    'A supplier has to complete a switch within 5 working days, or else pay you automatic compensation.',
    'With Mowatt it usually takes 14-21 days, because we let your 14 days to change your mind pass first.',
  ],
  rate: ['Your unit rates are 27.5p per kWh for electricity and 8.2p per kWh for gas.'],
  total: [
    'The charges on this bill come to £154.10.',
    'You have a balance of £212.50 to pay, and it may include an older debt.',
  ],
  fixed: [
    'With a fixed tariff, the unit rate and the standing charge stay the same until an end date.',
    'Your bill still follows your use.',
    'If you leave early, it may cost an exit fee.',
  ],
  green: ['With a green tariff, the supplier says that it buys or matches renewable power for you.'],
  cap: [
    'From 1 October 2026 to 31 December 2026 the price cap by Direct Debit, on average in Great Britain, is 26.32p per kWh and 54.83p a day for electricity, and 7.97p per kWh and 29.68p a day for gas.',
    'That is £1,723 a year for a home with typical use: 2,500 kWh of electricity and 9,500 kWh of gas.',
    'The cap restricts the unit rate and the standing charge on default tariffs.',
    'This is not the most you can pay: when you use more, you pay more.',
    'A fix that you chose is not covered by it.',
    'Every quarter it changes, and I do not know the next figures yet.',
  ],
  typical: [
    "I've noted the use of a typical home.",
    'For your home in Southern England, the top of the list is Larkspur Fix 12 from Larkspur Energy, at £1,327.41 a year, between £965.08 and £1,858.89 for the range of use.',
    "I don't know what is paid now, so I can't say what would be saved.",
    'Against a standard variable tariff at the price cap, it would save between £295.91 and £605.36.',
    'These are sample tariffs and their names are invented.',
    "What's your current deal?",
  ],
  credit: [
    'Your credit is yours: you can ask your supplier for it back at any time.',
    'Please send a meter reading first so that the balance is right.',
    'They have to pay it back promptly, or give you a good reason why not.',
    "It's normal to have some credit in autumn with a monthly Direct Debit, since winter uses it up.",
    'If they refuse and give no reason, you can complain.',
  ],
  postcode: [
    'May I have your postcode?',
    'Prices vary by region.',
    'Or you can add a bill with the paper clip, and I read everything from it.',
  ],
  hello: [
    'Hi there!',
    "Add an energy bill, or tell me your postcode, and I'll look for what is best for you.",
    'That may also be to stay.',
  ],
  high: [
    'Electricity: 245 kWh at 27.5p comes to £67.38.',
    'The standing charge of 58.1p for 31 days is £18.01, whatever you use.',
    'The average cap at that time was 26.32p, so your electricity rate is above it.',
    'Your electricity reading is estimated, so the use might be wrong.',
    'Of the £212.50 to pay, £154.10 is for this period.',
    'The rest comes from before.',
    "If you have last year's bill, please add it too.",
  ],
  cooling: [
    'You may cancel a new contract within the cooling-off period of 14 days without giving a reason.',
    'It counts from the day after you agree.',
  ],
}
