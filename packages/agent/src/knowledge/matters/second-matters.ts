import type { Matter } from './matter.ts'

/** What people come to on second thoughts: the odd case beside a subject that is well known. */
export const SECOND_MATTERS = {
  cubic_feet: {
    question: 'How do I turn gas units into kWh?',
    says: 'Take the units between two readings. On an imperial meter, cubic feet, multiply by 2.83 to get cubic metres; on a metric one leave that out. Then times 1.02264, times the calorific value on your bill, mostly about 39 to 40, and divide by 3.6. So one imperial unit is roughly 31 to 32 kWh, and one metric unit about 11. Times your gas rate that is the cost. Your bill shows the same sum. Tell me the units and the kind of meter, and I do it.',
    asks: 'how do i work out kwh from cubic feet|turn gas units into kwh|convert my gas meter reading to kwh|what is the formula for gas kwh',
  },
  takeover_letters: {
    question: 'Whom do I pay after a takeover?',
    says: 'Pay neither before you know who supplies you now. Only one can: your local electricity network names the supplier of the power, and the Find My Supplier website that of the gas. Then write to both, with both account numbers and a meter reading: ask for the reading on the day of the change, and for one statement that sets what you owe against your credit. A credit must come over or be paid out. Keep up your usual payment to the one that supplies you. If it is not settled, complain in writing.',
    asks: 'old and new supplier both send letters which one do i pay|one account says i owe and the other says i am in credit|my supplier was taken over and now there are two balances',
  },
  business_vat: {
    question: 'Is the VAT of a business higher?',
    says: 'A business mostly pays 20% VAT on gas and electricity. Two things bring it down to the rate of homes: a small use, and energy that is used for living. Where one meter serves both, it goes by the shares: as a rule, if at least 60% is for living, all of it counts as for a home; if less, it is split. HMRC has the rules, and your supplier bills by what you tell it. I compare homes only.',
    again:
      'Not on all of it, if you mainly live there: as a rule, from 60% of the use for living up, all of it has the rate of homes. Below that only the business part has 20%. A small use has the lower rate anyway. Tell the supplier your shares.',
    asks: 'what vat do businesses pay|is it 20 percent vat for a business|vat on business electricity|do i pay business vat if i work from home',
  },
  vat_declare: {
    question: 'How do I get the right VAT if I work at home?',
    says: 'Tell your supplier what share is for living and what for the business: it has a VAT declaration, also called a VAT certificate, for that. Fill it in, sign it and keep a copy; the supplier then bills each part at its rate, and you may ask about bills that were wrong before. If the home is on a household tariff and the business is small, mostly nothing is to do. What you can claim as a cost is for HMRC’s pages or your accountant.',
    asks: 'how do i sort out the vat on my bill for the business part|where do i send a vat declaration|how do i tell them part is for my business',
  },
  fit_export: {
    question: 'Should I give up Feed-in payments for an export tariff?',
    says: 'Keep the payment for what the panels generate: it is mostly the larger part and runs for the agreed years, and an export tariff does not replace it. Only the other part, the export payment, can be given up for an export tariff. That can pay if the tariff gives clearly more for each kWh, and it needs a meter that counts your export. Ask your Feed-in licensee how to opt out of that part alone and whether you can come back, and get it in writing.',
    again:
      'In short: keep the generation payment, look only at the export part, and get the offer in writing before you give anything up.',
    asks: 'should i swap my feed in tariff for an export tariff|is seg better than fit|can i leave the export part of the feed in tariff|fit or smart export guarantee which is better',
  },
  fit_battery: {
    question: 'Does a battery touch my Feed-in payments?',
    says: 'Tell your Feed-in licensee before it is fitted. A battery may stay beside the panels, but it must not make power from the grid count as generated, and if your export is only assumed and not metered, they may ask for an export meter or change that part. Ask in writing what changes for you. The installer tells the local network. On its worth: it pays if it stores power that you would else send out cheaply and buy back dear; ask for the sum over a year.',
    asks: 'im on the feed in tariff and want a battery|does adding a battery affect my fit payments|battery with feed in tariff',
  },
  ev_kinds: {
    question: 'Which kind of EV tariff suits me?',
    says: 'There are two kinds, whoever sells them. One has set cheap hours each night: any car and charger do, and you set a timer. With the other the supplier steers the charging, so your car or charger must be on its list; the cheap time is often longer or the rate lower, and you plug in and say by when it has to be full. If yours is not on the list, or you want to decide yourself, take set hours. Look at the day rate too. I rank neither by name.',
    asks: 'go or intelligent which ev tariff|which is the better of the two ev tariffs|set hours or smart charging tariff|difference between the ev tariffs',
  },
  tariff_needs_smart: {
    question: 'Do they insist on a smart meter for a tariff?',
    says: 'That can be true for that tariff: those with cheap hours or prices that change by the half hour cannot be billed without one, and a supplier may make it a condition of a deal. But it is no duty for you: a plain fix or the standard variable tariff must be open to you with the meter that you have. So choose: take the meter and the deal, or another tariff. If they say that you cannot stay a customer without one, that is wrong; complain.',
    again: 'You may say no, and then another tariff is yours to choose: the plain ones need none.',
    asks: 'they say i have to have a smart meter for the tariff|is a smart meter a condition of the deal|the tariff needs a smart meter can they make me|only get this price with a smart meter',
  },
  scrapped_when: {
    question: 'From when would standing charges go?',
    says: 'No day is set, as far as I know, and I do not guess. Ofgem’s site says what is decided. So do not hold off a switch for it: a variable tariff you can leave at any time, and with a fix you know your price whatever comes. Decide on what the year costs now, with the exit fee in it.',
    again:
      'No, do not wait for it: nothing is fixed, and each month on a dear tariff costs you for sure. If a fix with an exit fee makes you uneasy, look at one without. Tell me your postcode, or add a bill, and I compare.',
    asks: 'when are they scrapping standing charges|when does the standing charge end|should i hold off switching until standing charges go|wait for the standing charge change',
  },
  bill_over_cap: {
    question: 'How can anybody pay more than the cap?',
    says: 'Because the cap is a price and no limit on the bill, which is easily mixed up. Say a unit costs 25p: with 100 units you pay £25, with 300 units £75. The cap only says that the 25p may not be more. So a bill above the yearly figure in the news mostly means more use, electric heating, a longer time, an old balance in it, or a fix that you chose, which the cap does not cover. Add the bill, and I show which it is.',
    again:
      'Think of petrol: the cap is the most for a litre, and not for a tank. Who drives more pays more at the same price. Your bill is your units times the price of one, and the days times the daily charge.',
    asks: 'my bill is higher than the cap|why was my bill more than the price cap|how can i pay more than the cap|so how come i paid more than that',
  },
  boiler_who_pays: {
    question: 'Who pays for a boiler repair?',
    says: 'If you rent, the landlord: heating, hot water and a safe boiler are theirs to pay for and to keep in order, so send them the engineer’s note in writing today. If the home is yours, you pay, unless boiler cover, a guarantee or home insurance does: look before you order. For a low income or ill health there are grants for repairs and new heating: ask your council and supplier, and in Scotland Home Energy Scotland, in Wales Nest. Use only an engineer on the Gas Safe Register, and ask for the price first.',
    asks: 'who pays for the boiler|who has to pay for a new boiler|is the boiler repair on me or the landlord|who pays to get the heating fixed',
  },
  one_month_shock: {
    question: 'My bill for one month is huge',
    says: 'That is far too much for one month in most homes, so check before you pay it all. See which days it covers: it may be a catch-up for many months. Then the readings: an E means a guess. Read the meter now and set it beside the bill; one wrong digit makes hundreds of pounds. Look for a balance from before. All electric costs more, but seldom so much. Send the supplier a photo of the meter, ask for a new bill, and pay meanwhile what is usual for you.',
    again:
      'For one month that is very high. The two likeliest reasons are a guessed or wrong reading and a bill that makes up for many months. What does the meter say now, and what does the bill say? Give me both, and I set them side by side.',
    asks: 'my bill is 900 for one month|they want 700 for a single month|hundreds of pounds for one month that cannot be right|huge bill out of nowhere',
  },
  not_understood: {
    question: 'What if somebody did not understand the contract?',
    says: 'I am sorry, and it is no fault of hers or his. Somebody who could not understand or remember what was signed should not be held to it. Ring the new supplier, say that the person is vulnerable and could not follow the sale, and ask for it to be undone, also after 14 days, with no fee. Make a complaint of what the seller did. To speak for the person you need their word or a power of attorney, but anybody may report it. Citizens Advice helps for free.',
    again:
      'Then say just that to the supplier: that she or he cannot remember or understand it. It should undo the contract, also late, and without a fee. You do not need a power of attorney to report it.',
    asks: 'she does not even remember signing|he did not understand what he signed|my mum has dementia and was signed up|my dad does not know what he agreed to',
  },
  landlord_no_bill: {
    question: 'My landlord will not show me the energy bill',
    says: 'Ask again in writing, and keep a copy: “Please show me the supplier’s bill, the unit rate on it and how my share was worked out.” A landlord who sells energy on may take only what the supplier charges, so has to be able to show it. If not, ask Citizens Advice or the council’s team for private renting; what was too much can be claimed back, in the end in the small claims court. Note your meter readings. Do not simply stop paying: get advice first.',
    again:
      'Then put it in writing with a day, such as two weeks from now, and say that you will go to the council or Citizens Advice after that. Often that is enough.',
    asks: 'landlord wont show me the energy bill|he refuses to show the electricity bill|landlord hides what he pays for the electric',
  },
  landlord_going_rate: {
    question: 'My landlord says his price is the going rate',
    says: 'There is no going rate for energy that a landlord sells on: what counts is what he himself pays the supplier for a unit, and he may take no more than that, with a fair share of the standing charge. If he pays less than he charges you, you can ask for the difference back. Ask in writing for the supplier’s bill. To see whether it is likely, set his price beside the average under the price cap: ask me “what is the price cap”.',
    again: 'No more than he pays: that is the rule, whatever others charge.',
    asks: 'landlord says it is the going rate|he says everyone pays that per unit|can he charge me more than he pays|can my landlord do that with the electric',
  },
} as const satisfies Readonly<Record<string, Matter>>

/** The same about Mo. */
export const MO_SECOND_MATTERS = {
  photo_ok: {
    question: 'Is a photo of a paper bill all right?',
    says: 'Yes, a photo is fine. Lay each page flat in good light, with all four corners in the picture and no shadow, and take one photo for each page, the back too: the rates and the use of the year are often there. Add them together with the paper clip. A PDF is a little surer. Or just type the figures: what you pay, the kWh, the rates and your postcode do for a start.',
    again:
      'Yes: a photo of each page, sharp and whole, added with the paper clip. If one cannot be read, I say so and ask only for what is missing.',
    asks: 'is a photo ok|my bill is on paper|can i take a picture of my bill|i only have a paper bill',
  },
  without_bill: {
    question: 'Can I do it without a bill?',
    says: 'That is fine: I can begin without one. Tell me what you pay a month or what you use, your postcode, and how many people and bedrooms. From that I work out a rough year and compare; with a bill it becomes exact, and you can add it later. Your supplier’s app or site shows the bills too.',
    again:
      'Then just tell me roughly: what leaves your bank each month, your postcode, and how many people and bedrooms. I mark what I had to guess.',
    asks: 'i do not have a bill on me|dont have my bill to hand|can i do it without a bill|i threw the bill away',
  },
  no_memory: {
    question: 'Do you remember our last chat?',
    says: 'No, I do not have that talk here, so I cannot say what was said in it, and I would rather not guess. If it was in this browser or with your account, you find it in your history. Tell me again what it was about, or add the bill, and I work it out anew: switch, wait or stay.',
    again:
      'No, sorry. In this talk I know only what was said in this talk, so I can neither confirm nor deny what was said before. Your history holds it if it was here. Shall we do it again? Add the bill, or tell me your postcode and what you pay.',
    asks: 'do you remember what you told me last week|you said something else last time|dont you remember me|you told me to switch the other day',
  },
  no_hidden_list: {
    question: 'Do you have a secret list of tariffs?',
    says: 'No. There is no hidden list and no secret tariff: I have one list, the sample tariffs that you see, and everybody gets the same order, by the cost of the year. What stands in none of my sources I do not know. Tell me your postcode and what you pay or use, and I show you the whole list for your home.',
    again:
      'There really is none. What I can see is what you can see: the sample list, in the order of the year’s cost. Your postcode and what you pay are enough to show it.',
    asks: 'you must have an internal list|is there a secret tariff|show me the hidden deals|what deals are you not showing me',
  },
  join: {
    question: 'How do I join the waitlist?',
    says: 'You join on the waitlist page: give your e-mail address, open the link that we send you, and you are on it. I cannot put you on from the chat. It is free. How long it takes I do not know: no day for real switches is set, and I make none up. Your place and your points are on that page once you are signed in. You need not be on it to talk to me.',
    again:
      'Only you can join, with your e-mail address on the waitlist page: open it, put the address in, and press the link in the mail.',
    asks: 'how do i get on the waitlist|put me on the waitlist|how long is the waitlist|sign me up for the waiting list',
  },
} as const satisfies Readonly<Record<string, Matter>>
