import { ASKED_TERMS, type AskedTerm } from './asked-terms.ts'
import { HOUSEHOLD_TERMS, type HouseholdTerm } from './household-terms.ts'
import { ENERGY_ANSWERS, type EnergyMatter } from './matters/matters.ts'

export type Term =
  | HouseholdTerm
  | AskedTerm
  | EnergyMatter
  | 'standing_charge'
  | 'unit_rate'
  | 'kwh'
  | 'mpan'
  | 'mprn'
  | 'economy_7'
  | 'tracker'
  | 'fixed'
  | 'variable'
  | 'exit_fee'
  | 'cooling_off'
  | 'direct_debit'
  | 'standard_credit'
  | 'prepayment'
  | 'smart_meter'
  | 'in_home_display'
  | 'estimated_reading'
  | 'typical_use'
  | 'annual_cost'
  | 'dual_fuel'
  | 'green'
  | 'ofgem'
  | 'region'
  | 'calorific_value'
  | 'switch_steps'
  | 'switch_time'
  | 'final_bill'
  | 'seg'
  | 'priority_register'
  | 'erroneous_transfer'
  | 'back_billing'
  | 'supplier_failure'
  | 'credit_refund'
  | 'direct_debit_changed'
  | 'find_supplier'
  | 'credit_check'
  | 'warm_home_discount'

/** The words of the trade, in plain ones. Figures are those of the rules in force. */
export const TERMS: Readonly<Record<Term, string>> = {
  ...HOUSEHOLD_TERMS,
  ...ASKED_TERMS,
  ...ENERGY_ANSWERS,
  standing_charge:
    'The standing charge is a daily price for being connected. It pays for wires, pipes, meters and the account. You pay it every day, whatever you use, for each fuel. It differs by region and by tariff, and under the price cap it is limited. A low one can come with a dearer unit rate, so the whole year decides.',
  unit_rate:
    'The unit rate is the price of one unit of energy, a kWh, in pence. Your use times the unit rate is the larger part of most bills.',
  kwh: 'A kWh, a kilowatt hour, is the unit that energy is sold in. A heater of one kilowatt that runs for one hour uses one kWh.',
  mpan: 'The MPAN is your electricity supply number. It has 13 digits and stands in a box with a large S on the bill. Its first two digits name the region. It is not the meter’s serial number.',
  mprn: 'The MPRN is your gas supply number: 6 to 10 digits, on your gas bill. It says which pipe is yours, not which supplier.',
  economy_7:
    'Economy 7 has one rate by day and a lower one for seven hours at night. It suits homes with storage heaters or other use at night. By day it is usually dearer, so the share at night decides. Ofgem takes 42% at night. The hours differ by region and meter, and your supplier or the meter’s label says which they are.',
  tracker:
    'A tracker follows the wholesale market. The price can change every day, up and down. It can be cheap, and it can become dear in a cold or tense winter.',
  fixed:
    'A fixed tariff keeps the unit rate and the standing charge the same until an end date. Only VAT can change them. The bill still follows your use. Leaving early may cost an exit fee.',
  variable:
    'A standard variable tariff is what you are on when you have not chosen another. Its rates can change, mostly when the price cap does, and you can leave at any time without a fee.',
  exit_fee:
    'An exit fee is what some fixed tariffs charge when you leave early, for each fuel. It cannot be charged in the last 49 days of the fix. Where a move would land 42 to 49 days before the end, ask the supplier how it counts.',
  cooling_off:
    'The cooling-off period is 14 days in which you may cancel a new contract without giving a reason. It is counted from the day after you agree.',
  direct_debit:
    'With a Direct Debit the supplier takes a payment each month from your bank. It is usually the same each month, so that you pay for the winter over the whole year.',
  standard_credit:
    'Standard credit means that you pay when the bill arrives. Under the price cap it is the dearest way to pay.',
  prepayment:
    'With a prepayment meter you pay before you use, by a key, a card or an app. Since April 2024 it has been the cheapest way to pay under the price cap. You can switch with one, though fewer tariffs are made for it, and a debt of up to £500 for each fuel can move with you. Tell me your postcode and that you prepay, and I compare.',
  smart_meter:
    'A smart meter sends its readings to your supplier by itself. You may say no to one. Some tariffs need it.',
  in_home_display:
    'The in-home display shows your use and an estimate of its cost. Its prices may be old. The bill counts, not the display.',
  estimated_reading:
    'An estimated reading is a guess by your supplier, marked E or "estimated" on the bill; A mostly means an actual one. Guesses can make bills too high or too low. Read your meter, send the reading by the supplier’s app, site or phone, and ask for a new bill if it is far off. The next bill puts it right.',
  typical_use:
    'Typical use is Ofgem’s figure for a middling home. Since 1 July 2026 it is 2,500 kWh of electricity and 9,500 kWh of gas a year. Before that it was 2,700 kWh and 11,500 kWh. Yours may be quite different: tell me how many people and bedrooms there are, and I estimate it.',
  annual_cost:
    'The estimated annual cost is what the next 12 months would cost on a tariff: your use times the unit rate, plus the standing charge for each day, with VAT. If a fix ends within the year, the variable rates count after it.',
  dual_fuel:
    'Dual fuel means gas and electricity from one supplier. It is handy, and some give a discount for it, but nobody has to. It is not always cheaper, so the cost of the whole year decides. You may have a supplier for each fuel.',
  green:
    'A green tariff says that the supplier buys or matches renewable power for you. Ask whether it buys the power itself, or only certificates, and whether the gas is covered.',
  ofgem:
    'Ofgem is the regulator for gas and electricity in England, Scotland and Wales. It sets the price cap and the rules for suppliers. We are not Ofgem, and we are not accredited by it.',
  region:
    'Great Britain has 14 price regions. Unit rates and standing charges differ between them, because the networks cost more in some. Your electricity supply number settles which one is yours.',
  calorific_value:
    'It says how much energy is in a cubic metre of gas, in megajoules. It changes a little from day to day and place to place, and your bill shows the one that was used. It is needed because a gas meter counts volume. The bill turns it into kWh: units times 1.02264 times the calorific value, divided by 3.6. Old meters that count cubic feet are multiplied by 2.83 first.',
  switch_steps:
    'A switch works like this. You choose a tariff and check the price. You give a few details and agree on a page of its own. You then have 14 days to change your mind. The new supplier tells the old one, and the supply moves without a break. You take a meter reading on the day, and the old supplier sends a final bill.',
  switch_time:
    'A supplier must complete a switch within 5 working days, or pay you automatic compensation. With Mowatt it usually takes 14-21 days, because the plan is to let your 14 days to change your mind pass first.',
  final_bill:
    'Your old supplier must send a final bill within 6 weeks of the switch. If you are in credit, they must pay it back within 10 working days after that bill.',
  seg: 'You can switch with solar panels. What you buy and what you sell are apart: the Smart Export Guarantee pays you for power that you send to the grid. It has a supply number of its own and can be with another supplier. Ask before you switch whether your export payment depends on your present tariff. I compare what you buy, not what you sell.',
  priority_register:
    'The Priority Services Register is a free list for people who need extra help: those who are ill, disabled, older, have a baby, or depend on medical equipment. Ask your supplier or your network to put you on it.',
  erroneous_transfer:
    'If you were switched without wanting it, tell either supplier. They must answer within 20 working days and take you back. You pay for the energy that you used, but not twice, and not for their mistake.',
  back_billing:
    'There is a limit on bills for the past. A supplier may normally not charge for energy used more than 12 months ago, where it did not bill you at the time and that was not your fault. Ask for the dates of the use, and say that you dispute what is older. Citizens Advice can check your case, and the Energy Ombudsman decides for free if they insist.',
  supplier_failure:
    'Your energy stays on if a supplier goes bust. Ofgem picks a new supplier for you, and a household’s credit is protected. Take a meter reading, keep your bills, and wait until the new supplier writes before you switch or cancel a Direct Debit. Ofgem’s site says which supplier takes over.',
  credit_refund:
    'You can ask your supplier for your credit back at any time. Send a meter reading first, so that the balance is right. They must pay it back promptly, or give you a good reason why not. Some credit in autumn is normal with a monthly Direct Debit, since winter uses it up. If they refuse without a reason, you can complain.',
  direct_debit_changed:
    'A supplier may change your Direct Debit, but must tell you in advance and be able to show how it was worked out. Ask for that sum, and send a meter reading: a guess is often behind it. It should fit your use over the year and any debt or credit. If it is too high, ask for a lower one, and complain if they refuse without a reason.',
  find_supplier:
    'Your latest bill names the supplier. If you have none, your local electricity network can tell you who supplies the power, and the Find My Supplier website does so for gas. A neighbour’s or former tenant’s letter may be wrong, so check before you pay anybody.',
  credit_check:
    'A switch does not harm your credit record by itself. The new supplier may check your credit before it lets you pay by monthly Direct Debit, and such a check can be seen on your file. A comparison with me checks nothing.',
  warm_home_discount:
    'The Warm Home Discount takes a sum off the electricity bill once each winter, for households with certain benefits. Most who qualify in England and Wales get it without asking; in Scotland you may have to ask your supplier. The rules for this winter are on GOV.UK, and your supplier can tell you whether you are on the list.',
}
