import { term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'
import { COMPLAIN, TO_OMBUDSMAN } from './to-ombudsman.ts'

/** What can be said on about a high bill, Direct Debit, other ways to pay, and what things cost to run. */
export const BILLS_AND_PAYING: readonly DeeperAnswers[] = [
  {
    about: 'a high bill',
    topics: ['high'],
    kinds: {
      more: 'Other reasons are a price change in the period, a longer period than usual, a change of VAT, a new appliance or heater, a faulty meter, or somebody else on your meter. With the bill at hand I can say which.',
      how: 'Read the meter and send the reading. Compare the kWh with those of a year ago: more kWh means more use, the same kWh means a dearer price. Add the bill with the paper clip, and I do that for you.',
      next: 'Read the meter, send the reading, and add the bill with the paper clip. I go through it line by line.',
      who: `Ask your supplier to explain it. If it does not, complain. ${TO_OMBUDSMAN}`,
      worth: 'Add the bill or tell me what you pay, and I say whether something else would cost less.',
    },
    on: [
      [
        /\bwhat else\b|\bnot (?:my |the )?(?:usage|use)\b|\bsame (?:usage|use)\b|\bused the same\b/,
        'Then look at the price and the period. A fix may have ended, the rates may have changed, the bill may cover more days, a guess may be behind it, or a debt may be in it. With the bill at hand I can say which.',
      ],
    ],
  },
  {
    about: 'Direct Debit',
    topics: ['direct_debit', 'direct_debit_changed', 'direct_debit_is_usage', 'monthly_payment', 'cancel_direct_debit'],
    on: [
      [
        /\b(?:get it down|lower it|bring it down|reduce it|fight|argue|challenge|dispute)\b/,
        term('lower_direct_debit'),
      ],
      [
        /\bcancel\b/,
        'Do not just cancel it: the debt stays, and paying on receipt can cost more. Ask for another payment or another way to pay first.',
      ],
    ],
    kinds: {
      can_they:
        'Yes, but they must tell you in advance, and must be able to show how they worked it out. It should fit your use over the year and any debt or credit.',
      how: 'Send a meter reading, ask for the sum behind the payment, and ask for one that fits: the cost of a year divided by twelve. If they refuse without a reason, complain.',
      why: 'Mostly because the supplier expects you to use more, prices have changed, or a debt is to be paid off. Ask which of the three it is.',
      refuse: COMPLAIN,
      cost: 'A fair payment is the cost of a year divided by twelve. Tell me your use or add a bill, and I work it out.',
      worth:
        'Under the price cap Direct Debit is cheaper than paying on receipt of a bill, and it spreads the winter. If you like to see each sum before you pay, another way may suit you more.',
      when: 'They must tell you ahead of a change. Your bank’s page on the Direct Debit Guarantee says more.',
      who: 'Your supplier. Your bank can stop a payment, but the debt would stay.',
      need: 'No, you may pay in another way, though it can cost more.',
      risk: 'It can grow too high or too low if readings are guesses. Send readings, and look at the balance now and then.',
    },
  },
  {
    about: 'ways to pay',
    topics: ['ways_to_pay', 'standard_credit'],
    kinds: {
      why: 'Ofgem sets a cap for each way to pay. Bills that are paid later cost a supplier more, so that cap is the highest. Since April 2024 the one for prepayment is the lowest.',
      how: 'Ask your supplier to change how you pay. From bills to Direct Debit can mostly be done online. Prepayment needs a change of meter or of its mode.',
      cost: 'Paying by Direct Debit costs nothing extra. If a meter has to be changed, ask first what that costs.',
      qualify: 'Most people can pay by Direct Debit. A supplier may check your credit first.',
      worth:
        'Under the price cap Direct Debit costs less than paying on receipt. Prepayment costs a little less still, but some fixes are for Direct Debit only, so compare both.',
      how_long: 'Your supplier says from which bill on it counts. Ask when you change it.',
    },
    on: [
      [
        /\bchange to (?:that|it)\b/,
        'Yes. Ask your supplier to change how you pay. From bills to Direct Debit can mostly be done online. Prepayment needs a change of meter or of its mode.',
      ],
    ],
  },
  {
    about: 'what things cost to run',
    topics: ['running_cost', 'kwh'],
    on: [
      [
        /\b(?:dryer|kettle|oven|fridge|freezer|shower|bath|heater|washing|dishwasher|telly|tv|fan|iron|hob)\b/,
        'It goes by its watts and the time it runs: 2,000 watts for an hour are 2 kWh, 3,000 watts for ten minutes half a kWh. Multiply by your unit rate. Anything that heats, such as a dryer or a shower, costs most.',
      ],
    ],
    kinds: {
      cost: 'Multiply the kWh by your unit rate: 2 kWh at 25p are 50p. Your rate is on the bill.',
      how: term('running_cost'),
      more: 'An example: 2,000 watts for an hour are 2 kWh. At 25p that is 50p.',
    },
  },
]
