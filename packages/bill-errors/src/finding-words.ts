import type { FindingCode } from './finding.ts'

/**
 * Sentences whose figures are facts by name. `found` is also what the letter says, in the first person where it
 * differs. Findings in the person's favour make no request.
 */
export type Words = { title: string; found: string; ask?: string }

/** By code, and by form if an error has several. */
export const FINDING_WORDS: Readonly<Record<string, Words>> = {
  'sum.line': {
    title: 'One charge is too high',
    found: '{quantity} at {price} is {right}, but the bill charges {charged}. That’s {gap} too much before any VAT.',
    ask: 'correct this line and send a new bill',
  },
  'sum.line_less': {
    title: 'One charge looks too low',
    found: '{quantity} at {price} is {right}, but the bill charges {charged}. That’s {gap} less.',
  },
  'sum.fuel': {
    title: 'The {fuel} total is too high',
    found: 'The {fuel} lines add up to {lines}, but the bill says {total}. That’s {gap} too much.',
    ask: 'correct the total and send a new bill',
  },
  'sum.fuel_less': {
    title: 'The {fuel} total doesn’t add up',
    found: 'The {fuel} lines add up to {lines}, but the bill says {total}. That’s {gap} less.',
  },
  'sum.bill': {
    title: 'The bill total is too high',
    found: 'The charges add up to {lines}, but the bill total is {total}. That’s {gap} too much.',
    ask: 'correct the total and send a new bill',
  },
  'sum.bill_less': {
    title: 'The bill total doesn’t add up',
    found: 'The charges add up to {lines}, but the bill total is {total}. That’s {gap} less.',
  },
  'sum.gap': {
    title: 'Part of the total isn’t explained',
    found: 'The charges add up to {lines}, but the bill total is {total}. I can’t find a line for the {gap}.',
    ask: 'explain what the {gap} is for, or correct the bill',
  },
  'rate_not_agreed.unit': {
    title: 'The {fuel} unit rate isn’t the one you agreed to',
    found: 'The bill charges {billed} for each kWh of {fuel}. The agreed rate was {agreed} {vat}.',
    ask: 'charge the agreed rate and refund the difference',
  },
  'rate_not_agreed.standing': {
    title: 'The {fuel} standing charge isn’t the one you agreed to',
    found: 'The bill’s {fuel} standing charge is {billed} a day. The agreed charge was {agreed} {vat}.',
    ask: 'charge the agreed standing charge and refund the difference',
  },
  'terms_not_agreed.exit_fee': {
    title: 'The {fuel} exit fee isn’t the one you agreed to',
    found: 'The bill says leaving early costs {billed} for {fuel}. The exit fee agreed for each fuel was: {agreed}.',
    ask: 'confirm the agreed exit fee in writing',
  },
  'terms_not_agreed.fee': {
    title: 'There’s a fee you didn’t agree to',
    found: 'The bill charges {billed} for leaving. The exit fee agreed was: {agreed}.',
    ask: 'refund the fee that wasn’t agreed',
  },
  'terms_not_agreed.end': {
    title: 'The {fuel} price ends sooner than agreed',
    found: 'The bill says the {fuel} tariff ends on {billed}. The price was agreed until {agreed}.',
    ask: 'confirm in writing that the price lasts until {agreed}',
  },
  'terms_not_agreed.start': {
    title: 'The bill starts before the switch',
    found: 'The bill charges you from {billed}. This supplier only took over on {agreed}.',
    ask: 'take off the charges for the days before {agreed} and send a corrected bill',
  },
  'rate_over_cap.unit': {
    title: 'The {fuel} price looks higher than the price cap',
    found:
      'Before VAT, the bill charges {billed} for each kWh of {fuel}. The cap in {region} was {cap} from {from} to {to}, if you pay by Direct Debit.',
    ask: 'show how the price is within the cap, or refund the difference',
  },
  'rate_over_cap.standing': {
    title: 'The {fuel} standing charge is higher than the price cap',
    found:
      'Before VAT, the {fuel} standing charge is {billed} a day. The cap in {region} was {cap} from {from} to {to}, if you pay by Direct Debit.',
    ask: 'show how the charge is within the cap, or refund the difference',
  },
  'vat.relief': {
    title: 'There’s VAT on electricity when there shouldn’t be',
    found: 'The bill adds {charged} of VAT at {percent} to electricity. For these days the VAT should be {right}.',
    ask: 'take the VAT off and refund {cost}',
  },
  'vat.standard': {
    title: 'The {fuel} VAT is charged at the business rate',
    found:
      'The bill adds {charged} of VAT at {percent} to {fuel}. For such a small amount of energy it should be {right}, for a home or a business.',
    ask: 'charge the right VAT and refund {cost}',
  },
  'vat.amount': {
    title: 'The VAT has been worked out wrongly',
    found: 'The bill adds {charged} of VAT to charges of {net}. At {percent} the VAT is {right}.',
    ask: 'charge the right VAT and refund {cost}',
  },
  readings_backwards: {
    title: 'The {fuel} readings run backwards',
    found: 'The {fuel} meter reads {previous} at the start and {latest} at the end. A meter doesn’t count backwards.',
    ask: 'check both readings and send a corrected bill',
  },
  readings_jump: {
    title: 'The {fuel} usage is far above normal',
    found:
      'The bill charges for {used} of {fuel} for {days} days. With a yearly usage of {year}, even {usual} would be high for that many days.',
    ask: 'check the readings and the meter, and correct the bill if a reading is wrong',
  },
  'reading_ignored.told': {
    title: 'The {fuel} estimate is above a real reading',
    found: 'The bill estimates {estimate} for the {fuel} meter. On {on} it read {given}, so the estimate is too high.',
    ask: 'use the real reading and send a corrected bill',
  },
  'reading_ignored.told_before': {
    title: 'The {fuel} bill starts below an earlier real reading',
    found: 'The bill starts from an estimate of {estimate} for the {fuel} meter. It had already read {given} on {on}.',
    ask: 'start from the real reading and send a corrected bill',
  },
  'reading_ignored.earlier': {
    title: 'Some {fuel} units are charged twice',
    found: 'The last bill ended on a {fuel} reading of {given} on {on}. This one starts again from {estimate}.',
    ask: 'start from the last reading and send a corrected bill',
  },
  'gas_conversion.heat': {
    title: 'The gas calorific value looks wrong',
    found:
      'The bill uses a calorific value of {heat} to turn gas units into kWh. In Great Britain it’s between {least} and {most}.',
    ask: 'check the calorific value and recalculate the gas charges',
  },
  'gas_conversion.as_imperial': {
    title: 'Metric gas units are charged as imperial',
    found: 'The bill turns {units} metric gas units into {charged}. For a metric meter it should be about {right}.',
    ask: 'recalculate the gas charges for a metric meter and refund the difference',
  },
  'gas_conversion.as_metric': {
    title: 'Imperial gas units are charged as metric',
    found: 'The bill turns {units} imperial gas units into {charged}. For an imperial meter it would be about {right}.',
  },
  'gas_conversion.factor': {
    title: 'The gas units don’t match the kWh charged',
    found:
      'The bill turns {units} gas units into {charged}. With the calorific value on the bill, {heat}, it should be about {right}.',
    ask: 'recalculate the gas charges and correct the bill',
  },
  'registers_swapped.prices': {
    title: 'The night rate is higher than the day rate',
    found: 'The bill charges {nightPrice} at night and {dayPrice} during the day. The two look swapped.',
    ask: 'check which rate belongs to which register and correct the bill',
  },
  'registers_swapped.readings': {
    title: 'Day and night usage look swapped',
    found:
      'The bill charges for {day} during the day and {night} at night. The two readings show it the other way round.',
    ask: 'check which reading belongs to which register and correct the bill',
  },
  'standing_days.twice': {
    title: 'The {fuel} standing charge is charged twice',
    found: 'The bill covers {days} days but charges the {fuel} standing charge for {counted}.',
    ask: 'take the second charge off and send a corrected bill',
  },
  'standing_days.more': {
    title: 'The {fuel} standing charge covers too many days',
    found: 'The bill covers {days} days but charges the {fuel} standing charge for {counted}.',
    ask: 'take off the extra {extra} days and send a corrected bill',
  },
  'exit_fee.within': {
    title: 'An exit fee that shouldn’t be charged',
    found:
      'The bill charges {fee} for leaving on {leaving}. The fixed tariff ends on {end}, {left} days later, and there’s no exit fee in the last {window}.',
    ask: 'refund the exit fee',
  },
  'exit_fee.after': {
    title: 'An exit fee after the fix had ended',
    found: 'The bill charges {fee} for leaving on {leaving}. The fixed tariff had already ended on {end}.',
    ask: 'refund the exit fee',
  },
  'exit_fee.variable': {
    title: 'An exit fee on a variable tariff',
    found: 'The bill charges {fee} for leaving, but it was a variable tariff.',
    ask: 'refund the exit fee, or show where the contract allows it',
  },
  'back_billing.from': {
    title: 'Charges from more than {limit} before the bill',
    found:
      'The bill dated {billed} charges for energy from {from}. The first {days} days are more than {limit} before the bill.',
    ask: 'take off everything used before {cutoff} and send a corrected bill',
  },
  'back_billing.counted': {
    title: 'Charges from more than {limit} before the bill',
    found: 'The bill dated {billed} charges for {counted} days of {fuel}, so it goes back more than {limit}.',
    ask: 'take off everything used before {cutoff} and send a corrected bill',
  },
  double_billed: {
    title: 'The same days are billed twice for {fuel}',
    found: 'This bill charges for {fuel} from {from} to {to}. So does {other}.',
    ask: 'confirm which bill counts and cancel the other charge',
  },
  'direct_debit.high': {
    title: 'The Direct Debit looks too high',
    found: 'The Direct Debit is {monthly} a month. The yearly cost on the bill is {year}, which is {month} a month.',
    ask: 'show how the payment was worked out and lower it',
  },
  'direct_debit.low': {
    title: 'The Direct Debit looks too low',
    found:
      'The Direct Debit is {monthly} a month. The yearly cost on the bill is {year}, which is {month} a month, so a debt could build up.',
    ask: 'check the payment, so a debt doesn’t build up',
  },
  'direct_debit.high_by_rates': {
    title: 'The Direct Debit looks too high',
    found:
      'The Direct Debit is {monthly} a month. The yearly usage on the bill would cost {year} at its rates, which is {month} a month.',
    ask: 'show how the payment was worked out and lower it',
  },
  'direct_debit.low_by_rates': {
    title: 'The Direct Debit looks too low',
    found:
      'The Direct Debit is {monthly} a month. The yearly usage on the bill would cost {year} at its rates, which is {month} a month, so a debt could build up.',
    ask: 'check the payment, so a debt doesn’t build up',
  },
  credit_held: {
    title: 'There’s a lot of credit on the account',
    found:
      'The account is {credit} in credit. That’s about {months} months’ worth of energy, and three months would be {three}.',
    ask: 'refund the credit that isn’t needed, or say why not',
  },
}

/** For an error that costs the supplier. Reporting it is the person's choice, and we do not push them. */
export const IN_FAVOUR_WORDS = {
  sum: 'This mistake is {cost} in your favour.',
  sumUnknown: 'This mistake is in your favour.',
  choice:
    'It’s up to you whether you tell your supplier. If they find the mistake, they can correct the bill and charge you the difference, normally going back up to {limit}.',
  rule: 'If a supplier charged too little and it wasn’t your fault, you only pay for what you used in the {limit} before the bill.',
}

/** Why it matters, in a sentence; the source is named next to it. */
export const RULE_WORDS: Readonly<Record<FindingCode, string>> = {
  sum: 'A bill has to be accurate, and a supplier has to correct one that isn’t.',
  rate_not_agreed: 'A supplier can only charge you the rates you agreed to.',
  terms_not_agreed: 'A supplier has to keep to the terms they confirmed when you agreed to the tariff.',
  rate_over_cap:
    'On a standard variable tariff, a supplier can’t charge more than Ofgem’s price cap for your region, meter and payment method.',
  vat: 'VAT depends on the days the energy was used, and homes pay the reduced rate or none.',
  readings_backwards: 'If a reading is wrong, the supplier should get a new one and correct the bill.',
  readings_jump: 'If a reading is wrong, the supplier should get a new one and correct the bill.',
  reading_ignored:
    'If you send a reading, your supplier should replace an estimated bill with one based on that reading.',
  gas_conversion:
    'The law sets the formula for turning gas units into kWh: volume, corrected for temperature and pressure, times the calorific value.',
  registers_swapped: 'Readings that were billed the wrong way round have to be corrected.',
  standing_days: 'You pay the standing charge once for each day of supply.',
  exit_fee:
    'A supplier can’t charge an exit fee in the last {window} of a fixed tariff, and a variable tariff has none.',
  back_billing:
    'A supplier can normally only charge for the {limit} before a bill, unless you stopped them reading the meter.',
  double_billed: 'You never have to pay twice for the same days on the same meter.',
  direct_debit: 'A Direct Debit has to be as close as possible to the cost of what you’re expected to use.',
  credit_held: 'You can ask for your credit back at any time, and the supplier has to refund it or give a fair reason.',
}

/** Figures of the rules themselves. */
export const RULE_FACTS: Readonly<Record<string, string>> = {
  window: '49 days',
  limit: '12 months',
  wait: '8 weeks',
  least: '37.5',
  most: '43',
}
