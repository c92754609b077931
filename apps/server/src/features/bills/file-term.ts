import { BILL_DAYS_WITHOUT_ACCOUNT, BILL_FILE_MONTHS_WITH_ACCOUNT } from '@mowatt/contract'
import { addMonths } from '@mowatt/tariffs'

const DAY_MS = 86_400_000

type Bill = { createdAt: Date; userId: string | null }

/**
 * When a bill's file is deleted, unless the user does it first. A date after the upload was misread, and is ignored.
 */
export function fileTerm({ createdAt, userId }: Bill, billDate?: string): Date {
  if (userId === null) return new Date(createdAt.getTime() + BILL_DAYS_WITHOUT_ACCOUNT * DAY_MS)
  const cameOn = createdAt.toISOString().slice(0, 10)
  const from = billDate !== undefined && billDate < cameOn ? billDate : cameOn
  return new Date(`${addMonths(from, BILL_FILE_MONTHS_WITH_ACCOUNT)}T00:00:00Z`)
}
