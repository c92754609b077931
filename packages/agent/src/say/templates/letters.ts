import { type LetterKind, type Recipient, RECIPIENTS, type Tone } from '../../command/letter-kinds.ts'

/** The line for each recipient, and the subject of a letter that isn't to the supplier. */
const HEADS: Readonly<Record<Recipient, string>> = {
  supplier: 'To {supplier}\nAccount: {account}',
  ombudsman: 'To the Energy Ombudsman\nAbout: {supplier}, account {account}',
  ofgem: 'To Ofgem\nAbout: {supplier}, account {account}',
  landlord: 'To [your landlord or agent]',
  network: 'To [your local network operator]\nAddress: [your address]',
  mp: 'To [your MP]\nAbout: {supplier}',
  collector: 'To [the firm that wrote to you]\nReference: [reference on their letter]',
}

/** The tone of the letter, in its last line before the name. */
const CLOSES: Readonly<Record<Tone, string>> = {
  firm: 'Please reply in writing by [date]. If you don’t, I’ll take this further.',
  polite: 'Thank you for looking into this.',
}

type Body = {
  /** Its statement and its request. `{facts}` is the user's account, in their own words. */
  text: string
  /** The text if the user stated nothing. It claims nothing on their behalf: gaps are for them to fill in. */
  gap?: string
  to?: Recipient
}

/** The last paragraph of each is left out of a shorter letter. */
const BODIES: Readonly<Record<LetterKind, Body>> = {
  complaint: {
    text: 'This is a formal complaint. {facts} {want}\n\nPlease confirm that you’ve logged this as a complaint and send me the reference. If we can’t settle it, please send me a deadlock letter, so I can go to the Energy Ombudsman.',
    gap: 'What went wrong: [describe it in a few sentences, with dates].',
  },
  reading: {
    text: 'My last bill uses a reading that isn’t mine. {facts} Please correct the bill using my reading.\n\nI can send you a photo of the meter. Please send me the new bill and tell me if you need anything else.',
    gap: 'The meter showed [your reading] on [date].',
  },
  refund: {
    text: 'My account is {credit} in credit. {facts} Please refund this credit to the bank account my Direct Debit comes from.\n\nIf you want to keep any of it, please tell me how you worked that out.',
  },
  direct_debit: {
    text: 'You’ve set my Direct Debit to {amount} a month. Please show me how you worked that out: the usage, rates and balance you used. {facts}\n\nPlease set a payment that matches my usage over a year.',
    gap: 'My readings on [date] were [readings].',
  },
  payment_day: {
    text: 'Please change the date my Direct Debit is taken. {facts}\n\nPlease confirm the new date in writing, and tell me which payment will be the first you take on that date.',
    gap: 'I’d like you to take the payment on the [day] of each month, because [reason].',
  },
  exit_fee: {
    text: 'You’ve charged me an exit fee of {fee}. My deal ends on {ends}, and a supplier can’t charge an exit fee in the last weeks of a fix. {facts} Please check my leaving date and remove the fee.\n\nPlease confirm that in writing, and tell me when you’ve refunded it to my account.',
    gap: 'I left on [date].',
  },
  back_billing: {
    text: 'Your bill dated {date} includes charges from further back than the back-billing rules allow. {facts} Please take those charges off and send me a corrected bill.\n\nIf you think the delay was my fault, please explain why in writing.',
    gap: 'The bill covers [start date] to [end date].',
  },
  compensation: {
    text: 'I’m writing to claim a payment under the guaranteed standards. {facts} Please pay what’s due, plus the extra payment that’s due if you’re late.\n\nPlease tell me in writing when you’ll pay. If you think nothing is due, please tell me which exception you’re relying on.',
    gap: 'What happened: [for example, a missed appointment and its date].',
  },
  not_my_debt: {
    text: 'You’re asking me to pay for energy that I’m not responsible for. {facts} Please take these charges off my account or meter and bill the person who was responsible. Please also pay back anything you’ve taken from me towards them.\n\nI can send proof of the dates. Please confirm in writing that you’ll stop collecting them from me.',
    gap: 'I’m only responsible for the energy supply from [date].',
  },
  wrong_meter: {
    text: 'I think you’re billing me for another home’s meter. {facts} Please check which meter belongs to this address, and work my bills out again.\n\nI can send photos of the meter, its serial number and the reading. Please don’t chase me for the part I dispute until you’ve checked.',
    gap: 'The serial number on my meter is [serial number], but the bill shows [serial number].',
  },
  move_out: {
    text: '{facts} Please close the account from that date.\n\nPlease send the final bill to [your new address], and pay back any credit.',
    gap: 'I’m moving out on [date], and the readings that day are [readings].',
  },
  corrected_bill: {
    text: 'I think your bill dated {date} is wrong. {facts} Please check it and send me a corrected bill.\n\nUntil then, please don’t chase me for the part I dispute.',
    gap: '[What’s wrong, and what it should be.]',
  },
  payment_plan: {
    text: 'I owe {owed} and can’t pay it all at once. {facts} I can pay {amount} every {every} on top of paying for what I use. Please set up a payment plan for that amount.\n\nPlease take my circumstances into account, don’t add charges in the meantime, and tell me whether your hardship fund could help.',
    gap: 'My circumstances: [explain briefly, for example illness or fewer hours at work].',
  },
  bereavement: {
    text: 'I’m writing to tell you that [name of the person who died], the account holder, died on [date]. {facts} Please close the account in their name and send the final bill for the estate to me at [your address].\n\nThe meter readings on [date] are [readings]. Please stop sending letters in their name, don’t charge an exit fee, and tell me what you need from me.',
    gap: 'I’m [the executor, a relative or the person living there now].',
  },
  take_over: {
    text: 'Please put the account for this address into my name from [date]. {facts} I’d like to keep the tariff and its rates. Please tell me if that’s possible before you change anything, and don’t charge an exit fee.\n\nThe meter readings on that date are [readings]. Please tell me what proof you need, and confirm the change in writing.',
    gap: 'The account is in the name of [current name], and the reason for the change is [what has changed].',
  },
  hold_debt: {
    text: 'I dispute the debt you’re collecting for {supplier}, account {account}. {facts} I don’t admit that I owe it. Please put it on hold until this is settled.\n\nPlease send me a statement of what you’re claiming, and which address and dates it’s for. Please write to me only at [your address].',
    gap: 'My reason: [for example, that you’d moved out, and when].',
    to: 'collector',
  },
  change_name: {
    text: 'Please change the name on this account from [current name] to [new name], from [date]. {facts}\n\nPlease tell me what proof you need, and confirm the change in writing.',
    gap: 'The reason is [marriage, separation or a mistake].',
  },
  general: {
    text: 'I’m writing about my energy account. {facts} {want}\n\nPlease reply in writing by [date].',
    gap: 'It’s about [describe it in a sentence, with dates and amounts].',
  },
}

export function recipientOf(kind: LetterKind): Recipient {
  return BODIES[kind].to ?? 'supplier'
}

type OfLetter = `letter.${LetterKind}` | `letter_short.${LetterKind}` | `letter_gap.${LetterKind}`
const asLetter = (text: string) => `{head}\n\n${text}\n\n{close}{name}`

/** Letters to copy and change, each in full and shorter, and their parts. */
export const LETTER_TEMPLATES = {
  'letter_close.none': '',
  'letter_close.firm': `${CLOSES.firm}\n\n`,
  'letter_close.polite': `${CLOSES.polite}\n\n`,
  'letter_name.is': '{name}',
  'letter_name.gap': '[your name]',
  'letter_fact.one': '{words}',
  'letter_fact.leaving': 'I’m moving out on {day}, and the readings that day are [readings].',
  'letter_fact.left': 'I moved out on {day}, and the readings that day were [readings].',
  'letter_fact.left_some_day': 'I moved out on [date], and the readings that day were [readings].',
  'letter_fact.moving': 'I’m moving out.',
  'letter_fact.credit': 'My account is {credit} in credit.',
  'letter_fact.owed': 'I owe {owed} on my account.',
  'letter_fact.more': '{first} {rest}',
  'letter_fact.tell': 'Please tell me {words}.',
  'letter_fact.do': 'Please {words}.',
  'letter_want.complaint': 'Please put this right.',
  'letter_want.complaint_gap': 'Please put this right: [say in one sentence what you want].',
  'letter_want.general_gap': 'I’d like you to [what you want].',
  ...(Object.fromEntries(RECIPIENTS.map((to) => [`letter_head.${to}`, HEADS[to]])) as Record<
    `letter_head.${Recipient}`,
    string
  >),
  ...(Object.fromEntries(
    Object.entries(BODIES).flatMap(([kind, { text, gap = '' }]) => [
      [`letter.${kind}`, asLetter(text)],
      [`letter_short.${kind}`, asLetter(text.slice(0, text.lastIndexOf('\n\n')))],
      [`letter_gap.${kind}`, gap],
    ]),
  ) as Record<OfLetter, string>),
}
