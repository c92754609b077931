import { isIsoDay, type IsoDay } from '../calendar/iso-day.ts'
import { MICRO, type MicroPence, microPenceOf } from '../money/micro-pence.ts'

export type ImportError = {
  /** Line of the file, counted from 1; absent when the file as a whole is wrong. */
  line?: number
  /** Column or field; absent when the line as a whole is wrong. */
  field?: string
  message: string
}

/** One record to import: a line of a CSV or an object of a JSON, with field names in snake_case. */
export type RawRecord = { line: number | undefined; fields: Readonly<Record<string, unknown>> }

/** Reads the fields of one record. Every mistake is noted with its line and field, and reading goes on. */
export class FieldReader {
  readonly #record: RawRecord
  readonly #errors: ImportError[]

  constructor(record: RawRecord, errors: ImportError[]) {
    this.#record = record
    this.#errors = errors
  }

  /** The field as text; empty counts as absent. */
  maybe(field: string): string | undefined {
    const value = this.#record.fields[field]
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    this.complain('should be a text or a number', field)
    return undefined
  }

  text(field: string): string {
    const value = this.maybe(field)
    if (value === undefined && !this.#isWrong(field)) this.complain('is missing', field)
    return value ?? ''
  }

  choice<Choice extends string>(field: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(field)
    const found = choices.find((choice) => choice === value)
    if (found === undefined && value !== '') this.complain(`is "${value}", not one of ${choices.join(', ')}`, field)
    return found
  }

  /** Several choices, in a list or separated by semicolons. */
  choices<Choice extends string>(field: string, choices: readonly Choice[]): Choice[] {
    const value = this.#record.fields[field]
    const given = Array.isArray(value) ? value.map(String) : (this.maybe(field)?.split(';') ?? [])
    return given
      .map((each) => each.trim())
      .flatMap((each) => {
        const found = choices.find((choice) => choice === each)
        if (found === undefined) this.complain(`holds "${each}", not one of ${choices.join(', ')}`, field)
        return found === undefined ? [] : [found]
      })
  }

  day(field: string): IsoDay {
    return this.text(field) === '' ? '' : (this.maybeDay(field) ?? '')
  }

  maybeDay(field: string): IsoDay | undefined {
    const value = this.maybe(field)
    if (value === undefined || isIsoDay(value)) return value
    this.complain(`is "${value}", not a day like 2026-10-01`, field)
    return undefined
  }

  /** Pence with up to six decimals. */
  rate(field: string): MicroPence {
    return this.text(field) === '' ? 0 : (this.maybeRate(field) ?? 0)
  }

  maybeRate(field: string): MicroPence | undefined {
    const value = this.maybe(field)
    const rate = value === undefined ? undefined : microPenceOf(value)
    if (value !== undefined && rate === undefined) this.complain(`is "${value}", not pence like 26.35`, field)
    if (rate !== undefined && rate < 0) this.complain('is below zero', field)
    return rate
  }

  /** Pounds, given back as pence. */
  maybePounds(field: string): number | undefined {
    return this.#maybeHundredths(field, 'pounds like 50 or 12.50')
  }

  /** Percent, given back as basis points. */
  maybePercent(field: string): number | undefined {
    return this.#maybeHundredths(field, 'percent like 2 or 2.5')
  }

  maybeWhole(field: string, most: number): number | undefined {
    const value = this.maybe(field)
    if (value === undefined) return undefined
    const whole = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
    if (whole >= 1 && whole <= most) return whole
    this.complain(`is "${value}", not a whole number from 1 to ${most}`, field)
    return undefined
  }

  flag(field: string): boolean {
    const value = this.maybe(field)?.toLowerCase()
    if (value === undefined || value === 'false' || value === 'no') return false
    if (value === 'true' || value === 'yes') return true
    this.complain(`is "${value}", not yes or no`, field)
    return false
  }

  /** A field that nobody reads is a mistake too: a misspelt one would be lost in silence. */
  onlyKnows(fields: readonly string[]): void {
    for (const field of Object.keys(this.#record.fields)) {
      if (!fields.includes(field)) this.complain('is not a field that we know', field)
    }
  }

  complain(message: string, field?: string): void {
    const { line } = this.#record
    this.#errors.push({ ...(line !== undefined && { line }), ...(field !== undefined && { field }), message })
  }

  #maybeHundredths(field: string, example: string): number | undefined {
    const value = this.maybe(field)
    if (value === undefined) return undefined
    const amount = microPenceOf(value)
    const hundredths = amount === undefined ? undefined : (amount * 100) / MICRO
    if (hundredths !== undefined && hundredths >= 0 && Number.isInteger(hundredths)) return hundredths
    this.complain(`is "${value}", not ${example}`, field)
    return undefined
  }

  #isWrong(field: string): boolean {
    const value = this.#record.fields[field]
    return value !== undefined && value !== null && typeof value === 'object'
  }
}
