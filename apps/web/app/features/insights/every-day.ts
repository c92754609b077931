import type { Report } from './use-insights.ts'

const DAY_MS = 86_400_000

/**
 * Every day of the report, including those without visitors: a line across a gap would suggest that there were some.
 */
export function everyDay({ from, to, days }: Pick<Report, 'from' | 'to' | 'days'>): Report['days'] {
  const counted = new Map(days.map((day) => [day.date, day]))
  const all: Report['days'] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10)
    all.push(counted.get(date) ?? { date, visitors: 0, views: 0 })
  }
  return all
}
