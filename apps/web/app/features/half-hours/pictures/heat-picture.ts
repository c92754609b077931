import { type axisOf, type HalfHours, ORIGINS, SLOTS_PER_DAY } from '@mowatt/tariffs'

type Axis = ReturnType<typeof axisOf>

/** A year as colours: a column for each day, a row for each half hour, and for each strength of colour one path. */
export type HeatPicture = {
  days: number
  paths: string[]
  /** From how many watt-hours in half an hour each strength is. */
  from: number[]
  /** The first day of each month, as a day number. */
  months: { month: number; day: number }[]
  /** Beneath each day that lacked a half hour, and how many each month from January lacked. */
  filled: { path: string; byMonth: number[] } | undefined
}

/** How many of all half hours with some use are below each strength: by amount alone, a car at night makes the rest pale. */
const SHARES_BELOW = [0, 0.2, 0.4, 0.6, 0.8, 0.95]

export function heatPicture(halfHours: HalfHours, { dayOf, cells, days }: Axis): HeatPicture {
  const { wattHours } = halfHours
  const sorted = wattHours.filter((amount) => amount > 0).toSorted()
  const from = SHARES_BELOW.map((share) => (share === 0 ? 0 : (sorted[Math.floor(sorted.length * share)] ?? 0)))
  const levelOf = (amount: number) => from.findLastIndex((least) => amount >= least)
  const levels = new Uint8Array(days * SLOTS_PER_DAY)
  const months: HeatPicture['months'] = []
  wattHours.forEach((amount, index) => {
    const [day, cell] = [dayOf[index]!, cells[index]!]
    levels[day * SLOTS_PER_DAY + (cell % SLOTS_PER_DAY)] = levelOf(amount)
    const month = Math.floor(cell / (7 * SLOTS_PER_DAY)) + 1
    if (months.at(-1)?.month !== month) months.push({ month, day })
  })
  return { days, paths: pathsOf(levels, days), from, months, filled: filledIn(halfHours, { dayOf, cells }) }
}

/** Undefined where nothing was metered, as in a typical home, or all of it. */
function filledIn({ origins }: HalfHours, { dayOf, cells }: Pick<Axis, 'dayOf' | 'cells'>): HeatPicture['filled'] {
  if (!origins.includes(ORIGINS.metered) || origins.every((origin) => origin === ORIGINS.metered)) return undefined
  const byMonth = Array.from({ length: 12 }, () => 0)
  const marked = new Set<number>()
  origins.forEach((origin, index) => {
    if (origin === ORIGINS.metered) return
    byMonth[Math.floor(cells[index]! / (7 * SLOTS_PER_DAY))]!++
    marked.add(dayOf[index]!)
  })
  const first = [...marked].filter((day) => !marked.has(day - 1))
  const spans = first.map((day) => {
    let end = day + 1
    while (marked.has(end)) end++
    return `M${day} ${SLOTS_PER_DAY + 1}h${end - day}v2h-${end - day}z`
  })
  return { path: spans.join(''), byMonth }
}

/** Half hours of one strength that follow each other are one bar, which keeps the picture small. */
function pathsOf(levels: Uint8Array, days: number): string[] {
  const paths = SHARES_BELOW.map(() => '')
  for (let day = 0; day < days; day++) {
    let start = 0
    for (let slot = 1; slot <= SLOTS_PER_DAY; slot++) {
      const at = day * SLOTS_PER_DAY
      const level = levels[at + start]!
      if (slot < SLOTS_PER_DAY && levels[at + slot] === level) continue
      paths[level] += `M${day} ${start}h1v${slot - start}h-1z`
      start = slot
    }
  }
  return paths
}
