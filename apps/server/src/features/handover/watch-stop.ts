import type { Context } from '../../context.ts'
import { gatherCalls } from '../../platform/db/gather-calls.ts'
import { listStopped, onStopAsked } from '../bills/public.ts'
import { listStopAsked } from '../chat/public.ts'

/** Whether a user stopped the reading of a bill, or its answer. */
export type StopLook = (reading: Reading) => Promise<boolean>

type Reading = { chatId: string; billId: string }

/** Many bills wait at the same time: they are checked together. */
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
 * The request to stop may reach another process, so it is looked up in the database: at the start, since a reading may
 * be taken over after it was stopped, and whenever a stop in its conversation is notified.
 */
export async function watchStop(
  { notices }: Pick<Context, 'notices'>,
  isStopped: StopLook,
  reading: Reading,
): Promise<{ stop: AbortController; end: () => void }> {
  const stop = new AbortController()
  const look = async () => {
    if (await isStopped(reading)) stop.abort()
  }
  // Before the first check, so that no stop falls between the two.
  const end = onStopAsked(notices, reading.chatId, look)
  try {
    await look()
  } catch (error) {
    end()
    throw error
  }
  return { stop, end }
}
