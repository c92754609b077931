import type { NarrowAnswers } from './narrow-answers.ts'

/** After one subject of Direct Debits, credit and a switch. */
export const NARROW_OF_PAYING: readonly NarrowAnswers[] = [
  {
    about: 'a payment taken wrongly',
    topics: ['taken_wrongly'],
    kinds: {
      how: 'Ring your bank, name the payment and ask for a refund under the Direct Debit Guarantee. Then tell the supplier.',
      who: 'Your bank pays it back. For charges that came from it, such as an overdraft fee, ask the supplier, because the mistake was its own.',
      how_long: 'The bank should pay back at once. There is no set time limit for asking, but do it soon.',
      cost: 'It costs nothing. If an overdraft fee came from their mistake, ask the supplier to make that good.',
      refuse:
        'Ask the bank for its reason in writing and complain there; the Financial Ombudsman is free. With the supplier it is the Energy Ombudsman.',
      when: 'The bank pays back at once, mostly the same or the next day.',
      qualify:
        'It holds if the sum, the day or the notice was wrong. If it was announced and only feels too high, settle it with the supplier.',
      risk: 'If you take back what you do owe, the supplier asks for it again, and it can look like a missed payment.',
      next: 'Ask the supplier why it happened, and that it is set right. Watch the next payment.',
    },
  },
  {
    about: 'a lower Direct Debit',
    topics: ['lower_direct_debit', 'debit_not_price', 'paying_over_use', 'debit_review', 'direct_debit_changed'],
    kinds: {
      how_long: 'Mostly it changes with the next payment or two. Ask for the day.',
      when: 'They look at it once or twice a year, and whenever you ask with a reading.',
      worth:
        'If you are well in credit and the sum does not fit, yes: ask with a reading and your own figure. Some credit before winter is normal.',
      cost: 'A change costs nothing. A fair sum is the cost of your year divided by twelve: tell me your kWh or add a bill, and I work it out.',
      who: 'Your supplier: in the app, by phone or in writing.',
      next: 'If they agree, you get a letter with the new sum. If not, ask for their sum in writing and complain.',
    },
  },
  {
    about: 'getting credit back',
    topics: ['credit_refund', 'credit_lost', 'refund_slow', 'credit_how_much', 'final_bill'],
    kinds: {
      next: 'If they still do not pay, complain in writing, with the sum and the days on which you asked. After that the Energy Ombudsman can decide for free.',
      refuse:
        'Ask for the reason in writing. Without a good one make it a complaint, and then go to the Energy Ombudsman for free.',
      who: 'The supplier that holds it, also after you have left. Have the old account number and your bank details ready.',
      how: 'Send a reading, then ask in the app, by phone or in writing for the sum to be paid to your bank. After a switch it should come by itself.',
    },
  },
  {
    about: 'the day of the switch',
    topics: ['switch_day', 'switch_steps', 'switch_reading', 'switch_double'],
    kinds: {
      refuse:
        'If the reading they used is wrong, tell the new supplier with your photo and the date. It agrees the right one with the old supplier, and both bills are put right.',
      need: 'Only a reading with a photo on the day, unless a smart meter sends it. Nobody comes, and the power stays on.',
      who: 'The new supplier: it runs the switch and speaks to the old one.',
    },
  },
  {
    about: 'switching again',
    topics: ['switch_back', 'go_back', 'switch_often', 'switch_twice'],
    kinds: {
      cost: 'On a variable tariff nothing. On a fix there may be an exit fee for each fuel, but not in the first 14 days nor in the last 49.',
      how: 'In the first 14 days tell the new supplier that you cancel. After that simply agree to another tariff, and that supplier does the rest.',
      how_long: 'A switch takes up to 5 working days each time.',
      worth: 'Only if a year there costs clearly less, with the exit fee counted.',
      risk: 'Your old deal is mostly gone, and two switches at once can cross. Wait until one is done.',
      can_they: 'They cannot keep you, but may ask the exit fee of a fix after the 14 days.',
    },
  },
  {
    about: 'paying when the bill comes',
    topics: ['debit_or_bill', 'stop_direct_debit', 'standing_order'],
    kinds: {
      cost: 'Under the price cap paying when the bill comes is the dearest way, Direct Debit comes next, and prepayment is the cheapest. I hold no figures of today for it, so I name no gap.',
      worth:
        'If you can, Direct Debit mostly costs less. If you would rather be in control, the dearer rate is the price for it.',
      why: 'Because it costs suppliers more, in work and in unpaid bills, and the cap counts that in.',
      how: 'Ask your supplier to change how you pay, in the app or by phone. It needs your bank details only for a Direct Debit.',
      risk: 'A forgotten bill counts as a missed payment. And some fixes are for Direct Debit only.',
      can_they: 'Yes: under the cap they may charge more for it, within its limit.',
    },
  },
  {
    about: 'a switch that is late',
    topics: ['switch_late', 'switch_confirm', 'switch_cancelled', 'only_one_moved'],
    kinds: {
      who: 'The new supplier: it runs the switch, also if the old one holds it up.',
      cost: 'You pay nothing for it. If a switch takes more than 5 working days, they owe you a set payment, without your asking.',
      qualify:
        'Yes, if it took more than 5 working days without a reason on your side: a set payment, which should come by itself. Ofgem’s site has the sum.',
      how_long:
        'It should be done within 5 working days. The payment for a late one comes within 10 working days after that.',
      next: 'Until it moves, the old supplier goes on and bills you. Ask the new one for a day.',
      refuse:
        'Make it a complaint to the new supplier, in writing. If that does not settle it, the Energy Ombudsman can decide for free.',
    },
  },
  {
    about: 'changing your mind',
    topics: ['cooling_off', 'cooling_off_none'],
    kinds: {
      how: 'Tell the new supplier by phone, mail or in your account that you cancel within the 14 days, and ask for a confirmation. A sentence is enough.',
      cost: 'Cancelling within the 14 days costs nothing. If the supply has already moved, you pay for what you used.',
      who: 'The new supplier, the one you agreed with.',
    },
  },
]
