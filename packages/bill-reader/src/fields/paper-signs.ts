/**
 * Signs that only a customer's own bill has, each by the fields or the heading that prove it; a leaflet has some of
 * each too.
 */
export const FIELD_SIGNS: readonly [fields: RegExp, weight: number][] = [
  [/\.(?:mpan|mprn)$/, 2],
  [/\.readings\.\d+\.previous$/, 2],
  [/\.unitRates\./, 1],
  [/\.standingCharge/, 1],
  [/\.tariffName$/, 1],
  [/\.estimatedAnnualUsageKwh$/, 1],
  [/\.estimatedAnnualCostGbp$/, 1],
  [/\.usageKwhInPeriod$/, 1],
  [/\.meterSerial$/, 1],
  [/^(?:electricity|gas)\.totalChargesGbp$/, 1],
  [/^accountNumber$/, 1],
  [/^periodFrom$/, 1],
  [/^balanceGbp$/, 1],
  [/^totalChargesGbp$/, 0.5],
  [/\.tariffEndDate$/, 0.5],
  [/\.exitFeeGbp$/, 0.5],
  [/^paymentMethod$/, 0.5],
]

const FUEL = '(?:electricity|gas|energy|dual fuel|power)'

export const ENERGY_BILL = new RegExp(`\\b${FUEL} (?:bill|statement)\\b`, 'i')

/** Headings of a part of a bill. */
export const BILL_HEADS: readonly RegExp[] = [
  new RegExp(`\\b(?:about )?your (?:${FUEL} )?(?:tariff|plan|prices|contract|product)\\b`, 'i'),
  /\btariff (?:information|details|summary)\b/i,
  new RegExp(
    `\\b(?:your |how .{0,20})?${FUEL} (?:in detail|breakdown|charges|used?|usage|supply|meter|readings?)\\b`,
    'i',
  ),
  ENERGY_BILL,
  new RegExp(`\\b${FUEL} account\\b`, 'i'),
  /\bmeter readings?\b|\bpage \d+ of \d+\b/i,
]

/** Headings of energy documents that charge nothing. */
export const OTHER_HEADS: readonly RegExp[] = [
  /(?<!\bplease )\bquot(?:e|es|ation)\b|\bestimate (?:for|of)\b|\bproposal\b|\billustration\b/i,
  /\bprices? (?:are|is|will be|is going|are going) (?:changing|going|up|down)|\bprice (?:change|rise|list|guide|plan comparison)\b|\bprices from\b|\bour (?:new )?(?:prices|tariffs|rates|plans|deals)\b|\btariffs? (?:guide|list|leaflet|sheet|comparison)\b|\brate card\b/i,
  /\bwelcome\b|\bconfirmation\b|\bcontract (?:summary|renewal|offer)\b|\brenewal\b|\brenew\b|\bcooling[- ]off\b/i,
  /\b(?:tariff|fix|plan|contract|deal) (?:is|will be|is about to|are) (?:end|expir|com)/i,
  /\b(?:direct debit|payments?) (?:is|are|will be) changing|\bdirect debit (?:review|guarantee|mandate|instruction)\b|\bpayment review\b/i,
  /\b(?:credit|debit|store) card\b|\b(?:current|savings) account\b|\btariff (?:information )?label\b/i,
  /\bcertificate\b|\bperformance\b|\bsurvey\b|\breport\b|\bappointment\b|\bnotice\b|\breminder\b|\breceipt\b|\bpolicy\b|\bschedule\b/i,
  /\b(?:bank|building society|water|sewerage|council tax|rent|mortgage|payslip|pension|licence|parking|homecare|boiler)\b/i,
  /\bmissed you\b|\b(?:sorry|tried|called) .{0,30}\bmeter\b|\b(?:submit|send|give|enter|leave|write) .{0,30}\breadings?\b|\breading (?:card|request)\b|\btime to read\b/i,
  /\b(?:switch|join|save|sign up|apply|fix) .{0,30}\b(?:today|now|us|to us|with us)\b|\bsave (?:up to )?£|\bcompar(?:e|ison|ing)\b|\b(?:special|limited|new customer) offer\b|\bfrom just\b/i,
]

/** Phrases of such documents; bills have some of them in their margins, so the weight is small. */
export const OTHER_SAYINGS: readonly RegExp[] = [
  /\b(?:your|this|our|a) (?:free )?quot(?:e|ation)\b/i,
  /\btypical (?:home|house|household|user|customer|usage|consumption)|\bmedium (?:user|usage)\b/i,
  /\b(?:would|could) (?:pay|save|cost|earn)\b/i,
  /\b(?:to|and) (?:join|switch|sign up|apply)\b|\bnew customers\b/i,
  /\bsupply (?:will )?starts?\b|\bstart date\b|\byou(?:'ve| have) chosen\b|\bwill (?:change|go up|rise)\b/i,
  /\bprices? (?:correct|valid|shown)\b|\bsubject to (?:change|availability|survey)\b|\bterms (?:and|&) conditions apply\b/i,
]

/** These appear together only on a bank statement, where suppliers are among the payments. */
export const BANK_SIGNS: readonly RegExp[] = [/\bsort code\b/i, /(?:£|\bmoney|\bpaid|\bpayments) (?:in|out)\b/i]

/** A meter counts cubic metres or feet; gas and oil delivered by tanker are sold by the litre, bottled gas by the bottle. */
export const NOT_PIPED =
  /\d\s?(?:litres?|ltrs?)\b|\b(?:per|p\/|pence a) ?litre\b|\bpropane\b|\bbutane\b|\blpg\b|\bkerosene\b|\bheating oil\b|\bpellets?\b|\b(?:tank|cylinder) rent/i
