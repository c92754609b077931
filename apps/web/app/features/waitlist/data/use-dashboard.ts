import type { Member } from '@mowatt/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createQuery } from '../../../browser/create-query.ts'
import { dashboardTroubleTexts } from '../dashboard-texts.ts'
import type { DashboardData } from './read-dashboard.ts'
import { type ActsHost, type WaitlistActs, waitlistActs } from './waitlist-acts.ts'

/** How often, and for how long, the page polls whether a bill has been read. */
const POLL_MS = 3000
const MOST_POLLS = 40

let query = createQuery<DashboardData>()
let ownerId: string | undefined

/** One user's figures are not shown to the next one who signs in on the same page. */
function queryOf(userId: string) {
  if (ownerId !== userId) {
    query = createQuery<DashboardData>()
    ownerId = userId
  }
  return query
}

export type Dashboard = {
  data: DashboardData | undefined
  /** Why it could not be loaded; shown data stays. */
  trouble: string | undefined
  isReading: boolean
  acts: WaitlistActs
  refresh: () => Promise<void>
  /** Merges an action's response. */
  take: (member: Member) => void
}

/** The dashboard of the signed-in user: fetched once, cached for five minutes, and fetched again after each action. */
export function useDashboard(userId: string, host: ActsHost): Dashboard {
  const kept = queryOf(userId)
  const acts = useMemo(() => waitlistActs(host), [host])
  const [data, setData] = useState(() => kept.fresh())
  const [trouble, setTrouble] = useState<string>()
  const [isReading, setIsReading] = useState(false)

  const refresh = useCallback(async () => {
    setIsReading(true)
    try {
      setData(await kept.renew(acts.read))
      setTrouble(undefined)
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setIsReading(false)
  }, [kept, acts])

  useEffect(() => {
    if (!kept.fresh()) void refresh()
  }, [kept, refresh])

  const isPending = data?.member.quests.some(({ state }) => state === 'pending') ?? false
  useEffect(() => (isPending ? pollWhileShown(refresh) : undefined), [isPending, refresh])

  const take = useCallback(
    (member: Member) => {
      const last = kept.last()
      if (last) setData(kept.keep({ ...last, member }))
    },
    [kept],
  )
  return { data, trouble, isReading, acts, refresh, take }
}

function pollWhileShown(look: () => Promise<void>): () => void {
  let polls = 0
  const timer = setInterval(() => {
    if (document.hidden) return
    if (++polls > MOST_POLLS) clearInterval(timer)
    else void look()
  }, POLL_MS)
  return () => clearInterval(timer)
}

function troubleOf(error: unknown): string {
  if (!navigator.onLine) return dashboardTroubleTexts.offline
  return error instanceof Error ? error.message : String(error)
}
