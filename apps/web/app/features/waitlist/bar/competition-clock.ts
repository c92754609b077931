import { readQueue } from '@mowatt/contract'
import { createClient, type Send } from '@mowatt/contract/client'

/** The target of the countdown, by the server's clock: a device's own may be wrong by days. */
export type CompetitionClock = { closesAt: string | null; isOver: boolean; startedAt: string; now: () => number }

/** Fetches the state of the competition; undefined if that fails, and then there is no countdown. */
export async function readCompetitionClock(apiUrl: string): Promise<CompetitionClock | undefined> {
  let aheadMs = 0
  const send: Send = async ({ method, url, headers, signal }) => {
    const answer = await fetch(apiUrl + url, { method, headers, signal })
    const serverMs = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now()
    return { status: answer.status, statusText: answer.statusText, body: await answer.text() }
  }
  try {
    const { competition } = await createClient(send)(readQueue, { query: { limit: 1 } })
    const { status, closes_at: closesAt } = competition
    const now = () => Date.now() + aheadMs
    const isOver = status !== 'open' && status !== 'upcoming'
    return { closesAt, isOver, startedAt: new Date(now()).toISOString(), now }
  } catch {
    return undefined
  }
}
