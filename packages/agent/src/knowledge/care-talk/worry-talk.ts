import { HARDSHIP_MATTERS } from '../matters/hardship-matters.ts'
import { MONEY_MATTERS } from '../matters/money-matters.ts'
import { PREPAY_MATTERS } from '../matters/prepay-matters.ts'

/** What is asked and told in the midst of a debt: of the letters, the call, the shame and what can happen. */
export const WORRY_TALK: Readonly<Record<string, string>> = {
  'ill.no_bother':
    'You are no bother. Suppliers must keep a register for just this and have people whose work it is, and so has Citizens Advice: 0808 223 1133, free. One call is enough for today: say your age, your illness and that the home is cold. If you would rather not speak, somebody you trust may ring for you, or use the supplier’s chat. If you feel very cold, confused or short of breath, call 111, or 999 in an emergency.',
  'ill.number':
    'Citizens Advice is 0808 223 1133, free. Your supplier’s own number stands on the bill and on its website; on a prepayment meter also on the card or in the app. For a power cut it is 105, for a smell of gas 0800 111 999, and for your health 111, or 999 in an emergency.',
  'debt.letters':
    'Thank you for saying so; very many people do the same. Open them now, the newest first, or ask somebody you trust to sit with you. Look for three things: the sum, a date, and the words court, warrant or prepayment meter. If one of those words is there, ring the supplier or Citizens Advice on 0808 223 1133 today. If you cannot face them, StepChange and Citizens Advice go through them with you, for free.',
  'debt.cut_off':
    'That is very unlikely. Cutting off for a debt is a rare last step: the supplier must first write, ring and offer you a plan that you can afford, and it would rather fit a prepayment meter. Homes with children, or with older, ill or disabled people, are protected most, above all in winter, so say who lives with you. An answer and a small payment mostly stop it.',
  'debt.steps':
    'Three steps, one at a time. First find out how much it is and for which time, and send a meter reading, so that it is no guess. Then work out what is left after rent and food: StepChange or Citizens Advice do that with you, for free. Then offer it to the supplier as a plan, and ask for its hardship fund and for what you may be entitled to. You need not do all of it today.',
  'debt.say':
    'You can read this out: “I owe about this much, I cannot pay it at once, and I want to sort it out. I can pay this much a month on top of what I use. Please put me on a payment plan, and tell me of your hardship fund.” Say who lives with you, if anybody is ill, older or very young. Have the account number and a meter reading ready. Ask for it in writing, and do not agree to more than you can keep.',
  'debt.who':
    'Yes, and it is free and in confidence. Citizens Advice on 0808 223 1133 for energy and benefits; in Scotland Advice Direct Scotland on 0808 196 8660. StepChange online, or National Debtline on 0808 808 4000, for all your debts. They can speak to the supplier for you. If you want to go straight to the supplier, its number is on the bill and in its app: ask for the team for people who cannot pay.',
  'debt.private':
    'That is all right: nobody has to know. Citizens Advice and StepChange keep it to themselves, and StepChange can be done online, without a call. The supplier speaks only to whoever is named on the account. Ask it to write by email or in the app, and not to ring or send letters. There is nothing to be ashamed of: they hear it every day.',
  'debt.court':
    'It has not come that far by a letter that says so. Before a court the supplier must offer you a plan that you can afford. If a real court form comes, do not leave it: answer by the date on it and offer what you can pay a month. National Debtline on 0808 808 4000, StepChange or Citizens Advice fill it in with you, for free. You are not sent to prison for an energy debt.',
  'debt.first':
    'Then it is early, and easily put right. After one missed payment there comes a reminder and no more. Ring or write before the next one is due, and ask to pay it later or in parts. Ask whether the monthly sum can be lower, with a meter reading. That is no black mark by itself, if you keep to what you agree.',
  'debt.plan':
    'There is no fixed sum: it must be what is left after rent, food and what you use now. Work out what comes in and goes out in a month, and offer a part of the rest, also if it is small. The supplier has to take that into account, and a plan may run for a year or longer. Pay for what you use now as well, or the debt grows. StepChange does the budget with you, for free.',
  'debt.rate':
    'Yes. A debt on the meter is taken off in weekly parts, and the supplier must set a part that you can afford. Ring it and say: “the debt part is too much, I can manage this much a week”. Say what is left after rent and food. If they say no, make it a complaint; Citizens Advice on 0808 223 1133 can ring them for you, free. You stay on supply meanwhile.',
  'debt.fee':
    'Mostly there is no interest on an energy debt, but a supplier may add fees for a visit, a warrant or a collector. They have to be fair, and you can ask for each in writing. Once there is a plan that you keep to, nothing more should be added. Asking for the plan and free advice cost nothing.',
  'debt.calls':
    'You can stop that. Write to them that you want to be reached by email or letter only, and that you are getting advice. They may not ring at all hours or at work, or press you. Under Breathing Space, in England and Wales, letters and calls stop for 60 days: StepChange or Citizens Advice asks for it, for free. If they go on, complain.',
  'debt.kids':
    'Say that to the supplier first: a home with children must be treated with extra care, and is hardly ever cut off, least of all in winter. Ask for a plan that leaves enough for food and heating, for the hardship fund and for the Priority Services Register, which is free with a child under 5. Ask the council too: its fund for households in need puts families first.',
  'debt.no_call':
    'You need not ring anybody. Suppliers have a chat, an email address or an app where you can write it, and one sentence is enough: “I cannot pay at the moment, please tell me what help there is.” StepChange works wholly online, and nobody there judges. A friend or Citizens Advice can also speak for you, once you say that they may.',
  'debt.voucher': PREPAY_MATTERS.fuel_voucher.says,
  'debt.credit': MONEY_MATTERS.debt_credit.says,
  'debt.wipe': HARDSHIP_MATTERS.write_off.says,
  'bailiff.who':
    'Ring two today. First whoever sent the letter, or the supplier, to say that you want to sort it out, or that it is not yours. Then National Debtline on 0808 808 4000 or Citizens Advice on 0808 223 1133: free, and they know what bailiffs may do and speak for you. In Scotland Advice Direct Scotland, 0808 196 8660. Write down whom you spoke to and when.',
}

/** Somebody who seemed in despair asks an ordinary question: it is answered, and the door stays open. */
export const STAYS_OPEN = 'And if it gets too heavy, Samaritans listen day and night, free, on 116 123.'
export const SAMARITANS_FIRST =
  'Please keep somebody close while you sort this out: Samaritans are there now, free, on 116 123, and 999 in danger.'
export const WORRY_FIRST =
  'I am sorry that it weighs so much on you. It can be sorted out, step by step, and you need not do it alone.'
