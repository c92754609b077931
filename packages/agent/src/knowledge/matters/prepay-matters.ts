import type { Matter } from './matter.ts'

/** Prepayment meters, one question each. */
export const PREPAY_MATTERS = {
  lost_key: {
    question: 'I lost my key or card',
    says: 'Ring your supplier: it sends you to a shop with a new key or card, or posts one, and at night or at weekends its emergency line helps. Have your address and, if you can, the meter number ready. Do not borrow somebody else’s key: it holds the other home’s account. With a smart prepayment meter no card is needed: top up in the app or by phone. Credit that was on the lost key can mostly be put back if you have the receipt.',
    asks: 'how do i top up if i have lost the card|lost my electric key|my gas card is snapped|where do i get a new key for the meter|the key does not work|key is broken|replacement prepayment card|no key for the meter',
    cue: /\b(?:lost|snapped|broken|bent|stolen|new|replacement|misplaced|cannot find|left)\b.{0,15}\b(?:key|card|fob)\b(?!.{0,10}\b(?:number|details)\b).{0,40}|\b(?:key|card|fob)\b.{0,15}\b(?:lost|snapped|broken|missing|bust|not work\w*|stopped working|damaged)\b/,
    weight: 1.25,
    isFine: true,
  },
  meter_message: {
    question: 'My meter shows a message such as “call help”',
    says: 'On a prepayment meter “call help”, “error” or a number is a fault that only the supplier can clear. Write down the words or the number, take the key or card out and put it in once more, and then ring the supplier on the number of your bill or meter. If the supply is off, use its emergency line and say so: it should come within a few hours. If the meter is hot, buzzes or smells, keep away and call 105.',
    asks: 'meter says call help|my meter says error|prepay meter shows fail|card error on the gas meter|meter screen says battery|my meter says off|what does call help mean on my meter|meter display shows err',
    cue: /\bcall help\b|\bmeter\b.{0,20}\b(?:says?|shows?|showing|saying|displays?)\b.{0,12}\b(?:error|err|fail|failed|help|call|battery|fault|card)\b/,
    weight: 1.5,
    isFine: true,
  },
  friendly_hours: {
    question: 'Will prepay cut off at night?',
    says: 'Mostly not. Prepayment meters have friendly hours, also called non-disconnect hours: in the evening, at night, on Sundays and bank holidays the supply stays on even if the credit is gone. Each supplier sets its hours; its site or the meter names them. What you use then is paid with the next top-up. By day, emergency credit comes first. If both are used up, ring the supplier’s emergency line.',
    asks: 'will i get cut off in the night if my credit runs out|does the meter go off at night|what are friendly hours|non disconnect hours|will the gas go off on a sunday|credit is nearly gone and it is late|will my prepay go off overnight|what happens when the credit runs out',
    cue: /\b(?:cut off|go off|goes off|run out|runs out)\b.{0,25}\b(?:night|overnight|sunday|weekend|bank holiday|evening|christmas)\b|\b(?:night|overnight|sunday|weekend)\b.{0,30}\b(?:cut off|go off|run out|runs out)\b|\b(?:friendly|non disconnect\w*) (?:hours|credit|period)\b|\bwhat happens\b.{0,15}\bcredit runs out\b/,
    weight: 1.9,
    isFine: true,
  },
  fuel_voucher: {
    question: 'How do I get a fuel voucher?',
    says: 'Fuel vouchers put money on a prepayment meter. Ask your council: it may have a fund for households in need. A food bank, Citizens Advice or a local charity can refer you to the Fuel Bank Foundation, and some suppliers give vouchers or extra credit themselves. You mostly need your meter’s account or card number. If you are about to run out, ring the supplier’s emergency line first: it must help people in a vulnerable situation.',
    asks: 'can i claim vouchers for my meter top up|how do i get a fuel voucher|where do i get a gas voucher|free electric vouchers|fuel bank voucher|council energy voucher|does the food bank give electric vouchers|who gives out fuel vouchers',
    cue: /\b(?:fuel|energy|gas|electric\w*|meter|top ?up|heating)\b.{0,12}\bvouchers?\b|\bvouchers?\b.{0,20}\b(?:fuel|energy|gas|electric\w*|meter|top ?up|heating|prepay\w*)\b|\bfuel bank\b/,
    weight: 1.6,
    isFine: true,
  },
  forced_prepay: {
    question: 'Can they put me on a prepayment meter?',
    says: 'Only as a last step for a debt, and under strict rules. A supplier must first try many times to reach you, offer a plan that you can afford, and visit. It may not force one where somebody depends on power for their health, is very old or very young, or could not top up. With a smart meter it is done from afar, under the same rules. If you are warned of it, answer, tell them who lives there and what you can pay. Citizens Advice helps for free.',
    asks: 'can they make me go on a prepay meter|can they force a prepayment meter on me|they are threatening me with a pay as you go meter|are forced prepayment meters banned|can they switch my smart meter to prepay without asking|they want to fit a key meter|stop them putting me on prepay|i do not want a prepayment meter',
    cue: /^(?!.*\b(?:can i switch|want rid|rid of|get off|come off|i want to (?:go|move|be) on)\b).*\b(?:make me|make us|force\w*|put me|put us|putting me|fit\w*|install\w*|switch\w* (?:me|us|my)|threat\w*|ban\w*)\b.{0,30}\b(?:on|onto|to|to fit|a|me)?\b.{0,8}\b(?:prepay\w*|pay as you go|key meter|prepayment meter)\b.{0,10}|\bforced prepay\w*/,
    weight: 1.2,
    isFine: true,
  },
  smart_prepay: {
    question: 'How does smart prepay work?',
    says: 'With smart pay as you go there is no key: you top up in the supplier’s app, online, by text or phone, or at a shop, and the meter gets it within minutes. The display shows credit and debt. If the signal fails, type the 20-digit code on the receipt into the meter. Emergency credit and friendly hours work as with a key. You can ask to go back to paying by bill, and can switch with it.',
    asks: 'how does smart prepay work|is smart pay as you go better than a key|can i top up from my phone|can i get an app instead of the key|change key meter to smart prepay|do i need a key with a smart meter',
    cue: /\bsmart (?:prepay\w*|pay as you go)\b|\b(?:key|card)\b.{0,15}\b(?:instead|rather)\b.{0,10}\bapp\b|\bapp\b.{0,15}\binstead of\b.{0,10}\b(?:key|card)\b/,
    weight: 1.4,
  },
  emergency_amount: {
    question: 'How much emergency credit is there?',
    says: 'Each supplier sets it: mostly between £5 and £15 for each fuel. The meter shows it when you put the key in or press the button, usually once the credit falls to a pound or so. It is a loan: the next top-up pays it back first, with any standing charge from meanwhile, so top up more than you borrowed. If that is not enough, ring the supplier and ask for additional credit.',
    asks: 'how much emergency credit do i get|what is the limit on emergency credit|how much is emergency credit|can i get more emergency credit|used up my emergency credit',
    cue: /\bhow much\b.{0,12}\bemergency credit\b|\bemergency credit\b.{0,15}\b(?:limit|amount|how much)\b/,
    weight: 1.9,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
