import { type Clause, clausesOf, placeInClause } from '../layout/clauses.ts'
import { findDates } from '../values/find-dates.ts'
import { type FoundNumber, findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'
import { isOfOldPrices } from './is-of-old-prices.ts'
import { isOfOtherService } from './is-of-other-service.ts'
import { isReadingAtEnd } from './period-ends.ts'
import { withEnd } from './read-terms.ts'
import { isSentence, isTimeOrReading, mendedName, PART, tailOfName } from './tariff-name.ts'

type FuelName = 'electricity' | 'gas'
type Told = { value: string | number; start: number; end: number; fuel?: FuelName | undefined }
type Teller = { field: string; isShared: boolean; tell: (clause: Clause) => Told[] }

/** A statement in a sentence is overridden by a label, and used if no label gives the value. */
const TOLD_SCORE = 0.64
/** Other people's costs, possible savings and the future: not this customer's terms. */
const OF_OTHERS =
  /\bsav(?:e|ing)|cheap|could|average|typical|medium user|last year|compar|similar|of this size|homes? like|alternative|price cap|refer\b|offer|promotion|if you (?:switch|join)|other tariff/i
const YEAR = /annual|year|12\s?months|twelve months|annum|projection|\bp\.?\s?a\b/i
const TARIFF = /\b(?:tariff|plan|product|deal)\b/i
const LEAVING = /\bexit|leav(?:e|ing)|cancel|terminat|ditch|quit|switch away|break|early/i
const NONE = /\b(?:no|none|nil|nothing|zero|free|not|without|never)\b/i
const FEE = /\bfees?\b|charge|cost|penalt|\bpay\b/i

const TELLERS: readonly Teller[] = [
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
          ledger.put({ path, value: told.value, score: TOLD_SCORE, place })
        }
      }
    }
  }

  function fuelsOf(clause: Clause, told: Told, isShared: boolean): readonly FuelName[] {
    const near = view.fuelOf(clause.sentence.cell)
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
  const behind = /^\W{0,3}(?:k\s?wh\W{0,2})?(?:of |for |in |on )(?:your |the )?(electricity|gas)\b/i.exec(
    text.slice(end),
  )?.[1]
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
const BEHIND_USE = /(?<![\d,.])(\d[\d,]{0,8}(?:\.\d{1,3})?)\s?kwh[\s,;:(=–-]{0,4}(?:[a-z]+\s){0,3}£?\s?$/i
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
  const told = /\b(?:that|this|it|which)\b.{0,30}\bcost/i.test(sentence.text) ? before.slice(-SENTENCE_BEFORE) : ''
  const isYear = [text, heading, sentence.text, told].some((words) => YEAR.test(words))
  const isCost = /cost|spend|\bpay|projection|\bbill\b|£[\d.,\s]+p\.?\s?a\b/i.test(`${sentence.text} ${heading}`)
  if (!isYear || !isCost) return []
  if (LEAVING.test(sentence.text)) return []
  const sums = findNumbers(text).filter(
    ({ unit, per, decimals, value }) =>
      unit === 'gbp' && (per === undefined || per === 'year') && decimals !== 1 && value >= 20,
  )
  return sums.length === 1 ? sums : []
}

const SENTENCE_BEFORE = 110

const BEFORE_END =
  /(?:\bends?(?: on)?|\bwould have (?:ended|run)(?: on| until| to)?|ending(?: on)?|\buntil|expires?(?: on)?|runs? (?:to|until|up to)|fixed (?:to|until|up to|till)|finish(?:es)?(?: on)?|end date (?:is|of)|comes to an end on|\btill)\s?:?\s?(?:the\s)?$/i

function tellEnd({ text, sentence, heading }: Clause): Told[] {
  if (/\bbill\b|statement|period|quarter|\bmonth ending|payment|debit|supply|reading|\bby\b/i.test(sentence.text))
    return []
  // "End 31/10/2025" alone may be the bill's or a reading's.
  if (isReadingAtEnd(sentence.text) || (/^end\s\d/i.test(sentence.text) && !TARIFF.test(heading))) return []
  const dates = findDates(text).filter(({ isRange, start }) => !isRange && BEFORE_END.test(text.slice(0, start)))
  return dates.length === 1 ? dates.map(({ from, start, end }) => ({ value: from, start, end })) : []
}

function tellExitFee({ text, heading, sentence, isFirst }: Clause): Told[] {
  const words = LEAVING.test(text) ? text : isFirst && LEAVING.test(heading) ? `${heading} ${text}` : ''
  const hasPrice = /\bsooner\b|\bearly\b|before/i.test(words) && /£/.test(words)
  if (words === '' || !(FEE.test(words) || hasPrice || /free to|\bfor free\b/i.test(words))) return []
  // Dots and bars separate statements about different things.
  const said = /\s[·•|]\s/.test(sentence.text) ? text : sentence.text
  if (YEAR.test(text) || /end date/i.test(text) || /direct debit|broadband/i.test(said)) return []
  // Much of a contract may cost something; a fee that is named after leaving is an exit fee.
  if (/contract/i.test(sentence.text) && !/\b(?:exit|termination|cancellation|leaving) fees?\b/i.test(text)) return []
  const sums = findNumbers(text).filter(({ unit, per, value }) => unit === 'gbp' && per === undefined && value <= 500)
  if (sums.length > 0) return sums.length === 1 ? sums : []
  const none = NONE.exec(text)
  return none ? [{ value: 0, start: none.index, end: none.index + none[0].length }] : []
}

const WORD = "(?:[A-Z0-9&+][\\w&'’+./-]{0,24})"
const NAME = `(${WORD}(?:\\s(?:${WORD}|[a-z]\\d+|and|the|of|for)){0,6})`
const AFTER = '(?=\\s*$|\\s(?:tariff|plan|product|deal)\\b|\\s(?:which|until|with|and|you)\\b|\\s[(–—-])'
const NOUN = '(?:[Tt]ariff|TARIFF|[Pp]lan|PLAN|[Pp]roduct|PRODUCT|[Dd]eal)'
const NAMED: readonly RegExp[] = [
  new RegExp(
    `\\b${NOUN}(?: [Nn]ame)?(?:\\s?[:–—-]\\s?|\\s(?:is|called)\\s(?:called |our |the )?|\\s)"?${NAME}${AFTER}`,
  ),
  new RegExp(`\\b(?:[Oo]n|[Uu]nder|[Ww]ith|[Cc]hosen|[Cc]hose)(?: our| the| your)? ${NAME}(?=\\s${NOUN}\\b)`),
  new RegExp(`^${NAME}(?=\\s${NOUN}\\.?$)`),
  new RegExp(`\\b[Yy]ou(?:['’]re| are| were)(?: currently| now)? on(?: our| the)? ${NAME}${AFTER}`),
]
const UNDER = new RegExp(`^(?:(?:Electricity|Gas|Both fuels)\\s?[:–—-]\\s?)?${NAME}$`)
const NO_NAME =
  /^(?:your|my|our|the|this|a|an|current|new|electricity|gas|energy|about|which|what|how|see|rates?|prices?|details?|information|type|ends?|end date|fixed|variable|none|no|yes|from|until|name|standing charge|unit|direct debit|meter|mpan|mprn|exit|annual|estimated|total|charges?|number|account|import|export|dual fuel|other|change|compare)$/i
const NO_WORD =
  /\b(?:charge|cost|total|balance|payment|usage|used|reading|meter|summary|statement|bill|rates?|account|number|period|supply|kwh|mpan|mprn|date|fees?|months?|debit)\b|information|label|method|£|\d{6}|^\d+$/i

const OF_TERMS = /^\W{1,3}(?:end(?:s|ing)?\b|until|fixed|(?:with )?no end|no exit|exit fees?|variable\b)/i

function isFirstOf(sentence: Clause['sentence'], text: string): boolean {
  return sentence.text.startsWith(text)
}

function tellName({ text, sentence, heading, isFirst }: Clause): Told[] {
  for (const pattern of NAMED) {
    const match = pattern.exec(text)
    const found = match?.[1] && nameAt(text, match[1], match.index)
    if (found) return [found]
  }
  const isOfFuel = /^(?:electricity|gas|both fuels)\s?[:–—-]/i.test(text)
  // "Gas: Easy Fix Jan20, ending 31 January 2020": a fuel's tariff, with its terms directly after it.
  const isTermed = isOfFuel && isFirstOf(sentence, text) && OF_TERMS.test(sentence.text.slice(text.length))
  const isUnder = isTermed || (TARIFF.test(heading) && !NO_WORD.test(heading) && (isFirst || isOfFuel))
  const under = isUnder ? UNDER.exec(text.replace(/\.$/, ''))?.[1] : undefined
  const found = under && nameAt(text, under, 0)
  return found ? [found] : []
}

function nameAt(text: string, printed: string, from: number): Told | undefined {
  const short = printed.replace(/(?<![.\s-])[.\s-]+$/, '')
  const value = short + tailOfName(text.slice(text.indexOf(short, from) + short.length))
  if (/\b(?:your|our|my|about)\b/i.test(value)) return undefined
  if (
    value.length < 3 ||
    isTimeOrReading(value) ||
    NO_NAME.test(value) ||
    NO_WORD.test(value) ||
    PART.test(value) ||
    isSentence(value) ||
    !/^[A-Z0-9]/.test(value)
  )
    return undefined
  const start = text.indexOf(value, from)
  return { value: mendedName(value), start, end: start + value.length }
}
