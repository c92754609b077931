import type { Matter } from './matter.ts'

/** Beginning, ending and sharing a supply, and small troubles with it. */
export const SUPPLY_MATTERS = {
  leave_grid: {
    question: 'Can I leave the grid altogether?',
    says: 'You can, but few homes do. You need enough solar or wind, a large battery, mostly a generator for dark weeks, and heat from something else; that costs a great deal, and you have no backup. While a meter is connected, the standing charge runs on, even if you use nothing. It ends only once the network has taken the supply out, for which you ask your supplier and mostly pay. Most people keep the connection and cut what they buy. To give up only the gas is far easier.',
    asks: 'i want to come off the grid|how do i go off grid|can i disconnect from the electricity grid|living off grid with solar and batteries|what does it take to be off the grid',
  },
  grid_standing: {
    question: 'Is there a standing charge if I use nothing?',
    says: 'Yes, as long as a meter is connected: the daily charge runs on even with no use. It ends for a fuel only when that supply is disconnected and the meter taken out. Ask your supplier for the date and the cost in writing.',
    asks: 'do they still charge standing charge if i come off the grid|do i pay standing charge if i use no energy but stay connected|standing charge still runs when not using gas',
  },
  first_home: {
    question: 'My first home: what do I do about energy?',
    says: 'Congratulations, and it is simpler than it looks. First, find the meters and take a photo of the numbers on the day you move in. Second, find out who supplies the flat: ask the landlord or agent, or look for a letter. Third, tell that supplier your name, the date and the readings; it opens an account, and you pay from that day, not for the people before. Fourth, choose a way to pay; monthly Direct Debit is mostly cheapest. Then you may switch. Is rent with or without bills?',
    again:
      'No problem. One step: find the meter, and take a photo of the number. Then ask the landlord or agent who supplies the flat, and ring that supplier with your name, the day you moved in and that number. The rest they do. Ask me about any step.',
    asks: 'first flat no idea about bills|i am 19 and just got my first place|first time renting what do i do about electric|just moved out of home how do i do energy|never paid a bill before where do i start',
  },
  open_account: {
    question: 'Do I have to set up energy in a new home?',
    says: 'The power and gas are already on, with a supplier that somebody chose before, and you owe it for what you use from the day you move in. So yes, one thing: tell that supplier your name, the date and a meter reading, and it opens an account. Until you choose a tariff you are on its default one. If you do not know who it is, ask the landlord, or your local electricity network; for gas the Find My Supplier website says. After that you may switch.',
    asks: 'do i have to set up the electric in my new flat|do i need to open an energy account when i move in|is the electric already on when i move in|who do i tell i have moved in|do i have to sign up with a supplier for my first flat',
  },
  reading_what: {
    question: 'What is a meter reading?',
    says: 'It is the number that your meter shows: how much gas or electricity went through it since it was fitted. The supplier takes the new number less the old one and charges you for the difference. Write the figures from left to right, and leave out those in red or after the point. A photo with the date is best. A smart meter sends it by itself. Without one the supplier guesses.',
    asks: 'what is a meter reading|what even is a meter reading|what does meter reading mean|what do they mean by a reading|what is the point of a meter reading',
  },
  top_up_other_way: {
    question: 'The app or the shop does not take my top-up',
    says: 'Try the next way: the supplier’s website, its automatic phone line or text, or another shop with a PayPoint, Payzone or Post Office sign. If none works, ring the supplier and ask it to sell you a 20-digit code by phone, which you type into the meter or its display yourself. If credit is nearly gone, press for emergency credit, and tell the supplier at once: when its own system fails, it must keep you on supply. Say if anybody at home is ill, older or very young. Keep receipts.',
    again:
      'Then ring the supplier and buy the top-up on the phone: it gives you a 20-digit code, which you type into the meter or its display. Ask it also to send credit from afar, which it can on a smart meter, and to look why the shop is refused. Until then use the emergency credit. Out of hours there is an emergency line, on the back of the card or on the supplier’s site.',
    asks: 'the top up app is down|shop says my top up will not go through|paypoint would not take my payment|app will not let me top up|cannot top up the app is not working|top up declined at the shop',
    isFine: true,
  },
  peak_hours: {
    question: 'When are the peak hours?',
    says: 'The dear hours are mostly 4 to 7 in the evening on weekdays, when most people cook and come home. Each tariff sets its own, so your contract or supplier’s site has the exact ones. The cheap hours are mostly at night, often between midnight and 7; on some tariffs also at midday or at weekends.',
    asks: 'when is peak time|what are the peak hours|what is the peak on a time of use tariff|what time is peak rate|when is electricity dearest in the day',
  },
  night_worker: {
    question: 'I work nights: does a cheap night rate suit me?',
    says: 'Less than for many. For somebody who works nights, heating, cooking and washing fall in the dear hours, and only what runs by itself uses the cheap rate. It can still pay with storage heaters, a hot water tank or an electric car on a timer, which fill up while you are out. Look at when you really use it: both readings over a week, or your supplier’s app. As a rule well over four tenths should fall at night.',
    asks: 'i work nights is a night rate any good|i am on night shifts does economy 7 suit me|home all day and work at night which tariff|i sleep in the day time of use tariff',
  },
  panels_new: {
    question: 'I have new solar panels: what now?',
    says: 'Congratulations. To be paid for what you send to the grid, apply to a supplier for its export tariff, under the Smart Export Guarantee. You need the installer’s MCS certificate, the proof that the network was told, and a meter that counts export, mostly a smart one. Do it soon: payment mostly starts from when you are signed up. Buying and selling may be with two suppliers. Have you got the certificate?',
    asks: 'just had solar panels fitted|we got panels last month what now|new solar panels what do i need to do|panels fitted do i need to tell anyone|how do i start getting paid for new panels',
  },
  export_certificate: {
    question: 'I have no certificate for my solar panels',
    says: 'Yes, you can mostly still be paid, once the papers are there. Ask the installer in writing for the MCS certificate and for the notice to the network, with a date. If it does not answer, ask MCS, which can see whether your panels were registered, and the consumer code that the firm belongs to. If the firm was not certified, ask suppliers whether they take another proof; some do. You also need a meter that counts export. Your network can tell you whether it was told.',
    again:
      'Yes, once the certificate is there, or another proof that the supplier accepts. You also need a meter that counts export. Until then take photos of the export reading, and chase the installer in writing with a date.',
    asks: 'installer never gave me an mcs certificate|no certificate for my solar panels|lost my mcs certificate|can i get paid for export without a certificate|solar firm will not send the certificate',
  },
  export_missed: {
    question: 'Am I paid for export in months past?',
    says: 'Mostly not. Export is paid from the day that you are signed up to an export tariff, or from its first reading, and not for the time before. So apply as soon as you have the papers, and take a photo of the export reading today. If the installer’s delay cost you money, you can ask it to make that good, in writing.',
    asks: 'can i get back paid for export|what about the export months i missed|is export payment backdated|i sent solar to the grid for months without being paid|missed export payments',
  },
  second_meter: {
    question: 'Can I get a second meter put in?',
    says: 'Mostly yes. A new supply point with its own meter is put in by your local electricity network and a supplier: ask both for a quote. It costs, as cables may have to be changed, and brings a second standing charge. A registered electrician does the wiring inside. A flat with its own meter can then have a home contract, with the price cap and a free choice of supplier. A cheap sub-meter only helps to share the bill.',
    asks: 'can i get a second meter put in|separate meter for the flat|how do i get an extra electricity meter|split one meter into two|own meter for the annexe',
  },
  lodger_cost: {
    question: 'Will a lodger raise my energy bill?',
    says: 'Some, yes: more hot water, cooking, washing and lights, and one more heated room for longer. The standing charge stays the same. How much depends on them, so I do not name a sum: take readings on the day they move in and each month, and compare with the year before. Raise your Direct Debit a little, so that no debt builds up.',
    again:
      'Somewhat: above all hot water, cooking, washing and one more heated room. It is less than double, because the home is heated already and the standing charge stays the same. Readings on the day they come and after a month show it exactly.',
    asks: 'will my bill go up with a lodger|how much more energy does a lodger use|getting a lodger what will it do to my bills|extra person in the house how much more electric|thinking of taking in a lodger',
  },
  lodger_charge: {
    question: 'What may I charge a lodger for energy?',
    says: 'Yes, you may ask them to pay. Either the rent includes it, which is simplest, or they pay a share on top. You may not make a profit on it: not more for a unit than you pay yourself. Write down what is agreed and show them the bill. Fair ways: split the bill by heads; a set sum a month, looked at again after three months; or a small sub-meter on the room, times your unit rate. The standing charge is shared as well.',
    again:
      'Take your last bills, work out what a month costs, and divide it by heads: with two of you, half each. If the lodger is there little, agree on less. Write the sum down, look at the readings after three months, and settle the difference. Not more for a unit than you pay yourself.',
    asks: 'can i charge my lodger for electric|what can i charge a lodger for bills|how do i work out a lodgers share|fair amount for bills for a lodger|split the energy with a lodger',
  },
  fuel_direct_sum: {
    question: 'How much does Fuel Direct take?',
    says: 'For the debt it is a small fixed sum, set by the benefits office each year, and with your consent a sum for what you use now comes on top. There is a limit to how much may be taken in all; Citizens Advice can tell you the sum in force. It clears the arrears slowly, not at once; while it runs, you are mostly not cut off for them. If it leaves you too little, ask to have it lowered, and ask your supplier’s hardship fund about the rest.',
    again:
      'That depends on how much is owed: divide it by the sum taken each month. It is slow and steady, and does not clear the debt at once. A grant from a hardship fund can shorten it: ask your supplier.',
    asks: 'how much do they take with fuel direct|how much is deducted from my benefits for energy|will fuel direct clear my arrears|how long does fuel direct take to pay the debt|third party deduction amount for gas',
    isFine: true,
  },
  pay_then_switch: {
    question: 'Can I switch once I have paid?',
    says: 'Yes. Once it is paid, the reason to block you falls away. Ask your supplier to confirm in writing that nothing is owed, with the date. Then ask the new supplier to start the switch again: it does not go on by itself. It takes up to 5 working days, and the price you saw may have changed, so look again. If you cannot pay all of it, ask for a plan, and whether they would let you go with it.',
    asks: 'if i pay the debt today can i switch|once i have paid it will the switch go through|if i clear the arrears can i move supplier|how soon after paying can i switch|do they unblock the switch when i pay',
  },
  uneasy: {
    question: 'Something about it feels wrong',
    says: 'Then trust that, and take your time. What is it about: a call, a message, somebody at the door, a bill? Until it is clear, do not click, pay or give any details. If you already did, tell me, and ring your bank on 159 or the number on your card.',
    asks: 'i have a bad feeling about this|something does not feel right|this seems dodgy|i am suspicious of something|not sure if this is genuine',
  },
} as const satisfies Readonly<Record<string, Matter>>
