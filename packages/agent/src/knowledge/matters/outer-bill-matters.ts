import type { Matter } from './matter.ts'

/** Bills and payments: what is asked less often. */
export const OUTER_BILL_MATTERS = {
  abbreviations: {
    question: 'What do the short forms on a bill mean?',
    says: 'The usual ones: SC is the standing charge, UR the unit rate, kWh a unit of energy. MPAN is the electricity supply number, MPRN the gas one, MSN the meter’s serial number. EAC is the yearly use that the trade reckons for electricity, AQ the same for gas. CV is the calorific value, VCF or “volume correction” turns gas into standard conditions. CR is credit, DR debit. SVT is the standard variable tariff, TPR and SSC are codes for rates by time. If yours is another, tell me the line, or add the bill.',
    asks: 'what is tpr on a bill|what does eac mean on my bill|what is aq on my gas bill|what does msn stand for|abbreviations on my energy bill|what does vcf mean|what do the letters on my bill mean|what is ssc on the bill|what does ur mean on my bill',
    cue: /\b(?:tpr|eac|aq|msn|vcf|ssc|llf|mtc)\b.{0,30}\b(?:bill|mean\w*|stand for|statement)?|\b(?:abbreviations?|short forms?|acronyms?)\b|\bwhat does (?:\w+ )?[a-z]{2,5} mean on (?:my|the|a) (?:\w+ )?(?:bill|statement)\b/,
    weight: 1.15,
  },
  days_charged: {
    question: 'Why am I charged for so many days?',
    says: 'The days are those of the bill’s period: the standing charge is taken for each of them, mostly 28 to 31 in a monthly bill and about 91 in a quarterly one. If the period is longer than you expected, an earlier bill may have been skipped or made again. Check the dates on both bills: a day must not be in two of them. Add the bill, and I count them.',
    asks: 'why has my supplier charged me for 92 days|my bill is for 35 days|number of days on my bill is wrong|charged for more days than a month|why is my bill for 3 months|how many days are in my bill|bill covers too many days',
    cue: /\b(?:charged|billed|bill|standing charge)\b.{0,25}\b\d{2,3} days\b|\b(?:number of|too many|more|how many) days\b.{0,20}\bbill\b/,
    weight: 1.3,
  },
  in_debit_paying: {
    question: 'Why do I owe money with a Direct Debit?',
    says: 'Then your payments are lower than your use, at least for now. In winter that is normal: the credit of the summer is used up, and by spring it may be even. Otherwise the sum was set too low, prices went up, or the readings were guesses until now. Check that all payments are on the bill and that the reading is real. Ask the supplier to spread it over the next year. If you can, raise the payment a little before it grows.',
    asks: 'bill says i am in debit but i pay every month|how can i owe money when i pay by direct debit|i pay monthly why am i in debt|why have i got a balance to pay when i have a direct debit|always paid on time but they say i owe|owe them even though direct debit never missed',
    cue: /^(?!.*\b20\d\d\b).*\b(?:owe|owing|in debit|in debt|in arrears|balance)\b.{0,40}\b(?:but|when|though|even though|yet)\b.{0,15}\b(?:pay|paid|paying|direct debit|never missed)\b|\b(?:pay|paid|paying)\b.{0,15}\b(?:every month|monthly|by direct debit|on time)\b.{0,30}\b(?:owe|debt|debit|behind|balance)\b/,
    weight: 1.4,
    isFine: true,
  },
  pay_extra: {
    question: 'Can I pay extra?',
    says: 'Yes. You can pay in more at any time, by card in the app or by bank transfer with your account number, and it stays on your balance as credit. In summer that is a way to get ready for winter. You can have it back later. If you want to pay more each month, ask for a higher Direct Debit. It earns no interest, so do not leave a lot there.',
    asks: 'can i pay extra in summer|can i put more money on my account|overpay my energy bill|can i pay a lump sum to my supplier|make a one off payment|can i pay my bill early|save up for winter with my supplier',
    cue: /\b(?:pay|put)\b.{0,12}\b(?:extra|more money|a lump sum|in advance|ahead|early)\b(?!.{0,15}\b(?:off the debt|than)\b)|\boverpay\b|\bone off payment\b/,
    weight: 1.2,
  },
  debit_not_price: {
    question: 'My payment changed though prices did not',
    says: 'The payment is set from your use and balance and not only from the price. It goes up if you used more, if the last readings were guesses that turned out low, or if a debt is spread over the year, and down if you are in credit. The supplier must tell you before, and show you the sum behind it if you ask. Send a reading, check the balance, and name the figure that you think is right. With credit on the account you can ask for that back as well.',
    asks: 'how come my payment changed when prices have not|my direct debit went up but i am in credit|dd put up to 280 and i am 400 in credit can they do that|monthly payment went up for no reason|direct debit increased even though i use less|why did they raise my direct debit when i have credit|they bumped up what they take every month',
    cue: /\b(?:direct debit|payment|monthly)\b.{0,40}\b(?:up|changed|increased|raised|gone up|bumped)\b.{0,50}\b(?:in credit|have not|not changed|no reason|less|same|use less)\b|\b(?:bumped|put|upped|hiked|raised)\b.{0,15}\b(?:up )?(?:what they take|my direct debit|the direct debit|my payments?)\b/,
    weight: 1.4,
  },
  bill_language: {
    question: 'Can I get bills in another language?',
    says: 'Ask your supplier: many have an interpreter on the phone, free, and some send letters in other languages; in Wales you can ask for Welsh. If English is hard for you, you can be on the Priority Services Register, so that they know it. A friend may speak for you if you say so on the call. I speak only English so far, but short words are fine.',
    asks: 'bill in polish possible|can i get my bill in welsh|does my supplier have an interpreter|mum does not speak english how can she talk to the supplier|bills in urdu|translator for energy company|my english is bad who can help with the bill',
    cue: /\bbills?\b.{0,15}\bin (?:polish|urdu|welsh|punjabi|romanian|arabic|bengali|spanish|portuguese|hindi|another language|my language)\b|\b(?:interpreter|translator)\b|\b(?:not|cannot|does not|do not) speak (?:much |any |good )?english\b/,
    weight: 1.75,
    isFine: true,
  },
  paper_charge: {
    question: 'Can they charge me for paper bills?',
    says: 'Suppliers must give you bills free of charge, but a tariff can be cheaper for people who go online, so paper may cost you a discount. If you cannot use the internet, tell them: people on the Priority Services Register get bills in the form that they need at no cost. Ask for the line to be explained, and for paper bills by name.',
    asks: 'got charged for paper bills is that allowed|fee for paper statements|do paper bills cost extra|can they make me go paperless|i am not online can i still get a bill|they stopped sending paper bills|id rather have a letter than log in to see my bill',
    cue: /\b(?:charg\w*|fee|cost|pay\w*)\b.{0,20}\bpaper (?:bills?|statements?)\b|\bpaperless\b|\bpaper cop(?:y|ies)\b|\bwithout (?:using )?(?:the )?internet\b|\bi am not online\b|\bpaper (?:bills?|statements?)\b.{0,20}\b(?:charg\w*|fee|cost|extra|stopped)\b/,
    weight: 1.35,
  },
  neighbour_less: {
    question: 'Why do other people pay less than I do?',
    says: 'Two homes seldom match, even side by side. What differs: the number of people and how much they are at home, walls and windows, how they heat and to how many degrees, the tariff and the way to pay, and whether the monthly sum holds an old debt or uses up credit. So compare kWh for a year and not pounds a month. Tell me your postcode and kWh, or add a bill, and I say what is normal and whether another tariff costs less.',
    asks: 'my neighbour pays 90 and i pay 190|why does my mate pay half what i do|my sister has a bigger house and pays less|everyone else pays less than me for gas|my friend pays 70 a month why am i on 150|same house next door pays way less|why is my bill more than my neighbours',
    cue: /\b(?:neighbours?|next door|mates?|friends?|sister|brother|mum|dad|pal)\b.{0,30}\b(?:pays?|paying|bill)\b.{0,40}\b(?:i pay|me|mine|less|half|than|cheaper|i am)\b|\b(?:pay|bill)\b.{0,20}\bmore than\b.{0,15}\b(?:my )?(?:neighbours?|next door|mates?|friends?|sister|brother)\b/,
    weight: 1.35,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
