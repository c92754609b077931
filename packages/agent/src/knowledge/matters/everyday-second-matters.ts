import type { Matter } from './matter.ts'

/** Details that people add in the middle of an everyday subject. */
export const EVERYDAY_SECOND_MATTERS = {
  unbooked_visit: {
    question: 'They booked a smart meter visit that I did not ask for',
    says: 'You can cancel it, and it costs you nothing: ring, use the app or write, say that you did not book it and do not want it, and ask for that to be noted so that they stop. A smart meter is your choice unless the old meter is too old or unsafe; ask whether that is the reason. If appointments keep coming, make it a complaint.',
    again:
      'Yes, cancel it by app, mail or phone and keep what you wrote. There is no charge for that, and nobody may come in without your yes.',
    asks: 'smart meter appointment i never booked|they keep booking me in for a smart meter|cancel my smart meter appointment|how do i stop smart meter calls',
  },
  exchange_day: {
    question: 'What happens on the day of a meter change?',
    says: 'Somebody over 18 should be in, because they need the meter and the fuse box or boiler. It mostly takes about an hour for each meter, and the power or gas is off for part of that, so save your work and unplug what should not stop suddenly. With medical equipment at home tell them before. Take a photo of the old meter’s last reading and of the new one’s first. If the day does not suit you, ask for another.',
    again:
      'Plan for about an hour for each meter, with the supply off for part of it, and somebody over 18 at home. The supplier tells you a time slot, and owes you money if it misses it.',
    asks: 'do i have to be in for the meter change|how long does a meter change take|will the power be off when they change the meter|what happens on the day they fit the meter',
  },
  executor: {
    question: 'I am the executor: how do I deal with the energy?',
    says: 'As executor you may speak for the estate. Send the supplier’s bereavement team a copy of the death certificate and of the will or the probate, with a meter reading, and ask them to put the account in the name of “the executors of”, to stop letters to the dead person, and to write to you. The estate pays what was used, and you need not pay from your own money. For an empty house ask for the lowest charge, and read the meter now and then. If they do not listen, complain.',
    again:
      'Ask once more in writing, with the death certificate and your proof as executor: letters in his or her name must stop, and all bills go to the estate. If they go on, make it a complaint.',
    asks: 'im the executor what do i do about the energy|they keep sending my dead dad bills|executor of an estate and the supplier|supplier wont speak to me i am the executor',
  },
  flow_temp: {
    question: 'What temperature should the boiler be set to?',
    says: 'For a combi set the flow to the radiators to about 55 to 60 degrees, the dial with the radiator sign, and leave the tap water as it is, mostly at 50 to 55. A condensing boiler then works best and uses some percent less gas; the rooms warm a little more slowly. If it is too slow in a frost, turn it up a step. With a hot water tank keep the tank at 60 or more, against germs.',
    again:
      'It is a small saving for nothing: some percent of the gas for heating. What saves more is the thermostat: one degree less is about a tenth of the heating.',
    asks: 'what temperature should i set my boiler|boiler flow temperature|what should the combi be set at|lower the flow on my boiler',
  },
  vat_on_what: {
    question: 'Is VAT on the standing charge too?',
    says: 'Yes. VAT is on the whole of it: the units and the standing charge alike, at the same rate. Prices for homes are mostly shown with VAT in them already.',
    asks: 'is there vat on the standing charge|do i pay vat on the standing charge too|is vat on everything',
  },
  vat_disabled: {
    question: 'Do disabled or older people pay less VAT on energy?',
    says: 'No, the VAT on gas and electricity is the same for every home, also for disabled or older people. What there is instead is help by other ways: the Warm Home Discount, the Priority Services Register, and help with the cost of some medical equipment from the hospital or the NHS team that gave it. Ask Citizens Advice for a check of what you can get.',
    asks: 'do disabled people pay vat on energy|vat if im disabled|no vat for pensioners on gas',
  },
  gift_missing: {
    question: 'I never got the cashback that I was promised',
    says: 'Ask whoever promised it, the supplier or the comparison site, in writing: with the day that you switched, the offer as you saw it, a picture or the mail, and when it was due. If they say that you missed a deadline or a condition, ask them to show where that stood. If they do not pay, make it a complaint; for a supplier the Energy Ombudsman decides for free, for a site there is its own complaints way and small claims.',
    again:
      'Then ask for the terms of that day and for proof that you were told. A condition that nobody told you of need not count: say so in a complaint.',
    asks: 'never got my cashback for switching|promised 50 pounds and never got it|my switching voucher never came|referral money not paid',
  },
  outage_comp: {
    question: 'Who pays for a long outage?',
    says: 'For a cut of many hours, or several long ones in a year, the local electricity network, and not your supplier, owes a set payment; after a storm it takes more hours. Short blinks are not paid. Often it comes by itself; if not, ask the network, on 105 or its site, within three months, with the days and times. Ofgem’s site has the sums and hours. If it happens each week, ask the network to look; if only your home is hit, an electrician.',
    again:
      'From the local electricity network: 105 puts you through, and its site has a form. Your supplier is not the one for it.',
    asks: 'compensation for power cuts|power keeps going off do i get money|who pays compensation for outages|power blips every week',
    isFine: true,
  },
  deposit_back: {
    question: 'When do I get my deposit back?',
    says: 'A deposit is paid back after a time of paying well, which the terms name, often about a year, or it is set against the final bill when you leave. Look into the letter from when you joined, then ask in writing: the sum, the day that you paid it, and that you have paid on time since. If they keep it without a reason, complain.',
    again:
      'Write to the supplier’s customer service, with your account number, the sum and the day: ask for it back or for the rule by which they keep it.',
    asks: 'when do i get my deposit back|energy deposit refund|they still have my deposit|can i have my security deposit back from the supplier',
  },
  no_reading: {
    question: 'What if I cannot send a reading in time?',
    says: 'Nothing bad happens: they estimate, and it is put right with the next real reading. Tell them why, such as that the cupboard is locked, and ask for a few more days or a visit. If you are about to change supplier or tariff, the day matters more: send it as soon as you can, with a photo and the date, since a reading some days off is mostly taken.',
    again: 'Then they guess, and you can put it right later with a reading and a photo. There is no fee.',
    asks: 'what if i cant send a reading in time|missed the date for the meter reading|they want a reading by friday|i cant get to the meter for the reading',
  },
  fix_choices: {
    question: 'What are my choices when a fix ends?',
    says: 'Three. Take a new deal with the same supplier. Switch to another supplier, without an exit fee from 49 days before the end. Or do nothing: then you move to its standard variable tariff, under the price cap and free to leave at any time. Which is best depends on what a year of each costs: tell me your postcode and use, or add a bill, and I set them side by side.',
    asks: 'what are my options when my fix ends|what are my choices now|what can i do when my deal runs out|letter says my tariff is ending what are the options',
  },
  default_dearer: {
    question: 'Is the standard tariff dearer than a fix?',
    says: 'Often, but not always. The standard variable tariff follows the price cap, and the good fixes are mostly somewhat below it; at times all fixes are above. So look at a year of both. Tell me your postcode and what you pay or use, and I work it out.',
    asks: 'is the standard variable dearer|is doing nothing more expensive|is the default tariff more than a fix|does it cost more if i do nothing',
  },
  landlord_owns_meter: {
    question: 'The tenant has the account but I own the flat',
    says: 'The meter belongs neither to you nor to the tenant, but to the supplier or a meter firm. Who has the account chooses the supplier, so a tenant with the bill in her name may switch and need not ask. You can want to be told, and that the meter is put back if its kind was changed, where the tenancy agreement says so.',
    asks: 'its in her name but i own the meter|my tenant switched supplier without asking|can i stop my tenant switching|i own the flat so the meter is mine',
  },
  pay_weekly: {
    question: 'Can I pay weekly?',
    says: 'Often yes, if you ask: many suppliers take a weekly or fortnightly payment by standing order, debit card or a payment card at a shop, above all if you say that you are paid by the week. Ask by phone or chat for a plan that fits your pay day. It may not count as Direct Debit for the price, so ask whether the rate changes. With a smart prepayment meter you pay as you like anyway.',
    again:
      'Say it plainly: “I am paid weekly and would like to pay so much each week. Please set that up and tell me whether my rate changes.” If they say no, pay part of it ahead each week towards the monthly sum.',
    asks: 'can i pay my energy bill weekly|pay my electric every week|fortnightly payments to my supplier|i get paid weekly can i pay weekly',
  },
  read_smart: {
    question: 'How do I read a smart meter?',
    says: 'The screens take turns, so press the button, often 9, A or the one below the screen, until a number with kWh stands there; it is marked IMP, IMPORT or TOTAL. That is the electricity reading: write it from left to right without what is after the point. Screens with a rate, a date or EXP are not it. With day and night there are two, R1 and R2. On the gas meter press its button until VOLUME or m³ shows. Take a photo of it.',
    again: 'The one with kWh and IMP for electricity, and the one with m³ for gas. All others you may leave out.',
    asks: 'how do i read a smart meter|which number on the smart meter is the reading|smart meter shows different screens|what do i press on the smart meter',
  },
  going_away: {
    question: 'I am going away for months: what about the energy?',
    says: 'You need not cancel: the home stays supplied, and without use there is the standing charge and little else. Send a reading before you go and one when you are back. Turn off what is not needed, and leave the heating on frost protection in winter, about 5 to 7 degrees, against burst pipes; ask what your home insurance wants. Ask for a lower Direct Debit for that time. If somebody else moves in, put the account in their name.',
    again:
      'No, do not cancel: keep the account, pay the standing charge, and turn things down. Only if you give up the home do you close it.',
    asks: 'im going abroad for 6 months do i cancel my energy|away for the winter what about the heating|leaving my house empty for months energy|do i pay while i am away for half a year',
  },
  landlord_prepay: {
    question: 'Can my landlord put in a prepayment meter?',
    says: 'Not by themselves, if the account is in your name: only your supplier may change the meter, and for that it asks you. If the account is the landlord’s, they may, but must not cut you off or charge more than they pay. Ask who ordered it and see the tenancy agreement. As the one who has the account you can ask your supplier for a normal meter again: it may check your credit, and mostly does it free of charge. Citizens Advice or the council’s renting team helps if the landlord insists.',
    again:
      'Ask the supplier to change it back, if the account is yours: that is mostly free, and with a smart meter needs no visit. The landlord need not pay, and you need not either.',
    asks: 'can a landlord put a prepay meter in|landlord had a prepayment meter fitted without asking|get the prepay meter my landlord put in taken out',
  },
  warrant_meter: {
    question: 'Can they force their way in to my meter?',
    says: 'Not on their own. A supplier must check a meter from time to time, and asks for a day. If nobody lets it in for long, it can ask a magistrate, in Scotland a sheriff, for a warrant, of which you are told before, and the cost can be put on you. So ring, book a day that suits you, and say if somebody at home is ill or afraid. Only with a warrant or in an emergency, such as a gas leak, may somebody come in without your yes.',
    again: 'Book a visit, and it is settled: nobody needs a warrant then. Note the day and the name.',
    asks: 'can they break in to read the meter|havent let them in for years|they want a warrant for my meter|can the meter people force entry',
  },
} as const satisfies Readonly<Record<string, Matter>>

/** The same about Mo. */
export const MO_EVERYDAY_SECOND_MATTERS = {
  call_for_me: {
    question: 'Can you ring my supplier for me?',
    says: 'No, I cannot ring or write to anybody, and a supplier would not talk about your account with me: it has to know that it is you. But I can get you ready: tell me what it is about, and I give you the words, what to have at hand and what to ask for. If calls are hard for you, write instead, or ask Citizens Advice, which can speak to the supplier for you, for free.',
    again:
      'Nobody at Mowatt can speak for your account either. Tell me what is wrong in a sentence, and I write you what to say.',
    asks: 'can you call my supplier for me|can you ring them for me|can you speak to them on my behalf|can you email them for me',
  },
  sell_data: {
    question: 'Who do you sell my data to?',
    says: 'To nobody. Your chat and your bills are used to answer you, and are not sold or given to suppliers. Only if you start a switch does the new supplier get what it needs for it, after you have agreed. You see in your account what we hold, and can export or delete it at any time; the privacy policy says it in full.',
    asks: 'who do you sell my data to|do you sell my details|do you pass my data to suppliers|will i get sales calls',
  },
} as const satisfies Readonly<Record<string, Matter>>
