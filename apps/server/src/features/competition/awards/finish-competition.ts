import type { Context } from '../../../context.ts'
import type { Actor } from '../edition/audit-store.ts'
import { refusal, takeStep } from '../edition/take-step.ts'
import { type AwardRow, listAwards } from './award-store.ts'

/** The end: every prize was sent, or no entrant is left to have it. */
export async function finishCompetition(ctx: Pick<Context, 'db' | 'now'>, id: string, who: Actor): Promise<void> {
  await takeStep(ctx, { id, from: 'claims', to: 'finished', what: 'finished', who }, async (tx) => {
    const awards = await listAwards(tx, id)
    const unsettled = awards.filter(isUnsettled)
    if (unsettled.length > 0) {
      const which = unsettled.map(({ number, state }) => `award ${number} is ${state}`).join(', ')
      throw refusal(
        `Some prizes aren’t settled: ${which}. A prize is settled once it’s been sent, or if nobody claimed it.`,
      )
    }
    const sent = awards.filter(({ state }) => state === 'sent').length
    return { details: { sent, unclaimed: awards.length - sent } }
  })
}

export function isUnsettled({ state }: AwardRow): boolean {
  return state !== 'sent' && state !== 'unclaimed'
}
