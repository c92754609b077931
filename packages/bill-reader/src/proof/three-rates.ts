import type { Register } from '../bill-facts.ts'

type Rated = { text: string; pence: number; to?: string | undefined }

/** The longer names first: "super off-peak" is not "off-peak", and that is not "peak". */
const TIMES: readonly [name: string, words: RegExp][] = [
  ['super off-peak', /super[\s-]?(?:off[\s-]?peak|low|saver|cheap)/i],
  ['off-peak', /off[\s-]?peak|\bcosy\b|\bshoulder\b/i],
  ['peak', /\bpeak\b|\bhigh (?:rate|units)\b|\bred\b/i],
  ['night', /\bnight|overnight|\blow\b|\bgreen\b(?= (?:rate|time|hours|band))/i],
  ['evening', /\bevening/i],
  ['weekend', /\bweekend/i],
  ['day', /\b(?:week)?day(?:time)?\b(?!\s?(?:charge|s))|\bstandard\b|\bnormal\b|\bamber\b/i],
]
const OF_DAYS = /(?:per|a|each|\/)\s?day\b|\b\d+\s?days?\b/gi

/** The time of day that a line names, whatever its supplier calls it. */
export function timeOf(text: string): string | undefined {
  const words = text.replaceAll(OF_DAYS, ' ')
  return TIMES.find(([, pattern]) => pattern.test(words))?.[0]
}

/**
 * Which register each name means, if a bill has three times of day or more: the dearest is the peak, the cheapest the
 * night, and what is between them the day. Names alone don't tell: what one supplier calls off-peak is another's day.
 */
export function threeRates(rated: readonly Rated[]): ((text: string) => Register | undefined) | undefined {
  const byTime = Map.groupBy(rated, ({ text }) => timeOf(text))
  if (byTime.has(undefined) || byTime.size < 3) return undefined
  const newest = [...byTime].map(([time, all]) => ({
    time,
    pence: all.toSorted((a, b) => ((a.to ?? '') > (b.to ?? '') ? -1 : 1))[0]?.pence ?? 0,
  }))
  const prices = newest.map(({ pence }) => pence)
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)]
  const registerAt = (pence: number): Register => (pence === cheapest ? 'night' : pence === dearest ? 'peak' : 'day')
  const registers = new Map(newest.map(({ time, pence }) => [time, registerAt(pence)]))
  if (![...registers.values()].includes('day')) return undefined
  return (text) => registers.get(timeOf(text))
}
