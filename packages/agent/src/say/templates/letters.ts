/** What each letter says and asks for, and below it what a shorter one leaves out. Gaps are for the person to fill. */
const BODIES = {
  complaint:
    'This is a formal complaint. What went wrong: [describe it in a few sentences, with dates]. What I’d like you to do: [say it in one sentence].\n\nPlease confirm that you’ve logged this as a complaint and send me its reference. If we can’t settle it, please send me a deadlock letter, so I can go to the Energy Ombudsman.',
  reading:
    'My last bill uses a reading that isn’t mine. The meter shows [your reading] on [date]. Please correct the bill to this reading.\n\nI’ve attached a photo of the meter. Please send me the new bill and tell me if anything else is needed.',
  refund:
    'My account is in credit by {credit}. Please pay it back to the bank account my Direct Debit comes from.\n\nIf you want to keep any of it, please tell me how you worked that out.',
  direct_debit:
    'You’ve set my Direct Debit to [amount] a month. Please show me how you worked that out: the usage, rates and balance you used.\n\nMy readings are [readings] on [date]. Please set a payment that fits my use over a year.',
  exit_fee:
    'You’ve charged me an exit fee of {fee}. My deal ends on {ends}, and I left in the period when you can’t charge a fee. Please take the fee off.\n\nPlease confirm that in writing, and tell me when it’s back on my account.',
  back_billing:
    'Your bill of {date} charges me for energy I used longer ago than the back-billing rules allow. Please take those charges off and send me a corrected bill.\n\nI gave you readings and access, so the delay wasn’t my fault. If you disagree, please tell me why in writing.',
  move_out:
    'I’m moving out on [date]. The meter readings on that day are [readings]. Please close the account on that day.\n\nPlease send the final bill to [your new address], and pay back any credit.',
  corrected_bill:
    'I think your bill of {date} is wrong: [what’s wrong, and what it should be]. Please check it and send me a corrected bill.\n\nUntil then, please don’t chase me for the part I dispute. I’ll keep paying for what I use.',
  payment_plan:
    'I owe {owed} and can’t pay it all at once. I can pay [amount] every [week or month] on top of what I use. Please set up a payment plan at that amount.\n\nMy circumstances: [say briefly, for example illness or less work]. Please take them into account, don’t add charges in the meantime, and tell me whether your hardship fund could help.',
  bereavement:
    'I’m writing to tell you that [name of the person who died], whose account this is, died on [date]. Please close the account in their name and send the final bill for the estate to me at [your address].\n\nThe meter readings on [date] are [readings]. I’m [the executor, a relative, now living there]. Please stop letters in their name, charge no exit fee, and tell me what you need from me.',
  hold_debt:
    'To [the firm that writes to you]\nReference: [reference on its letter]\n\nI dispute the debt you’re collecting for {supplier}, account {account}: [why, and since when you’ve complained]. Please put it on hold until the complaint is settled.\n\nPlease send me a statement of what you’re claiming and for which dates, and write to me only at [your address]. I’m sending a copy of this to the supplier.',
  change_name:
    'Please change the name on this account from [name now] to [new name], from [date]. The reason is [marriage, separation, a mistake].\n\nThe meter readings on that day are [readings]. Please tell me what proof you need, and confirm the change in writing.',
  general:
    'I’m writing about [what it’s about, in a sentence, with dates and amounts]. I’d like you to [what you want].\n\nPlease reply in writing by [date].',
} as const

type Letter = keyof typeof BODIES
/** The kinds that can be asked for. */
export const LETTERS = Object.keys(BODIES) as readonly Letter[]

function letterOf(body: string): string {
  return `${body.startsWith('To ') ? '' : 'To {supplier}\nAccount: {account}\n\n'}${body}\n\n[your name]`
}

/** Letters to copy and change, each in full and shorter. */
export const LETTER_TEMPLATES = Object.fromEntries(
  Object.entries(BODIES).flatMap(([kind, body]) => [
    [`letter.${kind}`, letterOf(body)],
    [`letter_short.${kind}`, letterOf(body.slice(0, body.lastIndexOf('\n\n')))],
  ]),
) as Record<`letter.${Letter}` | `letter_short.${Letter}`, string>
