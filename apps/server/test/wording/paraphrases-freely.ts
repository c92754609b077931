import type { Talk } from './lie.ts'

/** As a model talks that was told nothing of how the engine does. */
export const PARAPHRASES_FREELY: Readonly<Partial<Record<Talk, readonly string[]>>> = {
  compare: [
    'My advice is to wait until 10 February 2027.',
    'After that you can leave without an exit fee.',
    "You'd then be paying about £367 a year less, with deals like today's.",
    'Right now, the first on the list for your home in Southern England is Larkspur Fix 12 from Larkspur Energy, costing £1,464.34 a year.',
    'Carrying on as now would cost £1,959.09 a year, so you would save £494.75.',
    'Bear in mind that these are sample tariffs with invented names.',
  ],
  fee: [
    'Your fixed deal ends on 31 March 2027.',
    'If you leave today, it costs £75.00 per fuel, or £150.00 for both.',
    'Leaving becomes free from 10 February 2027, which is when the last 49 days begin.',
  ],
  time: [
    'Your supplier must finish the switch within 5 working days, or pay you automatic compensation.',
    'With Mowatt it normally takes 14-21 days, because the plan is to let your 14 days for changing your mind pass first.',
  ],
  first: [
    'Larkspur Fix 12 is a tariff from Larkspur Energy.',
    'The price is fixed for 12 months.',
    'Leaving early would cost £50.00 per fuel.',
    'A year costs £1,464.34 for this home, or about £122.03 a month.',
    'Compared with now, that is £494.75 less a year.',
    'Electricity costs 21.42p per kWh.',
    'The daily standing charge for electricity is 39.52p.',
    'Gas costs 5.40p per kWh.',
    'The daily standing charge for gas is 31.14p.',
  ],
  rate: ['You pay 27.5p per kWh for electricity and 8.2p per kWh for gas.'],
  standing: [
    'Your standing charge is 58.1p a day for electricity, and 31.2p a day for gas.',
    'You pay this every day, no matter how much you use.',
  ],
  total: ['This bill charges you £154.10.', 'Your balance to pay is £212.50, which may include an older debt.'],
  fixed: [
    'A fixed tariff means that the unit rate and the standing charge do not change until an end date.',
    'Your bill still depends on how much you use.',
    'You may have to pay an exit fee if you leave early.',
  ],
  green: [
    'A green tariff means the supplier says it buys or matches renewable power for you.',
    'Ask if it buys the power itself or only certificates, and if the gas is covered.',
  ],
  cooling: [
    'You have a cooling-off period of 14 days in which you may cancel a new contract without giving a reason.',
    'The count starts the day after you agree.',
  ],
}
