import type { Matter } from './matter.ts'

/** Single lines of a bill, and what comes with it. */
export const STATEMENT_MATTERS = {
  levy: {
    question: 'What is the Climate Change Levy?',
    says: 'The Climate Change Levy, CCL, is a tax on energy for businesses. Homes do not pay it. If it stands on the bill of your home, your supplier has you down as a business: ask for that to be put right and for the money back. What homes pay for government schemes is inside the rates, without a line of its own.',
    asks: 'what is ccl on my bill|climate change levy on a home bill|am i being charged the climate change levy|what is the levy on my bill|do homes pay green levies|what are the green levies',
    cue: /\b(?:ccl|climate (?:change )?levy|green lev(?:y|ies)|environmental lev(?:y|ies))\b/,
    weight: 1.5,
  },
  adjustment: {
    question: 'What is an adjustment on my bill?',
    says: 'An adjustment is a correction to your account: a charge taken back, an earlier bill put right, a goodwill credit, a discount, or a price that was wrong. A minus or CR is money for you, a plus or DR is charged. The supplier must be able to say what it is for. Ask for the reason and the dates in writing, and do not guess. Add the bill, and I show you how it changes the total.',
    asks: 'what is an adjustment on my bill|my bill says adjustment|a credit adjustment i do not understand|there is a goodwill credit on my bill|what is this minus amount on the bill|a random charge on my bill|there is a line on my bill i do not recognise|unknown charge on my statement|what is a rebill credit',
    cue: /\badjust(?:ment|ments|ed)\b(?!.{0,20}\b(?:thermostat|heating|direct debit)\b)|\b(?:random|unknown|strange|mystery|weird|unexplained|odd|extra) (?:charge|line|amount|credit|fee)\b|\bgoodwill\b/,
    weight: 1.3,
  },
  rebilled: {
    question: 'Why was my bill cancelled and made again?',
    says: 'A bill is cancelled and made again when something in it was wrong: mostly an estimated reading that a real one replaced, a wrong price, or a wrong meter. The old charges are credited in full and the new ones added, so look only at the difference. Check that every payment of yours is still there, and that nothing older than 12 months was added that had not been billed. Ask the supplier for the reason.',
    asks: 'what does cancelled and rebilled mean|my bill was cancelled and reissued|they sent a corrected bill|why have i got a revised bill|reversed charges on my bill|my bill has been withdrawn and a new one made|they keep rebilling me',
    cue: /\b(?:re ?bill\w*|reissu\w*|revised bill|corrected bill|reversed charges?|cancel\w* (?:bill|invoice|and re\w+)|bill (?:was |has been |got )?(?:cancel\w*|withdrawn|replaced))\b/,
    weight: 1.5,
  },
  two_bills: {
    question: 'Why do I have two bills for the same time?',
    says: 'Look at three things on both. The fuel: gas and electricity may come apart. The dates and the bill number: a second one may be a corrected bill, which takes the place of the first. The supplier and the meter: after a switch or a move the old one sends a final bill. You never pay twice for the same days and the same meter. If both are for the same, ask which one counts before you pay.',
    asks: 'why have i got 2 bills for the same month|i got two bills in one month|two statements for the same period|why have they sent me another bill already|duplicate bill|had a second bill a week after the first',
    cue: /\b(?:two|2|second|another|duplicate|three|3)\b.{0,12}\b(?:bills?|statements?)\b.{0,25}\b(?:same|month|period|week|already|again|after the first)\b|\bduplicate bill/,
    weight: 1.4,
  },
  estimate_not_owed: {
    question: 'Do I have to pay the estimated annual cost?',
    says: 'No, that is not a demand. The estimated annual cost is what the next 12 months would come to on this tariff if you use as much as before. You pay for what you really use, bill by bill or by Direct Debit. It is there so that you can compare. If it looks far off, the supplier may have old or guessed readings: send a new one.',
    asks: 'do i have to pay the estimated annual cost|my bill says estimated annual cost of 1900|is the yearly estimate what i owe|personal projection on my bill do i owe that|what is the projected cost on my bill|it says i will spend 2000 a year',
    cue: /\b(?:estimated (?:annual|yearly) (?:cost|spend)|annual (?:cost|estimate)|yearly estimate|personal projection|projected (?:cost|spend))\b.{0,60}\b(?:pay|owe|charged?|bill me|have to|mean|do i|is that)\b|\b(?:pay|owe|charged?)\b.{0,30}\b(?:estimated annual|annual cost|personal projection)\b/,
    weight: 1.6,
  },
  charge_no_use: {
    question: 'Why is there a charge though I hardly used any?',
    says: 'Most likely that is the standing charge: a price for each day that you are connected, for each fuel, whatever you use. Over a quiet month it can be more than the energy itself. Look at the bill for days times pence a day. If the energy part is high although you used little, the reading may be a guess: send a real one. If you will never use that fuel again, ask the supplier what it costs to have the meter taken out.',
    asks: 'why is there a gas charge i only used it for a week|i hardly used any gas but got a bill|charged for gas in summer when the heating was off|bill for electric but nobody lives there|i used nothing and still have a bill|why am i charged when i did not use anything',
    cue: /\b(?:only used|hardly us\w+|barely us\w+|not used|used nothing|used no|did not use|never used)\b.{0,50}\b(?:charg\w*|bill\w*|pay\w*|cost\w*)\b|\b(?:charg\w*|bill\w*|pay\w*)\b.{0,40}\b(?:only used|hardly us\w+|barely us\w+|not used|used nothing|used no|did not use|never used|not using)\b/,
    weight: 1.3,
  },
  vat_on_bill: {
    question: 'Should there be VAT on my electricity now?',
    says: 'VAT on gas for homes is 5%. On electricity it is 0% for what is used from 1 October 2026 to 31 March 2027, and 5% before and after. A bill that spans the change may have both, each for its own days. Energy used before 1 October is right at 5%, also on a later bill. If 20% is charged, the supplier has you down as a business. Add the bill, and I check that line.',
    asks: 'is the vat on my bill right|there is vat on my electric bill is that correct|they charged vat on electricity|i was charged 20% vat|vat line on the bill looks wrong|should there be vat on my bill now',
    cue: /\bvat\b.{0,40}\b(?:right|correct|wrong|line|still|supposed|should)\b|\b(?:charged|charging|paying|20%)\b.{0,20}\bvat\b/,
    weight: 1.35,
  },
  reading_letters: {
    question: 'What do the letters beside my readings mean?',
    says: 'They say where the reading came from. A, or “actual”, was read by somebody from the supplier. E, or “estimated”, is a guess. C, or “customer”, is the one that you sent. S, or “smart”, came from the meter by itself. Suppliers differ a little, and the bill mostly explains its own letters in small print. If there is an E, send a reading and ask for a new bill.',
    asks: 'what does a and e next to my readings mean|what does the e after my reading mean|what does c mean beside the meter reading|letters next to my meter readings|it says s after the reading',
    cue: /\b(?:letters?|[aecs] and [aecs]|the [aecs]|an? [aecs])\b.{0,20}\b(?:next to|beside|after|by|against)\b.{0,15}\breadings?\b|\breadings?\b.{0,20}\b(?:letters?|marked|has an? [aecs])\b.{0,15}\bmean\b/,
    weight: 1.5,
  },
  pay_where: {
    question: 'How do I pay a bill?',
    says: 'The bill says how: by Direct Debit, by card in the supplier’s app, online or by phone, by bank transfer with your account number as the reference, at a PayPoint or the Post Office with the slip, or by cheque. Pay the supplier and not us: I take no payments. If you cannot pay all of it, tell the supplier before the day that it is due.',
    asks: 'how do i pay my bill|where can i pay my gas bill|can i pay my bill at the post office|can i pay by card|can i pay with cash|pay my bill over the phone|how do i make a payment|can i pay you my bill|what reference do i put when i pay',
    cue: /\b(?:how|where) (?:do|can|should) (?:i|we) pay\b.{0,15}\b(?:bill|it|this|gas|electric\w*)\b|\bpay\b.{0,15}\b(?:by|with|in) (?:card|cash|cheque|bank transfer|paypal)\b|\bpay\b.{0,20}\b(?:post office|paypoint)\b|\bmake a payment\b/,
    weight: 1.2,
  },
  old_bills: {
    question: 'How do I get old bills?',
    says: 'Your online account or the supplier’s app mostly has the bills of the last years as PDF. If not, ask the supplier for copies: it has to give you your own account data, free, if you ask for it. If you have left that supplier, ask its customer service by phone or mail with your old account number and address. For proof of address many places want a bill of the last three months.',
    asks: 'how do i get a copy of my bill|i need old bills|i lost my bill|where can i find last years bill|copy bills from my old supplier|i have thrown my bills away|proof of address bill|download my bill',
    cue: /\b(?:cop(?:y|ies) of|old|past|previous|lost|download|last years?) (?:my |the |our )?(?:bills?|statements?)\b|\bbills?\b.{0,15}\bproof of address\b/,
    weight: 1.15,
  },
} as const satisfies Readonly<Record<string, Matter>>
