import type { BillMarks } from '../bill-facts.ts'

export type MoneyMarkName = 'debtGbp' | 'debtWeeklyGbp' | 'monthlyPaymentGbp' | 'refundGbp' | 'discountGbp'
export type WordMarkName = Extract<keyof BillMarks, 'smart' | 'registers' | 'replaces' | 'gasMeter' | 'backBillCredit'>

/** About somebody else's bill, or a possibility. */
export const NOT_THEIRS =
  'could|would|if you|qualif|eligib|apply for|for those|struggl|worried|advice|charity|helpline|debtline|step ?change|can ask|ask for|request|refer a friend|offer ends|typical'

/** A possibility, and not the month of May. */
export const PERHAPS = String.raw`(?<!\d )\bmay\b(?! \d)|\b(?:might|can)\b`

export type MarkRule<Name> = {
  name: Name
  /** In the label or the sentence; the value is after it, beside it, below it or before it. */
  says: RegExp
  unless: RegExp
}

/** Amounts in search order: an amount named by a longer phrase is not matched by a shorter one. */
export const MONEY_RULES: readonly MarkRule<MoneyMarkName>[] = [
  {
    name: 'debtWeeklyGbp',
    says: /\b(?:debt|arrears)\b.{0,40}\b(?:week(?:ly)?|repay(?:ment)?|recover(?:y|ed)?|collect(?:ed|ion)?)\b|\bweekly\b.{0,30}\b(?:debt|arrears|recovery|repayment|deduction)\b|\bweek\b.{0,40}\b(?:debt|arrears|owe)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|\\b(?:outstanding|remaining|left|total|balance)\\b`, 'i'),
  },
  {
    name: 'debtGbp',
    says: /\b(?:debt|arrears)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|week|repaid|recovered|collected|paid off|this (?:period|month)`, 'i'),
  },
  {
    name: 'monthlyPaymentGbp',
    says: /\b(?:monthly|regular|fixed|new|current|next) (?:monthly )?(?:payments?|direct debit|instalments?)\b|\b(?:direct debit|payment plan|budget plan|instalment)\b.{0,12}\b(?:amount|payments?|instalments?|of|is|stays at|remains at)\b|\bdirect debit\b[^.;£]{0,24}£[\d,.]{1,9} (?:monthly|(?:a|per|each|every) month)\b|\b(?:payment|budget) plan\b|\byou pay\b.{0,25}\b(?:a|per|each|every) month\b/i,
    unless: new RegExp(
      `${NOT_THEIRS}|received|(?<!will be )taken|variable (?:monthly )?direct debit|whole|in full|thank|you paid|method|how you|due on|total`,
      'i',
    ),
  },
  {
    name: 'refundGbp',
    says: /\brefund(?:ed|s)?\b|\b(?:paid|sent|returned) (?:it )?back to you\b|\bcredit (?:returned|repaid)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|policy|will be refunded if|exit`, 'i'),
  },
  {
    name: 'discountGbp',
    says: /\b(?:discounts?|rebate|loyalty (?:credit|reward)|goodwill|energy bills support)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|%|includes?|including|before|after`, 'i'),
  },
]

/** Words that are the mark themselves. */
export const WORD_RULES: readonly MarkRule<WordMarkName>[] = [
  {
    name: 'smart',
    says: /\bsmart (?:meter|read(?:ing)?s?|pay as you go|prepay(?:ment)?)\b|\bSMETS ?[12]?\b|\bread(?:ing)? (?:remotely|by smart)\b/i,
    unless: new RegExp(
      `${NOT_THEIRS}|get (?:a|your)|book|want|install|fitt|upgrade|free|why not|appointment|\\bcan\\b|no smart|not a smart`,
      'i',
    ),
  },
  {
    name: 'registers',
    says: /\beconomy ?(?:7|10|seven|ten)\b|\btime[- ]of[- ]use\b|\bwhite meter\b|\b(?:two|dual|three|multi|2|3)[- ](?:rate|register)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|\\b(?:our|other) `, 'i'),
  },
  {
    name: 'gasMeter',
    says: /\bmeter (?:is|type:?) (?:a )?(?:metric|imperial)\b|\b(?:metric|imperial) (?:gas )?meter\b|\bmeter (?:is read|reads|measures|counts)\b.{0,16}\b(?:cubic metres|cubic feet|m3|ft3)(?:\b|³)|\bunits used \((?:m3|ft3|100s ft3)\)/i,
    unless: new RegExp(`${NOT_THEIRS}|\\bif\\b|\\bor\\b|\\?`, 'i'),
  },
  {
    name: 'backBillCredit',
    says: /\bback-? ?bill(?:ing|ed)?\b.{0,40}\b(?:credit(?:ed)?|adjust(?:ed|ment)|refund(?:ed)?|removed|reduction|allowance|taken off|written off)\b|\b(?:credit(?:ed)?|adjust(?:ed|ment)|refund(?:ed)?|removed|reduction|taken off|written off|not charged)\b.{0,60}\b(?:back-? ?bill(?:ing|ed)?|(?:more than|over) (?:12|twelve) months)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|${PERHAPS}`, 'i'),
  },
  {
    name: 'replaces',
    says: /\b(?:replace[sd]|supersedes|cancels|cancelled|reverse[sd]|correct(?:s|ed)|amend(?:s|ed)|re-?billed)\b.{0,60}\b(?:bills?|statements?|invoices?|charges|readings?)\b|\b(?:corrected|revised|amended|replacement) (?:bill|statement|invoice)\b/i,
    unless: new RegExp(`${NOT_THEIRS}|\\bto cancel\\b|direct debit`, 'i'),
  },
]

/** "Your annual summary": as a heading it names a document that charges nothing. */
export const YEAR_SUMMARY =
  /\b(?:annual|yearly|12[- ]month|end of year) (?:energy |electricity |gas |usage |account )?(?:summary|statement|review)\b|\byour year in (?:energy|review)\b/i

/** A charge other than energy, on the bill of a firm that sells more. */
export const OTHER_SERVICE: MarkRule<'otherServiceGbp'> = {
  name: 'otherServiceGbp',
  says: /\b(?:broadband|fibre|mobile|sim|landline|line rental|home phone|boiler (?:cover|care)|home ?care|insurance|cashback)\b/i,
  unless: new RegExp(`${NOT_THEIRS}|from only|\\bsave\\b`, 'i'),
}

/** "Calorific value 39.4", "39.4 (calorific value)". */
export const CALORIFIC =
  /\bcalorific value[^\d£]{0,20}(\d{2}(?:\.\d{1,4})?)(?![\d.,%])|(?<![\d.,])(\d{2}\.\d{1,4})\s?(?:mj\S{0,4}\s)?\(?(?:the )?calorific value/i

/** "79 m3", "79.3 cubic metres". */
export const CUBIC_METRES = /(?<![\d.,])(\d{1,5}(?:\.\d{1,3})?)\s?(?:m3|m³|cubic metres)(?!\w)/i

export const EXIT_FEE_ENDS =
  /\b(?:no|without (?:an |any |paying an )?|free of) (?:exit|leaving|early exit|cancellation) (?:fee|charge)s?\b.{0,60}|\b(?:exit|leaving|early exit) (?:fee|charge)s?\b.{0,60}\b(?:until|before|ends?|end on|up to)\b.{0,30}|\bleave (?:for free|free|without).{0,40}|\bfrom \d.{4,20}\byou (?:may|can|could|are free to) leave\b.{0,20}\b(?:free|without|nothing)\b/i

/** "VAT at 5%", "5% VAT", "VAT rate 5.00%". */
export const VAT_PERCENT =
  /\bvat\b[^%\d£]{0,18}(\d{1,2}(?:\.\d{1,2})?)\s?%|(\d{1,2}(?:\.\d{1,2})?)\s?%\s?(?:\(?rate\)? )?(?:of )?vat\b/gi
