import { type axisOf, type HalfHours, SLOTS_PER_DAY } from '@mowatt/tariffs'

/** Parts of a day by its half hours: the rows of the table beside the heat map. */
export const DAY_PARTS = [
  { name: 'Midnight to 6', from: 0, to: 12 },
  { name: '6 to noon', from: 12, to: 24 },
  { name: 'Noon to 4', from: 24, to: 32 },
  { name: '4 to 7', from: 32, to: 38 },
  { name: '7 to midnight', from: 38, to: 48 },
] as const

/** Watt-hours of each month from January, by part of the day. */
export function monthParts({ wattHours }: HalfHours, { cells }: ReturnType<typeof axisOf>): number[][] {
  const months = Array.from({ length: 12 }, () => DAY_PARTS.map(() => 0))
  wattHours.forEach((amount, index) => {
    const cell = cells[index]!
    const slot = cell % SLOTS_PER_DAY
    const part = DAY_PARTS.findIndex(({ to }) => slot < to)
    months[Math.floor(cell / (7 * SLOTS_PER_DAY))]![part]! += amount
  })
  return months
}
