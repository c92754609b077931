import type { Matter } from './matter.ts'

/** Bills and what is paid. */
export const BILL_MATTERS = {
  two_rates: {
    question: 'Why are there two rates on my bill?',
    says: 'Two unit rates for one fuel mostly mean one of two things. The price changed in the middle of the bill, because the price cap changed or a fix ended: then each rate has its own dates. Or your meter counts day and night apart, as with Economy 7: then each rate has its own reading. Gas and electricity also have different rates. If the dates or readings do not fit, ask your supplier. Add the bill, and I check the sum.',
    asks: 'why are there two rates on my bill|two different unit prices on the bill|my bill has 2 rates for electric|the price changes halfway through my bill|why is there a day and a night rate on my bill|my bill shows two prices for gas|one rate till the 30th then another after|bill split into two parts with different rates|why two unit rates|rate 1 and rate 2 on my bill',
    cue: /\b(?:two|2|different|both|several)\b.{0,20}\b(?:unit )?(?:rates?|prices?)\b.{0,30}\b(?:bill|unit|electric\w*|gas|kwh|statement)\b|\bbill\b.{0,40}\b(?:two|2|different)\b.{0,15}\b(?:unit )?(?:rates?|prices?)\b|(?<!\d)\d+(?:\.\d+)?p?\b.{0,15}\b(?:till|until|up to|to) (?:the )?\d+(?:st|nd|rd|th)?\b.{0,25}\b(?:then|after)\b/,
    weight: 1.35,
  },
  // Two bills a year: licence condition 21B. The 12 month limit: condition 21BA, in force since May 2018.
  no_bill: {
    question: 'What if I get no bills?',
    says: 'A supplier must send a bill or statement at least twice a year, and each quarter if you ask. With a smart meter you can ask for monthly ones. If none comes, look into your online account and the junk folder, then tell the supplier and give a meter reading. Put some money aside. For energy used more than 12 months ago that it did not bill, it may normally not charge you, if that was not your fault.',
    asks: 'i have not had a bill for months|no bill since february|they never send me a bill|how often should i get a bill|how often do they have to bill me|where is my bill it has not come|i have not been billed since i moved in|should i worry that i get no bills|when will my next bill come|i never receive statements|can i get bills monthly',
    cue: /\b(?:not|never|no|havent|have not|without)\b.{0,20}\b(?:had|got|get|received?|sent?|send|been sent)\b.{0,20}\bbills?\b|\bno bills?\b.{0,12}\b(?:since|for|in|yet)\b|\bhow often\b.{0,25}\bbills?\b|\b(?:next|my) bill\b.{0,15}\b(?:not come|come|due|arrive)/,
    weight: 1.1,
  },
  balance_forward: {
    question: 'What does balance brought forward mean?',
    says: 'The balance brought forward, or opening balance, is what was left after the bill before: money that you owed, or credit that the supplier held for you. The new charges are added and your payments taken off. What comes out is the new balance. It is not the price of the energy in this bill.',
    asks: 'what does balance brought forward mean|what is the opening balance on a bill|what is a closing balance|previous balance meaning|what does carried forward mean on my bill|new balance and previous balance explained',
    cue: /\b(?:brought|carried) forward\b|\b(?:opening|closing) balance\b/,
    weight: 1.2,
  },
  two_suppliers: {
    question: 'Two suppliers are billing me for one fuel',
    says: 'Only one supplier can supply each meter at a time. First look whether one bill is for gas and the other for electricity: that is allowed. If both bill the same fuel, compare the supply number on each bill with your own. After a switch or a move one may be the final bill. Tell both suppliers in writing, with a meter reading and the date, and ask which one is registered. Do not pay twice for the same days. If it is not put right, complain.',
    asks: 'two suppliers are billing me|i get bills from two companies for electricity|both the old and the new supplier are charging me|am i paying two companies for the same thing|i am being billed twice|two energy companies want money from me|who do i pay when two suppliers bill me|double billed by old and new supplier',
    cue: /\b(?:two|2|both)\b.{0,15}\b(?:different )?(?:suppliers?|compan(?:y|ies)|firms?|providers?)\b.{0,40}\b(?:bill\w*|charg\w*|pay\w*|money|electric\w*|gas|claim\w*|want\w*)\b|\b(?:bills?|billed|charged)\b.{0,25}\b(?:two|2|both)\b.{0,15}\b(?:suppliers?|compan(?:y|ies)|firms?|providers?)\b|\b(?:billed|charged) (?:me |us )?(?:twice|double)\b|\bdouble bill\w*/,
    weight: 1.35,
  },
  bill_vs_payment: {
    question: 'Why is my bill not what leaves my bank?',
    says: 'The bill says what the energy of that period cost. A monthly Direct Debit spreads the year over equal payments, so the two seldom match: in winter the bill is higher, in summer lower. The difference goes into your balance, as credit or as a debt. Look at the balance on the bill. If it drifts a lot, send a meter reading and ask for the payment to be set anew.',
    asks: 'the bill does not match what left my bank|bill says 212 but the direct debit takes 140|why is my payment different from my bill|my direct debit is less than my bill|do i have to pay the bill as well as the direct debit|i pay by direct debit why do i get a bill for more|what i pay and what the bill says are different',
    cue: /\bbill\b.{0,40}\b(?:not match|does not equal|different (?:to|from|than) (?:what|my (?:bank|payment|direct)|the (?:bank|payment|direct))|but (?:my |the )?(?:direct debit|bank|payment))\b(?!.{0,20}\bmeter\b)|\b(?:direct debit|bank|payment)\b.{0,30}\b(?:not match|different (?:to|from|than))\b.{0,20}\bbill\b|\bpay (?:the|my) bill (?:as well as|on top of|and)\b/,
    weight: 1.25,
  },
  pay_late: {
    question: 'What happens if I pay late?',
    says: 'Tell your supplier before the day, if you can. Many agree another day or smaller parts. If a payment is missed, they should get in touch with you, and must take into account what you can afford. A missed Direct Debit can also cost a fee at your bank. If it goes on, it becomes a debt, and on a normal meter a debt older than 28 days can block a switch. If money is short, say so: there is free help from Citizens Advice and StepChange.',
    asks: 'can i pay my bill late|what happens if i miss a payment|i will be a few days late paying|can i delay this months payment|my direct debit bounced|i forgot to pay my bill|can i skip a payment|payment holiday for energy|what if there is no money in my account when the direct debit goes out|is there a late payment charge',
    cue: /\b(?:pay|paying|payment)\b.{0,20}\b(?:late|a (?:few|couple of) (?:days|weeks)|next week|after pay ?day)\b|\b(?:miss|missed|skip|bounced?|forgot)\b.{0,15}\b(?:payment|pay|direct debit|to pay)\b|\b(?:direct debit|payment)\b.{0,15}\b(?:bounced?|failed|was missed)\b|\bpayment holiday\b/,
    weight: 1.15,
  },
  payment_day: {
    question: 'Can I change my payment day?',
    says: 'Many suppliers let you choose the day of the month for the Direct Debit. Ask in their app, online account or by phone, in good time before the payment is due. The bank cannot change it for you. You can also ask for another amount, or for paying weekly or every two weeks if that fits your wages better.',
    asks: 'can i change the date of my direct debit|change my payment date|can i pay on the 28th instead|move my direct debit to after payday|can i pay fortnightly|when does my direct debit come out|pick a different day for paying|can i pay weekly instead of monthly',
    cue: /\b(?:change|switch|move|pick|choose|different|another|what)\b.{0,20}\b(?:date|day)\b.{0,30}\b(?:direct debit|payment|pay|money|comes? out|taken)\b|\b(?:payment|direct debit|pay) (?:date|day)\b/,
    weight: 1.3,
  },
  check_bill: {
    question: 'How do I check that my bill is right?',
    says: 'Check five things. Are the readings yours, and real ones rather than estimates? Is the number on the meter the one on the bill? Is the tariff the one that you agreed to? Is kWh times the unit rate, plus days times the standing charge, plus VAT, the sum that is printed? And are all your payments there? Add the bill with the paper clip, and I do these sums and show you what does not fit.',
    asks: 'how do i know my bill is right|is my bill correct|how can i check my energy bill|the sums on my bill look wrong|how do i work out if they charged me right|can you check my bill adds up|is the maths on my bill right|spot errors on a bill',
    cue: /\b(?:how|is|are|check|know|tell)\b.{0,25}\bbill\b.{0,25}\b(?:right|correct|accurate|adds? up|wrong)\b/,
    weight: 0.9,
  },
  winter_bill: {
    question: 'Why does winter cost more than summer?',
    says: 'Because of heating. Most homes use far more gas or electricity in the cold months: more heating, more hot water, more light. The price of a unit can be the same. A monthly Direct Debit evens this out, so you build up credit in summer and use it in winter. If you pay for what you use, expect winter bills to be much higher.',
    asks: 'why is winter so much dearer than summer|why do i use more in winter|my bill is much higher in winter|is it normal for bills to go up in winter|summer bills are tiny and winter ones huge|how much more does winter cost',
    cue: /\bwinter\b.{0,40}\bsummer\b|\bsummer\b.{0,40}\bwinter\b/,
    weight: 1.15,
  },
  variable_dd: {
    question: 'What is a variable Direct Debit?',
    says: 'A variable Direct Debit takes what each bill comes to, so you pay more in winter and less in summer, and build up no large credit. A fixed monthly one is the same all year. You can also pay when the bill arrives, though under the price cap that is the dearest way. Ask your supplier which it offers. It works best with a smart meter or a reading each month.',
    asks: 'can i pay exactly what i use each month|what is a variable direct debit|pay for actual usage monthly|i do not want to build up credit can i just pay what i use|whole amount direct debit|can i pay my real usage instead of a set amount|direct debit for the amount on the bill',
    cue: /\bvariable direct debit\b|\bpay\b.{0,20}\b(?:exactly|only|just|actual\w*|real)\b.{0,20}\b(?:what (?:i|we) use|use|usage)\b|\b(?:exactly|only) what (?:i|we) use\b/,
    weight: 1.3,
  },
  credit_how_much: {
    question: 'How much credit is normal?',
    says: 'It depends on the season. With a monthly Direct Debit credit grows over the summer and is highest in autumn, before the heating goes on. By spring most of it should be used up. I have no figure that is right for every home. If it seems a lot for your use, or is still there in spring, send a meter reading and ask for it back or for a lower payment.',
    asks: 'how much credit should i have|is it normal to be in credit|is 300 in credit a lot|should i be in credit in november|too much credit on my account|what is a healthy balance with my supplier|should my account be in credit before winter',
    cue: /\bhow much (?:in )?credit\b.{0,20}\b(?:should|normal|ok|right|have|need)\b|\b(?:normal|usual|ok|right|healthy|too much)\b.{0,25}\b(?:in credit|credit (?:on|in|with))\b|\bcredit\b.{0,15}\b(?:a lot|normal|too much)\b/,
    weight: 1.3,
  },
  // Licence condition 24: who tells the supplier late can be charged for some days more, or until somebody else moves in.
  still_charged: {
    question: 'My old supplier still charges me after I moved out',
    says: 'If you told the supplier in good time, you pay only up to the day you left; if you told it late, ask what its terms say. Send the old supplier the date, your final meter readings, photos if you have them, and proof such as the end of the tenancy or the completion letter. Ask for a corrected final bill. Keep the Direct Debit until that bill is settled. If they go on charging you, complain in writing, and later go to the Energy Ombudsman for free.',
    asks: 'my old supplier is still charging me after i moved out|they keep billing me for my old house|i moved out and they ignored my final readings|still paying for a flat i left|they say i owe for after i left|direct debit still being taken for my old address|they will not accept that i moved out',
    cue: /\b(?:still|keep|keeps)\b.{0,15}\b(?:charg\w*|bill\w*|tak\w*|pay\w*)\b.{0,40}\b(?:moved|left|old (?:house|flat|address|place)|moving out)\b/,
    weight: 1.35,
  },
} as const satisfies Readonly<Record<string, Matter>>
