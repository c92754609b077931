import { premise, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

/** What can be said on about kinds of tariff, how a fix ends, and how good suppliers are. */
export const TARIFFS: readonly DeeperAnswers[] = [
  {
    about: 'a fixed deal and its end',
    topics:
      'fixed fixed_or_variable fixed_bill fix_ends exit_fee exit_fee_always notice_days cap_covers_fixes loyalty'.split(
        ' ',
      ),
    on: [
      [
        /\b(?:per|each|both|every) fuels?\b|\bfor both\b|\bthat (?:each|both)\b/,
        'An exit fee counts for each fuel. With gas and electricity on one fix you pay it twice.',
      ],
      [/\bleave (?:it )?early\b|\bget out\b|\bbreak it\b/, { name: 'exit_fee', args: {} }],
      [
        /\b(?:cap|prices?) (?:\w+ )?(?:goes?|went|falls?|drops?|comes?) (?:up|down)?\b/,
        'Your rates stay the same until the fix ends, whatever the cap or the market does. If prices fall a lot, you can leave: look at the exit fee first.',
      ],
      [
        /\bleave before\b|\b(?:before|sooner|early)\b/,
        'Yes, at any time. Before the last 49 days it costs the exit fee of that deal, for each fuel. After its end it is free.',
      ],
      [
        /\btight budget\b|\blow income\b|\bcannot risk\b|\bpensioner\b/,
        'On a tight budget a fix helps to plan: the price of a unit cannot rise until it ends. Take one with a low exit fee, and see that its year costs no more than staying variable.',
      ],
      [/\b(?:hate|dislike|no) surprises\b|\bpeace of mind\b|\bcertainty\b/, term('fix_for_certainty')],
    ],
    kinds: {
      risk: 'Three things. If prices fall, you stay on your rate or pay the exit fee. Leaving early can cost a fee for each fuel. And when it ends you move to the variable tariff unless you choose. Your bill also still follows your use.',
      next: term('fix_ends'),
      cost: 'The exit fee stands in the contract and on the bill, and I show it with each tariff on the list. In the last 49 days of the fix it may not be charged.',
      when: 'From 49 days before the end date you can leave without a fee. The supplier must write to you between 49 and 42 days before the end.',
      how_long: 'Many fixes run for a year or two. The end date is on your bill.',
      worth:
        'A fix pays when its year costs less than staying variable, or when you want to know the price. I compare both for your home if you tell me your postcode and use.',
      why: 'The supplier buys energy for you ahead of time. The exit fee covers part of that if you leave.',
      need: 'No. If you do nothing, you move to the supplier’s variable tariff without a break, and can leave that at any time.',
      can_they: 'Yes, if it stands in the contract, but not in the last 49 days of the term.',
      where: 'The end date and the exit fee are on your bill beside the tariff name, and in your online account.',
      how: 'Compare, pick the new tariff, and agree to it. The new supplier tells the old one, and the fee, if any, is on your final bill.',
      who: 'Your present supplier charges it, on the final bill.',
    },
  },
  {
    about: 'trackers',
    topics: ['tracker'],
    kinds: {
      risk: 'Yes, some. The price can jump in a cold or tense week, and there may be no upper limit near the cap. It suits you only if you can bear a dear month.',
      worth:
        'Only if you can bear a dear month and like to watch prices. If you want to know what you pay, a fix is better. I can put both side by side for your home.',
      need: 'You mostly need a smart meter for it.',
      cost: 'Its price can change daily, so nobody can say what a year will cost. I count with the price of today.',
      when: 'The price can change every day.',
      qualify: 'It suits homes that can bear a dear month or shift their use. It does not suit a tight budget.',
      why: 'The supplier passes on what energy costs on the market that day.',
      how_long: 'The tariff’s own terms say how long it runs, and whether leaving early costs something.',
    },
  },
  {
    about: 'variable tariffs',
    topics: ['variable'],
    kinds: {
      risk: 'Its rates can rise each quarter with the cap. In return you can leave at any time without a fee.',
      worth:
        'It is right if you want to stay free or expect prices to fall. Otherwise compare it with a fix for your home.',
      cost: { name: 'price_cap', args: {} },
      when: 'Its rates mostly change with the cap: on 1 January, 1 April, 1 July and 1 October.',
    },
  },
  {
    about: 'green tariffs',
    topics: ['green', 'green_wires'],
    kinds: {
      sure: premise('green_wires'),
      cost: 'Not always more. With your postcode and use I show only the green ones, and what a year on each would cost.',
      worth:
        'If it matters to you, look for a supplier that buys renewable power itself and does not only buy certificates.',
      how: 'Say "only green tariffs", and I narrow the list. Ask the supplier where its power comes from.',
      why: 'The wires mix all power. With a green tariff your money goes to renewable power or to certificates for it.',
      who: 'Ask the supplier for its fuel mix, which is mostly on its website. Ofgem has pages on the certificates.',
    },
  },
  {
    // No exit fee: such a contract has no term that one could leave early.
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
]
