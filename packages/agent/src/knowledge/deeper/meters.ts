import { premise, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'
import { COMPLAIN, TO_OMBUDSMAN } from './to-ombudsman.ts'

const NOT_FORCED =
  'You may say no to a smart meter. If the old meter has to be changed for its age or for safety, ask which kinds they can fit. They may ask again, and some tariffs need one.'
const FITTING =
  'Your supplier books the fitting with you and says how long it takes. The power or gas is off for part of it.'
const STILL_WRONG = `Send a photo of the meter with the date, and ask for a new bill in writing. If it stays wrong, complain. ${TO_OMBUDSMAN}`

/** What can be said on about smart meters, readings, a meter that may be wrong, and prepayment. */
export const METERS: readonly DeeperAnswers[] = [
  {
    about: 'smart meters',
    topics: [
      'smart_meter',
      'smart_meter_needed',
      'smart_meter_blocks',
      'smart_meter_fears',
      'smart_meter_health',
      'in_home_display',
    ],
    on: [
      [
        /\bhow often\b|\bwhere do i send\b/,
        'Once a month is enough, by the app, the website or the phone number of your supplier. A smart meter that works sends them by itself.',
      ],
      [/\bforce\b|\bmake me\b/, NOT_FORCED],
      [
        /\b(?:refuse|say no|don't want|do not want|turn it down|decline)\b/,
        'Yes, you may say no. Some tariffs need one, above all trackers and those with cheap hours. Your supplier may ask again.',
      ],
      [
        /\b(?:make up|guess|estimat\w*|invent)\b/,
        'Yes, without readings they estimate. Read the meter yourself and send it each month, and the bill follows your own figures.',
      ],
      // At no extra charge throughout the national roll-out, 2016 to 2026.
      [/\b(?:fit|fitted|install\w*|appointment)\b/, `${FITTING} There is no extra charge for it.`],
    ],
    kinds: {
      cost: 'There is no extra charge for having one fitted. It does not change your tariff.',
      how_long: FITTING,
      need: 'No, you need not have one. Most tariffs work with any meter.',
      who: 'Your supplier fits it and looks after it. Ring it by the number on your bill.',
      why: 'It sends readings by itself, so bills need not be estimated. Tariffs with cheap hours mostly need it.',
      how: 'Ask your supplier: it books the fitting, and looks into a meter that sends nothing.',
      refuse: 'Then send readings yourself each month, and complain if the supplier does not put it right.',
      can_they: NOT_FORCED,
      risk: 'Older ones may stop sending after a switch, and then you read the meter yourself. It does not make energy dearer.',
      worth: 'It helps if you want exact bills or a tariff with cheap hours. Otherwise you lose nothing without it.',
      next: 'You get exact bills without sending readings, and mostly a small screen that shows your use.',
      when: 'Whenever your supplier has a date. You can ask for one.',
    },
  },
  {
    about: 'readings',
    topics: ['estimated_reading', 'read_meter', 'readings'],
    on: [
      [
        /\bsmart\b/,
        'On a smart meter press the button until kWh or IMP shows, or for gas m³, and write down the digits before the point. Mostly it sends them by itself, so you need to send one only if the bill says estimated.',
      ],
      [
        /\b(?:change|correct|redo|new|put right) (?:the |my |a )?bill\b/,
        'Yes. Once they have your reading, they can work the bill out again, or put it right on the next one. If it is far off, ask for a new bill now.',
      ],
      [/\bstill wrong\b/, STILL_WRONG],
    ],
    kinds: {
      how: 'Look at the meter itself and not at the small screen. Write down the digits from left to right, and leave out those in red or after a point; on a smart meter press the button until kWh or IMP shows. Send it by the app, the website or the phone number of your supplier.',
      who: 'Your supplier: by its app, its website or the phone number on your bill.',
      where: 'In your supplier’s app or website, or by phone. The number is on your bill.',
      next: 'The supplier can work the bill out again, or put it right on the next one.',
      refuse: STILL_WRONG,
      how_long: 'The next bill should show it. If it is far off, ask for a new bill at once.',
      when: 'Once a month, and on the day of a price change, a switch or a move.',
      why: 'Because no reading reached the supplier, so it guessed from your past use.',
      cost: 'It is free.',
      need: 'With a smart meter that works you need not. With any other meter send one each month.',
      can_they: 'Yes, if they have no reading. Send yours, and ask them to bill by it.',
    },
  },
  {
    about: 'a meter that may be wrong',
    topics: ['meter_fault'],
    on: [
      [
        /\bmoney back\b|\brefund\b|\bbackdate\b/,
        'If the meter counted too much, ask the supplier to work the bills out again and to pay back what was too much. If it counted too little, there is a limit on bills for the past: Citizens Advice can check it with you.',
      ],
      [
        /\bfaulty\b|\bbroken\b|\bis wrong\b/,
        'Then ask the supplier to change it, and to work out again what you owe. It is responsible for the meter.',
      ],
    ],
    kinds: {
      how: 'Turn everything off, and see whether it still counts. Then run one thing whose watts you know for an hour, and compare. Write down readings over a week, with photos, and send them to the supplier.',
      cost: 'A supplier may ask a fee for the check, mostly only if the meter turns out to be right. Ask before they come.',
      who: 'Your supplier: it is responsible for the meter.',
      how_long: 'Your supplier says how long a check takes. Go on sending readings meanwhile.',
      refuse: COMPLAIN,
      next: 'If it is faulty, ask them to change it and to work the bills out again. If not, look for what uses the energy.',
    },
  },
  {
    about: 'prepayment',
    topics: ['prepayment', 'leave_prepayment', 'prepay_dearest', 'top_up_trouble'],
    on: [
      [
        /\bcredit (?:check|file|score)|check my credit\b/,
        'They may check your credit before they change the meter. With a debt they may first ask for a plan. If they say no, ask for the reason.',
      ],
    ],
    kinds: {
      cost: 'Ask your supplier what changing the meter costs, and whether it wants a deposit. Often there is no charge.',
      how: term('leave_prepayment'),
      how_long:
        'Your supplier says when. With a smart meter it can often be done without a visit. Otherwise somebody comes to change it.',
      worth:
        'Under the cap prepayment is the cheapest way to pay since April 2024. But some fixes are for Direct Debit only, so compare both.',
      can_they:
        'For a debt only as a last resort and under strict rules, which Ofgem sets. Tell your supplier who is at home and who is ill. Citizens Advice knows whom the rules protect.',
      need: 'You have to ask your supplier. It may check your credit and any debt.',
      refuse: 'Ask for the reason in writing, and complain if it does not convince you. Another supplier may take you.',
      why: 'Ofgem sets a cap for each way to pay. Since April 2024 the one for prepayment is the lowest.',
      who: 'Your supplier. If it says no, Citizens Advice.',
      qualify: premise('prepay_dearest'),
    },
  },
]
