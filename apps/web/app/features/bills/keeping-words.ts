import { longDate } from '../../browser/long-date.ts'
import type { Keeping } from './create-bill-client.ts'

/** What becomes of a bill by itself. */
export function keepingWords({ deleteAt, isOfAccount }: Keeping, now = new Date()): string {
  if (deleteAt === null) return 'We’ve deleted the file but kept what we read from it.'
  const day = deleteAt.slice(0, 10)
  const when = day <= now.toISOString().slice(0, 10) ? 'today' : `on ${longDate(day)}`
  return isOfAccount
    ? `We’ll delete the file ${when} but keep what we read from it.`
    : `We’ll delete it ${when}, along with everything we read from it.`
}
