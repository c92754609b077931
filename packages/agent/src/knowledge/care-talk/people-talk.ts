/** After words of despair. */
export const HARM_TALK: Readonly<Record<string, string>> = {
  'harm.now':
    'Please call 999 now, or go to the nearest A&E, or ask somebody near you to call. Say what you told me. If you have taken something, say what and how much. Put away what could hurt you, and go to where other people are. I am an AI and cannot call for you, but you are worth that call.',
  'harm.no_phone_talk':
    'You need not speak. You can text SHOUT to 85258, free, day and night, and somebody writes back. Samaritans answer letters and emails too, and have an app. If you are in danger, call 999; also there you need not say much. I am glad that you wrote.',
  'harm.alone':
    'I am sorry that you are alone with it. There is somebody awake for you now: Samaritans on 116 123, free, at any hour, or text SHOUT to 85258. Is there one person, a friend, a neighbour, your doctor, to whom you could say just one sentence? If you are in danger, call 999.',
  'harm.money':
    'A debt can be dealt with, also a large one, and no bill is worth a life. It can wait; you cannot. Please talk to Samaritans first, 116 123, free, day and night. Then StepChange or Citizens Advice take the letters off your hands, step by step, for free: they can ask for a pause. If you are in danger, call 999.',
  'harm.safe':
    'Thank you for telling me, I am glad. It is still a lot to carry. Samaritans are there for that too, not only in an emergency: 116 123, free, at any hour. Your doctor can help as well. And for the bill there is help without judging: tell me when you would like to look at it, and we take one small step.',
  'harm.bot':
    'You are right, I am an AI, and you deserve a person. Samaritans are people who listen, free, day and night: 116 123, or text SHOUT to 85258. If you are in danger, call 999. You can also ask here for somebody of our team, for the bill.',
  'harm.tried':
    'I am sorry that it did not help, and that you had to go through it again. Please try one other door: text SHOUT to 85258, ring 111 and choose mental health, or see your doctor today. In danger call 999 or go to A&E. It is not your fault that it was hard to get through.',
  'harm.other_person':
    'Thank you for looking after them. Stay with them if you can, ask them plainly whether they think of ending their life, and listen. If they are in danger, call 999 and do not leave them alone. Samaritans on 116 123, free, also advise people who worry about somebody. You need not carry it alone either.',
}

/** After domestic abuse. */
export const ABUSE_TALK: Readonly<Record<string, string>> = {
  'abuse.leaving':
    'That takes courage. If you can, plan it with the National Domestic Abuse Helpline: free, at any hour, the link is below; they find a safe place. In danger call 999. For the energy: tell the supplier the day you left, from a safe phone, and ask to be taken off the account without the other being told your new address. All that can wait until you are safe.',
  'abuse.debt':
    'A debt that somebody made in your name, or made you take on, is called economic abuse, and suppliers have teams for it. Tell yours that, by phone or in writing, from a safe place: they can stop the letters, look at who owes what, and make a note so that nobody else hears it. The helpline or a Citizens Advice adviser can do it with you, for free. You are not to blame for it.',
  'abuse.address':
    'Tell the supplier that your address must not be told to anybody, and ask for a password on the account. Let a new account be in your name only, with a new email and phone number. A refuge or a friend’s address can be used for letters. A smart meter app that the other can open should be closed: ask the supplier. In danger call 999.',
  'abuse.shared':
    'You may ask to come off a joint account from the day that you left, with a reading if you can get one. Up to that day both can be asked to pay, so tell them of the abuse: they can deal with you alone. Do not meet or ring the other for it. Citizens Advice helps for free.',
  'abuse.heat':
    'Keeping somebody cold or without power is a form of abuse, and it is not your fault. If you are in danger, call 999. The National Domestic Abuse Helpline listens, free, at any hour: the link is below. For a warm place now ask them, your council, a friend or your doctor. If there are children, say so.',
  'abuse.tell':
    'From a phone or computer that nobody else looks at, by phone, chat or letter. One sentence is enough: “I am in an abusive relationship, and I need my account and address kept private.” They need no proof, and have people trained for it. Ask for a password, and how they may reach you safely. If you like, the helpline or Citizens Advice rings with you. It can wait until you are safe.',
  'abuse.children':
    'Your safety and the children’s come first. In danger call 999. The helpline finds places that take mothers or fathers with children, free, at any hour: the link is below. A school, a health visitor or your doctor can help too, in private. Nothing about the energy has to be decided today.',
  'abuse.believed':
    'I believe you, and it is not your fault. You need no proof to ask for help: the National Domestic Abuse Helpline listens, free, at any hour, also if you are only unsure. Men have the Men’s Advice Line. In danger call 999.',
}

/** After a death. */
export const LOSS_TALK: Readonly<Record<string, string>> = {
  'loss.start':
    'One step is enough for now. Read the meter, or take a photo, and ring the supplier’s bereavement team, or ask somebody to do it with you. Say the name, the date and that you are staying in the home, if you are. They stop letters in the old name and send a final bill. Tell Us Once, from the register office, does not tell energy suppliers. The rest can wait.',
  'loss.money':
    'Not from your own money, if you were not on the account: the bill up to that day is paid from what was left behind. If little or nothing was left, tell the supplier: such a debt is often closed. From then on you pay for what you use. If that is hard alone, ask for a plan, and ask about Bereavement Support Payment, Pension Credit and a single person’s council tax: Citizens Advice checks it for free.',
  'loss.theirs':
    'Then it is all for the estate, and not for you. Tell the supplier of the death, with the date, the address, a meter reading from now and who deals with the estate, and ask for its bereavement team. From then on bills should go to the executor, in the name of the estate. Do not have the account put into your own name, and do not give your own bank details. If nobody lives there, say so as well.',
  'loss.asked_sum':
    'I am sorry that they ask that of you now. It is a debt of the estate, not yours, if your name was not on the account and you did not live there: do not pay it from your own money, and do not agree to take it on. Ask in writing for a breakdown: from when to when, on which readings, and how much of it is from before the death. What was not billed for more than 12 months need not be paid. It is settled from what was left behind, once there is probate; ask them to wait until then. If little was left, it is often closed. Citizens Advice helps for free.',
  'loss.pay_stopped':
    'That happens when the bank closes the account. Do not worry: tell the supplier of the death, and ask them to hold all letters while it is sorted out. Give your own details for a new Direct Debit only once the account is in your name and the reading is right. It is no reason to be cut off.',
  'loss.letters':
    'I am sorry, that hurts each time. Tell the supplier once more, in writing, with the date, and ask for the bereavement team to stop letters in that name; it is a fair reason for a complaint, too. The Bereavement Register, free, stops advertising. Citizens Advice can write for you.',
  'loss.credit':
    'Credit on the account belongs to the estate: the supplier pays it to the executor or to the next of kin. They may ask for a copy of the death certificate or of the will. If you were both on the account, it stays with you. Ask for it in writing with the final bill.',
  'loss.empty':
    'Tell the supplier that the home is empty, with a reading. The estate goes on paying the standing charge and what is used, for example to keep out frost, until the home is sold or let. Ask for bills to the executor. Leave the heating low in winter: many insurers want it. Turn the water off, if nobody looks in.',
  'loss.cut':
    'No. Nobody turns it off because of a death, and the supply goes on as it is. From that day the energy is for whoever lives there, so a new account in your name comes when you are ready: you need only the date and a meter reading. Until then nothing happens to you.',
  'loss.joint':
    'Then nothing is cut off and the tariff mostly goes on: ask them to take the other name off, and to keep the account in yours. The balance stays with you as the one who holds it. Check that the Direct Debit comes from an account that is open.',
  'loss.feel':
    'I am so sorry. Nothing here has to be done today, and the supply stays on. Cruse Bereavement Support listens, free, and Samaritans at any hour on 116 123. If you like, ask a friend or Citizens Advice to ring the supplier for you. I am here when you want to go on.',
  'loss.papers':
    'Mostly they want the name, the address, the date, a reading, and who deals with the estate. Some ask for a copy of the death certificate; you need not send the original. You do not need probate to change the name. If you cannot find the account number, the address is enough.',
}

/** After a contract that was signed at the door. */
export const DOOR_TALK: Readonly<Record<string, string>> = {
  'door.memory':
    'I am sorry, that is upsetting, and it is not her or his fault. Who could not understand a contract is not bound by it: tell the supplier so, in writing, ask for it to be undone and for the old tariff back without any fee, and ask for their notes of the sale. With power of attorney send a copy; without it, ask to be a named contact. Ask for the Priority Services Register. If they refuse, complain, and the Energy Ombudsman decides for free. Citizens Advice reports the seller.',
  'door.how':
    'Ring the new supplier, or write by email, and keep it: “I cancel the contract of”, the date, the name and the address. No reason is needed within 14 days. Then tell the old supplier that the switch is not wanted. If it has gone through already, ask for it to be put back as it was.',
  'door.late':
    'It can still be undone. A contract that somebody did not understand, or was pressed into, is no fair one: tell the supplier in writing, ask for it to be cancelled without a fee, and ask for the recording or notes. If they refuse, make it a complaint; the Energy Ombudsman is free. Citizens Advice helps with the words.',
  'door.paper':
    'You do not need the paper. The name is often on a text, an email, a card or the next letter; the old supplier can see who asked to take the supply over. Without any name, ask the network for electricity, and the Find My Supplier service for gas. If bank details were given, tell the bank now.',
  'door.again':
    'Put a “no cold calling” sign on the door, and ask the supplier for a password for callers on the Priority Services Register. The Mail and the Telephone Preference Service stop much of the rest. A chain, a note by the phone and a trusted neighbour help. Citizens Advice passes the seller on to Trading Standards.',
  'door.bank':
    'Ring the bank now, on the number on the card: say what was given to whom. A Direct Debit can be cancelled there, and wrong ones are paid back under the guarantee. Then cancel the contract with the supplier, in writing. If it was no real supplier, GOV.UK says how to report a fraud.',
  'door.report':
    'To the supplier whose name was used, as a complaint: it answers for its sellers. And to Citizens Advice on 0808 223 1133, which passes it on to Trading Standards; in Scotland to Advice Direct Scotland. Give the day, the name or firm if you have it, and what was said. If somebody was threatened or forced their way in, ring the police on 101.',
  'door.fee':
    'No. Within 14 days there is no fee; only what was used may be charged if the supply had already moved. If it moved without a real yes, it is put back as it was, and no exit fee should be asked on either side: say so in writing. If they insist, complain, and the Energy Ombudsman decides for free.',
}
