/** What a letter is known to be about, as far as the talk or the bill says it. */
export type LetterFacts = {
  amount?: string | undefined
  days?: number | undefined
  day?: string | undefined
  /** The same of what has happened already. */
  pastDay?: string | undefined
  reading?: string | undefined
  fuel?: string | undefined
  /** What this bill leaves open, a sentence each. */
  points?: readonly string[] | undefined
  period?: string | undefined
  /** What they want, in their own words. */
  wish?: string | undefined
}

/** One sort of letter: the words that name it, the subjects after which it is meant, what it says and what it asks for. */
export type LetterKind = {
  names: RegExp
  after: readonly string[]
  body: (facts: LetterFacts) => string
  asks: string
  /** Whom it goes to, where that is not the supplier. */
  to?: string
  /** A word before the draft, where writing is not the whole of it. */
  first?: string
}

const LAST_DAYS = 49

/** The first whose words are named counts: the narrow before the wide. */
export const LETTER_KINDS = {
  landlord: {
    names: /\b(?:landlord|landlady|letting agent|estate agent)\b/,
    after: ['landlord', 'landlord_agree', 'landlord_switches'],
    to: '[landlord or agent]',
    body: () => 'I rent [address] and pay for the energy there. I would like to choose the supplier myself.',
    asks: 'Please tell me in whose name the account is, and that you agree to a switch. The meter and the supply stay as they are, and it costs you nothing.',
  },
  exit_fee: {
    names: /\b(?:exit|leaving|termination) (?:fee|charge)s?\b/,
    after: ['exit_fee_wrong', 'exit_fee', 'exit_fee_always', 'fee_after_all'],
    body: ({ amount, days }) =>
      `You have charged me an exit fee${amount === undefined ? '' : ` of ${amount}`}. ${
        days !== undefined && days > LAST_DAYS
          ? `I left ${days} days before the end of my fix. Please show me where my terms say that this fee is due.`
          : `I left ${days ?? '[number]'} days before the end of my fix, and none may be charged in its last ${LAST_DAYS} days.`
      }`,
    asks: 'Please pay it back for each fuel and send me a corrected final bill.',
  },
  cancel_switch: {
    names: /\b(?:cancel|stop|call off)\b.{0,25}\b(?:switch|contract|new (?:deal|supplier|tariff))\b|\bcooling off\b/,
    after: ['cooling_off', 'cooling_off_none', 'cancel_switch'],
    body: ({ pastDay }) =>
      `I agreed to a contract with you on ${pastDay ?? '[day]'} and change my mind within the 14 days of the cooling-off period.`,
    asks: 'Please cancel it, stop any payment and confirm that in writing.',
  },
  wrong_switch: {
    names:
      /\b(?:erroneous|without (?:my|our) (?:consent|permission|knowing|agreeing)|never (?:agreed|asked|signed)|switched me)\b/,
    after: ['erroneous_transfer', 'switched_without'],
    body: () => 'My supply was switched to you, and I never agreed to that.',
    asks: 'This is an erroneous transfer. Please return me to my old supplier on my old terms, and bill me for nothing.',
  },
  back_bill: {
    names:
      /\bback ?(?:dated?|bill\w*)\b|\b(?:over|more than) (?:a|12|twelve) (?:year|months)\b|\byears? (?:ago|old)\b|\b(?:1[3-9]|2\d|3\d) months\b/,
    after: ['back_billing', 'back_billing_time', 'late_bill'],
    body: ({ amount }) =>
      `You have billed me${amount === undefined ? '' : ` ${amount}`} for energy that was used more than 12 months ago. I did not hold up a right bill.`,
    asks: 'Under the back-billing rules please take off what is older than 12 months and send a corrected bill.',
  },
  direct_debit: {
    names:
      /\b(?:direct debit|dd|monthly payments?)\b.{0,40}\b(?:up|rais\w*|increas\w*|doubl\w*|too (?:high|much)|lower\w*|reduc\w*|down|put|going|gone|went)\b|\b(?:lower|reduce|raised|increased|put up|doubled)\b.{0,25}\b(?:direct debit|dd|payments?)\b/,
    after: ['direct_debit_changed', 'lower_direct_debit', 'debit_raised'],
    body: ({ amount }) =>
      amount === undefined
        ? 'I think that my Direct Debit does not fit my use.'
        : `You want to change my Direct Debit to ${amount}. I cannot see why.`,
    asks: 'Please send me the sum behind it, with my yearly use, the prices and my balance, and set the payment to what fits it.',
  },
  final_bill: {
    names: /\bfinal (?:bill|statement)\b/,
    after: ['final_bill', 'final_bill_late', 'still_charged'],
    body: ({ pastDay }) =>
      `I left you on ${pastDay ?? '[day]'} and have had no right final bill, though it is due within 6 weeks.`,
    asks: 'Please send it now, and pay back any credit within 10 working days of it.',
  },
  credit: {
    names: /\b(?:credit|refund|money back|owed? me|owes? us)\b/,
    after: ['credit_refund', 'credit_how_much', 'credit_lost', 'refund_slow'],
    body: ({ amount }) =>
      `My account is ${amount ?? '[amount]'} in credit. My readings today are: electricity [reading], gas [reading].`,
    asks: 'Please pay the credit back to the account that my payments come from, or tell me in writing why you will not.',
  },
  moving: {
    names: /\b(?:moving|move out|moved out|move house|leaving the (?:flat|house|property)|tenancy)\b/,
    after: ['moving_home', 'moving', 'move_tariff', 'tenancy_end'],
    body: ({ day }) =>
      `I move out of [address] on ${day ?? '[day]'}. My readings on that day are: electricity [reading], gas [reading].`,
    asks: 'Please close my account from that day, send the final bill to [new address] and pay back any credit. Please also tell me whether my tariff can move with me.',
  },
  plan: {
    names:
      /\b(?:(?:cannot|cant|can not|hard to) pay|afford|arrears|behind|payment plan|debts?|struggl\w*|hardship|spread)\b/,
    after: ['debt', 'debt_more', 'payment_plan', 'hardship_fund'],
    body: ({ amount }) =>
      `I find it hard to pay${amount === undefined ? ' what I owe' : ` the ${amount} that I owe`}, and I want to put it right. I can pay [amount] a month.`,
    asks: 'Please agree a plan that I can afford, tell me about your hardship fund, and take no further steps while we talk.',
  },
  reading: {
    names: /\b(?:readings?|estimat\w*|guess\w*)\b/,
    after: ['estimated_reading', 'estimate_accuracy', 'reading_wrong', 'use_doubt', 'readings', 'reading_gap'],
    body: ({ reading, fuel, pastDay }) =>
      `The ${fuel === undefined ? '' : `${fuel} `}reading on my bill is not right. My own reading is ${reading ?? '[reading]'}, taken on ${pastDay ?? '[day]'}. I attach a photo of the meter.`,
    asks: 'Please bill me on that reading and send me a corrected bill.',
  },
  meter: {
    names: /\b(?:meter|display)\b/,
    after: ['meter_fault', 'meter_accurate', 'smart_broken', 'smart_meter'],
    body: () => 'I think that my meter [serial number] is not working rightly: [what you saw, with dates].',
    asks: 'Please check it, tell me first whether a test can cost me anything, and correct my bills if it was wrong.',
  },
  leave: {
    names:
      /\b(?:want to leave|am leaving|leave you|leave them|switching away|going elsewhere|end (?:my|the) contract)\b/,
    after: [],
    first:
      'To switch you need not write at all: the new supplier tells the old one. To ask about leaving, here is a draft.',
    body: () => 'I am thinking of leaving you for another supplier.',
    asks: 'Please tell me the end date of my tariff, what leaving costs for each fuel, and from which day it is free.',
  },
  own_words: {
    names: /^$/,
    after: [],
    body: ({ wish }) => `I write to you about this: ${wish ?? '[say it in a sentence]'}.`,
    asks: 'Please see to it, or tell me in writing why not.',
  },
  bill: {
    names: /^$/,
    after: ['letter'],
    body: ({ points = [], period = '' }) => `I write about your bill${period}. ${points.join(' ')}`,
    asks: 'Please put this right, or explain it to me.',
  },
  complaint: {
    names: /\bcomplain\w*\b/,
    after: [],
    body: () =>
      'I want to make a complaint. What happened: [in a sentence or two, with dates]. What I have done so far: [calls and mails].',
    asks: 'What I want you to do: [put it right, pay back, explain].',
  },
} as const satisfies Readonly<Record<string, LetterKind>>

export type LetterName = keyof typeof LETTER_KINDS
