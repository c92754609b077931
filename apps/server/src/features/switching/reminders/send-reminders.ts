import type { Context } from '../../../context.ts'
import { openReminder } from './reminder-seal.ts'
import { reminderMail } from './reminder-mail.ts'
import { markReminderSent, takeDueReminder } from './reminder-store.ts'

const AT_A_TIME = 1000

/** Queues every due mail. Row and mail change in one transaction, so each is sent once, even if a process crashes. */
export async function sendReminders(ctx: Context, siteName: string): Promise<number> {
  let sent = 0
  while (sent < AT_A_TIME && (await sendOne(ctx, siteName))) sent += 1
  return sent
}

async function sendOne(ctx: Context, siteName: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await takeDueReminder(tx, ctx.now())
    if (!row) return false
    const { app } = ctx.config.urls
    const { email, headline, reason, stopToken } = openReminder(ctx, row.id, row.sealed)
    const link = row.chatId ? `${app}/chat/${row.chatId}` : `${app}/chat`
    const stopLink = `${app}/reminders/stop?token=${stopToken}`
    await ctx.mail.queue(tx, reminderMail({ to: email, siteName, headline, reason, link, stopLink, ...row }))
    await markReminderSent(tx, row.id, ctx.now())
    return true
  })
}
