/** After an illness, an age or a baby at home was told. */
export const ILL_TALK: Readonly<Record<string, string>> = {
  'ill.money':
    'Yes, there may be. Ask Citizens Advice, free, for a benefit check: PIP, Attendance Allowance, Carer’s Allowance or Universal Credit are meant for such costs, and some open the Warm Home Discount. Ask the supplier for its hardship fund, and the council for its own. With cancer, Macmillan gives advice and grants; other illnesses have charities too. Oxygen or dialysis at home: ask the hospital to pay towards the electricity.',
  'ill.heating':
    'Then please keep warm: your health comes before the bill. One room at 18 degrees or more, by day and by night, with curtains and doors closed, costs far less than the whole home. More heating means a higher bill, so tell the supplier early, ask for its hardship fund and a payment that you can keep, and ask Citizens Advice which money is meant for this. If anybody gets unwell from the cold, ring 111.',
  'ill.how_warm':
    'It is on the edge. For a baby’s room about 16 to 20 degrees is right, so 16 is the lowest, and below it is too cold; for grown-ups 18 is better, and more for older or ill people. Aim for 18 in the one room that you use. For a baby: light layers or a fitted sleeping bag, no hat indoors, and never a hot water bottle, an electric blanket or a heater close to the cot. Feel the chest or the back of the neck. A baby that feels cold there, is floppy, very sleepy or will not feed: 999. If you are unsure, ring 111 or your health visitor. Ask the supplier today for help with the heating.',
  'ill.cut':
    'With the register the network warns you of planned cuts, rings you in a long one and may bring help. In any cut call 105, free, and say at once who depends on power. Ask the hospital or the firm of the machine now for a battery or a spare, and how long it lasts, and keep their number by the phone. If breathing or life is in danger, call 999.',
  'ill.who':
    'Two: your energy supplier, and the electricity network of your area, which you reach on 105, free. Ask both for the Priority Services Register, by phone or on their website, and say what you need and which machine it is. If the home moves to another supplier, tell the new one.',
  'ill.bill':
    'It can rise with a machine or with heating all day. Tell me the machine and its hours, or add a bill, and I work out about how much. For oxygen or dialysis at home the hospital or the firm of the machine pays towards it: ask them. PIP or Attendance Allowance are meant for such costs; Citizens Advice checks it for free.',
  'ill.how':
    'You only need to say it once, in plain words: “Somebody here is ill, and I would like to be on the Priority Services Register, and to know about your hardship fund.” By phone, chat or letter, to the supplier. No doctor’s letter is needed for the register. For benefits Citizens Advice fills in the forms with you. If you like, a friend or carer may speak for you.',
}

/** After words of debt or hardship. */
export const DEBT_TALK: Readonly<Record<string, string>> = {
  'debt.worse':
    'I am sorry, that is a lot to carry, and it can still be put right. Two things today. Tell the supplier how far behind you are, what you can really pay, and ask for a plan and for its hardship fund: it must take into account what you can afford. And ring a free debt adviser, who can speak to them for you: Citizens Advice on 0808 223 1133, StepChange or National Debtline. Keep the heating on in one room. You need not do it all at once.',
  'debt.switch':
    'A switch does not take away what you owe: the debt stays, or comes with you. It can lower what you pay from now on, but look first at two things. An exit fee would come on top, if you are on a fix. And with a debt older than 28 days your supplier may stop the switch; on prepayment up to £500 for each fuel can move with you. So first agree a plan that you can pay, and ask your own supplier for its cheapest tariff, which needs no switch. I can compare for you, and nothing happens by that.',
  'debt.offer':
    'That is a fair start, if you can keep it up beside what you use. Offer it in writing: what comes in, what goes out, what is left, and that sum. The supplier must take into account what you can pay. Begin to pay it while they think. If they say no, make it a complaint; StepChange gives you a budget that suppliers accept, for free.',
  'debt.less':
    'Yes, ask for it. Send a meter reading first, so that they go by real use, and say what you can pay each month and why. The supplier must show you the sum behind the present payment, and take into account what you can afford. If you pay less than you use, the rest grows into a debt, so ask for a plan with an end, and for the hardship fund. Do not just cancel the Direct Debit: that brings letters.',
  'debt.refused':
    'They may not simply say no: what you can afford has to count. Ask for the reason in writing, and make it a formal complaint with your budget. Pay what you offered meanwhile, if you can. Citizens Advice on 0808 223 1133 or StepChange can speak to them for you, and if it is not settled the Energy Ombudsman decides for free.',
  'debt.heating':
    'Please do not go cold for it: keep at least one room warm, for your health. Tell the supplier that you are going without: it must help, with a lower payment, a plan or its hardship fund. Citizens Advice knows of fuel vouchers, the council has a fund, and many libraries are warm places. If anybody is shivering, confused or very sleepy, ring 111 or 999.',
  'debt.scared':
    'I understand that, and many people feel so. You do not have to face it alone: Citizens Advice or StepChange open the letters with you and speak to the supplier, for free, and do not judge. One small step is enough for today: put the letters together, and send one message to one of them. If it gets too dark, Samaritans listen at any hour on 116 123, free.',
  'debt.too_much':
    'Then do not agree to it: a plan that you cannot keep helps nobody. Say what is left after rent and food, and offer that, also if it is small. They must take it into account, and may pause or lower it while your income is gone. If they insist, make it a complaint. StepChange and Citizens Advice on 0808 223 1133 do the budget and speak to them for you, for free.',
  'debt.cut_all':
    'You have done your part, then. What is left is not to use less but to pay less: a lower payment or a plan, the supplier’s hardship fund, a check of benefits, the Warm Home Discount, and a cheaper tariff if there is one. Send a meter reading too: the bill may be a guess. Please keep one room warm. Citizens Advice goes through it with you for free.',
}

/** After bailiffs, a warrant or a court letter. */
export const BAILIFF_TALK: Readonly<Record<string, string>> = {
  'bailiff.come_in':
    'Without a warrant from a court nobody may come in unless you let them, and you need not open. With a warrant the supplier’s people may come in, also when nobody is there, with a locksmith, to fit a prepayment meter. They have to tell you the date before. So ring the supplier now: with a plan, or if somebody at home is ill, older or very young, the visit is mostly stopped. Ask Citizens Advice today, free: 0808 223 1133.',
  'bailiff.day':
    'Then the time until that day counts, and it is mostly enough. Ring the supplier now, or as soon as it opens, and write to it by mail or webchat as well, so that there is proof. Say who lives with you and who is ill, what you can pay, and ask for the visit to be called off in writing. The letter names the court: if the hearing is still to come, you may go and be heard. Citizens Advice on 0808 223 1133 and National Debtline ring them with you, free.',
  'bailiff.tonight':
    'For tonight: write to the supplier by mail, webchat or its app, so that there is proof of the time. Say what letter you got, who at home is ill and with what, what you can pay, and that you ask for the visit to be stopped and for a plan. Lay the letter, the last bill and proof of the illness ready. In the morning ring the supplier first, then Citizens Advice on 0808 223 1133 or National Debtline on 0808 808 4000, free. Keep the home warm: that comes before the debt.',
  'bailiff.take':
    'Only real bailiffs with a court’s order may take things, and not what you need to live and work, such as beds, the cooker, or tools and a car that you need for your job up to a certain worth. They may not take what belongs to somebody else. A debt collector may take nothing. Do not let them in, and keep the car off the street if you can. National Debtline tells you the exact rules, for free; in Scotland they differ.',
  'bailiff.child':
    'Say that to the supplier today, and to whoever comes: with a small child at home they must take extra care, and for very young children, older or seriously ill people a meter by force should not be done at all. Ask for it to be stopped and for a plan, and for the Priority Services Register. Citizens Advice on 0808 223 1133 can ring them for you, free.',
  'bailiff.pay_bit':
    'That helps: a payment and a plan mostly stop it. Ring the supplier before the day, offer what you can keep up each week or month, and ask them to confirm in writing that the visit is off. Pay the supplier, not somebody at the door. If they refuse, tell Citizens Advice today, free.',
  'bailiff.stop':
    'Yes, mostly, if you act before the day. Ring the supplier, say what you can pay and who lives with you, and ask for it to be called off in writing. If there is a court date, go, or write: you may say why it should not be. Citizens Advice on 0808 223 1133 and National Debtline help today, for free.',
  'bailiff.undo':
    'It should not have been done like that if somebody at home is seriously ill, older, disabled or very young, or without notice and a warrant. Complain to the supplier today, in writing: say who lives there and that you want it set back to credit, which is free; with a smart meter they can do it from afar. Ask for money for the harm. If they refuse, the Energy Ombudsman decides for free, and Citizens Advice helps today.',
  'bailiff.old':
    'An old debt is not always one that you must pay. Do not pay or admit anything yet. Ask in writing what it is for, from when, and for proof. After six years without a payment or a letter from you, five in Scotland, a debt can mostly no longer be taken to court, and for energy that was billed late there is a limit of twelve months. National Debtline or Citizens Advice check it for free.',
  'bailiff.paid':
    'Then stop it with the proof: send the receipt or the bank statement today to the supplier and to whoever writes to you, and ask them to confirm in writing that the visit is off. Keep a copy by the door. Pay nothing a second time. If it was their mistake, complain and ask for compensation; Citizens Advice on 0808 223 1133 helps for free.',
  'bailiff.unknown':
    'Then ask first what it is for: which home, which months, and whose name is on the account, with proof. Ring the supplier on the number of its website today, and say that this is the first you hear of it. If it is yours, ask for a plan that you can afford and for the visit to be called off; if it is not, say so in writing. A warrant needs notice before it. Citizens Advice on 0808 223 1133 helps today, for free.',
  'bailiff.not_mine':
    'Then it is not for you to pay. Tell them in writing that the person does not live there, with proof such as your tenancy or council tax, and show that to whoever comes. They may not take your things for another’s debt. If a former partner made it in your name, say so: suppliers have teams for that. Citizens Advice helps for free.',
}
