import type { Context } from '../../../context.ts'
import { foldRanks } from './rank-store.ts'

const EVERY_MS = 300
/** As many as one fold takes; there may be more. */
const FULL_FOLD = 20_000

/**
 * Brings the counts up to date every little while. Every process does it; a lock in the database lets one of them
 * through at a time. Ranks are exact without it, and only slower to find.
 */
export function keepRanksFolded({ db, log }: Pick<Context, 'db' | 'log'>): { stop(): Promise<void> } {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  async function fold(): Promise<void> {
    try {
      while (!isStopping && (await foldRanks(db)) === FULL_FOLD);
    } catch (error) {
      log.warn({ room: 'waitlist', error }, 'ranks wait for the database')
    }
  }

  function plan(): void {
    if (isStopping) return
    timer = setTimeout(() => {
      working = fold().then(plan)
    }, EVERY_MS)
    timer.unref()
  }
  plan()

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await working
    },
  }
}
