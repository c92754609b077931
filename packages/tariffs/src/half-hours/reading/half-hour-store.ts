import { dayNumber, isoDayOf } from '../../calendar/iso-day.ts'
import { FIRST_YEAR, type HalfHour, halfHoursShowing, localOf, SLOTS_PER_DAY } from '../../calendar/london-half-hour.ts'
import { sayDay } from '../../calendar/say-day.ts'
import { sayClockTime } from '../../tariff/clock-time.ts'
import type { WrittenTime } from './read-time.ts'
import { Refusal } from './refusal.ts'

const PAGE = 2048
const [VALUE, CONTRADICTED] = [1, 2]
const MINUTES = 30
const MOST_NOTED = 20
const EARLIEST: HalfHour = dayNumber(`${FIRST_YEAR}-01-01`) * SLOTS_PER_DAY

/** Thousandths of the file's unit, whatever it is, and whether there is a value. */
type Page = { amounts: Uint32Array; states: Uint8Array }

/** The file's value for each half hour, in any order. */
export class HalfHourStore {
  readonly #pages = new Map<number, Page>()
  #last: { number: number; page: Page } | undefined
  #lastLocal = -Infinity
  #isFalling = false
  first = Infinity
  last = -Infinity
  count = 0
  repeated = 0
  most = 0
  isAllWhole = true
  onTheHour = 0
  atMidnight = 0
  /** How often an amount is above the one before it in the file, and below it. */
  rises = 0
  falls = 0
  #before: number | undefined
  #afterLast: HalfHour
  readonly contradictions: HalfHour[] = []
  contradictionCount = 0

  constructor(afterLast: HalfHour) {
    this.#afterLast = afterLast
  }

  /**
   * The half hour that starts at a time, or that ends then. Without a zone it is London time, or UTC if the file says
   * so. One that ends is taken back after its zone is known: on a day of 23 hours, 02:00 ends the half hour from 00:30.
   */
  halfHourOf(
    { minutes, seconds, aheadMinutes }: WrittenTime,
    { isUtc, isEnd, line }: { isUtc: boolean; isEnd: boolean; line: number },
  ): HalfHour | undefined {
    const ahead = aheadMinutes ?? (isUtc ? 0 : undefined)
    const whole = ahead === undefined ? minutes : minutes - ahead
    if (whole % MINUTES !== 0 || seconds !== 0) {
      throw new Refusal('This time isn’t on the hour or half hour. We can only read half-hourly usage.', line)
    }
    const back = isEnd ? 1 : 0
    return ahead === undefined ? this.#ofLondon(whole / MINUTES, back) : whole / MINUTES - back
  }

  /** The hour repeated in autumn occurs twice: in the order of the file, ascending or descending. */
  #ofLondon(local: number, back: number): HalfHour | undefined {
    this.#isFalling = local < this.#lastLocal || (local === this.#lastLocal && this.#isFalling)
    this.#lastLocal = local
    const [one, other] = halfHoursShowing(local)
    if (one === undefined || other === undefined) return one === undefined ? undefined : one - back
    const [first, second] = this.#isFalling ? [other - back, one - back] : [one - back, other - back]
    return this.has(first) ? second : first
  }

  has(halfHour: HalfHour): boolean {
    return this.#pageOf(halfHour).states[halfHour % PAGE] !== 0
  }

  add(halfHour: HalfHour, thousandths: number, line: number): void {
    const local = localOf(halfHour)
    if (halfHour < EARLIEST || halfHour >= this.#afterLast) {
      const when = halfHour < EARLIEST ? 'too long ago' : 'in the future'
      throw new Refusal(
        `${sayDay(isoDayOf(Math.floor(local / SLOTS_PER_DAY)))} is ${when}. Check the dates in your file.`,
        line,
      )
    }
    const { amounts, states } = this.#pageOf(halfHour)
    const at = halfHour % PAGE
    if (states[at] !== 0) return this.#addAgain(halfHour, states, at, amounts[at] === thousandths)
    amounts[at] = thousandths
    states[at] = VALUE
    this.count++
    this.first = Math.min(this.first, halfHour)
    this.last = Math.max(this.last, halfHour)
    this.most = Math.max(this.most, thousandths)
    if (thousandths % 1000 !== 0) this.isAllWhole = false
    if (thousandths > (this.#before ?? thousandths)) this.rises++
    if (thousandths < (this.#before ?? thousandths)) this.falls++
    this.#before = thousandths
    if (halfHour % 2 === 0) this.onTheHour++
    if (local % SLOTS_PER_DAY === 0 || halfHour % SLOTS_PER_DAY === 0) this.atMidnight++
  }

  #addAgain(halfHour: HalfHour, states: Uint8Array, at: number, isSame: boolean): void {
    if (isSame) {
      this.repeated++
      return
    }
    if (states[at] === CONTRADICTED) return
    states[at] = CONTRADICTED
    this.contradictionCount++
    if (this.contradictions.length < MOST_NOTED) this.contradictions.push(halfHour)
  }

  /** Each half hour from the first to the last that is known and not contradicted. */
  each(take: (halfHour: HalfHour, thousandths: number) => void): void {
    for (const [number, { amounts, states }] of this.#pages) {
      states.forEach((state, at) => {
        if (state === VALUE) take(number * PAGE + at, amounts[at] ?? 0)
      })
    }
  }

  #pageOf(halfHour: HalfHour): Page {
    const number = Math.floor(halfHour / PAGE)
    if (this.#last?.number === number) return this.#last.page
    let page = this.#pages.get(number)
    if (!page) this.#pages.set(number, (page = { amounts: new Uint32Array(PAGE), states: new Uint8Array(PAGE) }))
    this.#last = { number, page }
    return page
  }
}

export function sayHalfHour(halfHour: HalfHour): string {
  const local = localOf(halfHour)
  const day = Math.floor(local / SLOTS_PER_DAY)
  return `${sayDay(isoDayOf(day))} at ${sayClockTime(local - day * SLOTS_PER_DAY)}`
}
