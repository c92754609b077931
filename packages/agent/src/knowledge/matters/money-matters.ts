import type { Matter } from './matter.ts'

/** Debt, prepayment and help. */
export const MONEY_MATTERS = {
  not_my_debt: {
    question: 'The debt is not mine but a former tenant’s',
    says: 'You do not owe what was used before you moved in. Do not pay it. Tell the supplier or the debt agency in writing the day that you moved in, with proof such as your tenancy agreement or completion letter, and a meter reading of that day. Ask for the account in your own name. Send letters for other people back as “not known at this address”. If they keep on, complain, and later go to the Energy Ombudsman for free.',
    asks: 'it is not my debt it was the last tenants|letters from a debt agency for someone who used to live here|i get bills in somebody elses name|previous tenant left a debt on the account|the people before us did not pay|they want me to pay the previous owners bill|bailiff letter for old occupant|debt from before i moved in|i am being chased for a bill that is not mine|bill addressed to the previous occupier',
    cue: /\b(?:not my debt|debt (?:is )?not mine|used to live here|(?:previous|last|former|old) (?:tenant|occup\w*|owner|resident|people)s?\b.{0,30}\b(?:debt|owe\w*|bill|letter|left|pay|paid|account)|people before (?:me|us)\b.{0,30}\b(?:debt|owe\w*|bill|pay|paid))\b|\b(?:debt|bills?|letters?|owing)\b.{0,40}\b(?:previous|last|former) (?:tenant|occup\w*|owner|resident)|\b(?:letters?|bills?)\b.{0,30}\b(?:someone|somebody|people) (?:else|who)\b|\baddressed to (?:someone|somebody|the previous|the last|another)/,
    weight: 1.75,
  },
  debt_solutions: {
    question: 'What about an IVA, Breathing Space or bankruptcy?',
    says: 'An IVA, a debt relief order or bankruptcy can include old energy debts, and Breathing Space stops most demands for a while so that you can get advice. Scotland has ways of its own, such as the trust deed. You still pay for the energy that you use from now on. You can often still switch, though a supplier may check your credit first. Please talk to StepChange or Citizens Advice before you decide: both are free, so you need not pay for advice.',
    asks: 'i have an iva can i still switch|will a supplier take me if i am bankrupt|what is breathing space|debt relief order and energy bills|does an iva cover energy debt|trust deed scotland energy|can i put my energy arrears in a debt management plan|i am insolvent can i get electricity',
    cue: /\biva\b|\bbankrupt(?:cy)?\b(?!.{0,20}\b(?:supplier|company|they)\b)(?<!\b(?:supplier|company|they|octopus|edf)\b.{0,25})|\bbreathing space\b|\bdebt (?:relief|management|arrangement)\b|\btrust deed\b|\bdro\b/,
    weight: 1.6,
  },
  payment_plan: {
    question: 'How do I set up a payment plan?',
    says: 'Ring or write to your supplier and ask for a payment plan. It must take into account what you can afford, so first write down what comes in and what goes out. You can ask for weekly or fortnightly parts, a review, a break, or time before it starts. Do not agree to more than you can keep up. If they refuse a fair plan, Citizens Advice or StepChange can speak for you, free of charge. I am an AI and cannot agree a plan for you.',
    asks: 'how do i set up a payment plan|can i pay my arrears off weekly|pay my debt in instalments|repayment plan with my supplier|can i spread what i owe|my supplier wants too much a month for the arrears|they refused my payment plan|how long can i have to pay it back',
    cue: /\b(?:payment|repayment) (?:plan|arrangement)\b|\binstal+ments?\b|\bspread\b.{0,20}\b(?:owe|debt|arrears|it|cost)\b|\bpay\b.{0,20}\b(?:arrears|debt|it|them)\b.{0,12}\b(?:off|back)\b.{0,20}\b(?:weekly|monthly|bit by bit|slowly|over)\b/,
    weight: 1.3,
  },
  debt_credit: {
    question: 'Does energy debt affect my credit score?',
    says: 'It can. Suppliers may report late payments and unpaid bills to the credit agencies, and a court judgment or a default stays on the file for years. Paying on time can help your score as well. So talk to the supplier early: a plan that you keep to is better than a default. A comparison with me checks nothing.',
    asks: 'does energy debt affect my credit score|do energy bills show on my credit file|will a missed energy payment hurt my credit rating|do suppliers report to experian|default on my credit file from energy company',
    cue: /\b(?:debt|owe|missed|late|arrears|unpaid|default|bills?)\b.{0,40}\bcredit (?:score|file|rating|record|report)\b|\bcredit (?:score|file|rating|record|report)\b.{0,30}\b(?:debt|owe|arrears|unpaid|bills?)\b/,
    weight: 1.5,
  },
  // Consent is needed for the part for present use, not for a debt: Claims and Payments (Amendment) Regulations 2023.
  fuel_direct: {
    question: 'Can energy be paid from my benefits?',
    says: 'Yes, if you owe money for energy. That is called Fuel Direct or third party deductions. With some benefits, something for the debt is paid straight to your supplier, and with your consent also a sum for the energy that you use now. Universal Credit and Pension Credit are among them. It can keep you from being cut off. Ask your supplier or your benefit office, and have Citizens Advice check that it leaves you enough.',
    again:
      'With Universal Credit you can ask for it, if you owe for energy: tell your supplier, or write it in your UC journal. The benefits office decides.',
    asks: 'what is fuel direct|can energy be taken straight from my benefits|third party deductions for gas|pay my electric from universal credit|take my bills out of my benefits|deductions from benefits for energy arrears',
    cue: /\bfuel direct\b|\bthird party deduction\w*|\b(?:from|out of|off)\b.{0,8}\b(?:my |our )?(?:benefits?|universal credit|uc|pension credit)\b/,
    weight: 1.4,
  },
  debt_collectors: {
    question: 'Debt collectors are chasing me',
    says: 'A debt collector is not a bailiff: it cannot come in, take things or cut you off. Ask in writing what the debt is, for which address and dates, and check it against your bills. If it is yours, offer what you can afford. If it is not, say so and send proof. Only a court can go further, so never ignore court letters. Please call StepChange or Citizens Advice: free, and they can speak for you. I am sorry that you have this on top.',
    asks: 'debt collectors are chasing me for an energy bill|a collection agency wrote about my gas bill|can debt collectors come to my house for an energy debt|my supplier sold my debt|recovery agents letter about electricity',
    cue: /\b(?:debt collect\w*|collection agency|recovery agents?|sold my debt|debt agency)\b/,
    weight: 1.55,
  },
  top_up_how: {
    question: 'How do I top up my meter?',
    says: 'With a key or card, take it to a shop with a PayPoint or Payzone sign, or a Post Office, and then put it into the meter. With a smart prepayment meter you can also top up in your supplier’s app, by phone or by text; the credit goes on by itself, or you type in the long number. The back of the key, card or your supplier’s site says where. Keep the receipt. If it does not go on, tell your supplier at once.',
    asks: 'how do i top up my meter|where can i top up near me|can i top up online|top up my electric key|how do i put money on the gas card|smart prepay how does topping up work|where do i buy electric for my key|can i top up by phone|paypoint top up',
    cue: /\b(?:how|where|can)\b.{0,20}\b(?:top ?up|topping up)\b|\b(?:put|get|buy|load)\b.{0,15}\b(?:money|credit|electric|gas)\b.{0,12}\bon (?:the |my |a )?(?:key|card|meter|gas card)\b/,
    weight: 1.15,
  },
  // Hours and sums differ by supplier. Extra credit for people in a vulnerable situation: licence condition 27A, since December 2020.
  emergency_credit: {
    question: 'What is emergency credit?',
    says: 'Emergency credit is a small loan on a prepayment meter for when it runs out. Put the key or card in, or press the button on a smart meter. You pay it back with the next top-up. Friendly credit means that the meter does not cut off at certain hours, such as at night; your supplier names them. If both are used up, ring your supplier now: it must offer extra credit to people in a vulnerable situation, and can help others. Citizens Advice knows of fuel vouchers.',
    asks: 'what is emergency credit|how do i get emergency credit|how much emergency credit do i get|what is friendly credit|will my meter cut off at night|used all my emergency credit|does my electric go off at weekends if it runs out|friendly hours prepay meter|activate emergency credit|additional support credit',
    cue: /\b(?:emergency|friendly|extra|additional support) (?:credit|hours)\b|\b(?:meter|electric\w*|leccy|gas|power|it)\b.{0,12}\b(?:cut|go|turn)\w* off\b.{0,15}\b(?:at night|overnight|on (?:a )?sunday|weekend|bank holiday)/,
    weight: 1.5,
  },
  meter_takes_money: {
    question: 'Why does my prepayment meter take money when I use nothing?',
    says: 'Two things come off a prepayment meter without use. The standing charge is taken every day, also while you are away or the meter is empty, so it builds up. And a debt is paid back in weekly parts; look on the meter’s screens for a debt or a weekly rate. If you owe nothing, or if it takes more than you can afford, ring your supplier: it must set a rate that you can manage. A debt of people before you is not yours.',
    asks: 'why does my prepay meter take money when i am not using anything|meter takes five pounds a week off my top up|half my top up disappears|money gone off my meter overnight|why is my meter eating credit|my key meter is taking debt off every week|topped up 20 and only 12 went on|meter takes money while i am away',
    cue: /\b(?:meter|key|card|top ?up|prepay\w*)\b.{0,40}\b(?:tak\w+|eat\w+|disappear\w*|swallow\w*|deduct\w*|gone|vanish\w*|steal\w*)\b.{0,30}\b(?:money|credit|week|quid|tenner|fiver|pounds?|off|£ ?\d|\d|top ?up|when|nothing)\b|\btopped up\b.{0,20}\bonly\b.{0,12}\b(?:went|got|showing)\b|\b(?:debt|money|\d+ quid|£ ?\d+)\b.{0,15}\b(?:a|per|every|each) week\b.{0,20}\b(?:off|from)\b/,
    weight: 1.35,
  },
  key_debt: {
    question: 'I moved in and there is a prepayment meter: what first?',
    says: 'Do not use the old key or card before you have called the supplier: a debt of the people before you may be on it. Ring the supplier, give the day that you moved in and the meter readings, and ask for a key or card in your name with any old debt taken off. If there is no power, ask what to do today. You can later ask for a normal meter, or switch.',
    asks: 'moved in and there is a key meter what do i do first|is there debt on the key from the people before|new flat has a prepayment meter|no key for the prepay meter in my new house|do i use the old tenants gas card|first time with a prepay meter moved in today|old debt on the prepayment meter',
    cue: /\b(?:moved|moving|new (?:flat|house|home|place))\b.{0,40}\b(?:key|card|prepay\w*|top ?up)\b ?(?:meter)?|\b(?:debt|owing)\b.{0,15}\bon the (?:key|card|meter)\b|\bold tenants? (?:key|card|gas card)\b/,
    weight: 1.5,
  },
  // The rules change from winter to winter, so the day, the sum and the suppliers are left to GOV.UK.
  whd_switch: {
    question: 'Do I lose the Warm Home Discount if I switch?',
    says: 'You may keep it, but check before you move. The discount is paid by the supplier that you are with on a set day, if it takes part in the scheme. Most large suppliers do and some small ones do not. If you switch after that day, the old supplier mostly still pays it. In Scotland you may have to apply, and to stay until it is paid. So ask the new supplier whether it takes part, and look on GOV.UK for the day of this winter.',
    asks: 'do i lose the warm home discount if i switch|will i still get the whd with a new supplier|does switching affect my warm home discount|can i switch before the warm home discount is paid|which suppliers give the warm home discount|warm home discount and changing supplier',
    cue: /\bwarm (?:home|house)s?\b.{0,60}\b(?:switch\w*|chang\w*|leave|new supplier|lose|move|still get|suppliers?)\b|\b(?:switch\w*|chang\w*|leave|lose|new supplier|suppliers?)\b.{0,60}\bwarm (?:home|house)s?\b/,
    weight: 1.7,
  },
  emergency_heating: {
    question: 'How do I keep warm if I cannot afford heating?',
    says: 'Please keep warm first. Heat one room, wear layers, have hot drinks and meals, and use a hot water bottle or an electric blanket, which costs little; neither is for a baby’s cot. Many councils and libraries open warm spaces: ask your council. Tell your supplier that you are going without, and ask for credit, a plan and the Priority Services Register. Citizens Advice can tell you of fuel vouchers. If somebody is shivering, confused or very drowsy, call 999 or 111.',
    asks: 'how do i keep warm if i cannot afford heating|where are the warm spaces near me|warm banks|the house is freezing and i cannot put the heating on|too cold at home no money for heating|what temperature is dangerous for old people',
    cue: /\bwarm (?:spaces?|banks?|hubs?)\b|\b(?:keep|stay) warm\b.{0,30}\b(?:afford|money|no heating|without)\b/,
    weight: 1.3,
  },
} as const satisfies Readonly<Record<string, Matter>>
