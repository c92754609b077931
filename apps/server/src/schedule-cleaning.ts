import type { Context } from './context.ts'
import { deleteExpiredWindows } from './platform/limits/limits-store.ts'
import { deleteFinishedMail } from './platform/mail/mail-store.ts'

const DAY_MS = 86_400_000
const KEEP_MAIL_DAYS = 30

/** What is no longer needed goes away by itself, at night. */
export async function scheduleCleaning({ jobs, db, now, log }: Context): Promise<void> {
  await jobs.schedule('mail.forget', '17 3 * * *', async () => {
    const count = await deleteFinishedMail(db, new Date(now().getTime() - KEEP_MAIL_DAYS * DAY_MS))
    log.info({ job: 'mail.forget', count }, 'old mail forgotten')
  })
  await jobs.schedule('limits.forget', '47 * * * *', async () => {
    const count = await deleteExpiredWindows(db, now())
    log.info({ job: 'limits.forget', count }, 'old limits forgotten')
  })
}
