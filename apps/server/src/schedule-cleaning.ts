import type { Context } from './context.ts'
import { forgetModelRequests } from './features/agent/public.ts'
import { forgetOldBills } from './features/bills/public.ts'
import { forgetOldChats } from './features/chat/public.ts'
import { forgetWinners } from './features/competition/public.ts'
import { forgetOldMessages } from './features/contact/public.ts'
import { forgetOldRuns } from './features/game/public.ts'
import { forgetHandovers } from './features/handover/public.ts'
import { forgetOldHomes } from './features/homes/public.ts'
import { forgetOldSignIns } from './features/identity/public.ts'
import { forgetOldEvents } from './features/insights/public.ts'
import { forgetOldSwitches } from './features/switching/public.ts'
import { forgetBillFiles, tidyWaitlist } from './features/waitlist/public.ts'
import { forgetOldAnswers } from './platform/http/idempotency.ts'
import { deleteExpiredWindows } from './platform/limits/limits-store.ts'
import { deleteFinishedMail } from './platform/mail/mail-store.ts'

const DAY_MS = 86_400_000
const KEEP_MAIL_DAYS = 30

/** Deletes what is no longer needed, at night. */
export async function scheduleCleaning(ctx: Context): Promise<void> {
  const { jobs, db, now, log } = ctx
  await jobs.schedule('mail.forget', '17 3 * * *', async () => {
    const count = await deleteFinishedMail(db, new Date(now().getTime() - KEEP_MAIL_DAYS * DAY_MS))
    log.info({ job: 'mail.forget', count }, 'old mail forgotten')
  })
  await jobs.schedule('limits.forget', '47 * * * *', async () => {
    const count = await deleteExpiredWindows(db, now())
    log.info({ job: 'limits.forget', count }, 'old limits forgotten')
  })
  await jobs.schedule('answers.forget', '52 * * * *', async () => {
    const count = await forgetOldAnswers(ctx)
    log.info({ job: 'answers.forget', count }, 'old answers forgotten')
  })
  await jobs.schedule('contact.forget', '27 3 * * *', async () => {
    const count = await forgetOldMessages(ctx)
    log.info({ job: 'contact.forget', count }, 'old contact messages forgotten')
  })
  await jobs.schedule('identity.forget', '37 3 * * *', async () => {
    const count = await forgetOldSignIns(ctx)
    log.info({ job: 'identity.forget', count }, 'old sign-ins forgotten')
  })
  await jobs.schedule('competition.forget', '7 4 * * *', async () => {
    const count = await forgetWinners(ctx)
    log.info({ job: 'competition.forget', count }, 'old prize records forgotten')
  })
  await jobs.schedule('waitlist.forget-bills', '7 * * * *', async () => {
    const count = await forgetBillFiles(ctx)
    log.info({ job: 'waitlist.forget-bills', count }, 'bill files that nobody judged forgotten')
  })
  await jobs.schedule('waitlist.forget', '57 3 * * *', async () => {
    const count = await tidyWaitlist(ctx)
    log.info({ job: 'waitlist.forget', count }, 'old sign-ups forgotten')
  })
  await jobs.schedule('game.forget', '7 4 * * *', async () => {
    const count = await forgetOldRuns(ctx)
    log.info({ job: 'game.forget', count }, 'old runs forgotten')
  })
  await jobs.schedule('bills.forget', '12 * * * *', async () => {
    const count = await forgetOldBills(ctx)
    log.info({ job: 'bills.forget', count }, 'old bills forgotten')
  })
  await jobs.schedule('chat.forget', '22 4 * * *', async () => {
    const count = await forgetOldChats(ctx)
    log.info({ job: 'chat.forget', count }, 'old conversations forgotten')
  })
  await jobs.schedule('agent.forget', '2 5 * * *', async () => {
    const count = await forgetModelRequests(ctx)
    log.info({ job: 'agent.forget', count }, 'old requests to a model forgotten')
  })
  await jobs.schedule('handover.forget', '32 * * * *', async () => {
    const count = await forgetHandovers(ctx)
    log.info({ job: 'handover.forget', count }, 'old hand-overs forgotten')
  })
  await jobs.schedule('switching.forget', '42 4 * * *', async () => {
    const count = await forgetOldSwitches(ctx)
    log.info({ job: 'switching.forget', count }, 'old switches and comparisons forgotten')
  })
  await jobs.schedule('homes.forget', '52 4 * * *', async () => {
    const count = await forgetOldHomes(ctx)
    log.info({ job: 'homes.forget', count }, 'old homes forgotten')
  })
  await jobs.schedule('insights.forget', '12 3 * * *', async () => {
    const count = await forgetOldEvents(ctx)
    log.info({ job: 'insights.forget', count }, 'old events forgotten')
  })
}
