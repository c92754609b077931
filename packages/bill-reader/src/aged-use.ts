import type { BillFacts } from './bill-facts.ts'
import { daysBetween, type EstimatedUse, FUELS, type HomeUse, type IsoDay, sayDay, scaledUsage } from '@mowatt/tariffs'

/** About a year and a half: people move in and out, boilers and cars change. */
const OLD_DAYS = 548
/** As the note says. */
const PARTS = { low: 0.75, high: 1.25 }

/** The usage on a bill; an old bill gives no single figure. */
export function agedUse(use: HomeUse, { periodTo, billDate }: BillFacts, today: IsoDay): HomeUse {
  const seenUntil = periodTo ?? billDate
  if (seenUntil === undefined || daysBetween(seenUntil, today) <= OLD_DAYS) return use
  const aged: HomeUse = {}
  for (const fuel of FUELS) if (use[fuel]) aged[fuel] = withRoom(use[fuel], seenUntil)
  return aged
}

function withRoom(estimate: EstimatedUse, seenUntil: IsoDay): EstimatedUse {
  const scaled = (part: 'low' | 'high') =>
    scaledUsage(estimate[part] ?? estimate.use, (wattHours) => Math.round(wattHours * PARTS[part]))
  const old = `That was up to ${sayDay(seenUntil)}. Your usage may have changed since, so I’ve allowed for 25% more or less.`
  return { ...estimate, low: scaled('low'), high: scaled('high'), note: `${estimate.note} ${old}` }
}
