export type Premise =
  | 'cap_is_maximum'
  | 'cap_covers_fixes'
  | 'cap_is_one_price'
  | 'same_everywhere'
  | 'switch_cuts_supply'
  | 'switch_needs_visit'
  | 'switch_takes_weeks'
  | 'paid_to_recommend'
  | 'smart_meter_needed'
  | 'smart_meter_blocks'
  | 'smart_meter_fears'
  | 'smart_meter_health'
  | 'fixed_bill'
  | 'standing_charge_optional'
  | 'exit_fee_always'
  | 'prepay_dearest'
  | 'vat_twenty'
  | 'loyalty'
  | 'green_wires'
  | 'credit_lost'
  | 'switch_is_instant'
  | 'cooling_off_none'
  | 'direct_debit_is_usage'

/** What people often believe, put right. Each says first what is true, then why, then what helps. */
export const PREMISES: Readonly<Record<Premise, string>> = {
  cap_is_maximum:
    'The price cap is not the most you can pay. It limits the unit rate and the standing charge on default tariffs, not the bill. If you use more, you pay more. The yearly figure in the news is for a home with typical use.',
  cap_covers_fixes:
    'The price cap does not cover a fixed deal that you chose yourself. It covers default tariffs: standard variable ones, and those you are on without having chosen. A fix can cost more or less than the cap.',
  cap_is_one_price:
    'The price cap is not one price for everybody. It differs by region, by how you pay and by the kind of meter, and it changes every three months.',
  same_everywhere:
    'Suppliers do not all charge the same. Each sets its own prices. The price cap only limits default tariffs, and a fix can be above or below it. Standing charges, unit rates and exit fees differ too. So what a year costs you depends on the tariff and on your use. Tell me your postcode, and I compare.',
  switch_cuts_supply:
    'Your energy is not cut off when you switch. The same pipes and wires bring it, and the lights stay on. Only the company that sends the bill changes.',
  switch_needs_visit:
    'Nobody has to come to your home for a switch, unless you want a new meter. Nothing is dug up or rewired. You take a meter reading on the day, and that is all.',
  switch_takes_weeks:
    'A switch must be done within 5 working days, or you get automatic compensation. You also have 14 days to change your mind. With Mowatt the plan is to let those days pass first.',
  paid_to_recommend:
    'It is fair to ask. We may earn commission when you switch, and you pay nothing. But the part that ranks the tariffs never sees it: they stand in the order of what you would pay in a year. If staying is best, I say stay, and we earn nothing.',
  smart_meter_needed:
    'You do not need a smart meter to switch. Most tariffs work with any meter. Some, such as trackers and those with cheap hours, do need one.',
  smart_meter_blocks:
    'You can switch with a smart meter. Some older ones may stop sending readings after a switch. Then you read the meter yourself. Ask the new supplier before you agree.',
  smart_meter_fears:
    'A smart meter sends readings, so bills need not be estimated. It does not make the energy dearer by itself. You may ask your supplier what it sends and how often. A supplier may offer one, and you may say no, though some tariffs need it.',
  smart_meter_health:
    'Nothing that I know of says that smart meters cause cancer or other harm. They send short radio signals, as phones do. The UK Health Security Agency has looked into it and publishes on GOV.UK what it found. If you worry about your own health, ask a doctor. You may say no to a smart meter, though some tariffs need one.',
  fixed_bill:
    'A fix does not fix the bill. It fixes the price of each unit and the standing charge. If you use more, you pay more. A Direct Debit can also be changed by the supplier when it is too low or too high for your use.',
  standing_charge_optional:
    'The standing charge is a daily price for being connected. You pay it even on days without any use, also when you are away. Tariffs have different standing charges, so the whole year decides and not one line.',
  exit_fee_always:
    'An exit fee is not always due. Standard variable tariffs do not normally have one. On a fix, it cannot be charged in the last 49 days of the term. It counts for each fuel.',
  prepay_dearest:
    'Prepayment is no longer the dearest way to pay under the price cap. Since April 2024 it has been the cheapest, Direct Debit comes next, and paying when the bill arrives costs most.',
  vat_twenty:
    'VAT on energy for homes is not 20%. It is 5% on gas. On electricity it is 0% from 1 October 2026 to 31 March 2027, and 5% after that.',
  loyalty:
    'Staying with a supplier for long does not usually bring a better price. When a fix ends you move to the standard variable tariff unless you choose. But sometimes staying is right, and then I say so.',
  green_wires:
    'The power in your wires is the same whatever tariff you are on. A green tariff is about what the supplier buys or matches for you. Ask whether it buys renewable power itself, or only certificates, and whether the gas is covered.',
  credit_lost:
    'You do not lose your credit when you switch. The final bill comes within 6 weeks, and what you are owed must be paid back within 10 working days after it.',
  switch_is_instant:
    'A switch is not instant. It must be done within 5 working days once it has started. I send nothing to anybody before you have agreed to the exact tariff and price on a page of its own.',
  cooling_off_none:
    'You can change your mind. You have 14 days after you agree, counted from the day after. This is called the cooling-off period.',
  direct_debit_is_usage:
    'Your Direct Debit is not what you used. It spreads the year over twelve payments, and can hold a debt or a credit. The kWh on your bill say what you used.',
}
