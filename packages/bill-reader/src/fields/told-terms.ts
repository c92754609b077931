import type { Sentence } from '../layout/sentences.ts'
import { placeInSentence, sentencesOf } from '../layout/sentences.ts'
import { findDates } from '../values/find-dates.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'
import { isOfOldPrices } from './is-of-old-prices.ts'
import { isOfOtherService } from './is-of-other-service.ts'
import { withEnd } from './read-terms.ts'

type FuelName = 'electricity' | 'gas'
type Told = { value: string | number; start: number; end: number }
type Teller = { field: string; tell: (text: string) => Told | undefined }

/** A sentence gives way to a label, and is believed where no label says anything. */
const TOLD_SCORE = 0.64
/** What others pay, what could be saved, what is yet to come: not this customer's terms. */
const OF_OTHERS =
  /\bsav(?:e|ing)|cheap|could (?:pay|be|switch)|average|typical|medium user|last year|compared|similar|comparison|of this size|homes? like|alternative|price cap|refer\b|offer|promotion|if you (?:switch|join)|other tariff/i
const YEAR = /annual|year|12\s?months|twelve months|annum/i

const TELLERS: readonly Teller[] = [
  { field: 'estimatedAnnualUsageKwh', tell: tellAnnualUse },
  { field: 'estimatedAnnualCostGbp', tell: tellAnnualCost },
  { field: 'tariffEndDate', tell: tellEnd },
  { field: 'exitFeeGbp', tell: tellExitFee },
  { field: 'tariffName', tell: tellName },
]

/** The terms of a tariff told in sentences, over lines, where no label gave them. */
export function readToldTerms(context: FieldContext, fuels: readonly FuelName[]): void {
  const { view, ledger } = context
  const ending = withEnd(context, fuels)
  const sentences = sentencesOf(view.cells).filter(
    ({ text, cell }) => !OF_OTHERS.test(text) && !isOfOldPrices(view, cell),
  )
  for (const sentence of sentences) {
    const fuel = fuelOf(view, sentence, fuels)
    if (!fuel || isOfOtherService(view, sentence.cell, sentence.cell)) continue
    for (const { field, tell } of TELLERS) {
      const path = `${fuel}.${field}`
      if ((ledger.get(path)?.score ?? 0) >= 0.5 || (field === 'tariffEndDate' && !ending.includes(fuel))) continue
      const told = tell(sentence.text)
      const place = told && placeInSentence(sentence, told.start, told.end)
      if (told && place) ledger.put({ path, value: told.value, score: TOLD_SCORE, place })
    }
  }
}

function fuelOf(
  view: FieldContext['view'],
  { cell, text, parts }: Sentence,
  fuels: readonly FuelName[],
): FuelName | undefined {
  const said =
    /electricity/i.test(text) === /\bgas\b/i.test(text) ? undefined : /\bgas\b/i.test(text) ? 'gas' : 'electricity'
  // A paragraph is of the fuel that it begins with.
  const fuel =
    said ?? view.fuelOf(cell) ?? view.fuelOf(parts[0]?.cell ?? cell) ?? (fuels.length === 1 ? fuels[0] : undefined)
  return fuels.find((one) => one === fuel)
}

function tellAnnualUse(text: string): Told | undefined {
  if (!YEAR.test(text) || !/\bus(?:e|ed|age|ing)\b|consum|estimat|expect/i.test(text)) return undefined
  const numbers = findNumbers(text)
    .map((number) => (isThousands(number) ? { ...number, value: Math.round(number.value * 1000) } : number))
    .filter(({ unit, per }) => unit === 'kwh' && per === undefined)
  const [only] = numbers
  return only && numbers.length === 1 && only.value >= 50 ? only : undefined
}

/** Nobody uses 1.727 kWh in a year: on a photo the comma of the thousands looks like a point. */
function isThousands({ value, decimals }: { value: number; decimals: number }): boolean {
  return decimals === 3 && value < 50
}

function tellAnnualCost(text: string): Told | undefined {
  if (!YEAR.test(text) || !/cost|spend|\bpay\b|projection|\bbill\b/i.test(text)) return undefined
  const numbers = findNumbers(text).filter(
    ({ unit, per, decimals }) => unit === 'gbp' && (per === undefined || per === 'year') && decimals !== 1,
  )
  const [only] = numbers
  return only && numbers.length === 1 && only.value >= 20 && !/exit|leav/i.test(text) ? only : undefined
}

const BEFORE_END =
  /(?:\bends?(?: on)?|ending(?: on)?|\buntil|expires?(?: on)?|runs? (?:to|until|up to)|fixed (?:to|until|up to)|finish(?:es)?(?: on)?|end date (?:is|of)|comes to an end on)\s*(?:the\s)?$/i

function tellEnd(text: string): Told | undefined {
  if (/\bbill\b|statement|period|payment|debit|supply|reading|\bby\b/i.test(text)) return undefined
  const dates = findDates(text).filter(({ isRange, start }) => !isRange && BEFORE_END.test(text.slice(0, start)))
  const [only] = dates
  return only && dates.length === 1 ? { value: only.from, start: only.start, end: only.end } : undefined
}

const NO_FEE =
  /(?:\bno\b|without|free of|\bnot\b|\bnever\b)(?:\s\w+){0,4}\s(?:exit|cancellation|leaving|termination|early exit)\s(?:fee|charge)s?|(?:exit|cancellation|leaving|termination)\s(?:fee|charge)s?(?:\s\w+){0,3}\s(?:does not|do not|don't|doesn't|never)\sappl|(?:leave|switch|cancel)(?:\s\w+){0,4}\s(?:without\s(?:charge|penalty|paying)|free of charge|for free|at no (?:cost|charge))|free to (?:leave|switch)|\bno (?:fee|charge|penalty)s?\s(?:for leaving|if you leave|to leave|when you leave)/i

function tellExitFee(text: string): Told | undefined {
  const none = NO_FEE.exec(text)
  if (none) return { value: 0, start: none.index, end: none.index + none[0].length }
  if (!/exit|leav(?:e|ing)|cancel|terminat/i.test(text) || !/fee|charge|cost|pay/i.test(text)) return undefined
  const numbers = findNumbers(text).filter(
    ({ unit, per, value }) => unit === 'gbp' && per === undefined && value <= 500,
  )
  const [only] = numbers
  return only && numbers.length === 1 && !YEAR.test(text) ? only : undefined
}

const NAME = "([A-Z0-9][\\w&'+.-]*(?:\\s(?:[A-Z0-9&][\\w&'+.-]*|[a-z]\\d+|and)){0,6})"
const NAMED: readonly RegExp[] = [
  new RegExp(`^(?:Electricity|Gas): ${NAME}(?=, based on [\\d,.]+ ?kWh)`),
  new RegExp(`\\bon(?: our| the)? ${NAME} you(?:'ll| will| would)\\b`),
  new RegExp(`^(?:On|Under|With) (?:our|the|your) ${NAME} (?:tariff|plan|product|deal)\\b`),
  new RegExp(
    `(?:you(?:'re| are)(?: currently| now)? on|you have chosen|you chose)(?: our| the)? ${NAME}(?: tariff| plan| product)?(?=[.,;]|\\s(?:tariff|plan|which|and|with|until)\\b|$)`,
  ),
  new RegExp(
    `[Yy]our(?: current)?(?: electricity| gas| energy)? (?:tariff|plan|product|deal)(?: name)? is(?: called| our| the)? ${NAME}(?=[.,;]|\\s(?:tariff|plan|which|and|with|until)\\b|$)`,
  ),
]

function tellName(text: string): Told | undefined {
  for (const pattern of NAMED) {
    const match = pattern.exec(text)
    const value = match?.[1]?.replace(/(?<![.\s])[.\s]+$/, '')
    if (!match || !value || value.length < 3 || /^(?:Direct Debit|The|Your|Our)$/.test(value)) continue
    const start = match.index + match[0].indexOf(value)
    return { value, start, end: start + value.length }
  }
  return undefined
}
