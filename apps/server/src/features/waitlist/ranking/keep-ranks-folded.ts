import type { Context } from '../../../context.ts'
import { foldRanks } from './rank-store.ts'

const SOONEST_MS = 300
/** Where nothing changes, it polls less and less often. */
const LATEST_MS = 5000
/** As many as one fold takes; there may be more. */
const FULL_FOLD = 20_000

/**
 * Brings the counts up to date at short intervals, and seldom where nothing changes. Every process does it; a database
 * lock lets one of them through at a time. Ranks are exact without it, and only slower to find.
 */
export function keepRanksFolded({ db, log }: Pick<Context, 'db' | 'log'>): { stop(): Promise<void> } {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let pauseMs = SOONEST_MS

  async function fold(): Promise<void> {
    try {
      let folded = await foldRanks(db)
      pauseMs = folded > 0 ? SOONEST_MS : Math.min(pauseMs * 2, LATEST_MS)
      while (!isStopping && folded === FULL_FOLD) folded = await foldRanks(db)
    } catch (error) {
      log.warn({ feature: 'waitlist', error }, 'ranks wait for the database')
    }
  }

  function plan(): void {
    if (isStopping) return
    timer = setTimeout(() => {
      working = fold().then(plan)
    }, pauseMs)
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
