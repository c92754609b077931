import type { NarrowAnswers } from './narrow-answers.ts'

/** After one subject of prices, standing charges and fixes. */
export const NARROW_OF_PRICES: readonly NarrowAnswers[] = [
  {
    about: 'the cap and your fix',
    topics: ['cap_covers_fixes'],
    kinds: {
      worth:
        'It still matters to you as a yardstick: it shows what you would pay without a fix. And it protects you when the fix ends and you do nothing.',
      next: 'When the fix ends and you do nothing, you move to the standard variable tariff, and that is under the cap. In the last 49 days you can leave without a fee.',
      when: 'From the day your fix ends: then the default tariff, and with it the cap, takes over.',
      why: 'Because you chose that price yourself. The cap is there for people who have not chosen.',
      risk: 'A fix can be above the cap, and stays there if the cap falls. It can also be below it, and then you gain.',
      how: 'Set your unit rates and standing charges beside the cap of your region. Tell me your rates, or add the bill, and I do it.',
      can_they: 'Yes: for a deal that you chose they may ask more than the cap, as long as you agreed to it.',
    },
  },
  {
    about: 'prices in the regions',
    topics: ['why_regions_differ', 'region', 'countries_same'],
    kinds: {
      who: 'Ofgem approves what each network may charge, and suppliers pass it on. North Wales with Merseyside tends to be among the dearest for standing charges, and London among the lowest. Ask me which region is dearest, and I give the figures.',
      where: 'Ask me which region is dearest or cheapest, or name a town, and I give its figures.',
      cost: 'It depends on the two regions: name them, and I give the rates of the cap for each.',
      how: 'Name your town or postcode, and I say which region it is and what the cap is there.',
      when: 'The rates change with the cap, on 1 January, 1 April, 1 July and 1 October; what networks may charge is set for some years at a time.',
      can_they:
        'Yes: suppliers may pass on what the wires of a region cost. The cap has a level of its own for each region.',
      worth: 'You cannot change the region, but you can compare what suppliers ask in yours.',
      qualify: 'It goes by where the home is. Name your town or postcode, and I say which region that is.',
      refuse:
        'There is nothing to refuse: every supplier pays the same network in your region. What you can change is the supplier and the tariff.',
    },
  },
  {
    about: 'what suppliers charge',
    topics: ['same_everywhere', 'cheapest_supplier'],
    kinds: {
      who: 'I hold no prices of real suppliers yet: my list has samples with invented names. Citizens Advice has a comparison of real ones; look at the whole year and not at one line.',
      how: 'Take the unit rates and standing charges of two offers, times your own use. Give me both, and I do the sum.',
      worth: 'A look is worth it, at least when a fix ends or once a year.',
      risk: 'The catch is mostly in the other part: a low standing charge with dear units, or an exit fee. So compare the whole year.',
      why: 'Each buys its energy at other times and has other costs. What the networks take is the same for all of them in your region.',
      cost: 'It depends on the region and your use. Tell me your postcode and use, and I show what my list and the cap come to.',
    },
  },
  {
    about: 'the standing charge',
    topics: [
      'standing_charge_optional',
      'no_standing_charge',
      'standing_why_high',
      'low_user',
      'going_away',
      'away_use',
    ],
    kinds: {
      can_they:
        'Yes, as long as the meter is connected, also on days without use. Under the price cap its size is limited.',
      how: 'Ask your supplier for a tariff with a low standing charge or none. To end it for good, the meter has to be taken out.',
      cost: 'Ask me “what is the standing charge now”, and I give it for both fuels, by day and by year.',
      need: 'No, it runs by itself, and there is no way to pause it while the meter is connected.',
      refuse:
        'You cannot pause or refuse it while you are connected. Turning the power off at the main switch saves use, but not this charge.',
      who: 'Your supplier charges it; most goes on to the networks. I hold no list of who asks least today; in a comparison each tariff shows its own.',
      worth: 'Only with very little use: a low standing charge comes with dearer units, so the whole year decides.',
      risk: 'The catch of a low standing charge is a dearer unit: in winter it can cost more than it saved.',
      qualify: 'It is for every home with a connected meter, whatever it uses.',
      when: 'Every day, also when you are away. Its size changes with the cap or with your tariff.',
    },
  },
  {
    about: 'what prices will do',
    topics: ['forecast', 'cap_announced', 'fix_or_wait'],
    kinds: {
      when: 'The next cap, from 1 January 2027, is due from Ofgem in late November; the one from 1 April in late February.',
      worth:
        'If you want to know what you will pay, a fix gives you that. If it costs clearly more than the cap now, staying is the gamble with the better start. I can show both for your home.',
      how: 'Look at Ofgem’s announcement some weeks before each quarter. For your home: give me the postcode and use, and I set the fixes beside the cap.',
      who: 'Ofgem sets the cap, from what the wholesale market and the networks cost. Nobody sets the market price.',
      risk: 'With a variable tariff the risk is a rise; with a fix it is that prices fall and you pay a fee to leave.',
      cost: 'I do not know and do not guess. What I can give you is the cap now, and what a fix on my list would cost you.',
      need: 'No. On a variable tariff you follow the cap by yourself; on a fix nothing changes until it ends.',
      sure: 'Yes, I am sure that nobody knows. Forecasts have been wrong in both directions.',
      source: 'Ofgem publishes the cap and its dates; forecasts of others are on their own sites.',
    },
  },
  {
    about: 'VAT on energy',
    topics: ['vat', 'vat_twenty', 'vat_on_what', 'vat_included'],
    kinds: {
      how_long: 'Until 31 March 2027. From 1 April 2027 electricity has 5% again; gas has 5% all the time.',
      when: 'From 1 October 2026 to 31 March 2027 electricity for homes has no VAT. Gas stays at 5%.',
      qualify:
        'It is for homes: on all of the bill, unit rates and standing charge alike. Business energy mostly has 20%.',
      how: 'You need do nothing. On a bill for days since 1 October 2026 look at the VAT line of the electricity: it should be nought.',
      refuse:
        'If a bill still has VAT on electricity used since 1 October 2026, ask the supplier for a new one. What was used before that day rightly has 5%.',
      worth: 'It is about a twentieth off the electricity part, by itself.',
      cost: 'On electricity nothing until 31 March 2027; on gas 5% of the gas part.',
    },
  },
  {
    about: 'one or two suppliers',
    topics: ['dual_fuel', 'switch_one_fuel', 'two_suppliers'],
    kinds: {
      cost: 'I name no sum: some suppliers give a small dual fuel discount, others none. What counts is the cost of both fuels over the year. With your postcode and use I rank both ways.',
      how: 'For both at one supplier choose a dual fuel tariff, or ask your supplier to add the other fuel. For two, switch just the one: say “just gas” or “just electricity”.',
      worth:
        'One supplier is handy: one bill, one payment, one number to ring. Two can be cheaper if each is best for its fuel. The year decides.',
      need: 'No, nobody has to have both with one.',
      who: 'You choose for each fuel. With both at one supplier you mostly get one bill.',
      risk: 'With two suppliers you have two bills and two end dates, and may lose a discount. With one you may miss the cheaper fuel elsewhere.',
      how_long: 'Switching one fuel takes up to 5 working days, as with both.',
      qualify: 'Yes, with both fuels at one supplier you mostly get one bill and one Direct Debit.',
      next: 'The fuel that you switch gets a final bill from the old supplier; the other goes on as it is.',
      can_they:
        'They may end a dual fuel discount if you take one fuel away, if the terms say so. They may not keep you.',
    },
  },
  {
    about: 'the length of a fix',
    topics: ['fix_length', 'fix_then_drop', 'fixed_or_variable', 'fix_choices'],
    kinds: {
      can_they:
        'You can leave at any time. Before the last 49 days it may cost the exit fee for each fuel; after that nothing.',
      how: 'Give me your postcode and use, and I set fixes of different lengths beside the cap.',
      worth:
        'If you want calm, a year or so with a low exit fee is a fair middle. Two years only if the price is no higher and you will not move.',
      when: 'When the fix costs no more than the cap does now, or your present deal is in its last 49 days.',
      qualify: 'Anybody who pays the supplier can fix. Some deals are for Direct Debit or a smart meter only.',
    },
  },
  {
    about: 'the end of a fix',
    topics: ['fix_ends', 'fix_do_nothing', 'notice_days', 'no_supplier_cut'],
    kinds: {
      when: 'From 49 days before the end: from then on no exit fee may be charged. Start looking about then.',
      need: 'No, you move to the standard variable tariff by yourself. But a choice of your own is often cheaper.',
      cost: 'What you then pay follows the price cap. I can set that beside your rates: tell me them, or add the bill.',
      how: 'In the last 49 days compare, choose, and agree; the new supplier does the rest, and the change can be set for the end date.',
      who: 'Your supplier must write to you 42 to 49 days before the end, with what comes next and what it offers.',
      can_they:
        'They must write to you 42 to 49 days before the end. They may move you to the variable tariff, which has no exit fee.',
      sure: 'Yes: a supplier has to write to you 42 to 49 days before a fix ends.',
    },
  },
]
