import { sentencesOf, placeInSentence } from '../layout/sentences.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { Desk } from './bill-reader-desk.ts'
import { isUse, kwhByRegister } from './proven-readings.ts'
import type { ReadPair } from './read-readings.ts'

const ABOUT_METERS = /meter|\bread|stood|moved|register/i

/** "Your meter moved from 17799.0 to 18092.2", over as many lines as it takes: only where the use charged for proves it. */
export function findToldReadings(
  { view }: Desk,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): ReadPair[] {
  const charged = kwhByRegister(lines)
  const told = sentencesOf(view.cells).filter(
    ({ text, cell }) => ABOUT_METERS.test(text) && (view.fuelOf(cell) ?? (isOnlyFuel ? fuel : undefined)) === fuel,
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
  return pairs.length === charged.size ? pairs : []
}
