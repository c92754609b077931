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
    'The charges on this bill come to £148.20.',
    'You have a balance of £212.50 to pay, and it may include an older debt.',
  ],
  fixed: [
    'With a fixed tariff, the unit rate and the standing charge stay the same until an end date.',
    'Your bill still follows your use.',
    'If you leave early, it may cost an exit fee.',
  ],
  green: ['With a green tariff, the supplier says that it buys or matches renewable power for you.'],
  cooling: [
    'You may cancel a new contract within the cooling-off period of 14 days without giving a reason.',
    'It counts from the day after you agree.',
  ],
}
