/** Letters to copy and change. A place that the bill doesn't fill stays a gap for the person to fill. */
export const LETTER_TEMPLATES = {
  'letter.complaint':
    'To {supplier}\nAccount: {account}\n\nThis is a formal complaint.\n\nWhat went wrong: [describe it in a few sentences, with dates].\n\nWhat I’d like you to do: [say it in one sentence].\n\nPlease confirm that you’ve logged this as a complaint and send me its reference. If we can’t settle it, please send me a deadlock letter so I can go to the Energy Ombudsman.\n\n[your name]',
  'letter.reading':
    'To {supplier}\nAccount: {account}\n\nMy last bill uses a reading that isn’t mine. The meter shows [your reading] on [date], and a photo is attached.\n\nPlease correct the bill to this reading and send me a new one.\n\n[your name]',
  'letter.refund':
    'To {supplier}\nAccount: {account}\n\nMy account is in credit by {credit}. Please pay it back to the bank account my Direct Debit comes from.\n\nIf you want to keep any of it, please tell me how you worked that out.\n\n[your name]',
  'letter.direct_debit':
    'To {supplier}\nAccount: {account}\n\nYou’ve set my Direct Debit to [amount] a month. Please show me how you worked that out: the usage, rates and balance you used.\n\nMy readings are [readings] on [date]. Please set a payment that matches my usage over a year.\n\n[your name]',
  'letter.exit_fee':
    'To {supplier}\nAccount: {account}\n\nYou’ve charged me an exit fee of {fee}. My deal ends on {ends}, and I left in the period when you can’t charge a fee.\n\nPlease take the fee off and confirm that in writing.\n\n[your name]',
  'letter.back_billing':
    'To {supplier}\nAccount: {account}\n\nYour bill of {date} charges me for energy I used longer ago than the back-billing rules allow. I gave you readings and access, so the delay wasn’t my fault.\n\nPlease take those charges off and send me a corrected bill.\n\n[your name]',
  'letter.move_out':
    'To {supplier}\nAccount: {account}\n\nI’m moving out on [date]. The meter readings on that day are [readings]. My new address for the final bill is [address].\n\nPlease close the account on that day, send the final bill, and pay back any credit.\n\n[your name]',
} as const
