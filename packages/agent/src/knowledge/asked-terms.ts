export type AskedTerm =
  | 'fixed_or_variable'
  | 'supply_numbers'
  | 'supplier_phone'
  | 'tracker_cap'
  | 'no_hurry'
  | 'balance_marks'
  | 'leave_supplier'
  | 'one_time'
  | 'notice_days'

/** Answers to questions that set two things against each other, or take something for granted. */
export const ASKED_TERMS: Readonly<Record<AskedTerm, string>> = {
  fixed_or_variable:
    'A fixed tariff keeps the unit rate and the standing charge the same until an end date, and leaving early may cost an exit fee. A standard variable tariff follows the price cap, which changes every three months, and you can leave at any time without a fee. With both the bill follows your use. A fix is for knowing the price; a variable tariff is for staying free.',
  supply_numbers:
    'The MPAN is the number of your electricity supply: 13 digits, in a box with a large S on the bill. The MPRN is the number of your gas supply: 6 to 10 digits, on the gas bill. Neither is the serial number that stands on the meter.',
  supplier_phone:
    'I do not have the phone numbers of suppliers, and I will not guess one. It is on your bill and on the supplier’s own website. Take it from there and not from a call, a text or an advert.',
  tracker_cap:
    'The price cap covers default tariffs, above all standard variable ones. A tracker is a tariff that you choose, so its price can go above the cap. It can go below it as well.',
  no_hurry:
    'No, you need not decide today. Prices of new tariffs can change from day to day, so a figure of mine holds for the day that it was worked out on. Nothing starts until you say so, and after that you have 14 days to change your mind.',
  balance_marks:
    'CR beside a balance stands for credit: the supplier holds that sum for you. DR stands for debit: you owe it. Credit often builds up in summer and is used in winter.',
  leave_supplier:
    'I cannot cancel a contract with a supplier for you. You seldom need to: when you switch, the new supplier tells the old one. If you cancel without a new supplier, the home stays with the old one and its default tariff. On a fix look at the exit fee first. If you are moving out, tell the supplier the day and the meter reading.',
  notice_days:
    'It is 49 days: in the last 49 days of a fixed term a supplier may not charge an exit fee. The 42 days are about the notice: between 49 and 42 days before the end your supplier must write to you about it. Some suppliers count to the day of the switch, so ask yours if you are close to the edge.',
  one_time:
    'A supplier must complete a switch within 5 working days. The 21 days are an older limit. You may ask for a later start. With Mowatt it usually takes 14-21 days, because the plan is to let your 14 days to change your mind pass first.',
}
