import { CARE_MATTERS } from '../matters/care-matters.ts'

/** More that is asked by who is ill or looks after somebody. */
export const REGISTER_TALK: Readonly<Record<string, string>> = {
  'ill.free':
    'It is free: the Priority Services Register costs nothing to join, to be on or to leave, and it changes nothing in your price or tariff.',
  'ill.cheaper':
    'No, it does not lower the bill: it is about help and safety, such as warning of power cuts. For the bill itself ask about the Warm Home Discount, your supplier’s hardship fund and a check of benefits with Citizens Advice, free.',
  'ill.does':
    'Quite some, and free: you are told ahead of planned power cuts and rung or visited in a long one, bills can come in large print or go to somebody you trust, callers have to give a password, meters can be read for you, and your calls go to a team for it.',
  'ill.for_other':
    'Yes. With her or his word you can ask for it by phone or online, and have your own name put down as the contact. A short call together is enough. If she or he can no longer agree, tell the supplier of the illness all the same. Ask the network on 105 too. It is free.',
  'ill.who_counts':
    'Most people who need a hand: from State Pension age on, ill or disabled, with medical equipment, with poor sight or hearing, pregnant or with a child under 5, with a mental health condition, after an operation or a loss, or with little English. You say it yourself; no doctor’s letter is needed. A carer can ask for the person.',
  'ill.mine':
    'Then yes, with that you can be on it. Tell your supplier, and the network on 105, in one sentence what it is and what would help you, such as a warning of power cuts or bills in large print. No doctor’s letter is needed, and nobody checks up on you. It is free.',
  'ill.after_switch':
    'Your place on the supplier’s register does not always come with you, so tell the new supplier in the first call or form. The one of the network stays as long as you live there. Nothing is cut off by a switch.',
  'acting.talk': CARE_MATTERS.relative_bills.says,
  'acting.cannot_speak':
    'Then it can be done without a call: he or she signs a short letter that you may deal with it, or you ring together and the supplier asks for one yes. Chat, email and Relay UK work too. If there is no yes any more, you need a power of attorney or a deputyship. Tell the supplier of the illness in any case, and ask for the Priority Services Register.',
  'acting.pay_from':
    'Yes, anybody may pay a bill. Ask the supplier to take a Direct Debit from your account; it then needs your own consent. The account and any debt stay in the other’s name, so it does not make you liable. Keep a note of what you paid.',
  'acting.switch':
    'Not always. If he or she can still decide and says yes, a word to the supplier that you may act, or being a named contact, is mostly enough, and the contract stays in their name. If they can no longer decide, you need a lasting power of attorney for money, or a deputyship. Comparing needs nothing at all.',
}

/** More that is asked after a death. */
export const ESTATE_TALK: Readonly<Record<string, string>> = {
  'loss.debit_goes':
    'Do not cancel it before you have told the supplier. Tell the supplier the date of death and a reading, and it stops the payments and makes a final bill; tell the bank as well. What was taken since then is counted against that bill, and what is too much goes back to the estate.',
  'loss.nothing_left':
    'Then tell the supplier in writing that the estate has no money, with what there was and what the funeral cost, which comes first. Such a debt is mostly closed. It does not pass to children or other family who were not on the account, so do not pay it yourself or agree to it. Citizens Advice helps with the letter.',
  'loss.probate':
    'Mostly not. For closing the account and for a small credit suppliers usually want only the death certificate and who deals with the estate. For a larger sum they may ask for the will or for probate. Ask the bereavement team what they need, and for the money to go to the estate.',
  'loss.fee':
    'Mostly no. When the person on the account has died, suppliers as a rule charge no exit fee if you ask for it; I cannot see the terms, so ask the bereavement team to confirm it in writing. The final bill then has only what was used and the standing charge.',
  'loss.sold':
    'Until the day of the sale the estate pays the standing charge and what is used. On that day read the meters, take a photo, and tell the supplier the date, the new owner’s name and where to send the final bill. Any credit is paid to the estate after it. From then on it is for the new owner.',
  'loss.rented':
    'Then it ends with the tenancy. Until the flat is handed back the estate pays the standing charge and what is used; on that day read the meters, take a photo, and give the supplier the date and the landlord’s name. After it the landlord pays. Nothing of it is yours, if you were not on the account.',
  'loss.keep':
    'Mostly yes. Where both names were on the account it goes on in yours, and so does the tariff to its end; ask them to confirm the end date and the rates in writing. If the account was in the other name alone, a new one is opened for you, on the standard rates: ask whether they let you keep the fix.',
  'loss.switch':
    'As executor you may, but for a short time it seldom pays: a new contract binds the estate, and a fix may cost an exit fee when the home is sold or let. Ask the bereavement team for the standard tariff without a fee, keep the heating low, and send a reading. If somebody stays in the home, that person can choose a deal in their own name.',
  'loss.executor':
    'Then the supplier deals with you. Send the date of death, a meter reading and where letters should go, and ask for the account to run in the name of the estate until the home is sold, let or taken over. You pay from the estate’s money and not from your own. Ask for a final bill to the day of death, so that both parts are clear.',
}

/** More that is asked by who has run out, is cold or has no heating. */
export const COLD_TALK: Readonly<Record<string, string>> = {
  'off.number':
    'I do not hold the suppliers’ phone numbers, so as not to send you to a wrong one. It is on the key, card or meter, in the app, on any bill, and on the supplier’s website under “emergency” or “prepayment”. Ask for the line for people who are off supply: it is open at night and at weekends.',
  'off.cold':
    'Please do not sit in the cold. Ring the supplier’s emergency line now, say that it is freezing and that you are off supply, and ask for extra credit tonight. Until it is on: everybody in one room, doors and curtains shut, layers, warm drinks; or go to family, a neighbour or a warm public place. The council’s emergency line can help too. If somebody is shivering, confused or very sleepy, ring 111, or 999.',
  'off.pregnant':
    'Say that first when you ring: in pregnancy you should be among the first to be helped. Ask the emergency line for extra credit now, and for the Priority Services Register. Keep one room warm, have warm drinks, and go to family or a neighbour if it gets too cold. If you feel unwell, ring your midwife or 111, and 999 in an emergency.',
  'off.refused':
    'Say it again in these words: “I am off supply, I cannot top up, and I ask for additional support credit.” A supplier must offer it to people in a vulnerable situation. Ask for the name, the reason and a complaint in the same call. Then Citizens Advice on 0808 223 1133, which can reach a team at the supplier, and the council’s emergency fund or a food bank for a fuel voucher.',
  'off.other_tops_up':
    'Yes, anybody may. With a key or card they take it to a shop and pay; with a smart meter they need only the number of your top-up card, or your login in the app. It does not make them liable for your bill. Please no cable from their home to yours: that can start a fire.',
  'heating.after_meter':
    'Then it is for the supplier to look at first, as it changed the meter. Ring it now and say: “the heating has not worked since your engineer was here on this day”. Ask for an urgent visit, at no charge, and say who is at home. Take a photo of the meter and the heaters’ switch. If a gas boiler shows a fault of its own, a Gas Safe engineer says in writing what it was.',
  'heating.wait_meter':
    'That is too long in winter, so press for it. Ring again and say: “We have no heating since you changed the meter, and it is urgent.” Name anybody who is older, ill, pregnant or very young, ask for the Priority Services Register and for heaters until then. Make it a complaint in the same call. Citizens Advice on 0808 223 1133 can reach a team at the supplier.',
  'heating.money':
    'You can ask for it. Write a complaint: since when there is no heat, what you told them and when, and what the heaters or anything else cost you. Ask for that money, a goodwill sum, and what the guaranteed standards give for a missed or late visit. If they refuse, the Energy Ombudsman decides for free.',
  'heating.denied':
    'Ask for that in writing, with the reason. That it worked until the day of the change speaks for you: give the date and what stopped. Make it a formal complaint, and ask for an engineer of the supplier to come and look. If they do not, have an electrician or a Gas Safe engineer write down the cause, and ask for the cost back. The Energy Ombudsman decides for free.',
  'heating.apply':
    'By phone first. Ring your supplier and ask for “help with a broken boiler” and its hardship fund. Then ring the council, or look on its website, for the energy team and the crisis fund. Have at hand proof of your benefit or income, that the home is yours, and a quote from a Gas Safe engineer if you have one. Citizens Advice on 0808 223 1133 fills in the forms with you, free.',
  'heating.rent':
    'Better not: whoever holds back rent can be put out for arrears, also when the landlord is in the wrong. Write to the landlord with a last date, tell the council’s environmental health team, and keep every message. You may be able to claim money back for the cold weeks later. Shelter, 0808 800 4444, or Citizens Advice say what is safe, for free.',
  'heating.benefit':
    'Then ask for help with the boiler itself: with Universal Credit or another means-tested benefit there are grants for a repair or a new one. Ask your supplier and the council’s energy team for “boiler grants”, and look at “find ways to save energy” on GOV.UK; Home Energy Scotland or Nest in Wales. The council’s crisis fund can pay for heaters or a repair now. Who rents: the landlord pays.',
  'heating.council':
    'Ask for two: the fund for households in need, mostly “crisis fund”, “household support” or “local welfare assistance”, and the housing or energy team for the boiler. Say in the first sentence that there is no heating and who is at home, a baby above all: then it is urgent. Outside office hours the council has an emergency line. In Scotland it is a Crisis Grant of the Scottish Welfare Fund.',
  'heating.people':
    'Say that first wherever you ring: with a baby, an older or an ill person a home without heating goes before others. Ask for the Priority Services Register and for heaters until it works. Keep everybody in one room at 18 degrees or more, doors and curtains shut. If somebody is very cold, confused, floppy or hard to wake, call 999.',
  'cut.money':
    'Perhaps. After many hours without power the network, not the supplier, owes a fixed sum, less after a storm. Ring 105 or look at your network’s website for “compensation”: some is paid by itself, some has to be claimed within months. Food that spoiled is for the home insurance. Note when it went off and came back.',
  'electric.owner':
    'Please stay away from it all the same. The meter is the supplier’s. The cable that comes in and the main fuse are the network’s: 105, free, at any hour. From the meter on, with the fuse box and the wires, it is yours or your landlord’s: a registered electrician. While it sparks, buzzes or smells you need not know which: 105, or 999 for smoke or fire.',
}
