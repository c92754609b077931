import type { Register } from '../bill-facts.ts'
import { cellsAbove, cellsBelow, cellsLeft } from '../layout/neighbours.ts'
import { placeInSentence, type Sentence, sentencesOf } from '../layout/sentences.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'
import { isUse, kwhByRegister } from './proven-readings.ts'
import type { ReadPair } from './read-readings.ts'

const ABOUT_METERS = /meter|\bread|stood|moved|register/i

/** "22691 → 23061" under "Readings": two numbers and a mark between them. */
const JOINED = /^\D{0,30}?[\d,.]+\s*(?:→|->|>|-|to|until|–|»|\.{2,150})\s*[\d,.]{1,12}\D{0,30}$/i

/** Pairs that stand alone in a cell, with a word about readings beside, over or under them. */
function joinedPairs(view: FieldContext['view']): Sentence[] {
  return view.cells
    .filter((cell) => JOINED.test(cell.text))
    .filter((cell) =>
      [cell, ...cellsLeft(cell, view.cells), cellsAbove(cell, view.cells)[0], cellsBelow(cell, view.cells)[0]].some(
        (other) => other && other.text.length < 60 && ABOUT_METERS.test(other.text),
      ),
    )
    .map((cell) => ({ text: cell.text, cell, start: 0, parts: [{ cell, from: 0 }] }))
}

/** "Your meter moved from 17799.0 to 18092.2", over as many lines as it takes: only where the use charged for proves it. */
export function findToldReadings(
  { view, ledger }: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): ReadPair[] {
  const used = ledger.get(`${fuel}.usageKwhInPeriod`)?.value
  const lined = kwhByRegister(lines)
  const charged: Map<Register, number> =
    lined.size === 0 && typeof used === 'number' ? new Map([['single', used]]) : lined
  const about = sentencesOf(view.cells).filter(({ text }) => ABOUT_METERS.test(text))
  const told = [...about, ...joinedPairs(view)].filter(
    ({ cell }) => (view.fuelOf(cell) ?? (isOnlyFuel ? fuel : undefined)) === fuel,
  )
  const pairs = [...charged].flatMap(([register, kwh]): ReadPair[] => {
    for (const sentence of told) {
      const numbers = findNumbers(sentence.text).filter(
        ({ unit, per, value, decimals }) => !unit && !per && value >= 10 && (decimals === 0 || value >= 100),
      )
      for (const [index, early] of numbers.entries()) {
        const late = numbers.slice(index + 1).find((one) => isUse(one.value - early.value, kwh, fuel))
        const place = late && placeInSentence(sentence, late.start, late.end)
        if (late && place) return [{ register, previous: early.value, latest: late.value, place, score: 0.85 }]
      }
    }
    return []
  })
  return pairs.length === charged.size && pairs.length > 0 ? pairs : []
}
