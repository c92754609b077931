import { longDate } from '../../browser/long-date.ts'
import { keepingTexts } from './bill-list-texts.ts'
import type { Keeping } from './create-bill-client.ts'

/** What happens to a bill automatically. */
export function keepingWords({ deleteAt, isOfAccount }: Keeping, now = new Date()): string {
  if (deleteAt === null) return keepingTexts.fileDeleted
  const day = deleteAt.slice(0, 10)
  const when = day <= now.toISOString().slice(0, 10) ? keepingTexts.today : keepingTexts.on(longDate(day))
  return isOfAccount ? keepingTexts.deleteFile(when) : keepingTexts.deleteAll(when)
}
