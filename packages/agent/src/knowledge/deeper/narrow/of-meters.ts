import type { NarrowAnswers } from './narrow-answers.ts'

/** After one subject of meters and displays. */
export const NARROW_OF_METERS: readonly NarrowAnswers[] = [
  {
    about: 'a smart meter that does not send',
    topics: ['smart_meter_silent', 'smart_meter_blocks', 'smets'],
    kinds: {
      how: 'Tell your present supplier in writing that the meter sends nothing, since when, and ask by when it will be put right. Meanwhile read it each month and send the figures.',
      who: 'Your present supplier, also if another one fitted the meter. The number is on your bill.',
      cost: 'It costs you nothing: the meter is the supplier’s job.',
      how_long:
        'It differs: a fix from afar takes days, a visit some weeks. Ask for a date. By rule they owe you a plan, and a set payment if none comes in time.',
      need: 'Yes: send readings yourself each month, for both fuels, until the bill shows “smart” or “actual” again.',
      refuse:
        'Make it a complaint in writing, with the day you first told them. If that does not settle it, the Energy Ombudsman can decide for free.',
      worth:
        'A bill from guessed readings you need not just accept: send a reading today and ask for a new bill. Pay what the new one says.',
      next: 'They try to connect it from afar. If that fails, they send somebody or change the meter, at no cost to you.',
      why: 'Mostly the signal is weak, the meter was not handed over at a switch, or it is an early model. The counting itself is not touched.',
      risk: 'Only that bills are guesses. The meter counts on, so nothing is lost once you send readings.',
      can_they:
        'They may estimate while it is silent, but must use your readings if you send them, and must look into it.',
    },
  },
  {
    about: 'the display',
    topics: ['display_broken', 'in_home_display', 'no_display', 'display_lights', 'display_cost_wrong'],
    kinds: {
      how: 'Put it near the meter, plug it in, switch it off and on, and give it an hour or two. If it stays wrong, ask your supplier to pair it again or send another.',
      who: 'Your present supplier: the number is on your bill.',
      cost: 'In the first year after the meter was fitted it is mostly mended or replaced for free. After that ask: some charge for a new one. The app costs nothing.',
      how_long: 'Pairing takes an hour or two, now and then a day. A new one comes by post.',
      need: 'No. The meter counts and sends without it, and the bill is not touched.',
      worth: 'Only if you look at it: it helps to find what uses a lot. The supplier’s app mostly shows the same.',
      risk: 'None for the bill. Its prices may be old, so trust the kWh more than the pounds.',
      refuse: 'After the first year they need not give you a new one. Use the app, or read the meter itself.',
      why: 'Mostly it has lost the signal of the meter, or its prices were not updated after a change of tariff.',
      sure: 'Yes: the bill is made from the meter and not from the display.',
    },
  },
  {
    about: 'having a smart meter fitted',
    topics: ['get_smart_meter', 'smart_rollout', 'exchange_day', 'unbooked_visit'],
    kinds: {
      how: 'Ask your supplier in its app, online or by phone, and pick a day. If a visit was missed, the same way books a new one.',
      how_long: 'About an hour for each meter, so one or two hours for both fuels. The power is off for part of that.',
      cost: 'The meter and the fitting cost you nothing extra.',
      need: 'Somebody over 18 should be in, because the power and gas are off for a short time and the boiler is checked. Clear the way to both meters.',
      who: 'Your supplier, or a firm that comes for it. Ask for the ID card.',
      when: 'You choose a day from those they offer, mostly within some weeks.',
      refuse:
        'If they do not come on the agreed day, they owe you a set payment, mostly within 10 working days and without your asking. If you want none, you may say no.',
      risk: 'Little: now and then the signal is too weak, and then you go on sending readings. Some tariffs open up with it.',
      worth: 'It ends guessed bills and opens tariffs with cheap hours. By itself it saves nothing.',
      next: 'It starts to send readings by itself, mostly within days. Check on the next bill that the old meter’s last reading is right.',
      can_they:
        'They may offer it, and you may say no. Only a meter that is unsafe or past its approved life has to be changed.',
    },
  },
  {
    about: 'a missed visit',
    topics: ['missed_visit'],
    kinds: {
      how: 'Book a new day in the supplier’s app, online or by phone, and mention the missed one. Ask for a time slot in writing.',
      cost: 'Ofgem’s site has the sum. It is a set payment for each missed visit, on top of nothing else: lost pay is only covered if they agree to it.',
      when: 'Mostly within 10 working days, by itself. If it is late, they owe you a second payment.',
      how_long: 'Mostly within 10 working days. If it is late, they owe you a second payment.',
      need: 'No, the payment should come by itself. A short mail with the day and the time slot helps all the same.',
      next: 'The set payment should come by itself within 10 working days. Ask for more if a day’s pay was lost, in writing; they need not agree, but some do. And book a new day.',
      refuse:
        'Then complain in writing, with the day, the slot and their confirmation. If that does not settle it, the Energy Ombudsman can decide for free.',
      who: 'Whoever agreed the visit with you: the supplier for a meter, the network for a cable or pipe.',
      worth: 'Yes: it is owed to you, and a short mail is enough.',
      qualify: 'Yes, if they had agreed a day and a time with you and did not come, or cancelled too late.',
    },
  },
  {
    about: 'saying no to a smart meter',
    topics: ['smart_meter_fears', 'smart_meter_needed', 'remove_smart_meter'],
    kinds: {
      cost: 'Nothing: the meter and the fitting cost you nothing extra, and saying no costs nothing either.',
      refuse:
        'Then say in writing that you do not want one for now, and ask them to stop. If they go on, make it a complaint.',
      how: 'Say no by phone or in writing, and ask them to note it. You need give no reason.',
      who: 'Your supplier: it offers the meter, and it takes your no.',
      need: 'No, you need not have one. Go on sending readings, and let them in if the old meter itself has to be changed.',
      next: 'You keep your meter and send readings as before. They may ask again after a while.',
    },
  },
  {
    about: 'an old meter',
    topics: ['old_meter', 'meter_exchange'],
    kinds: {
      cost: 'Nothing: an exchange because of age or a fault is free for you. Only a meter moved at your own wish costs.',
      how_long: 'The exchange takes about an hour for each meter, and the power or gas is off for part of it.',
      how: 'Ask your supplier when your meter is due, and agree a day that suits you.',
      who: 'Your supplier, or a firm that it sends. Ask for the ID card and ring the number on your bill if in doubt.',
      need: 'If its approved life has ended, you should let them change it. You may ask which kinds they can fit, and for a smart one not to send.',
      refuse:
        'If you keep refusing though the meter is past its life or unsafe, they can in the end ask a court for access. Better agree a day and the kind of meter.',
      risk: 'Being past its date does not make it dangerous by itself; it is about counting right. If it is hot, buzzes or smells, keep away and call 105.',
      can_they:
        'An old meter is all right as long as its approved life runs. If it is unsafe or past that, it has to be changed; but nobody may force a smart one on you that sends readings.',
      why: 'Because a meter is only approved to count for a set number of years; after that nobody can be sure that the bill is right.',
      worth: 'Let them: it is free, and you get bills from a meter that is sure to count right.',
      sure: 'Yes, it normally costs you nothing, and you may ask for the kind of meter.',
    },
  },
  {
    about: 'moving a meter',
    topics: ['move_meter', 'meter_locked', 'wrong_meter_details', 'meter_owner'],
    kinds: {
      cost: 'For a move that you ask for there is mostly a charge, and they quote it first. A mend or exchange of a faulty meter is free.',
      who: 'The meter is the supplier’s, the cable or pipe up to it the network’s, and everything after it yours or the landlord’s.',
      how: 'Ask your supplier first; for a longer move it sends you to the network. Ask for the quote in writing.',
      how_long: 'Mostly some weeks until they come, and an hour or two for the work.',
      refuse:
        'Ask for the reason in writing, and complain if it is no good one. If age or disability is why you cannot reach it, say so: then they should find a way.',
    },
  },
  {
    about: 'sending readings',
    topics: ['reading_when', 'smart_need_reading', 'no_reading', 'readings_how_often', 'estimates_go_on'],
    kinds: {
      how: 'In the supplier’s app, on its website, by phone or by text. Write the figures from left to right without the red ones, and keep a photo.',
      cost: 'Nothing. A bill on a real reading is mostly nearer the truth than a guess.',
      risk: 'Without readings the bill is a guess, and a large correction can come later. They may bill back at most 12 months if the fault was theirs.',
      refuse: 'Send it with a photo in writing, and ask why it was not used. If it goes on, make it a complaint.',
      need: 'With a smart meter that sends, no. With any other, once a month is good.',
      worth: 'Yes, it takes a minute and saves you guessed bills.',
    },
  },
]
