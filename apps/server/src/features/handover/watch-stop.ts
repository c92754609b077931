import type { Context } from '../../context.ts'
import { gatherCalls } from '../../platform/db/gather-calls.ts'
import { listStopped } from '../bills/public.ts'
import { listStopAsked } from '../chat/public.ts'

const LOOK_EVERY_MS = 1000

/** Whether somebody stopped the reading of a bill, or what is then said of it. */
export type StopLook = (reading: Reading) => Promise<boolean>

type Reading = { chatId: string; billId: string }

/** Many bills wait at once: they are looked for together. */
export function lookForStops({ db }: Pick<Context, 'db'>): StopLook {
  return gatherCalls(async (readings: readonly Reading[]) => {
    const [bills, works] = await Promise.all([
      listStopped(
        db,
        readings.map(({ billId }) => billId),
      ),
      listStopAsked(
        db,
        readings.map(({ chatId }) => chatId),
      ),
    ])
    const stopped = new Set([...bills, ...works])
    return readings.map(({ billId }) => stopped.has(billId))
  })
}

/**
 * Whoever stops a reading may speak with another process, so it is looked up: at once, since a reading may be taken over
 * after it was stopped, and then every second.
 */
export async function watchStop(
  { log }: Pick<Context, 'log'>,
  isStopped: StopLook,
  reading: Reading,
): Promise<{ stop: AbortController; end: () => void }> {
  const stop = new AbortController()
  let looking: Promise<void> | undefined
  const look = async () => {
    if (await isStopped(reading)) stop.abort()
  }
  await look()
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ room: 'handover', error }, 'a stop could not be looked for'))
      .finally(() => (looking = undefined))
  }, LOOK_EVERY_MS).unref()
  return { stop, end: () => clearInterval(timer) }
}
