import type { Talk } from './lie.ts'

/** Written with the others and not looked at while the check was made fit for those. */
export const PARAPHRASES_HELD_BACK: Readonly<Partial<Record<Talk, readonly string[]>>> = {
  compare: [
    'Wait until 10 February 2027, please.',
    'From then on, leaving is possible without an exit fee.',
    "You would then pay about £367 less in a year with deals like today's.",
    'The first on the list for your home in Southern England is Larkspur Fix 12 from Larkspur Energy, which would cost £1,464.34 a year.',
    'As now, a year is £1,959.09, so that is £494.75 less.',
    'These tariffs are samples, and their names are invented.',
  ],
  cap: [
    'From 1 October 2026 to 31 December 2026, the price cap, on average in Great Britain by Direct Debit, is electricity 26.32p per kWh and 54.83p a day, and gas 7.97p per kWh and 29.68p a day.',
    'For a home with typical use (2,500 kWh of electricity and 9,500 kWh of gas), that comes to £1,723 a year.',
    'The cap limits the unit rate and the standing charge on default tariffs.',
    "It isn't the most you can pay: if you use more, you pay more.",
    "It doesn't cover a fix you chose.",
    "It changes every quarter, and the next figures aren't known to me yet.",
  ],
  standing: [
    'Your standing charge is 58.1p a day for electricity and 31.2p a day for gas.',
    'You pay it each day, whatever you use.',
  ],
  credit: [
    'At any time you can ask your supplier for your credit back.',
    'First send a meter reading, so that the balance is right.',
    'They must pay it back promptly, or give you a good reason why not.',
    'With a monthly Direct Debit, some credit in autumn is normal, since winter uses it up.',
    'You can complain if they refuse without a reason.',
  ],
  high: [
    'Here is what your bill proves.',
    'For electricity, 245 kWh at 27.5p is £67.38.',
    'The standing charge is 58.1p for 31 days, which is £18.01, whatever you use.',
    'The average cap of that time was 26.32p, so your electricity rate is above it.',
    'The electricity reading is estimated, so the use may be wrong.',
    'Please send a reading of your own.',
  ],
}
