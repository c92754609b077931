import { askedDaysTexts } from './insights-texts.ts'
import { londonToday } from './london-today.ts'

export type Days = { from: string; to: string }

/** The default number of days, today included. */
const USUAL = 28

/** The days requested by the address, and their error: then the default is shown. */
export function askedDays(asked: URLSearchParams, nowMs: number): { days: Days; trouble: string | undefined } {
  const usual = londonToday(USUAL - 1, nowMs)
  const [from, to] = [asked.get('from'), asked.get('to')]
  if (from === null && to === null) return { days: usual, trouble: undefined }
  if (!isDay(from) || !isDay(to)) return { days: usual, trouble: askedDaysTexts.chooseTwo }
  return from > to ? { days: usual, trouble: askedDaysTexts.wrongOrder } : { days: { from, to }, trouble: undefined }
}

function isDay(text: string | null): text is string {
  const day = new Date(`${text}T00:00:00Z`)
  return text !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10
}
