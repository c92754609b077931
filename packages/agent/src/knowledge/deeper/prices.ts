import { premise } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

/** What can be said on about the standing charge, the price cap and VAT. */
export const PRICES: readonly DeeperAnswers[] = [
  {
    about: 'the standing charge',
    topics: ['standing_charge', 'standing_charge_optional', 'standing_year'],
    on: [
      [
        /\b(?:get rid|avoid|stop|without|not pay|skip|no standing)\b/,
        'Not while you are connected. Some tariffs have a low or no standing charge and a dearer unit rate, which can suit a home that uses very little. If you give up gas for good, ask to have the gas meter taken out and what that costs: then its charge ends.',
      ],
      [/\baway|empty|holiday|nobody\b/, premise('standing_charge_optional')],
    ],
    kinds: {
      why: 'It pays for what does not depend on your use: wires, pipes, the meter, the account and some government schemes. They cost the same on a day without use.',
      cost: { name: 'price_cap', args: {} },
      can_they: 'Yes. Under the price cap it is limited on default tariffs. On a fix the supplier sets it.',
      how: 'Compare the whole year and not this line: a low standing charge often comes with a dearer unit rate. I can do that for your home.',
      worth: 'A tariff with a low standing charge pays only if you use little. The cost of the year decides.',
      who: 'Your supplier charges it. Part of it goes on to the networks.',
      when: 'Every day, also when nothing is used.',
    },
  },
  {
    about: 'the price cap',
    topics: [
      'price_cap',
      'cap_is_maximum',
      'cap_is_one_price',
      'forecast',
      'tracker_cap',
      'ofgem',
      'region',
      'same_everywhere',
    ],
    on: [
      [
        /\b(?:on|have|with) (?:a |my )?fix(?:ed)?\b|\baffect (?:me|us)\b/,
        'On a fix the cap does not touch you until the fix ends: your rates stay. On a standard variable tariff your rates follow the cap each quarter.',
      ],
      [
        /\b(?:it|that|this|cap) (?:for|to) me\b|^(?:and )?mine\b/,
        'It depends on your region, your meter and how you pay. Tell me your postcode or town, and I give the newest figures of your region that I have.',
      ],
      [
        /\bup or down\b|\b(?:go|going|goes) (?:up|down)\b|\bnext (?:one|quarter|change)\b/,
        'I do not know, and I do not guess. Ofgem announces the next cap some weeks before the quarter begins. Until then every figure in the news is a forecast.',
      ],
      [
        /\bshould i fix\b|\bfix (?:now|before)\b/,
        'Nobody knows where the cap goes. A fix pays if its year costs less than staying variable, or if you want to know the price. Tell me your postcode and use, and I put both side by side.',
      ],
    ],
    kinds: {
      why: 'The cap follows what suppliers pay for energy and networks. Regions differ because their networks cost differently.',
      who: 'Ofgem, the regulator, sets it four times a year.',
      when: 'It changes on 1 January, 1 April, 1 July and 1 October. Ofgem announces it some weeks before.',
      how_long: 'Each cap holds for three months.',
      source:
        'The cap figures restate what Ofgem has published. I keep them with their dates, and Ofgem’s own site has the last word. What I do not have I do not say.',
      sure: 'As far as I can trace them: the figures restate what Ofgem has published, with their dates, and Ofgem’s own site has the last word. Your own bill can differ by region, by how you pay and by your use.',
      qualify: 'It covers you on a standard variable or other default tariff. It does not cover a fix that you chose.',
      can_they:
        'A supplier may charge less than the cap, and on a fix also more. On a default tariff it may not charge more for each unit and day.',
      worth:
        'The cap is no tariff that you can choose. What counts is whether a fix costs less than it over your year: I compare that if you tell me your postcode and use.',
      how: 'It limits the price of a unit and of a day. Your bill is those prices times your use.',
      need: 'No, it works by itself on default tariffs.',
      risk: 'It can rise each quarter, and it does not limit your whole bill.',
    },
  },
  {
    about: 'VAT',
    topics: ['vat', 'vat_twenty', 'vat_included', 'vat_share'],
    on: [
      [
        /\b(?:go|goes|going|come|coming) (?:back )?(?:up|down)\b/,
        'Yes, as it is set now: from 1 April 2027 electricity has 5% VAT again. Gas stays at 5%. The years that I work out count that.',
      ],
    ],
    kinds: {
      when: 'On electricity it is 0% from 1 October 2026 to 31 March 2027. From 1 April 2027 it is 5% again. Gas stays at 5%.',
      why: 'It was set to 0% on electricity for this winter. Energy for homes is otherwise taxed at 5% instead of 20%.',
      how_long: 'Until 31 March 2027 on electricity.',
      next: 'From 1 April 2027 electricity has 5% VAT again. The years that I work out count that.',
      sure: 'As far as I can trace it: these are the rates in the price cap for this winter. GOV.UK has the law, and your bill shows the VAT that was charged.',
      source:
        'These are the rates in the price cap for this winter, with their dates. GOV.UK has the law, and your bill shows what was charged.',
      need: 'No. The supplier must charge the right rate by itself.',
      who: 'The supplier collects it, and it goes to the government.',
    },
  },
]
