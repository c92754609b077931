import { RENTING_MATTERS } from '../matters/renting-matters.ts'

/** After a bill that stands in the name of a former partner who has left. */
export const EX_TALK: Readonly<Record<string, string>> = {
  'ex.debt':
    'His or her debt is not yours by that alone: it is owed by whoever was named on the account, for the time they were. Bailiffs need a court’s judgment against that person, and may not take your things for it. Write today to whoever threatens: the day they left, that you were not on the account, and proof such as a tenancy or council tax. From that day you pay for what you used. National Debtline on 0808 808 4000 or Citizens Advice help at once, for free.',
  'ex.contract':
    'That is common: who uses energy in a home without having agreed a deal is on a “deemed contract”. It binds you only from the day the other left, at the supplier’s standard rates, under the price cap. So give that day and a reading, and ask for a bill from then on. You can switch at any time, without an exit fee.',
  'ex.how':
    'Ring or write to the supplier: “My former partner left on this day, I live here alone now, please open an account in my name from then.” Give a meter reading, with a photo if you can, and say that what was used before belongs to the old account. You do not need the other’s yes for an account of your own. Ask for it in writing.',
  'ex.address':
    'You do not have to find them. Tell the supplier that they have left and when, and the new address if you know it and it is safe to say. It is for the supplier to find whoever owes the old bill. Send letters in their name back as “no longer at this address”.',
  'ex.joint':
    'If both names were on the account, either can be asked for the whole bill up to the day it is closed, whoever used it. So close it now with a reading, and take a new one in your name. What you pay too much for the other is between the two of you. If it was made under pressure, tell the supplier: it can look at that alone.',
  'ex.power':
    'Whoever is named on the account can switch or close it, so do not leave it there: have it put in your name today. Nobody may cut off a home where somebody lives because a partner left; at worst the supplier goes on with you on its standard rates. If it is done to frighten you, tell me or the supplier.',
}

/** After housemates who share one account. */
export const SHARE_TALK: Readonly<Record<string, string>> = {
  'share.only_me':
    'Yes. Whoever is named on the account can be asked for all of it, also for the part of the others, and it need not split it. If several are named, it may pick any one of you. If only you are named, the others owe you and not the supplier. Ask now to have all names put on, and keep it paid or on a plan, so that no debt grows in your name.',
  'share.names':
    'Best all of you who live there and pay, if the supplier takes that many names: those who are named owe the bill, each for the whole. If only one is named, that one carries the risk. Agree in writing who pays what, take a photo of the meters on the first and the last day, and tell the supplier when somebody comes or goes.',
  'share.add':
    'For the time to come yes, if he or she still lives there and agrees. Not for the past, and not somebody who has left: what was used until then is between the two of you. Write to the person with the bill, the share and a day to pay by. Small claims is the last way.',
  'share.claim':
    'In writing first: the bill, how the share was worked out, and a day, say in 14 days. Keep messages in which the share was agreed. Then small claims in England and Wales, Simple Procedure in Scotland: online, with a fee that you get back if you win. A deposit may only be used for it by agreement or by the rules of the deposit scheme. Citizens Advice or a student union helps for free.',
  'share.not_named':
    'To the supplier mostly not: it bills whoever is named on the account for that time. But once the named one has gone, whoever lives there and uses energy owes it from that day, by a deemed contract. So tell the supplier who left and when, with a reading, and have the account put in your name from then. What was used before is for the named one; your own share of it is between the two of you.',
  'share.take_over':
    'Yes, if you stay: from the day the other left you pay for what you use anyway. Ask for a new account from that day, with a reading, best in the names of all who live there, and do not take on the old balance. Then you can choose the tariff as well.',
  'share.remove':
    'Tell the supplier the day that the person moved out, with a reading of that day, and ask for a new account without that name from then on; it may want a word from both. Up to that day all who are named answer for the bill. Ask for a bill to that day, so that you know each share.',
  'share.leave':
    'Take a reading and a photo on the day you go, and tell the supplier to take your name off from then, with your new address. Until it confirms that in writing, you still answer for the bill. Settle your share with the others on that reading.',
}

/** After energy that a site owner or landlord sells on. */
export const SITE_TALK: Readonly<Record<string, string>> = {
  'site.own':
    'No. The account with the supplier is the owner’s, so the owner chooses it, and there is mostly one meter for the whole site. You can ask the owner to look for a cheaper contract, or the network for a supply and meter of your own, which costs much. What you do have is the right to pay no more than the owner pays for it.',
  'site.profit': RENTING_MATTERS.landlord_resale.says,
  'site.report':
    'First write to the owner and ask for the supplier’s bill and how your share was worked out. If that does not help: Citizens Advice on 0808 223 1133, free; for a park home also LEASE, the free advice service, and the council that licenses the site. What you paid too much can be claimed in the tribunal for park homes, or as a small claim. In Scotland ask Advice Direct Scotland.',
  'site.show':
    'Ask in writing, and keep a copy: “Please show me the supplier’s bill, the rate, and how my part was worked out.” Who sells energy on may take only what it cost, so has to be able to show it. If it is refused, tell Citizens Advice, and note your own readings. Do not stop paying before you have had advice.',
  'site.cut':
    'The owner may not simply turn off your power to get money, or out of a quarrel: that can be harassment, and the council and the police can act. Go on paying what is fair, and write that the rest is in dispute. If you are cut off now, ring the council and Citizens Advice today. Somebody ill or with a baby: say so first.',
  'site.help':
    'Some help is still open. There has been a Warm Home Discount for park homes, which you apply for yourself: search for “park homes Warm Home Discount”. The Winter Fuel and Cold Weather Payments, the council’s fund and the Priority Services Register of your network do not depend on who sells the energy.',
}

/** After a switch that nobody asked for. */
export const MOVED_TALK: Readonly<Record<string, string>> = {
  'moved.welcome':
    'That is the firm that took you over, so the pack tells you whom to ring. Say: “I never agreed to this, it is an erroneous transfer, please send me back to my old supplier.” Do the same with the old one, if you like: either must sort it out. Sign nothing, set up no Direct Debit, and keep the pack and the date.',
  'moved.back':
    'Tell either supplier, best the old one, that it is an erroneous transfer and that you want to go back. It must write to you within 20 working days, and have you back within 21, on the terms that you had. You need no new contract, and nothing is cut off. Note the day of your call, and send a reading.',
  'moved.double':
    'You pay for each unit once, and not both. Mostly your old supplier bills you as if you had never left, and the new one takes its charges back. If both take money, tell both in writing, and the bank pays back a Direct Debit that you never agreed to. Keep the readings of the day it happened and of the day you are back.',
  'moved.fee':
    'No exit fee on either side: you never left by your own will. If one is charged, write that it was an erroneous transfer, and ask for it to be taken off. Your old fix should go on to its end as it was.',
  'moved.money':
    'Yes, there are fixed payments where a supplier moves a home by mistake, or takes too long to put it right: ask both for what the guaranteed standards give you. If you lost more, or they do not answer, complain in writing; the Energy Ombudsman decides for free.',
  'moved.agreed':
    'Ask the new supplier for the proof: a recording, an email or a signature. Within 14 days a contract made by phone, online or at the door can be cancelled without a reason. After that, a yes that somebody did not understand or was pressed into can still be undone: say so in writing. Without any proof it is an erroneous transfer, and you go back as you were.',
  'moved.long':
    'They must answer within 20 working days, and you should be back within 21. Nothing is cut off meanwhile. If it takes longer, complain in writing to both and ask for the fixed payment for a delay.',
}

/** After a landlord or agent who has a word in it. */
export const TENANT_TALK: Readonly<Record<string, string>> = {
  'tenant.stop':
    'No, if the account with the supplier is in your name: then the choice is yours, also against a line in the tenancy, which would mostly be unfair. You should give back the meter as it was, and ask before a meter is changed. If the account is the landlord’s and you pay the landlord, then the choice is theirs. Citizens Advice or Shelter help if there is a quarrel.',
  'tenant.evict':
    'For switching the supplier you cannot simply be put out: the tenancy and the law set the reasons and the notice, and the energy bill is your own business. If you are threatened, keep it in writing, and ask Shelter or Citizens Advice today, free. A landlord who turns off the energy to press you may be breaking the law: tell the council.',
}

/** After a meter behind a locked door. */
export const LOCKED_TALK: Readonly<Record<string, string>> = {
  'locked.who':
    'The landlord, or the agent or freeholder who keeps the key: they have to let you get to your own meter. Ask in writing, with a day, and for a photo of the meter meanwhile. If nothing happens, tell the supplier that you are refused access: it can write to them, and has a right to reach its meter. Shelter or Citizens Advice help if they still say no.',
}

/** After a debt of somebody who lived there before. */
export const OLD_DEBT_TALK: Readonly<Record<string, string>> = {
  'old.prove':
    'Yes, show once when you came, and that is mostly the end of it: a tenancy agreement, the completion letter, council tax or a dated photo of the meters. Send a copy by email to the supplier and to whoever writes, and ask them to confirm that they have taken your address off. You need not say where the others went.',
  'old.come_in':
    'No. A debt collector has no right to come in at all, and a bailiff only for the person named in the court’s order. Do not open; show the proof of the day you moved in through the door or send it by email, and say that the person does not live there. They may not take your things for another’s debt. If they press, National Debtline on 0808 808 4000 helps, free.',
  'old.bin':
    'Better not, once. Write “not known at this address, return to sender” on it and post it back, or send one email with the day that you moved in. After that you may leave the rest. If you only throw them away, they go on, and somebody may come to the door.',
  'old.credit':
    'It should not: a credit file goes by name and not by address, so another’s debt is not on yours. Only if the account was opened in your name by mistake could it be. A look at your file is free with the credit agencies; if it is there, dispute it with the supplier and the agency.',
  'old.report':
    'First a complaint to the supplier whose debt it is: it answers for its collectors. Write when you moved in, what was done and what you want. If it is not put right, the Energy Ombudsman decides for free. Citizens Advice on 0808 223 1133 helps, and for a threat at the door ring the police on 101.',
  'old.meanwhile':
    'Pay for what you use from the day that you moved in, and nothing of the old debt. On a prepayment meter tell the supplier today, so that it takes the debt off the meter and sends a key or card in your name; ask for credit if it has already taken some. Write down the readings. While it is looked at, they should not press you.',
  'old.no_answer':
    'Then do it in writing, by email or webchat, so that there is proof: the day you moved in, the readings, and that the debt is not yours. Make it a complaint, with a day. Citizens Advice on 0808 223 1133 can reach the supplier for you, and later the Energy Ombudsman is free.',
}
