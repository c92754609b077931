import type { Context } from '../../context.ts'
import { isReadingStopped } from '../bills/public.ts'
import { isStopAsked } from '../chat/public.ts'

const LOOK_EVERY_MS = 1000

/**
 * Whether somebody stopped the reading of a bill, or what is then said of it. Whoever does so may speak with another
 * process, so it is looked up: at once, since a reading may be taken over after it was stopped, and then every second.
 */
export async function watchStop(
  ctx: Context,
  { chatId, billId }: { chatId: string; billId: string },
): Promise<{ stop: AbortController; end: () => void }> {
  const stop = new AbortController()
  const look = async () => {
    const isWanted =
      !(await isReadingStopped(ctx.db, billId)) && !(await isStopAsked(ctx.db, { chatId, messageId: billId }))
    if (!isWanted) stop.abort()
  }
  await look()
  const timer = setInterval(() => {
    look().catch((error: unknown) => ctx.log.warn({ room: 'handover', error }, 'a stop could not be looked for'))
  }, LOOK_EVERY_MS).unref()
  return { stop, end: () => clearInterval(timer) }
}
