import { help, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'
import { COMPLAIN, TO_OMBUDSMAN } from './to-ombudsman.ts'

const OMBUDSMAN_WHEN =
  'You can go to the Energy Ombudsman once the supplier has had its time to answer: the Ombudsman’s site says how long that is. If the supplier writes that it will do no more, you can go at once.'

/** What can be said on about debts, complaints and bills for the past. */
export const DEBT_AND_COMPLAINTS: readonly DeeperAnswers[] = [
  {
    about: 'paying what is owed',
    topics: ['debt', 'debt_switch', 'disconnection'],
    on: [
      [
        /\b(?:bit|little) (?:at a time|by bit|by little)\b|\b(?:pay (?:it )?(?:back )?(?:in )?(?:parts?|instal\w+|slowly))\b|\blet me pay\b|\bpayment plan\b|\bspread\b/,
        term('payment_plan'),
      ],
      [
        /\b(?:cut (?:me|us) off|disconnect\w*|turn (?:me|us) off|switch (?:me|us) off)\b/,
        'Being cut off is a last step, and a supplier must first try to agree a plan with you. There are rules on whom it may not cut off: Citizens Advice knows them. Speak to your supplier now, and say who is at home.',
      ],
      [/\b(?:bailiffs?|court|collectors?)\b/, term('debt_collectors')],
      [
        /\b(?:weeks?|days?|months?)\b.{0,12}\b(?:late|old|overdue|behind|ago)\b|\bonly £? ?\d+\b/,
        'What counts is the age. A debt younger than 28 days goes on your final bill, and the switch goes ahead. An older one may let your supplier stop the switch.',
      ],
      [/\b(?:prepay\w*|key meter|card meter|pay as you go)\b/, help('debt_switch')],
      [
        /^(?:it is |its |about |only |around |roughly |on |a |with |i have )*(?:£ ?)?\d[\d,]*(?: quid| pounds)?$|^(?:and |it is |i am |its )*on (?:a )?(?:prepay\w*|key meter|normal meter)\b/,
        'On a prepayment meter up to £500 for each fuel can move with you to the new supplier. Above that, your supplier may say no until it is lower. On a normal meter the age counts and not the sum: younger than 28 days goes on your final bill.',
      ],
      [/\b(?:universal credit|uc|pip|pension credit|benefits?)\b/, term('help_schemes')],
      [
        /\bhow (?:do|can) i (?:start|switch|begin)\b/,
        'Tell me your postcode and what you use or pay, and I compare. When you pick one, the new supplier asks your old one, which may stop it for an older debt.',
      ],
      [/\b(?:credit (?:file|score|record|rating))\b/, term('debt_credit')],
    ],
    kinds: {
      refuse: `Ask for their reason in writing, and complain. Citizens Advice or StepChange can help you with it. ${TO_OMBUDSMAN}`,
      who: 'Your supplier first: the number is on your bill. For free and independent help, Citizens Advice or StepChange. Both are in the links.',
      how: 'Write down what comes in and what must go out each month. Offer your supplier what is left, even if it is small. Ask them to confirm the plan in writing, and whether they have a hardship fund.',
      how_long: 'As long as you agree with the supplier. What counts is that you can afford it.',
      cost: 'The advice of Citizens Advice and StepChange is free, and asking for a payment plan costs nothing.',
      need: 'Contact your supplier before the next bill is due. That one call or message is the most important step.',
      next: 'The supplier looks at your budget and proposes a plan. You then pay what you agreed. If it becomes too much, tell them at once.',
      can_they:
        'They may ask for what you owe, but must take into account what you can afford. There are strict rules on a prepayment meter for a debt: Citizens Advice knows whom they protect.',
      qualify:
        'Anybody who cannot pay may ask for a plan. Grants and discounts depend on income and benefits: GOV.UK and your supplier’s hardship fund say who gets them.',
      when: 'Now is best: the earlier you speak to them, the more they can do.',
      worth: 'Yes. Asking for help costs nothing, and early there are more ways open.',
      risk: 'The risk is in waiting: the debt can grow, and fees can be added. Ask for a plan early.',
    },
  },
  {
    about: 'a complaint',
    topics: ['complaint'],
    on: [
      [
        /\b(?:attach|include|enclose|proof|evidence)\b/,
        'A copy of the bill, photos of the meter with the date, and the messages so far. Keep the originals.',
      ],
      [
        /\b(?:[89]|1\d|eight|nine|ten) weeks\b|\b(?:two|three|2|3) months\b/,
        'Then ask the Energy Ombudsman now. It is free, and tells you whether it can take your case. Do not leave it for long: its site says until when you can come.',
      ],
      [/\b\w+ weeks? (?:now|ago|already)\b/, OMBUDSMAN_WHEN],
      [
        /\bombudsman\b/,
        'The Energy Ombudsman looks at both sides and decides. It is free for you, and the supplier must do what it says if you accept it. You complain to the supplier first. The Ombudsman’s site says how long to wait.',
      ],
    ],
    kinds: {
      how_long:
        'The Energy Ombudsman’s site says how long a supplier may take to answer, and how long a case takes after that. With a final no in writing you need not wait.',
      when: OMBUDSMAN_WHEN,
      cost: 'Nothing. Complaining is free, and so is the Energy Ombudsman.',
      refuse:
        'If they say no in writing, you can go to the Energy Ombudsman at once. If they do not answer, you can go once they have had their time: the Ombudsman’s site says how long that is. It is free. Keep all messages.',
      who: 'First your supplier’s complaints team: the address is on your bill. Then the Energy Ombudsman. Citizens Advice helps with the words.',
      how: 'Write to the supplier with your account number, what happened, since when, and what you want. Add photos of readings. If you give me the bill, I can draft the letter.',
      next: 'The supplier has to answer. If you are not content then, the Energy Ombudsman can decide, and the supplier must follow it if you accept.',
      can_they: 'They have to deal with a complaint. They may disagree, and then the Energy Ombudsman can decide.',
      worth: 'Yes, if you can say what went wrong. It is free.',
      where: 'The address for complaints is on your bill and on the supplier’s website.',
      need: 'You must complain to the supplier first. Without that the Energy Ombudsman sends you back.',
    },
  },
  {
    // The 12 months: a condition of every supplier’s licence (21BA) since May 2018.
    about: 'bills for the past',
    topics: ['back_billing'],
    on: [
      [
        /\b(?:prove|proof|evidence)\b/,
        'Keep what shows that you were there and reachable: letters, mails, photos of the meter, your tenancy or purchase papers. Ask the supplier to show when it billed you and for which use.',
      ],
      [
        /\b(?:never|not|did not|didn't) (?:sent?|give|gave|read)\b.{0,15}\breadings?\b|\breadings?\b|\bmy fault\b/,
        term('back_billing_fault'),
      ],
    ],
    kinds: {
      how: 'Write to them: you dispute everything for use more than 12 months before the bill. Ask for the dates and readings. Pay the part that you agree with.',
      refuse: COMPLAIN,
      how_long: 'The limit is normally 12 months before the bill.',
      who: 'Your supplier in writing. Citizens Advice checks your case, and the Energy Ombudsman decides.',
      need: 'You owe what was used in the 12 months before the bill. Ask for a plan that you can afford.',
      can_they: 'Normally only for the last 12 months, unless you stood in the way of billing or reading.',
      cost: 'Disputing it is free.',
    },
  },
]
