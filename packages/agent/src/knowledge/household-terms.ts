export type HouseholdTerm =
  | 'heat_pump'
  | 'time_of_use'
  | 'ev_tariff'
  | 'deemed_contract'
  | 'fix_ends'
  | 'tell_supplier'
  | 'cancel_direct_debit'
  | 'switch_late'
  | 'switch_refused'
  | 'read_meter'
  | 'meter_fault'
  | 'top_up_trouble'
  | 'leave_prepayment'
  | 'winter_fuel_payment'
  | 'help_schemes'
  | 'running_cost'
  | 'use_less'
  | 'service_ratings'
  | 'vat_included'
  | 'last_year'
  | 'ways_to_pay'
  | 'monthly_payment'
  | 'no_gas'
  | 'forecast'
  | 'joint_account'
  | 'where_on_bill'
  | 'parts_of_bill'
  | 'gas_or_electricity'
  | 'tariff_comparison_rate'
  | 'resold_energy'
  | 'second_home'
  | 'paper_bills'
  | 'switch_risks'

/** What households ask beyond the words of the trade. What no source of ours holds is told without a figure. */
export const HOUSEHOLD_TERMS: Readonly<Record<HouseholdTerm, string>> = {
  heat_pump:
    'A heat pump heats the home with electricity, so electricity use goes up and gas use falls or ends. What counts is then the electricity unit rate. Some tariffs have cheap hours that suit a heat pump, and most of those need a smart meter. I cannot say whether fitting one pays: GOV.UK has pages on grants. If you have one, tell me your postcode, people and bedrooms, and I estimate your use and compare.',
  time_of_use:
    'A time-of-use tariff has different unit rates at different hours. Some hours are cheap, mostly at night, and the others are often dearer than usual. It suits an electric car, storage heaters or a battery, or a home that can wash and charge in the cheap hours. You mostly need a smart meter. How much of your use falls in the cheap hours decides whether it pays.',
  ev_tariff:
    'A tariff for electric cars has cheap hours at night for charging. You mostly need a smart meter, and the other hours can be dearer. If you charge at home most nights it often pays. Say "I have an electric car" and your postcode, and I put such tariffs in the comparison.',
  deemed_contract:
    'A deemed contract is what you are on when you use energy in a home without having agreed a deal, mostly after moving in. You are with the supplier that is already there, on its default rates, and the price cap covers those. You can switch away from it. Send a meter reading for the day you moved in, so that you pay for your own use only.',
  fix_ends:
    'If you do nothing when a fix ends, your supplier moves you to its standard variable tariff. Your energy stays on. The supplier must write to you 42 to 49 days before the end, and from 49 days before you can leave without an exit fee. That is the time to compare. Tell me the end date, and I can work out what comes after it.',
  tell_supplier:
    'No, you do not have to tell your old supplier. The new one does that and runs the whole switch. You take a meter reading on the day, and pay or get back what the final bill says. Keep the old Direct Debit until that final bill is settled.',
  cancel_direct_debit:
    'Keep the old Direct Debit until the final bill is settled, and then cancel it with your bank. The old supplier uses it to take what you owe or to pay back your credit. The final bill must come within 6 weeks. The new supplier sets up a Direct Debit of its own.',
  switch_late:
    'A switch must be done within 5 working days. If it is late, the new supplier must pay you compensation without your asking. Ask the new supplier first what holds it up. If they do not put it right, you can complain, and later go to the Energy Ombudsman for free.',
  switch_refused:
    'A supplier can hold up a switch in a few cases. On a normal meter, your present supplier may object where a debt is older than 28 days. On a prepayment meter up to £500 for each fuel can move with you, and above that it may object. It must tell you so. Unusual meters, heat networks and a landlord who holds the account can also be in the way.',
  read_meter:
    'Write down the digits from left to right, and leave out those in red or after a point. On a meter with dials, take for each the figure that the pointer has just passed; dials next to each other turn opposite ways. On a smart meter press the button until the kWh, or for gas the m³, show. Take a photo with the date, and send the reading by your supplier’s app, site or phone.',
  meter_fault:
    'Tell your supplier that you doubt the meter, and ask them to check it. First turn everything off and see whether it still counts. Write down readings over a few days, with photos. Also check that the number on the meter is the one on your bill. If the supplier does not look into it, you can complain, and later go to the Energy Ombudsman for free.',
  top_up_trouble:
    'Please contact your supplier now: they can put credit on, send a new key or card, or say where to get one today. Keep the receipt of a top-up that did not arrive. Ask for emergency credit if the meter is low, and say if anybody at home is ill, pregnant, older or very young. I am an AI and cannot top up a meter.',
  leave_prepayment:
    'Ask your supplier to change you from prepayment to a normal credit meter. They may check your credit first, and ask you to clear a debt. With a smart meter it can often be done without a visit. Prepayment has been the cheapest way to pay under the price cap since April 2024, so compare before you decide.',
  winter_fuel_payment:
    'The Winter Fuel Payment is paid by the government and not by a supplier, and it does not depend on your tariff. It is for people of State Pension age; Scotland has a payment of its own. Who gets it and how much changes from year to year, so please see GOV.UK, or mygov.scot for Scotland. Most people get it without asking.',
  help_schemes:
    'There is help. Ask your supplier for a payment plan that you can afford, and whether it has a hardship fund. GOV.UK lists the Warm Home Discount, the Winter Fuel Payment, Cold Weather Payments and grants for insulation, with who gets them. Your council may have a fund as well. With some benefits, energy can be paid straight from them. Citizens Advice checks for free what you can get.',
  running_cost:
    'To find what an appliance costs, look for its power in watts on the label. Divide by 1,000, and multiply by the hours it runs: that is its use in kWh. Times your unit rate gives the cost. Anything that makes heat costs most: dryers, ovens, heaters, showers. Give me the kWh and your rate, such as "2 kWh x 26p", and I do the sum.',
  use_less:
    'Heating and hot water are mostly the largest part. Turn the thermostat down a little, heat only while you are in, and stop draughts at doors and windows. Heating on low all day mostly uses more than heating when you need it. Wash cool, dry clothes on a line, and take shorter showers. If anybody at home is old, ill or very young, keep warm first.',
  service_ratings:
    'I have no ratings of how well suppliers serve people, and I do not guess. Citizens Advice publishes stars for the service of energy suppliers, and Ofgem publishes complaints. I rank tariffs by what a year would cost you and by nothing else.',
  vat_included:
    'Yes. The rates and the yearly costs that I show for a home include VAT: 5% on gas, and on electricity 0% until 31 March 2027 and 5% after that. A year that I work out counts the days before and after that date apart.',
  last_year:
    'I cannot see what you paid last year. I know only what you tell me and what stands on the bills that you add. Your supplier’s account or app shows past bills, and many bills print the use of the last 12 months. Add last year’s bill with the paper clip, and I read it.',
  ways_to_pay:
    'Under the price cap, prepayment is the cheapest way to pay since April 2024. Direct Debit comes next, and paying when the bill arrives costs most. A fixed tariff can differ from that, so compare for the way that you pay.',
  monthly_payment:
    'A fair Direct Debit is about a twelfth of what a year costs. It is the same each month, so you build up credit in summer and use it in winter. Tell me what you use, or add a bill, and I work out the year and the month.',
  no_gas:
    'Many homes have no mains gas. You then buy electricity alone, and I compare that alone. Oil, LPG and wood are bought elsewhere and not covered by the price cap or by me. If you give up gas, ask the supplier to take the meter out, so that its standing charge ends. Tell me your postcode and your electricity use, or what you pay.',
  forecast:
    'I do not know what prices will do, and I do not guess. The cap is set anew every three months, on 1 January, 1 April, 1 July and 1 October, and Ofgem announces it some weeks before. A fix keeps its rates whatever the cap does; a variable tariff follows it. I can compare both for your home.',
  parts_of_bill:
    'A bill adds up the energy you used, kWh times the unit rate, the standing charge for each day, and VAT. The rates and the standing charge do not only pay for energy: they also hold the cost of wires and pipes, of the supplier, and of government schemes, often called levies. They are not shown apart on most bills. Below that stand payments, and a debt or credit from before.',
  gas_or_electricity:
    'A unit of electricity costs several times as much as a unit of gas. It has to be made first, partly from gas, and more of the cost of networks and government schemes is put on it. So heating with plain electric heaters is mostly dear. A heat pump needs far fewer units for the same warmth. Ask me for the price cap, and I give you both rates.',
  tariff_comparison_rate:
    'The Tariff Comparison Rate is an old measure that stands on old bills only. It put a tariff into one figure for a typical home. What counts is the cost of a year with your own use, which is how I rank tariffs. Bills now print an estimated annual cost instead.',
  resold_energy:
    'Where a landlord or site owner buys the energy and sells it on, as on many park homes, caravan sites and moorings, the account is theirs. You cannot switch it yourself. There are rules on what they may charge you for energy: ask to see the supplier’s bill. Citizens Advice can check your case for free. If you have a supplier of your own, I can compare for you.',
  second_home:
    'In a home that is used little, the standing charge weighs more than the unit rate. You pay it each day, also when nobody is there. So look for the lowest cost of a year at that home’s own use, not for the lowest rate. Tell me its postcode and its yearly kWh, and I compare for it.',
  switch_risks:
    'There is little to fear, but look at four things. Leaving a fix early can cost an exit fee, though not in its last 49 days. A new fix can tie you in, so prices may fall without you. Some older smart meters stop sending readings after a switch. And a debt older than 28 days may let your supplier block it. Your energy is never cut off, and you have 14 days to change your mind.',
  paper_bills:
    'Many suppliers send paper bills if you ask, and some tariffs are for online accounts only. The supplier’s terms say so. If you need large print, Braille or somebody to read bills to you, ask for the Priority Services Register, which is free. I do not know it for the sample tariffs here.',
  where_on_bill:
    'Most bills have a part called “About your tariff”, often on the second page. It names the tariff, how you pay, when it ends, the exit fee and your use in a year. The unit rates and the standing charge stand with the charges of each fuel. The electricity supply number is in a box with a large S. Add the bill with the paper clip, and I show you the place.',
  joint_account:
    'Whoever’s name is on the account owes the bill, so put down all who agree to pay. Ask the supplier to add or remove a name, and give a meter reading on the day that somebody moves in or out. For sharing a house, agree in writing who pays what.',
}
