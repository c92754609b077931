import type { FurtherAnswers } from './further-answers.ts'
import { about, premise } from './further-call.ts'
import { FURTHER_METERS } from './further-meters.ts'

/** What is asked next about prices, tariffs and Mo. */
export const FURTHER_MARKET: readonly FurtherAnswers[] = [
  ...FURTHER_METERS,
  {
    about: 'the standing charge',
    topics: ['standing_charge', 'standing_charge_optional', 'standing_year'],
    on: [
      [
        /\b(?:get rid|avoid|stop|without|not pay|skip|no standing)\b/,
        'Not while you are connected. Some tariffs have a low or no standing charge and a dearer unit rate, which can suit a home that uses very little. If you give up gas for good, ask to have the gas meter taken out, and that charge ends.',
      ],
      [/\baway|empty|holiday|nobody\b/, premise('standing_charge_optional')],
    ],
    kinds: {
      why: 'It pays for what does not depend on your use: wires, pipes, the meter, the account and some government schemes. They cost the same on a day without use.',
      cost: { name: 'price_cap', args: {} },
      can_they: 'Yes. Under the price cap it is limited on default tariffs. On a fix the supplier sets it.',
      how: 'Compare the whole year and not this line: a low standing charge often comes with a dearer unit rate. I can do that for your home.',
      worth: 'A tariff with a low standing charge pays only if you use little. The cost of the year decides.',
      who: 'Your supplier charges it. Most of it goes on to the networks.',
      when: 'Every day, also when nothing is used.',
    },
  },
  {
    about: 'Direct Debit',
    topics: ['direct_debit', 'direct_debit_changed', 'direct_debit_is_usage', 'monthly_payment', 'cancel_direct_debit'],
    on: [
      [
        /\b(?:get it down|lower it|bring it down|reduce it|fight|argue|challenge|dispute)\b/,
        'Send a meter reading of today. Ask the supplier in writing for the sum behind the new payment. Work out your own: the cost of a year divided by twelve, plus a share of any debt. Ask for that payment. If they say no without a good reason, complain. Tell me your use or add a bill, and I do the sum.',
      ],
      [
        /\bcancel\b/,
        'Do not just cancel it: the debt stays, and paying on receipt costs more. Ask for another payment or another way to pay first.',
      ],
    ],
    kinds: {
      can_they:
        'Yes, but they must tell you in advance, and must be able to show how they worked it out. It should fit your use over the year and any debt or credit.',
      how: 'Send a meter reading, ask for the sum behind the payment, and ask for one that fits: the cost of a year divided by twelve. If they refuse without a reason, complain.',
      why: 'Mostly because the supplier expects you to use more, prices have changed, or a debt is to be paid off. Ask which of the three it is.',
      refuse: 'Complain in writing. After 8 weeks, or a final no, the Energy Ombudsman decides for free.',
      cost: 'A fair payment is the cost of a year divided by twelve. Tell me your use or add a bill, and I work it out.',
      worth:
        'Direct Debit is mostly cheaper than paying on receipt of a bill, and it spreads the winter. If you like to see each sum before you pay, another way may suit you more.',
      when: 'They must tell you ahead of a change, mostly about ten working days.',
      who: 'Your supplier. Your bank can stop a payment, but the debt would stay.',
      need: 'No, you may pay in another way, though it can cost more.',
      risk: 'It can grow too high or too low if readings are guesses. Send readings, and look at the balance twice a year.',
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
        'The cap figures are those that Ofgem has published. I keep them with their dates, and what I do not have I do not say.',
      sure: 'Yes for the figures with their dates: they are those that Ofgem has published. Your own bill can differ by region, by how you pay and by your use.',
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
        'Yes. From 1 April 2027 electricity has 5% VAT again. Gas stays at 5%. The years that I work out count that.',
      ],
    ],
    kinds: {
      when: 'On electricity it is 0% from 1 October 2026 to 31 March 2027. From 1 April 2027 it is 5% again. Gas stays at 5%.',
      why: 'The government set it to 0% on electricity for this winter. Energy for homes is otherwise taxed at 5% instead of 20%.',
      how_long: 'Until 31 March 2027 on electricity.',
      next: 'From 1 April 2027 electricity has 5% VAT again. The years that I work out count that.',
      sure: 'Yes: these are the dated rates for homes. Your bill shows the VAT that was charged.',
      source: 'These are the rates in force by law, with their dates. The bill shows what was charged.',
      need: 'No. The supplier must charge the right rate by itself.',
      who: 'The supplier collects it, and it goes to the government.',
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
      cost: 'Its price changes daily, so nobody can say what a year will cost. I count with the price of today.',
      when: 'The price can change every day.',
      qualify: 'It suits homes that can bear a dear month or shift their use. It does not suit a tight budget.',
      why: 'The supplier passes on what energy costs on the market that day.',
      how_long: 'Mostly 12 months, often without an exit fee. The tariff’s own terms say so.',
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
      cost: 'Not always more. On our list some green tariffs cost more and some do not. With your postcode and use I show only the green ones.',
      worth:
        'If it matters to you, look for a supplier that buys renewable power itself and does not only buy certificates.',
      how: 'Say "only green tariffs", and I narrow the list. Ask the supplier where its power comes from.',
      why: 'The wires mix all power. With a green tariff your money goes to renewable power or to certificates for it.',
      who: 'The supplier’s fuel mix is on its website. Certificates are overseen by Ofgem.',
    },
  },
  {
    about: 'deleting',
    topics: ['delete'],
    kinds: {
      how: 'Open the menu of this chat and choose to delete it. For one bill, open the page of the bill. For everything, open your account.',
      how_long: 'It is gone at once from your pages. The privacy policy says when the last copies go.',
      sure: 'Yes. What you delete is gone for you and for us.',
      where: 'In the menu of the chat, on the page of the bill, or in your account.',
    },
  },
  {
    about: 'how I work',
    topics: [
      'accuracy',
      'price',
      'privacy',
      'trust',
      'ai',
      'who_are_you',
      'sample',
      'coverage',
      'difference',
      'paid_to_recommend',
      'name',
      'launch',
      'abilities',
      'upload',
      'export',
    ],
    on: [
      [/\bdelete|remove|erase\b/, about('delete')],
      [/\b(?:talk|speak|chat) to (?:one|somebody|someone|a (?:person|human))\b/, { name: 'hand_over', args: {} }],
      [/\bwhy you (?:recommend|push|favour)|\bdo you (?:push|favour)\b/, premise('paid_to_recommend')],
      [
        /\bwho (?:can )?(?:see|sees|read|reads|has|gets)\b/,
        'You, and people of ours only when you hand a chat over or a reading has to be checked. It is kept encrypted and is not sold.',
      ],
      [
        /\bwhich (?:suppliers?|ones?)\b.{0,15}\bpay\b/,
        'The suppliers on the list are invented samples, so none of them pays us now. When real ones are there, the site says who pays. The order never depends on it.',
      ],
      [
        /\bnot all\b|\ball of them\b|\bwhole market\b/,
        'Because so far the list holds sample tariffs of 8 suppliers with invented names. It is not the whole market, and I say so. Citizens Advice has a comparison of the market.',
      ],
      [
        /\bprove\b/,
        'I cannot prove it by words. Ask me for a sum and check it: every figure has its working. A person would not answer at this hour and speed.',
      ],
    ],
    kinds: {
      how: 'Every figure comes from your bill, the tariff list or a calculator. The cards show the working line by line, so you can check it.',
      why: 'Because you should be able to check what you are told. So I show the sum, and say when I do not know.',
      source:
        'From your bill, the tariff list, and the published rules and cap figures. What is in none of them I do not say.',
      how_long:
        'The privacy policy says how long each thing is kept. You can delete a chat, a bill or your account yourself at any time.',
      cost: about('price'),
      risk: about('trust'),
      who: about('who_are_you'),
    },
  },
]
