import type { FurtherAnswers } from './further-answers.ts'
import { term } from './further-call.ts'

/** What is asked next about a high bill, ways to pay, help and dangers. */
export const FURTHER_DAILY: readonly FurtherAnswers[] = [
  {
    about: 'a danger',
    topics: ['gas_leak', 'carbon_monoxide', 'electric_danger', 'power_cut'],
    on: [
      [
        /\b(?:stopped|gone|better|fine|ok|okay) now\b|\b(?:smell|sparks?|burning) (?:is |has |have )?(?:gone|stopped)\b|\bstill (?:need|have) to\b/,
        'Call all the same: what smelt or sparked can come back. For gas it is 0800 111 999, for wires and the meter 105, and 999 if anybody is in danger. Stay away from it until somebody has looked.',
      ],
    ],
    kinds: {
      need: 'Yes, please call. For gas it is 0800 111 999, for wires and the meter 105, and 999 if anybody is in danger.',
      cost: 'The call and the visit to make it safe are free.',
      who: 'For gas 0800 111 999, for wires and the meter 105, and 999 if anybody is in danger.',
      how_long: 'They come as soon as they can, mostly within hours. Stay out until they have been.',
    },
  },
  {
    about: 'a high bill',
    topics: ['high'],
    kinds: {
      more: 'Other reasons are a price change in the period, a longer period than usual, VAT that came back, a new appliance or heater, a faulty meter, or somebody else on your meter. With the bill at hand I can say which.',
      how: 'Read the meter and send the reading. Compare the kWh with those of a year ago: more kWh means more use, the same kWh means a dearer price. Add the bill with the paper clip, and I do that for you.',
      next: 'Read the meter, send the reading, and add the bill with the paper clip. I go through it line by line.',
      who: 'Your supplier must explain it. If it does not, complain, and after 8 weeks the Energy Ombudsman decides for free.',
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
    about: 'a meter that may be wrong',
    topics: ['meter_fault'],
    on: [
      [
        /\bmoney back\b|\brefund\b|\bbackdate\b/,
        'If the meter counted too much, the supplier must work the bills out again and pay back what was too much. If it counted too little, it may mostly ask for the last 12 months only.',
      ],
      [
        /\bfaulty\b|\bbroken\b|\bis wrong\b/,
        'Then the supplier must change it, free of charge, and work out again what you owe.',
      ],
    ],
    kinds: {
      how: 'Turn everything off, and see whether it still counts. Then run one thing whose watts you know for an hour, and compare. Write down readings over a week, with photos, and send them to the supplier.',
      cost: 'The check can cost a fee if the meter turns out to be right. If it is wrong, it costs you nothing. Ask before they come.',
      who: 'Your supplier is responsible for the meter, and pays if it is faulty.',
      how_long: 'A check mostly takes some weeks. Go on sending readings meanwhile.',
      refuse: 'Complain in writing. After 8 weeks, or a final no, the Energy Ombudsman decides for free.',
      next: 'If it is faulty, they change it and work the bills out again. If not, look for what uses the energy.',
    },
  },
  {
    about: 'ways to pay',
    topics: ['ways_to_pay', 'standard_credit'],
    kinds: {
      why: 'Who prepays cannot fall behind, and a Direct Debit costs the supplier little. Bills that are paid later cost more to run, so the cap for them is higher.',
      how: 'Ask your supplier to change how you pay. From bills to Direct Debit is mostly done online in minutes. Prepayment needs a change of meter or of its mode.',
      cost: 'Changing the way to pay is free. A change of meter mostly is too, but ask first.',
      qualify: 'Most people can pay by Direct Debit. A supplier may check your credit first.',
      worth:
        'From paying on receipt to Direct Debit mostly pays. To go to prepayment only for the cap seldom does, since many fixes are for Direct Debit only.',
      how_long: 'Direct Debit starts with the next bill, mostly within ten working days.',
    },
    on: [
      [
        /\bchange to (?:that|it)\b/,
        'Yes. Ask your supplier to change how you pay. From bills to Direct Debit is mostly done online in minutes. Prepayment needs a change of meter or of its mode.',
      ],
    ],
  },
  {
    about: 'help with bills',
    topics: ['help_schemes'],
    kinds: {
      how: 'Ask the supplier for its hardship fund: there is a form on its website, or ring the number on the bill. For the schemes of the government look at GOV.UK. The council has its own form. Citizens Advice fills them in with you.',
      who: 'The supplier for its fund, the council for its own, and Citizens Advice to find out what fits. It is free.',
      qualify:
        'It depends on income, benefits and age. The supplier’s fund looks at the budget and any debt. GOV.UK has the rules of each scheme.',
      need: 'For most of it you have to ask. The Warm Home Discount and the Winter Fuel Payment mostly come without asking.',
      cost: 'Asking is free, and grants are not paid back.',
      when: 'Ask now: some funds run out in winter.',
      how_long: 'The supplier’s fund mostly answers within some weeks.',
      refuse: 'Ask for the reason, and try the council and Citizens Advice.',
      worth: 'Yes. It costs nothing to ask, and grants are not paid back.',
    },
  },
  {
    about: 'how good suppliers are',
    topics: ['service_ratings'],
    on: [
      [
        /\bwhat about\b|\band (?:edf|eon|ovo|octopus|british gas|scottish power|utilita)\b/,
        'The same holds for each of them: I have no ratings of my own. Citizens Advice gives stars for service by name, and Ofgem publishes complaints.',
      ],
    ],
    kinds: {
      who: 'I do not name one: the list that I compare holds samples with invented names. Citizens Advice gives stars for service by name.',
      worth:
        'Look at two things: the cost of your year, which I can work out, and the stars of Citizens Advice for service.',
      where: 'On the website of Citizens Advice: look for the stars of energy suppliers.',
      how: 'Look at the stars of Citizens Advice for service, and at the cost of your year, which I can work out.',
      why: 'I say only what I can trace, and I hold no figures on service.',
    },
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
  {
    about: 'a deemed contract',
    topics: ['deemed_contract'],
    kinds: {
      qualify:
        'You are on one if you moved in and have not agreed to a tariff since. The bill then mostly says deemed, default or standard variable, and shows no end date.',
      how: 'Agree to a tariff with that supplier, or switch to another one. Either ends it, and there is no exit fee.',
      cost: 'Leaving it is free: a deemed contract has no exit fee.',
      risk: 'You pay default rates until you choose, which can be more than a fix.',
      next: 'You stay on default rates until you choose a tariff or a supplier.',
      need: 'Send a reading of the day you moved in, tell them your name, and choose a tariff when you like.',
      how_long: 'It lasts until you choose something else. You can leave at any time.',
    },
  },
]
