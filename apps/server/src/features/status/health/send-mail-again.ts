import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'

/** Retries a mail that no server accepted; `gone` where there is nothing to send. */
export async function sendMailAgain(
  ctx: Pick<Context, 'db' | 'mail' | 'now'>,
  mailId: string,
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<'queued' | 'gone'> {
  return ctx.db.transaction().execute(async (tx) => {
    const mail = await ctx.mail.sendAgain(tx, mailId)
    if (!mail) return 'gone'
    const before = { state: mail.refusedAt ? 'refused' : 'waiting', attempts: mail.attempts, reason: mail.reason }
    await noteAct(ctx, tx, {
      by,
      act: 'mail.again',
      subject: `mail:${mailId}`,
      reason,
      before,
      after: { state: 'due' },
    })
    return 'queued'
  })
}
