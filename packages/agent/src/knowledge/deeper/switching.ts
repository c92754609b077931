import { premise, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'
import { TO_OMBUDSMAN } from './to-ombudsman.ts'

/** What can be said on about switching, changing one’s mind, the final bill and moving home. */
export const SWITCHING: readonly DeeperAnswers[] = [
  {
    about: 'an account in two names',
    topics: ['joint_account'],
    kinds: {
      how: 'Ring or write to the supplier: say who has moved out and on which day, give a meter reading of that day, and ask for a new account in the name of who stays. They may want a word from both.',
      can_they:
        'Yes, for the time in which both names were on the account the supplier may ask either of you for the whole sum. What one of you has paid too much is between the two of you.',
      refuse:
        'If the other one does not agree, ask the supplier to close the account on a reading and open a new one in your name. If it refuses, complain. Citizens Advice helps for free.',
      need: 'A meter reading with a photo, the day of moving out, and the new address of who left, if you have it.',
      cost: 'Taking a name off costs nothing. What was used until that day is owed by both names.',
      next: 'The supplier closes the old account with a final bill and opens the new one. Check that the balance is split at the right day.',
      risk: 'As long as both names stand there, each can be asked for all of it, and a debt can show on both credit files. So do it soon.',
    },
  },
  {
    about: 'switching',
    topics:
      'switch_steps switch_time switch_cuts_supply switch_needs_visit switch_takes_weeks switch_is_instant switch_risks tell_supplier switch_late switch_refused start_switch switch_progress one_time no_hurry compare'.split(
        ' ',
      ),
    on: [
      [
        /\binternet|broadband|phone line\b/,
        'No, only your energy supplier changes. Internet and phone are other contracts.',
      ],
      [/\b(?:be|at) home\b|\bvisit|come (?:to|round)\b/, premise('switch_needs_visit')],
      [/\bold (?:supplier|one|lot|company)\b/, term('tell_supplier')],
      [/\b(?:go off|cut off|lose power|without power|interrupt\w*)\b/, premise('switch_cuts_supply')],
      [/\b(?:change my mind|cancel|back out|regret|go back)\b/, term('cooling_off')],
      [/\bcredit\b|\bowe me\b/, premise('credit_lost')],
      [
        /\bhow (?:do|can) i (?:start|begin)|where do i start\b/,
        'Tell me your postcode and what you use or pay, or add a bill with the paper clip. I compare, you pick one, and you agree on a page of its own. Nothing begins before that.',
      ],
    ],
    kinds: {
      how_long: term('switch_time'),
      when: term('switch_time'),
      cost: 'Switching itself is free. Two things can cost: an exit fee, if you leave a fix more than 49 days before its end, and a final bill from the old supplier for what you have used.',
      need: 'Very little. You agree to the new tariff, and give a meter reading on the day of the switch. The new supplier tells the old one.',
      who: 'The new supplier runs the switch and tells the old one. If something goes wrong, ask the new supplier first.',
      risk: term('switch_risks'),
      refuse: term('switch_refused'),
      next: 'Your old supplier sends a final bill within 6 weeks. If you are in credit, it is paid back within 10 working days after that bill. The new supplier bills you from the day of the switch.',
      how: term('switch_steps'),
      why: 'The energy is the same, and only the price and the service differ. So the one reason to switch is that a year costs less or the service is better. If that is not so, I say stay.',
      worth: { name: 'compare', args: {} },
      qualify:
        'Nearly every home that pays its supplier itself can switch, tenants too. A debt older than 28 days can stand in the way, and leaving a fix early can cost an exit fee.',
      can_they:
        'A supplier may stop a switch only for a few reasons, mostly a debt older than 28 days, and must tell you which.',
    },
  },
  {
    // 14 days, no reason needed, and paying for what was used meanwhile: the Consumer Contracts Regulations 2013.
    about: 'the cooling-off period',
    topics: ['cooling_off', 'cooling_off_none'],
    kinds: {
      how: 'Tell the new supplier in writing within the 14 days. For a switch that you began with me, open its page and press cancel.',
      how_long: 'You have 14 days, counted from the day after you agree.',
      when: 'Until the end of the 14th day, counted from the day after you agree.',
      cost: 'Cancelling in those 14 days is free. If the supply has already moved, you pay for the energy used until then.',
      next: 'You stay with your old supplier, or go back to it. If your old fix is gone by then, ask which rates count.',
      why: 'The law gives you these days because such contracts are made from home, where one cannot look at everything first.',
      need: 'You need not give a reason. Say that you cancel, and keep a copy.',
      refuse: 'They may not refuse in those 14 days. Complain in writing, and Citizens Advice helps you for free.',
    },
  },
  {
    about: 'the final bill and your credit',
    topics: ['final_bill', 'credit_lost', 'credit_refund', 'balance_marks'],
    kinds: {
      how_long:
        'A final bill comes within 6 weeks of the switch, and credit is paid back within 10 working days after it. If you stay and only ask for credit, they must pay it back promptly.',
      when: 'After a switch: the final bill within 6 weeks, and the money within 10 working days after that bill.',
      how: 'Send a meter reading, then ask your supplier in writing to pay the credit back, and say which account it should go to.',
      refuse: `Ask for the reason in writing. If it does not convince you, complain. ${TO_OMBUDSMAN}`,
      can_they:
        'They may keep some of it only for a good reason, such as the winter ahead on a monthly payment, and must tell you that reason.',
      need: 'After a switch it is paid back without asking. If you stay, you have to ask for it.',
      cost: 'It costs nothing to ask for your credit.',
      who: 'Your supplier, or after a switch the old one. If they do not pay, the Energy Ombudsman.',
      why: 'A monthly payment is spread over the year, so credit grows in summer and is used up in winter.',
      worth: 'If much is left at the end of winter, ask for it back. In autumn some credit is normal.',
    },
  },
  {
    about: 'moving home',
    topics: ['moving_home', 'find_supplier', 'second_home'],
    on: [
      [/\b(?:find out|who (?:supplies|is it|has)|which supplier|who am i)\b/, term('find_supplier')],
      [
        /\btell (?:them|my|the)\b|\blet them know\b/,
        'Yes, tell your present supplier the day you leave and your new address, as early as you can. Without it the bills at the old home can go on in your name.',
      ],
      [
        /\bcredit\b/,
        'Credit at the old home is paid back after the final bill. Give your supplier the new address, and ask when both come.',
      ],
      [/\b(?:take|bring|keep|move) (?:it|my (?:deal|tariff|fix|contract))\b|\bdeal with me\b/, term('move_tariff')],
      [
        /\b(?:pick|choose|switch|change|new (?:one|supplier))\b.{0,25}\b(?:right away|straight away|now|at once|immediately|first day)?\b/,
        term('switch_after_move'),
      ],
      [/\bnew (?:place|home|house|flat|one)\b/, term('deemed_contract')],
    ],
    kinds: {
      how: term('find_supplier'),
      when: 'Tell the old supplier before you leave, and read the meters on the day itself.',
      how_long:
        'Your supplier says when the final bill for the old home comes. At the new home you can switch from the first day.',
      cost: 'Moving costs nothing with the supplier, unless you leave a fix that cannot move with you: then ask about the exit fee.',
      need: 'Yes, tell your old supplier the date, the readings and your new address. At the new home tell the supplier there that you have moved in.',
      who: 'Two: your present supplier, with the day that you leave, your new address and the last readings, for the final bill; and the supplier of the new home, with your name, the day and its first readings. If you do not know who that is, the local electricity network tells for the power and the Find My Supplier website for the gas. The council and the water company want to know too, but are no matter of energy.',
      why: 'The supply belongs to the home. Whoever lives there uses its supplier until they choose another.',
      next: 'At the new home you are on default rates until you choose. Once you have moved, I can compare for the new postcode.',
      risk: 'The usual trap is a missing reading: then you pay for somebody else’s use. Take photos of all meters on both days.',
    },
  },
]
