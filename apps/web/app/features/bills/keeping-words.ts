import { longDate } from '../../browser/long-date.ts'
import type { Keeping } from './create-bill-client.ts'

/** What becomes of a bill by itself. */
export function keepingWords({ deleteAt, isOfAccount }: Keeping, now = new Date()): string {
  if (deleteAt === null) return 'Its file is gone. What we read from it stays.'
  const day = deleteAt.slice(0, 10)
  const when = day <= now.toISOString().slice(0, 10) ? 'today' : `on ${longDate(day)}`
  return isOfAccount
    ? `Its file goes ${when}. What we read from it stays.`
    : `It goes ${when}, with what we read from it.`
}
