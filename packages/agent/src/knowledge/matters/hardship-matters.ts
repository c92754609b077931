import type { Matter } from './matter.ts'

/** Debts, grants and benefits: a text for each need, so that nobody gets the general one who asked for more. */
export const HARDSHIP_MATTERS = {
  // Standard licence condition 27: no disconnection in winter of pensioners alone, with other pensioners or with children.
  cut_off_who: {
    question: 'Who may not be cut off?',
    says: 'It is a last step and rare. From October to March a supplier may not do it where somebody of State Pension age lives alone, with others of that age or with children, and must do all it can to avoid it where anybody is disabled or chronically ill. The large suppliers have promised not to cut off people in a vulnerable situation at any time of year. Tell the supplier who lives there, and ask for a plan. If you are threatened with it, Citizens Advice acts fast and for free.',
    asks: 'can they cut off a pensioner|can they cut off your gas in winter|can they disconnect someone with kids|who cannot be cut off|is it illegal to cut off electric in winter|can they cut off a disabled person|can they cut me off if i have a baby|do they still disconnect people',
    cue: /\b(?:can|could|are|may|do|will|allowed|legal|illegal)\b.{0,20}\b(?:they|supplier|company|edf|octopus|british gas|eon|ovo)?\b.{0,12}\b(?:cut\w*|disconnect\w*|turn\w*)\b.{0,25}\b(?:pensioner\w*|winter|kids?|child\w*|bab(?:y|ies)|disabled|elderly|old (?:people|person|lady|man)|vulnerable|ill)\b/,
    weight: 1.9,
    isFine: true,
  },
  boiler_grant: {
    question: 'What grants are there for a boiler or heating?',
    says: 'For a heat pump the Boiler Upgrade Scheme pays a part in England and Wales, whatever your income. For low incomes and cold homes councils, the large suppliers and national schemes pay for insulation and heating, sometimes for a new boiler: in Wales it is Nest, in Scotland Home Energy Scotland and Warmer Homes Scotland. Schemes open and close, so begin on GOV.UK, “find energy grants”, or with your council. Real schemes do not ring at your door, and you pay nothing ahead.',
    asks: 'what grants are there for boilers|can i get a free boiler|grant for a new boiler|free boiler on benefits|help with cost of a new boiler|is the eco scheme still going|grants for insulation|free loft insulation|grants for new windows or heating|warmer homes grant|home upgrade grant|are there grants for solar panels',
    cue: /\b(?:grants?|free|scheme|help|funding|eco4?)\b.{0,30}\b(?:boilers?|insulation|loft|cavity|new heating|radiators|windows|central heating|storage heaters)\b|\b(?:boilers?|insulation|loft|cavity|central heating)\b.{0,25}\b(?:grants?|scheme|funding|for free|free on)\b|\beco ?4\b/,
    weight: 1.5,
    isFine: true,
  },
  whd_amount: {
    question: 'How much is the Warm Home Discount?',
    says: 'In the past winters it was £150, taken off the electricity bill once, mostly between October and March; GOV.UK has the sum and the dates of this winter. On a prepayment meter it comes as a top-up or voucher. Most people in England and Wales who qualify get it without asking. If you think that you should and have no letter by January, ring the helpline that GOV.UK names.',
    asks: 'how much is the warm home discount|when is the warm home discount paid|when do i get my warm home discount|have not had my warm home discount|warm home discount date|do i get the warm home discount on prepay',
    cue: /\b(?:how much|when|what date|not had|not got|where is|paid)\b.{0,30}\bwarm home discount\b|\bwarm home discount\b.{0,30}\b(?:how much|when|paid|not come|date|prepay\w*|amount)\b/,
    weight: 1.75,
    isFine: true,
  },
  // Bailiffs need a judgement that was not paid; a warrant is for the meter and goes before magistrates or a sheriff.
  bailiffs: {
    question: 'Bailiffs or a warrant for an energy debt',
    says: 'Please do not ignore it. Bailiffs may come only after a court judgement that was not paid; a debt collector is no bailiff and has no right to come in. You need not open the door, and for such a debt they may mostly not force it. A warrant is another thing: it lets a supplier in for the meter, and you can go to that hearing and say what you can pay. Ring the supplier today and offer a plan. National Debtline, StepChange and Citizens Advice help at once, for free.',
    again:
      'No, you need not open the door to them, and a debt collector has no right to come in at all. Talk through the closed door or in writing, ask for the name, the firm and the court paper, and ring Citizens Advice or StepChange today. If the debt is not yours, or from before you moved in, say so in writing with proof of the day.',
    asks: 'bailiffs are coming for my electric bill|letter about a warrant|can bailiffs come in for energy debt|they are going to court for a warrant to enter|enforcement agents for gas debt|court letter from my energy company|can they break in to change my meter|i have a ccj from my supplier|magistrates warrant of entry',
    cue: /\bbailiffs?\b|\benforcement (?:agents?|officers?)\b|\bwarrants?\b(?!y)|\bcourt (?:letter|hearing|summons|date)\b|\btak\w+ (?:me|us) to court\b|\bthreaten\w*\b.{0,15}\bcourt\b|\bsheriff officers?\b/,
    weight: 1.9,
    isFine: true,
  },
  write_off: {
    question: 'Can an energy debt be written off?',
    says: 'Sometimes. A grant can clear it: suppliers’ hardship funds, the British Gas Energy Trust, and charities found with Turn2us; they mostly want a budget made with a debt adviser. What was not billed for more than 12 months need not be paid. A debt that is not yours is not owed. A debt solution such as a Debt Relief Order can end it. Ofgem has also worked on a scheme for old debts: its site says how that stands. StepChange or Citizens Advice say which fits, for free.',
    asks: 'can i get my debt written off|will they wipe my energy debt|energy debt relief scheme|can energy debt be cancelled|get my arrears cleared|is there a grant to clear my gas debt|how old does a debt have to be before they cannot chase it|debt wiped by ofgem',
    cue: /(?<!\bdirect )\b(?:debts?|arrears|owe|what i owe)\b.{0,20}\b(?:written off|wiped?|cancel\w*|cleared|forgiven|write off|relief)\b|\b(?:write off|wipe|clear|cancel|forgive)\b.{0,15}(?<!\bdirect )\b(?:debts?|arrears)\b|\bdebt relief\b/,
    weight: 1.6,
    isFine: true,
  },
  benefits_fund: {
    question: 'What help is there on Universal Credit?',
    says: 'Quite some. The Warm Home Discount comes off the electricity bill for many people with Universal Credit or other means-tested benefits. A Cold Weather Payment comes by itself after a very cold week, in Scotland a Winter Heating Payment each winter. The council has a fund for households in need. Your supplier may have a hardship fund. A budgeting advance can pay for an emergency, and energy can be paid straight from the benefit. Citizens Advice or Turn2us check for free what you are missing.',
    asks: 'is there a fund for people on universal credit|help with energy bills on benefits|what can i get on universal credit for heating|energy help on pip|on esa any help with gas and electric|on benefits struggling with heating|what help for low income|household support fund|cost of living payment energy|council help with energy bills|grant from the council for electric',
    cue: /\b(?:fund|help|grants?|payments?|support|get)\b.{0,30}\b(?:on|with|for people on|if you are on)\b.{0,8}\b(?:universal credit|benefits|pip|esa|jsa|uc|income support|dla|carers allowance)\b|\b(?:universal credit|benefits|pip|esa|uc)\b.{0,30}\b(?:any help|help with|entitled|get (?:any|help)|grants?|fund)\b|\bhousehold support fund\b|\bcost of living payment\b/,
    weight: 1.35,
    isFine: true,
  },
  baby_help: {
    question: 'I have a baby: what help is there?',
    says: 'Keep the baby warm first: for the first weeks a room of about 16 to 20 degrees is right, so one warm room is enough. Ask your supplier for the Priority Services Register: with a child under 5 you can be on it, free. If money is tight, look at the Warm Home Discount, Healthy Start, the council’s fund for families and the supplier’s hardship fund; in Scotland there are Best Start Grants. With a prepayment meter ask the supplier for extra credit before it runs out. Citizens Advice checks what you can get.',
    asks: 'i have just had a baby is there any help with heating|pregnant and worried about heating costs|newborn and cannot keep the house warm|help with bills for new parents|grants for families with small kids energy|single mum help with electric|baby due in winter heating help',
    cue: /\b(?:baby|newborn|pregnant|expecting|toddler|maternity)\b.{0,50}\b(?:help|grants?|support|afford|heat\w*|bills?|warm)\b|\b(?:help|grants?|support)\b.{0,40}\b(?:baby|newborn|pregnant|small kids|young children|single (?:mum|mother|parent|dad))\b/,
    weight: 1.35,
    isFine: true,
  },
  debt_deadline: {
    question: 'They want the whole debt at once',
    says: 'You do not have to find it all by a date that they set. A supplier must take into account what you can pay, and offer you a plan. Ring or write today: say what you have left after rent and food, name a monthly sum that you can keep, and begin to pay it. Ask for the hardship fund. If they refuse, make it a formal complaint. Citizens Advice or StepChange can make the budget with you and speak to them, for free. Do not borrow from a payday lender for it.',
    asks: 'i am 600 in debt and they want it by friday|they want it all paid now|supplier demands full payment in 7 days|cannot pay the whole lot at once|final demand for gas bill|red letter from electric company|they want 800 up front|they gave me a week to pay|letter says pay in full or else',
    cue: /\b(?:want\w*|demand\w*|asking|pay|paid)\b.{0,25}\b(?:all of it|it all|whole (?:lot|amount|thing)|in full|full amount|up front|by (?:monday|tuesday|wednesday|thursday|friday|tomorrow|the end of)|in (?:7|seven|14|fourteen) days|within (?:7|14|a week))\b|\bfinal (?:demand|notice|reminder)\b|\bred letter\b/,
    weight: 1.3,
    isFine: true,
  },
  income_lost: {
    question: 'I lost my job and cannot pay',
    says: 'I am sorry, that is hard. Three things this week. Tell the supplier that your income has stopped: it must agree what you can afford, also a small sum or a pause, and may have a hardship fund. Claim what you can, Universal Credit first, because it counts from the day you claim. And lower the Direct Debit with a meter reading, so that you pay for real use. Citizens Advice does the benefit check and StepChange the debts, both free. If you prepay and run low, ask for extra credit before it is gone.',
    asks: 'lost my job cannot pay the gas|been made redundant worried about energy bills|hours cut at work cannot pay electric|husband lost his job bills|off sick no pay energy bill|no income this month for electric|signed off work cannot afford heating',
    cue: /\b(?:lost (?:my|his|her|our) (?:job|work)|redundan\w*|laid off|sacked|unemployed|out of work|hours (?:were |have been |got )?cut|no (?:income|wages)|maternity (?:pay|leave)|furlough\w*|reduced hours|signed off|statutory sick|zero hours)\b/,
    weight: 1.35,
    isFine: true,
  },
  who_helps: {
    question: 'Who can help me with energy debt?',
    says: 'Free and confidential: Citizens Advice, for energy and benefits, in England and Wales on 0808 223 1133; in Scotland Advice Direct Scotland on 0808 196 8660. StepChange and National Debtline make a plan for all debts. Your supplier has to help too: ask for its hardship or vulnerability team. The council may have a fund. None of them judges, and none costs anything: whoever asks a fee for debt advice is not who you need.',
    asks: 'who can help with energy debt|where do i get debt advice|who do i ring about not paying my bills|free help with energy bills phone number|citizens advice energy number|is there a helpline for energy bills|someone to talk to about my gas debt|is citizens advice any use for energy|does citizens advice help with energy',
    cue: /\b(?:who|where)\b.{0,20}\b(?:help\w*|advice|talk to|ring|turn to)\b.{0,25}\b(?:debts?|arrears|bills?)\b|\bcitizens advice\b.{0,30}\b(?:any (?:use|good)|help|number|phone|ring)\b|\b(?:helpline|phone number|free advice)\b.{0,25}\b(?:energy|bills?|debts?)\b/,
    weight: 1.4,
    isFine: true,
  },
  cold_payment: {
    question: 'What is the Cold Weather Payment?',
    says: 'It is paid by the government to people with certain benefits when it was, or is forecast to be, at or below zero degrees for seven days in a row where they live, between 1 November and 31 March. It comes by itself into the account of the benefit. Scotland has a Winter Heating Payment once each winter instead, whatever the weather. GOV.UK and mygov.scot have the sums, and a checker by postcode.',
    asks: 'what is the cold weather payment|do i get a cold weather payment|how much is cold weather payment|has the cold weather payment been triggered|winter heating payment scotland|is it cold enough for the payment',
    cue: /\bcold weather pay\w*\b|\bwinter heating payment\b/,
    weight: 1.75,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
