import { isIsoDay, type IsoDay } from '../calendar/iso-day.ts'
import { MICRO, type MicroPence, microPenceOf } from '../money/micro-pence.ts'
import { type ErrorList, shortened } from './error-list.ts'

/** One record to import: a line of a CSV or an object of a JSON, with field names in snake_case. */
export type RawRecord = { line: number | undefined; fields: Readonly<Record<string, unknown>> }

const LONGEST_TEXT = 200
/** Calculations add years to a day, and a day has four digits for its year. */
const LAST_DAY: IsoDay = '2199-12-31'
/** Control characters, lone surrogates and marks that turn text round. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Reads the fields of one record. Every error is recorded once with its line and field, and reading continues. */
export class FieldReader {
  readonly #record: RawRecord
  readonly #errors: ErrorList

  constructor(record: RawRecord, errors: ErrorList) {
    this.#record = record
    this.#errors = errors
  }

  /** How many the file has so far. */
  get mistakes(): number {
    return this.#errors.count
  }

  /** Whether the field has a value, valid or not. */
  isGiven(field: string): boolean {
    const value = this.#record.fields[field]
    return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')
  }

  /** The field as text; empty counts as absent. */
  maybe(field: string): string | undefined {
    if (!this.isGiven(field)) return undefined
    const value = this.#record.fields[field]
    if (typeof value === 'string') return value.trim()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    this.complain('should be a text or a number', field)
    return undefined
  }

  /** A name or another text for users: a number in JSON, such as 5, is invalid. */
  words(field: string): string {
    const value = this.#record.fields[field]
    if (!this.isGiven(field)) this.complain('is missing', field)
    else if (typeof value !== 'string') this.complain('should be a text', field)
    else if (value.length > LONGEST_TEXT) this.complain(`is longer than ${LONGEST_TEXT} characters`, field)
    else if (HIDDEN.test(value.trim())) this.complain('has characters that can’t be seen', field)
    else return value.trim()
    return ''
  }

  choice<Choice extends string>(field: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.#needed(field)
    const found = choices.find((choice) => choice === value)
    if (found === undefined && value !== undefined) this.refuse(field, value, `one of ${choices.join(', ')}`)
    return found
  }

  /** Several choices, in a list or separated by semicolons. */
  choices<Choice extends string>(field: string, choices: readonly Choice[]): Choice[] {
    const value = this.#record.fields[field]
    const given: readonly unknown[] = Array.isArray(value) ? value : (this.maybe(field)?.split(';') ?? [])
    return given.flatMap((each) => {
      const found = choices.find((choice) => typeof each === 'string' && choice === each.trim())
      if (found !== undefined) return [found]
      const what = typeof each === 'string' ? `"${shortened(each.trim())}"` : 'something that isn’t text'
      this.complain(`has ${what}, not one of ${choices.join(', ')}`, field)
      return []
    })
  }

  day(field: string): IsoDay {
    return this.#needed(field) === undefined ? '' : (this.maybeDay(field) ?? '')
  }

  maybeDay(field: string): IsoDay | undefined {
    const value = this.maybe(field)
    if (value === undefined) return undefined
    if (!isIsoDay(value)) this.refuse(field, value, 'a day like 2026-10-01')
    else if (value > LAST_DAY) this.complain(`is after the year ${LAST_DAY.slice(0, 4)}`, field)
    else return value
    return undefined
  }

  /** Pence with up to six decimals. */
  rate(field: string): MicroPence | undefined {
    return this.#needed(field) === undefined ? undefined : this.maybeRate(field)
  }

  maybeRate(field: string): MicroPence | undefined {
    const value = this.maybe(field)
    const rate = value === undefined ? undefined : microPenceOf(value)
    if (value !== undefined && rate === undefined) this.refuse(field, value, 'pence like 26.35')
    if (rate === undefined || rate >= 0) return rate
    this.complain('is below zero', field)
    return undefined
  }

  /** Pounds, returned as pence. */
  maybePounds(field: string, mostPounds: number): number | undefined {
    const pence = this.#maybeHundredths(field, 'pounds like 50 or 12.50')
    if (pence === undefined || pence <= mostPounds * 100) return pence
    this.complain(`is above £${mostPounds}`, field)
    return undefined
  }

  /** Percent, returned as basis points. */
  maybePercent(field: string): number | undefined {
    return this.#maybeHundredths(field, 'percent like 2 or 2.5')
  }

  maybeWhole(field: string, most: number): number | undefined {
    const value = this.maybe(field)
    if (value === undefined) return undefined
    const whole = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
    if (whole >= 1 && whole <= most) return whole
    this.refuse(field, value, `a whole number from 1 to ${most}`)
    return undefined
  }

  flag(field: string): boolean {
    const value = this.maybe(field)
    if (value === undefined || /^(false|no)$/i.test(value)) return false
    if (/^(true|yes)$/i.test(value)) return true
    this.refuse(field, value, 'yes or no')
    return false
  }

  /** An unknown field is an error too: a misspelt one would be ignored silently. */
  onlyKnows(fields: readonly string[]): void {
    for (const field of Object.keys(this.#record.fields)) {
      if (!fields.includes(field)) this.complain('isn’t a field we know', field)
    }
  }

  /** Fields that have no meaning here. */
  hasNo(fields: readonly string[], message: string): void {
    for (const field of fields) if (this.isGiven(field)) this.complain(message, field)
  }

  complain(message: string, field?: string): void {
    this.#errors.add(this.#record.line, field, message)
  }

  /** An invalid value. */
  refuse(field: string, value: string, wanted: string): void {
    this.complain(`is "${shortened(value)}", not ${wanted}`, field)
  }

  #needed(field: string): string | undefined {
    if (!this.isGiven(field)) this.complain('is missing', field)
    return this.maybe(field)
  }

  #maybeHundredths(field: string, example: string): number | undefined {
    const value = this.maybe(field)
    if (value === undefined) return undefined
    const amount = microPenceOf(value)
    const hundredths = amount === undefined ? undefined : (amount * 100) / MICRO
    if (hundredths !== undefined && hundredths >= 0 && Number.isInteger(hundredths)) return hundredths
    this.refuse(field, value, example)
    return undefined
  }
}
