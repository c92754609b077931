import { type Clause, clausesOf, placeInClause } from '../layout/clauses.ts'
import { findDates, type FoundDate } from '../values/find-dates.ts'
import { type FoundNumber, findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'
import { isOfOldPrices } from './is-of-old-prices.ts'
import { isOfOtherService } from './is-of-other-service.ts'
import { isReadingAtEnd } from './period-ends.ts'
import { withEnd } from './read-terms.ts'
import { TARIFF, tellName, WITH_TERMS } from './told-name.ts'
import { type FuelName, fuelBehind, oneOfEach, type Told } from './told-of-each.ts'

type Teller = { field: string; isShared: boolean; tell: (clause: Clause) => Told[] }

/** A statement in a sentence is overridden by a label, and used if no label gives the value. */
const TOLD_SCORE = 0.64
/** Other people's costs, possible savings and the future: not this customer's terms. */
const OF_OTHERS =
  /\bsav(?:e[sd]?|ings?)\b|cheap|could|average|typical|medium user|last year|compar|similar|of this size|homes? like|alternative|price cap|refer\b|offer|promotion|if you (?:switch(?! before)|join)|other tariff/i
const YEAR = /annual|year|12[\s-]?months?|twelve months|annum|projection|\bp\.?\s?a\b/i
const LEAVING = /\bexit|leav(?:e|ing)\b(?! (?:you\b|£))|cancel|terminat|ditch|quit|switch (?:away|before)|break|early/i
const NONE = /\b(?:no|none|nil|nothing|zero|free|not|without|never)\b/i
const FEE = /\bfees?\b|charge|cost|penalt|\bpay\b/i

const OF_BOTH =
  /\b(?:both|each)(?: of)?(?: your)? fuels?\b|\bper fuel\b|\bdual fuel\b|\b(?:electricity (?:and|&) gas|gas (?:and|&) electricity)\b/i

/** "Neither has an end date", "It has no exit fees" behind "our Vari-Fair tariff for both fuels". */
function isOfBoth({ sentence: { text }, before }: Clause): boolean {
  if (OF_BOTH.test(text) || /^(?:neither|both)\b/i.test(text)) return true
  return !/electricity|\bgas\b/i.test(text) && /^(?:it|they|there|you)\b/i.test(text) && OF_BOTH.test(before)
}

const TELLERS: readonly Teller[] = [
  { field: 'exitFeeGbp', isShared: true, tell: tellFees },
  { field: 'estimatedAnnualUsageKwh', isShared: false, tell: tellUses },
  { field: 'estimatedAnnualCostGbp', isShared: false, tell: tellCosts },
  { field: 'estimatedAnnualUsageKwh', isShared: false, tell: tellAnnualUse },
  { field: 'estimatedAnnualCostGbp', isShared: false, tell: tellAnnualCost },
  { field: 'tariffEndDate', isShared: true, tell: tellEnd },
  { field: 'exitFeeGbp', isShared: true, tell: tellExitFee },
  { field: 'tariffName', isShared: true, tell: tellName },
]

/** The terms of a tariff without a label: by the kind of the value and the words of its clause or its heading. */
export function readToldTerms(context: FieldContext, fuels: readonly FuelName[]): void {
  const { view, ledger } = context
  const ending = withEnd(context, fuels)
  for (const clause of clausesOf(view.cells)) {
    const { sentence } = clause
    if (OF_OTHERS.test(sentence.text) || OF_OTHERS.test(clause.headingRow) || isOfOldPrices(view, sentence.cell))
      continue
    if (isOfOtherService(view, sentence.cell, sentence.cell)) continue
    for (const { field, isShared, tell } of TELLERS) {
      for (const told of tell(clause)) {
        const place = placeInClause(clause, told.start, told.end)
        if (!place) continue
        for (const fuel of fuelsOf(clause, told, isShared)) {
          const path = `${fuel}.${field}`
          if ((ledger.get(path)?.score ?? 0) >= 0.5 || (field === 'tariffEndDate' && !ending.includes(fuel))) continue
          // Days that are over by the bill are those that it charges for.
          if (told.isOfRange && told.value <= String(ledger.get('billDate')?.value ?? '9')) continue
          ledger.put({ path, value: told.value, score: TOLD_SCORE, place })
        }
      }
    }
  }

  function fuelsOf(clause: Clause, told: Told, isShared: boolean): readonly FuelName[] {
    const near = view.fuelOf(clause.sentence.cell)
    if (isShared && !told.fuel && isOfBoth(clause)) return fuels
    // After the export part, a note that does not mention export is about the supply again.
    const own = told.fuel ?? fuelAt(clause, told) ?? (near === 'export' ? undefined : near)
    if (own) return fuels.filter((fuel) => fuel === own)
    return isShared || fuels.length === 1 ? fuels : []
  }
}

/** The fuel named directly after a number, else the last one named before it. */
export function fuelAt(
  { text, before, sentence }: Clause,
  { start, end }: { start: number; end: number },
): FuelName | undefined {
  const behind = fuelBehind(text.slice(end))
  const [first, second] = [...(before + text.slice(0, start)).matchAll(/electricity|\bgas\b/gi)].reverse()
  // Some call gas's quantity an EAC too; in a sentence that names both, AQ is gas's.
  const industry = /\bAQ\b/.test(sentence.text)
    ? /\b(EAC|AQ)\b[^|·;]{0,40}$/.exec(text.slice(0, start))?.[1]
    : undefined
  if (industry) return industry === 'AQ' ? 'gas' : 'electricity'
  const named = behind ?? first?.[0]
  // "Electricity and gas" names both.
  const isBoth = !behind && second !== undefined && (first?.index ?? 0) - second.index < 18
  return named === undefined || isBoth ? undefined : /gas/i.test(named) ? 'gas' : 'electricity'
}

/** What a whole sentence says of each fuel; its first clause holds it. */
function tellFees({ sentence: { text }, start }: Clause): Told[] {
  const sums = findNumbers(text).filter(({ unit, per, value }) => unit === 'gbp' && per === undefined && value <= 500)
  return start === 0 && LEAVING.test(text) && FEE.test(text) ? oneOfEach(text, sums) : []
}

function tellUses({ sentence: { text }, start }: Clause): Told[] {
  const uses = findNumbers(text).filter(({ unit, per, value }) => unit === 'kwh' && per !== 'day' && value >= 50)
  return start === 0 && YEAR.test(text) && !OF_DAYS.test(text) ? oneOfEach(text, uses) : []
}

function tellCosts({ sentence: { text }, before, start, heading }: Clause): Told[] {
  const told = /\b(?:that|this|it|which)\b.{0,30}(?:\bcost|£)/i.test(text) ? before.slice(-SENTENCE_BEFORE) : ''
  const isYear = [text, heading, told].some((words) => YEAR.test(words))
  const sums = findNumbers(text).filter(
    ({ unit, per, value }) => unit === 'gbp' && (per === undefined || per === 'year') && value >= 20,
  )
  return start === 0 && isYear && !LEAVING.test(text) && !OF_DAYS.test(text) ? oneOfEach(text, sums) : []
}

const OF_DAYS = /\bstanding|\bdays\b|\bthis (?:period|bill|month|quarter)|last year|same (?:time|period)|year ago/i

function tellAnnualUse({ text, sentence, heading }: Clause): Told[] {
  const isYear = YEAR.test(text) || YEAR.test(heading) || (YEAR.test(sentence.text) && !/\bperiod|\bdays\b/i.test(text))
  if (!isYear || /last year|same (?:time|period)|year ago/i.test(sentence.text)) return []
  return findNumbers(text)
    .map(withThousands)
    .filter(({ unit, per, value }) => unit === 'kwh' && (per === undefined || per === 'year') && value >= 50)
}

/** 1.727 kWh a year is impossible: on a photo the thousands comma looks like a point. */
function withThousands(number: FoundNumber): FoundNumber {
  return number.decimals === 3 && number.value < 50 ? { ...number, value: Math.round(number.value * 1000) } : number
}

/** "3,180 kWh (£1,032.88)", "2,890 kWh, for about £1,072.02": the cost of a year's usage is directly after it. */
const BEHIND_USE = /(?<![\d,.])(\d[\d,]{0,8}(?:\.\d{1,3})?)\s?kwh[\s,;:(=/|·•–-]{0,4}(?:[a-z]+\s){0,3}£?\s?$/i
const LIKELY_PENCE_A_KWH = { least: 3, most: 120 }

function tellCostOfUse({ text, sentence, before, heading }: Clause): Told[] {
  if (![text, heading, sentence.text].some((words) => YEAR.test(words))) return []
  return findNumbers(text).filter(({ unit, per, decimals, value, start }) => {
    const kwh = Number(BEHIND_USE.exec(before + text.slice(0, start))?.[1]?.replaceAll(',', ''))
    const pence = (100 * value) / kwh
    const isMoney = (unit === 'gbp' || unit === undefined) && (decimals === 2 || unit === 'gbp')
    const isPaid = per === undefined || per === 'year'
    return isMoney && isPaid && pence >= LIKELY_PENCE_A_KWH.least && pence <= LIKELY_PENCE_A_KWH.most
  })
}

function tellAnnualCost(clause: Clause): Told[] {
  const ofUse = tellCostOfUse(clause)
  if (ofUse.length > 0) return ofUse
  const { text, sentence, before, heading } = clause
  // "... over the next 12 months. That would cost": still about the year.
  const told = /\b(?:that|this|it|which)\b.{0,30}(?:\bcost|£)/i.test(sentence.text)
    ? before.slice(-SENTENCE_BEFORE)
    : ''
  const sums = findNumbers(text).filter(
    ({ unit, per, decimals, value }) =>
      unit === 'gbp' && (per === undefined || per === 'year') && decimals !== 1 && value >= 20,
  )
  const isYear = [text, heading, sentence.text, told].some((words) => YEAR.test(words))
  const isYearly = sums[0]?.per === 'year' && !/standing|discount|rebate|credit/i.test(text)
  const isCost = /cost|spend|\bpay|projection|\bbill\b|£[\d.,\s]+p\.?\s?a\b/i.test(`${sentence.text} ${heading}`)
  if (!isYear || !(isCost || isYearly || YEAR.test(told))) return []
  if (LEAVING.test(saidIn(clause))) return []
  return sums.length === 1 ? sums : []
}

/** Dots and bars separate statements about different things. */
function saidIn({ text, sentence }: Clause): string {
  return /\s[·•|]\s|;\s/.test(sentence.text) ? text : sentence.text
}

const SENTENCE_BEFORE = 110

const BEFORE_END =
  /(?:\bends?(?: on)?|\bwould have (?:ended|run)(?: on| until| to)?|ending(?: on)?|\buntil|expires?(?: on)?|runs? (?:to|until|up to)|fixed (?:to|until|up to|till)|finish(?:es)?(?: on)?|end date (?:is|of)|comes to an end on|runs? out on|(?:\bnot|n['’]t) (?:change|go up|rise|increase) before|\btill)\s?:?\s?(?:the\s)?$/i

/** "Fixed price period: 5 June 2025 – 4 June 2027", "Valid from 05/06/2025 to 04/06/2027". */
const BEFORE_TERM =
  /\b(?:fixed (?:price |term )?(?:period|term|from)|(?:tariff|contract|plan|price|deal) (?:period|term|dates|runs(?: from)?)|contract|valid|runs)(?: from)?\s?:?\s?$/i
const NO_DATE: FoundDate = { from: '', to: '', start: 0, end: 0, isRange: false }

function tellEnd({ text, sentence, heading }: Clause): Told[] {
  if (
    /\bbill\b|statement|(?<!(?:price|term|contract|tariff) )period|quarter|\bmonth ending|payment|debit|supply|reading|\bby\b/i.test(
      sentence.text,
    )
  )
    return []
  // "End 31/10/2025" alone may be the bill's or a reading's.
  if (isReadingAtEnd(sentence.text) || (/^end\s\d/i.test(sentence.text) && !TARIFF.test(heading))) return []
  const dates = findDates(text).filter(
    ({ isRange, start }) =>
      (isRange ? BEFORE_TERM : BEFORE_END).test(text.slice(0, start)) ||
      // "Quayside Fix 2027, to 28 February 2027".
      (/^to\s$/.test(text.slice(0, start)) && WITH_TERMS.test(sentence.text)),
  )
  const [{ to, start, end, isRange } = NO_DATE, ...others] = dates
  return end > 0 && others.length === 0 ? [{ value: to, start, end, ...(isRange && { isOfRange: true }) }] : []
}

const NO_FEE =
  /\b(?:no|(?:neither|(?:does|do) not|(?:does|do)n['’]t) [^.;£]{2,40}?)\s?(?:early )?(?:exit|cancellation|termination|leaving) (?:fee|charge)s?\b/i
/** In some days only. */
const AT_TIMES = /\b(?:after|within|during|last|final|days|once|from)\b/i

function tellExitFee(clause: Clause): Told[] {
  const { text, heading, sentence, isFirst } = clause
  const without = NO_FEE.exec(text)
  if (without && AT_TIMES.test(saidIn(clause))) return []
  if (without && !/£/.test(sentence.text))
    return [{ value: 0, start: without.index, end: without.index + without[0].length }]
  const words = LEAVING.test(text) ? text : isFirst && LEAVING.test(heading) ? `${heading} ${text}` : ''
  const hasPrice = /\bsooner\b|\bearly\b|before/i.test(words) && /£/.test(words)
  if (words === '' || !(FEE.test(words) || hasPrice || /free to|\bfor free\b/i.test(words))) return []
  if (YEAR.test(text) || /end date/i.test(text) || /direct debit|broadband/i.test(saidIn(clause))) return []
  // Much of a contract may cost something; a fee that is named after leaving is an exit fee.
  if (/contract/i.test(sentence.text) && !/\b(?:exit|termination|cancellation|leaving) fees?\b/i.test(text)) return []
  const sums = findNumbers(text).filter(({ unit, per, value }) => unit === 'gbp' && per === undefined && value <= 500)
  if (sums.length > 0) return sums.length === 1 ? sums : []
  const none = NONE.exec(text)
  return none ? [{ value: 0, start: none.index, end: none.index + none[0].length }] : []
}
