import type { Matter } from './matter.ts'

/** Direct Debits and other payments, one question each. */
export const PAYING_MATTERS = {
  // The Direct Debit Guarantee: a payment that was taken by mistake is refunded by the bank, at once and in full.
  taken_wrongly: {
    question: 'They took too much or took it twice',
    says: 'If a Direct Debit was taken twice, too early or for a sum that you were not told of, your bank must refund it at once and in full: that is the Direct Debit Guarantee. First look at the app or ask the supplier, because one of the two may be a catch-up or a first payment. Keep in mind that what you really owe stays owed. If money is now short, say so to the supplier and the bank today.',
    again:
      'Yes: under the Direct Debit Guarantee the bank pays back at once what was taken in error, and nobody may hold that against you. Tell the supplier too, so that it does not take it again, and ask it for the sum behind the new payment. What you really owe stays owed.',
    asks: 'they took two payments this month|my supplier took money twice|direct debit taken twice|they took 300 out of my bank without telling me|they have taken too much money|wrong amount taken from my account|direct debit came out early|they emptied my account|they took money they should not have|can my bank get the direct debit back|direct debit guarantee',
    cue: /\b(?:took|taken|taking|takes|charged|debited)\b.{0,25}\b(?:two payments|twice|double|2 payments|too much|wrong amount|without telling|without asking|more than (?:they|it) should|early)\b|\bdirect debit guarantee\b|\bget\b.{0,12}\bdirect debit\b.{0,10}\bback\b/,
    weight: 1.45,
    isFine: true,
  },
  stop_direct_debit: {
    question: 'Can I stop my Direct Debit without leaving?',
    says: 'You can cancel it at your bank at any time, but tell the supplier first and agree another way to pay, or it looks like a missed payment. Without a Direct Debit you pay when the bill comes, which under the price cap is the dearest way, and some fixed deals are only for Direct Debit. If the sum is what troubles you, ask for a lower one with a meter reading instead. What you have used is still owed.',
    asks: 'how do i cancel my direct debit without getting in bother|can i stop my direct debit|i want to cancel the direct debit and pay another way|what happens if i cancel my direct debit|should i cancel my direct debit|come off direct debit|is it ok to cancel the direct debit to my supplier',
    cue: /\b(?:cancel|stop|end|come off|get off|scrap)\b.{0,12}\b(?:my |the |our |a |paying by )?direct debit\b(?!.{0,40}\b(?:switch\w*|left|leave|leaving|moved|final|old supplier|new supplier)\b)/,
    weight: 1.25,
  },
  debit_or_bill: {
    question: 'Is Direct Debit cheaper than paying on the bill?',
    says: 'Direct Debit is mostly cheaper than paying when the bill comes. Under the price cap the order is: prepayment costs least, then Direct Debit, and paying when the bill comes costs most, with a higher standing charge. Many fixed deals are only for Direct Debit. Against that, with a Direct Debit you pay ahead and must watch the balance. If you like to pay for what you used, ask for a variable Direct Debit: it takes what each bill comes to.',
    asks: 'is it cheaper to pay by direct debit or when the bill comes|do you pay more if you do not have direct debit|is paying on receipt of bill dearer|why is direct debit cheaper|direct debit or cash which is cheaper|do i have to pay by direct debit|how much do i save with direct debit',
    cue: /\b(?:cheap\w*|dear\w*|more|less|save|saving|better)\b.{0,30}\bdirect debit\b.{0,40}\b(?:or|than|when|instead|without|not)\b|\bdirect debit\b.{0,15}\b(?:or|vs|versus)\b.{0,25}\b(?:bill|cash|quarterly|card|prepay\w*)\b|\bhave to\b.{0,10}\b(?:pay by|have|use) (?:a )?direct debit\b/,
    weight: 1.4,
  },
  standing_order: {
    question: 'Can I pay by standing order?',
    says: 'Some suppliers take a standing order or a bank transfer each month; ask yours. You set the sum and the day yourself, and nobody can change it. But it does not count as a Direct Debit: you mostly get the dearer price for paying on the bill, and many fixed deals are closed to you. Put your account number in the reference.',
    asks: 'can i pay by standing order instead|standing order or direct debit|can i set up my own monthly payment|i want to control what i pay each month|pay by bank transfer monthly',
    cue: /\bstanding orders?\b|\bbank transfer\b.{0,15}\b(?:month\w*|instead)\b/,
    weight: 1.5,
  },
  paying_over_use: {
    question: 'Why do I pay more each month than I use?',
    says: 'A monthly Direct Debit spreads the year: in summer and autumn you pay more than you use, and winter eats that up. It can also hold a part for an old debt, or stand on a guess. Look at the balance on your bill. If you are well in credit after winter, or your readings were estimated, send a reading and ask for the sum to be set anew, and for the credit back. The supplier must show you how it got the figure.',
    asks: 'why am i paying 120 when i only use 80 a month|my direct debit is more than i use|i pay more than my bills come to|i am overpaying every month|why is my direct debit higher than my usage|my bill was 60 but they take 110',
    cue: /\b(?:pay\w*|take|taking|direct debit)\b.{0,30}\b(?:when|but|though|although|yet)\b.{0,15}\b(?:only|just)\b.{0,12}\b(?:us\w+|spend\w*|cost\w*)\b|\bdirect debit\b.{0,20}\b(?:more|higher|bigger) than\b.{0,15}\b(?:use|usage|i use|bills?)\b|\bpay more than (?:i|we) use\b/,
    weight: 1.5,
  },
  debit_review: {
    question: 'How often is my Direct Debit looked at?',
    says: 'Mostly once or twice a year, and also after a price change. The supplier reckons your yearly cost from your use, adds or takes off the balance, and divides it by twelve. It has to tell you before a new sum is taken, with some days’ notice. You can ask for a review at any time: send a meter reading first.',
    asks: 'when do they review the direct debit|how often do they change my direct debit|when is my direct debit reviewed|how do they work out my direct debit|how much notice for a direct debit change|can i ask for a direct debit review',
    cue: /\bdirect debit\b.{0,20}\breview\w*\b|\breview\w*\b.{0,20}\bdirect debit\b|\bhow\b.{0,12}\b(?:work out|set|calculate|decide)\b.{0,15}\b(?:my |the )?direct debit\b|\bnotice\b.{0,25}\bdirect debit\b/,
    weight: 1.5,
  },
  refund_slow: {
    question: 'My refund has not come',
    says: 'After a final bill your credit must be back within 10 working days, or the supplier owes you a set payment. On a running account it must pay back promptly or say why not. Ask which account and which day it was sent to, and whether it is a cheque to your old address. Give a meter reading if they wait for one. If nothing happens, complain in writing with the date of your first request; after that the Energy Ombudsman decides for free.',
    asks: 'still waiting for my refund|they promised my money back weeks ago|where is my refund|my old supplier owes me money|how long does a refund take|they will not give my credit back|refund cheque never came|supplier refuses to refund my credit',
    cue: /\b(?:waiting|where is|never came|not (?:had|got|come|received|arrived)|how long|promised|chasing)\b.{0,30}\b(?:refund|credit back|money back)\b|\brefund\b.{0,30}\b(?:not (?:come|arrived|here|been)|never|weeks|still|how long|late)\b/,
    weight: 1.35,
    isFine: true,
  },
  move_credit: {
    question: 'Can my credit pay for something else?',
    says: 'Credit belongs to you. It pays your next bills by itself. If gas and electricity have accounts of their own with the same supplier, ask to have credit of one moved to the other. When you move home with the same supplier it can go to the new account. It does not go to another supplier: there you get it paid out after the final bill.',
    asks: 'can i use my gas credit for electric|move credit from one account to another|does my credit move to my new house|can my credit go to my new supplier|gas in credit but electric in debt',
    cue: /\b(?:gas|electric\w*)\b.{0,15}\bcredit\b.{0,30}\b(?:electric\w*|gas)\b|\b(?:gas|electric\w*) in credit\b|\b(?:move|transfer|use)\b.{0,15}\bcredit\b.{0,20}\b(?:to|for|from)\b/,
    weight: 1.35,
  },
  family_pays: {
    question: 'Can somebody else pay my bill?',
    says: 'Yes. Anybody may pay towards an account with its number as the reference, and a Direct Debit can come from somebody else’s bank account if its owner agrees. That does not make them responsible: who is named on the account owes the bill. If somebody should also be able to talk to the supplier, ask to have them put down as a contact.',
    asks: 'can my son pay my electric bill|can somebody else pay my bill|pay my mums gas bill from my account|can the direct debit come from my partners bank|my parents pay my bill',
    cue: /\b(?:can|could|may)\b.{0,15}\b(?:son|daughter|mum|dad|mother|father|partner|husband|wife|friend|somebody else|someone else|parents)\b.{0,12}\bpay (?:my|the|our|for)\b|\bpay (?:my )?(?:mums?|dads?|nans?|sons?|daughters?) (?:\w+ )?bill\b/,
    weight: 1.3,
  },
} as const satisfies Readonly<Record<string, Matter>>
