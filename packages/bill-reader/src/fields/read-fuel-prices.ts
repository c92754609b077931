import type { Register } from '../bill-facts.ts'
import type { Entry, Place } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { threeRates, timeOf } from '../proof/three-rates.ts'
import type { FieldContext } from './field-context.ts'
import type { LabelledRate } from './read-rates.ts'

type VatMark = 'included' | 'excluded' | undefined
type Choice = { pence: number; vat: VatMark; place: Place; score: number; isProven: boolean; detail: string }

const VAT_FACTORS = [1.05, 1.2]

/** Rates and usage of one fuel. Proven lines come first; a labelled rate may add the VAT that the lines lack. */
export function readFuelPrices(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  rates: readonly LabelledRate[],
  vat: VatMark,
): void {
  const unitLines = lines.filter((line) => line.kind === 'unit')
  const named = rates.filter((rate) => rate.kind === 'unit')
  const wordsOf = ({ candidate }: LabelledRate) => `${candidate.label.cell.text} ${candidate.cell.text}`
  const three =
    fuel === 'electricity'
      ? threeRates([...unitLines, ...named.map((rate) => ({ ...rate, text: wordsOf(rate) }))])
      : undefined
  const unitRates = three ? named.map((rate) => ({ ...rate, register: three(wordsOf(rate)) })) : named
  let index = 0
  for (const register of registersOf(unitLines, unitRates)) {
    const own = unitLines.filter((line) => isAtRegister(line, register))
    const choice =
      averageOf(own, vat) ??
      choose(
        own,
        unitRates.filter((rate) => (rate.register ?? 'single') === register || sameRate(rate, unitLines, register)),
        vat,
      )
    if (!choice) continue
    const path = `${fuel}.unitRates.${index++}.pencePerKwh`
    put(context, path, choice, { register, ...(choice.vat && { vat: choice.vat }) })
    if (register !== 'single')
      putUse(
        context,
        path,
        unitLines.filter((line) => line.register === register),
      )
  }
  const standing = choose(
    lines.filter((line) => line.kind === 'standing'),
    rates.filter((rate) => rate.kind === 'standing'),
    vat,
  )
  if (standing) {
    put(context, `${fuel}.standingChargePencePerDay`, standing, {
      ...(standing.vat && { standingChargeVat: standing.vat }),
    })
  }
}

function put(context: FieldContext, path: string, choice: Choice, beside: NonNullable<Entry['beside']>): void {
  context.ledger.put({ path, value: choice.pence, score: choice.score, place: choice.place, beside })
  if (choice.isProven) {
    context.ledger.note({ name: 'quantity x price', outcome: 'supports', fields: [path], detail: choice.detail })
  }
}

/** The charge at one of several rates. */
function putUse({ ledger }: FieldContext, ratePath: string, lines: readonly PriceLine[]): void {
  const [first] = lines
  if (!first) return
  const path = ratePath.replace('pencePerKwh', 'kwh')
  const value = Math.round(lines.reduce((sum, { quantity }) => sum + quantity.value, 0) * 1e4) / 1e4
  ledger.put({ path, value, score: 1, place: first.quantity })
  const detail = 'The units charged at this rate add up to it.'
  ledger.note({ name: 'quantity x price', outcome: 'supports', fields: [path], detail })
}

/** A day without a night is a time like any other: "day" beside "evening and weekend". */
function isAtRegister({ register }: PriceLine, wanted: Register): boolean {
  return (register ?? 'single') === wanted || (wanted === 'single' && register === 'day')
}

/**
 * Times of day that share a register, each at its own price, as "standard" and "weekend" do: what a kWh cost on average.
 * Prices that follow each other are for one time, or for other days.
 */
function averageOf(lines: readonly PriceLine[], vat: VatMark): Choice | undefined {
  const last = latest(lines)
  if (!last) return undefined
  const newest = lines.filter(({ to }) => to === last.to)
  const times = new Set(newest.map(({ text }) => timeOf(text)))
  const units = newest.reduce((sum, { quantity }) => sum + quantity.value, 0)
  if (times.size < 2 || times.has(undefined) || units <= 0) return undefined
  const pence = newest.reduce((sum, { quantity, pence: each }) => sum + quantity.value * each, 0) / units
  // It's printed nowhere: its place is the newest price, without its figure.
  const { cell, start } = last.price
  return {
    pence: Math.round(pence * 1e4) / 1e4,
    vat,
    place: { cell, start, end: start },
    score: 1,
    isProven: true,
    detail: `The average of ${newest.map((line) => `${line.quantity.value} x ${line.pence}p`).join(' and ')}`,
  }
}

function sameRate(rate: LabelledRate, lines: readonly PriceLine[], register: Register): boolean {
  return (
    rate.register === undefined &&
    lines.some((line) => (line.register ?? 'single') === register && vatBetween(line.pence, rate.pence) !== undefined)
  )
}

/** Day and night are two registers only if both are found; a lone "day" is a rate at any time. */
function registersOf(lines: readonly PriceLine[], rates: readonly LabelledRate[]): Register[] {
  const proven = lines.map(({ register }) => register)
  // A proven night rate alone does not hide the day rate of a label.
  const isHalf = proven.length > 0 && new Set(proven).size === 1 && proven[0] !== undefined
  const named = proven.length === 0 || isHalf ? [...proven, ...rates.map(({ register }) => register)] : proven
  const seen = new Set(named.map((register) => register ?? 'single'))
  if (seen.has('day') && seen.has('night')) return seen.has('peak') ? ['peak', 'day', 'night'] : ['day', 'night']
  return seen.size === 0 ? [] : [...seen].includes('single') ? ['single'] : [...seen]
}

function choose(lines: readonly PriceLine[], rates: readonly LabelledRate[], vat: VatMark): Choice | undefined {
  const line = latest(lines)
  const sorted = [...rates].sort((a, b) => laterFirst(a.from, b.from) || b.candidate.score - a.candidate.score)
  if (line) {
    const detail = `${line.quantity.value} x ${line.pence}p = £${line.amount.value.toFixed(2)}`
    const withVat =
      vat === 'included'
        ? undefined
        : sorted.find(
            (rate) => (vatBetween(line.pence, rate.pence) ?? 1) > 1 && !lines.some(({ pence }) => pence === rate.pence),
          )
    if (withVat) {
      const { candidate, pence } = withVat
      return {
        pence,
        vat: 'included',
        place: candidate.standsIn ?? candidate,
        score: 1,
        isProven: true,
        detail: `${detail}, and VAT makes it ${pence}p`,
      }
    }
    const place = { cell: line.price.cell, start: line.price.start, end: line.price.end }
    return { pence: line.pence, vat, place, score: 1, isProven: true, detail }
  }
  const [best, ...others] = sorted
  if (!best) return undefined
  const isContested = others.some(
    (other) => other.pence !== best.pence && other.from === best.from && other.candidate.score >= best.candidate.score,
  )
  const score = best.candidate.score * (isContested ? 0.45 : 1)
  return {
    pence: best.pence,
    vat: best.vat ?? vat,
    place: best.candidate.standsIn ?? best.candidate,
    score,
    isProven: false,
    detail: '',
  }
}

/** 1 when equal, the VAT factor when the second is the first with VAT, else undefined. */
function vatBetween(without: number, withVat: number): number | undefined {
  if (Math.abs(without - withVat) < 0.0006) return 1
  return VAT_FACTORS.find((factor) => Math.abs(without * factor - withVat) <= 0.0065)
}

/** The line that ends last; without dates the last one printed, because bills are in chronological order. */
function latest(lines: readonly PriceLine[]): PriceLine | undefined {
  return lines.reduce<PriceLine | undefined>((best, line) => {
    if (!best) return line
    if (line.to && best.to && line.to !== best.to) return line.to > best.to ? line : best
    return line
  }, undefined)
}

function laterFirst(a = '', b = ''): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
