import type { PaymentMethod } from '../bill-facts.ts'
import type { Parsed, ValueReader } from '../labels/candidate.ts'
import { findDates } from './find-dates.ts'
import { findNumbers, type FoundNumber } from './find-numbers.ts'

/** Characters around a value; with more of them a cell is a sentence about something else. */
const MOST_LETTERS_BESIDE = 34

export type Money = { gbp: number; isCredit: boolean; isDebit: boolean }

export const readMoney: ValueReader<Money> = (text, _label, relation) => {
  const numbers = findNumbers(text).filter((number) => number.per === undefined || number.per === 'year')
  const found =
    numbers.find(({ unit }) => unit === 'gbp') ?? numbers.find((number) => !number.unit && number.decimals === 2)
  if (!found || found.decimals === 1 || found.decimals > 2) return undefined
  if (relation !== 'behind' && lettersBeside(text, found) > MOST_LETTERS_BESIDE) return undefined
  if (relation === 'behind' && found.start > 70) return undefined
  const saysCredit = /in\s?credit|credit\s?balance|\bcr\b/i.test(text) && !/in\s?debit/i.test(text)
  const value = { gbp: found.value, isCredit: found.isCredit || saysCredit, isDebit: found.isDebit }
  return { value, start: found.start, end: found.end, strength: found.unit === 'gbp' ? 1 : 0.85 }
}

/** A single date; a range is not accepted. */
export const readDay: ValueReader<string> = (text, _label, relation) => {
  const [found] = findDates(text)
  if (!found || found.isRange) return undefined
  if (relation !== 'behind' && lettersBeside(text, found) > MOST_LETTERS_BESIDE) return undefined
  if (relation === 'behind' && found.start > 30) return undefined
  return { value: found.from, start: found.start, end: found.end, strength: 1 }
}

export const readRange: ValueReader<{ from: string; to: string }> = (text) => {
  const found = findDates(text).find(({ isRange }) => isRange) ?? betweenDays(text)
  if (!found || found.start > 45) return undefined
  return { value: { from: found.from, to: found.to }, start: found.start, end: found.end, strength: 1 }
}

function betweenDays(text: string) {
  const days = findDates(text).filter(({ isRange }) => !isRange)
  const [first, second] = days
  if (!first || !second || days.length !== 2 || first.from > second.to) return undefined
  if (/[a-z]{4}/i.test(text.slice(first.end, second.start).replace(/until|through/i, ''))) return undefined
  return { from: first.from, to: second.to, start: first.start, end: second.end }
}

/** More than this is a supply number or a mistake. */
const MOST_KWH = 2_000_000

/** Kilowatt hours; a number without the unit only when the label names it. */
export const readKwh: ValueReader<number> = (text, label, relation) => {
  const numbers = findNumbers(text)
  // "KWH EXPECTED PER YEAR 2529": the label has the unit, and the number follows directly.
  const followsUnit =
    relation === 'behind' && /kwh/i.test(label.text) && /^[\s:.()]*[\d,]+(?:\.\d+)?(?=\s|$)/.test(text)
  const labelled = (/kwh/i.test(`${label.cell.text} ${label.text}`) && relation !== 'behind') || followsUnit
  const found = numbers.find(({ unit }) => unit === 'kwh') ?? (labelled ? numbers.find(({ unit }) => !unit) : undefined)
  if (!found || found.per || found.isCredit || (relation === 'behind' && found.start > 60)) return undefined
  if (found.value > MOST_KWH) return undefined
  if (relation !== 'behind' && lettersBeside(text, found) > MOST_LETTERS_BESIDE) return undefined
  return { value: found.value, start: found.start, end: found.end, strength: found.unit === 'kwh' ? 1 : 0.9 }
}

const ACCOUNT =
  /^[\s:#.,£-]*(?:(?:is|no|number)(?:\b|(?=[A-Z0-9]))[\s:.]*)?((?:[A-Z]{1,4}[-\s]?)?[A-Z0-9]{2,}(?:[-\s/][A-Z0-9]+)*|\d(?:-\d{3,}){2,3})/

export const readAccount: ValueReader<string> = (printed) => {
  // "Our number for you: 1234": words up to the colon belong to the label.
  const text = printed.replace(/^[a-z' ]{1,24}:/i, (words) => ' '.repeat(words.length))
  const match = ACCOUNT.exec(text)
  const whole = match?.[1]
  if (!match || !whole) return undefined
  // Words after the number are not part of it.
  const number = whole.replace(/(?:\s{1,9}[A-Z]+){1,6}$/, '')
  const digits = number.replaceAll(/\D/g, '').length
  const plain = number.replaceAll(/[\s/-]/g, '')
  const isDate = findDates(text.slice(0, match[0].length + 12)).some(
    ({ start }) => start <= match[0].length - whole.length,
  )
  const isPlatform = /^[A-Z]-[0-9A-F]{8}$/.test(number)
  if (isPlatform) return { value: number, start: match[0].length - whole.length, end: match[0].length, strength: 1 }
  // "FROM 25 JUN 2025": the dates of an account are not its number.
  if (findDates(number).length > 0) return undefined
  if (isDate || digits < 4 || plain.length < 6 || plain.length > 20 || digits < plain.length / 3) return undefined
  const start = match[0].length - whole.length
  if (/^[a-z%]|^[.,]\d/.test(text.slice(start + number.length))) return undefined
  return { value: number, start, end: start + number.length, strength: 1 }
}

/** Numbers in groups of four break between groups. */
readAccount.goesOn = (text, next) =>
  /(?:^|\s)\d{4}$/.test(text) && /^\d{2,4}(?=[.,]?(?:\s[^\d]|$))/.test(next) && findDates(next)[0]?.start !== 0

export const readPayment: ValueReader<PaymentMethod> = (text) => {
  const found = paymentIn(text)
  return found && { ...found, strength: 1 }
}

/** The payment method in a text. */
export function paymentIn(text: string): { value: PaymentMethod; start: number; end: number } | undefined {
  const words: readonly [RegExp, PaymentMethod][] = [
    [
      /prepay|pre-pay|pay\s?as\s?you\s?go|\bPAYG\b|key\s?meter|top[\s-]?up|credit (?:left |remaining )?on (?:your |the )?meter/i,
      'prepayment',
    ],
    [/\bnon[\s-]?direct\s?debit/i, 'standard_credit'],
    [/direct\s?debit|\bDD[MQ]?\b|debyd\s?uniongyrchol/i, 'direct_debit'],
    [
      /on\s?receipt|receipt\s?of|standard\s?credit|cash|cheque|quarterly\s?bill|on[\s-]?demand|debit\s?card|when\s?billed|bank\s?transfer|card\s?payment|pay\s?by\s?bill|paypoint|bacs|credit\s?terms|pay\s?on\s?(?:bill|invoice)|^\s*(?:by\s)?card\b|cash\/cheque|when\s?you\s?(?:get|receive)/i,
      'standard_credit',
    ],
  ]
  for (const [pattern, value] of words) {
    const match = pattern.exec(text)
    if (match && match.index < 40) return { value, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

export const readExitFee: ValueReader<number> = (text, label, relation) => {
  // "No exit fees" is an answer, and asks for none.
  if (
    /\b(?:no|without(?: an?y?)?|zero|never(?: (?:charge|have|ask for))?)\s*$/i.test(
      label.cell.text.slice(0, label.start),
    )
  )
    return undefined
  const none =
    /^(?:\s?\((?:if|per|where|when|only|for)\b[^()]{0,60}\))?[\s:().-]*(?:none|no(?:\s|t\b|$)|nothing|nil|there(?:\s(?:are|is)|['’]s)\s?no|n\s?\/\s?a\b|not\s?applicable|do(?:es)?\s?not\s?apply|zero|free\b|without\s(?:charge|a\sfee|penalty))/i.exec(
      text,
    )
  if (none) return { value: 0, start: 0, end: Math.min(text.length, 24), strength: 1 }
  const money = readWholeMoney(text)
  if (!money || money.start > 45) return undefined
  // Behind a stop the next sentence speaks of something else.
  if (/kwh|\bdays\b|\d\s?p\b/i.test(text.slice(0, money.start)) || /[a-z]\.\s[A-Z]/.test(text.slice(0, money.start)))
    return undefined
  return relation !== 'behind' && lettersBeside(text, money) > 60 ? undefined : money
}

function readWholeMoney(text: string): Parsed<number> | undefined {
  const numbers = findNumbers(text).filter(({ per }) => per === undefined)
  const found =
    numbers.find(({ unit }) => unit === 'gbp') ?? numbers.find((number) => !number.unit && number.decimals === 2)
  return found && { value: found.value, start: found.start, end: found.end, strength: 1 }
}

export function lettersBeside(text: string, found: Pick<FoundNumber, 'start' | 'end'>): number {
  return (text.slice(0, found.start) + text.slice(found.end)).replaceAll(/[^a-z]/gi, '').length
}
