import type { PlainQuestion } from './plain-questions.ts'

const term = (key: string): PlainQuestion['calls'] => [{ name: 'explain_term', args: { term: key } }]

/** Plain questions that a stray word led away, or that nothing answered. */
export const STRAY_WORD_QUESTIONS: readonly PlainQuestion[] = [
  {
    name: 'cancelled_debit',
    on: /\b(?:i|we)\b.{0,25}\bcancel\w*\b.{0,12}\b(?:direct debit|payments?)\b.{0,40}\b(?:messed|mistake|wrong|trouble|what (?:happens|now)|bad|ok)\b/,
    unless: /^(?:if|can|should|when|do)\b|\bswitch\w*\b/,
    calls: term('cancel_direct_debit'),
    says: 'It is no disaster, and it can be put right. What you owe is still owed, and the supplier may move you to a dearer way to pay or send reminders. Set the Direct Debit up again, or agree another way to pay, before the next bill is due. If you cancelled because the sum was too high, send a meter reading and ask for the sum behind it. Pay the part that you think is right meanwhile, and complain in writing about the rest.',
  },
  {
    name: 'owed_failed_supplier',
    on: /\b(?:owed?|owing|debt|in debit)\b.{0,40}\b(?:went under|gone under|bust|collapsed|failed|went bankrupt|folded|ceased)\b/,
    unless: /\b(?:owed? me|owes me|credit|refund)\b/,
    calls: term('supplier_failure'),
    says: 'No, the debt stays. It is collected by the administrator of the firm that failed, or by the supplier that took its customers over, if it bought the debts. Check the sum against your own readings up to the day of the change, and pay only to who can show in writing that it is theirs. If it is hard to pay, ask them for a plan, and take free advice from Citizens Advice or StepChange.',
  },
  {
    name: 'charged_after_moving',
    on: /\b(?:moved out|left|moved)\b.{0,40}\b(?:still|keep|carry on)\b.{0,20}\b(?:taking|charg\w*|bill\w*|debit\w*)\b/,
    calls: term('still_charged'),
    says: 'Tell the supplier today, in writing: the date that you moved out, the meter readings of that day and your new address, with a photo or the tenancy papers as proof. Ask for a final bill to that date and all that was taken since to be paid back. If a payment was taken that should not have been, your bank can refund it under the Direct Debit Guarantee. Cancel the Direct Debit at your bank once the final bill is settled. If they do not act, complain: if that is not settled, the Energy Ombudsman decides for free.',
  },
  {
    name: 'deaf',
    on: /\b(?:deaf|hard of hearing|cannot hear)\b.{0,40}\b(?:phon\w*|ring\w*|call\w*)\b/,
    calls: [{ name: 'help_route', args: { kind: 'medical' } }],
    says: 'Yes. Tell the supplier in writing that you are deaf and how it should reach you: by letter, e-mail, text or web chat. It has to make changes that are reasonable, and can note it on the Priority Services Register, which is free. To ring them yourself, Relay UK puts text and voice together, free of extra charge. If they go on phoning, complain in writing. With us you need no phone: this chat and e-mail are enough.',
  },
  {
    name: 'summer_standing',
    on: /\b(?:took|takes|taken|taking)\b.{0,15}\b(?:\d+|quid|most|half|some)\b.{0,20}\b(?:straight away|off|at once|right away)\b/,
    calls: term('meter_takes_money'),
    says: 'On a prepayment meter the standing charge adds up on every day, also when you use nothing. After a summer without gas the meter takes it all from the first top-up. It can also be a debt that it collects. Look at the screens of the meter for both, and ask the supplier to spread it over some weeks: it can do so. Next summer put a little on each month, so that it does not pile up.',
  },
  {
    name: 'rolled_over',
    on: /\b9{3,}\d{0,20}\b.{0,30}\b0{2,}\d{0,20}\b|\bmeter\b.{0,20}\b(?:gone|went|rolled|clocked)\b.{0,12}\b(?:round|over|back to (?:zero|0))\b/,
    calls: term('estimated_reading'),
    says: 'Your meter has gone round, as an old car’s counter does: after all nines it begins again at nought. Nothing is wrong with it. The use is what was left to the top, plus what has been counted since. Send the reading as it stands, with a photo, and tell the supplier in words that the meter went round: else its computer may take it for a mistake or for a huge use. If a wrong bill comes, ask for a new one.',
  },
  {
    name: 'reading_of_others',
    on: /\b(?:new (?:people|tenants?|owners?|occup\w*)|people after)\b.{0,60}\b(?:readings?|final bill)\b/,
    calls: term('switch_reading'),
    says: 'Dispute it with your old supplier now, in writing. Send your own reading of the day that you left, with a photo or the inventory of the landlord or agent, and the date. Ask for the final bill to be made again from that reading: yours and the one of the new people must fit together. Pay the part that is not in dispute. If they do not put it right, complain: what is not settled then, the Energy Ombudsman decides for free.',
  },
  {
    name: 'square_code',
    on: /\b(?:square|qr|barcode|bar code|pixel\w*)\b.{0,25}\b(?:bill|thing|code)\b/,
    calls: term('parts_of_bill'),
    says: 'That is a QR code. Suppliers print one on the bill, so that a phone or a comparison site can read your tariff, your rates, your use of a year and your supply numbers without typing. You need not use it, and nothing is sent by itself. Show it to nobody that you would not show the bill.',
  },
  {
    name: 'others_bills',
    on: /\b(?:neighbour\w*|next door|number \d+|no \d+|somebody else|someone else)\b.{0,20}\b(?:pays?|paying|bill|tariff)\b/,
    unless: /\b(?:my bill|less than|cheaper|more than|why|share|split|meter|owe\w*|i pay|we pay|i am on|mine)\b/,
    calls: [{ name: 'about_mo', args: { topic: 'privacy' } }],
    says: 'I cannot show that. What other people pay is theirs: I see only what you tell me and the bills that you add. If your neighbour likes to tell you their tariff and their use, I can set it beside yours. I can also say what a typical home pays in your region.',
  },
  {
    name: 'dearer_than_europe',
    on: /\b(?:europe|france|germany|spain|abroad|other countries|eu)\b.{0,40}\b(?:cheap\w*|less|more|dear\w*|expensive)\b|\b(?:more|dearer|expensive|cheaper)\b.{0,20}\bthan\b.{0,15}\b(?:europe|france|germany|spain|abroad|other countries|the eu)\b/,
    calls: term('why_dear'),
    says: 'Mostly for three reasons. Gas power stations set the wholesale price of electricity here for more hours than in many countries, and gas is dear. The wires and the support for new power stations are paid for through the bill. And some other countries hold prices down from taxes, or own old nuclear and water power. It differs from country to country and from year to year, so I give no figure. What you can change is the tariff and the use.',
  },
]
