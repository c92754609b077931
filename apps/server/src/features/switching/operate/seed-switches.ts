import type { SwitchState } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { insertEvent } from '../switches/event-store.ts'
import { sealPart } from '../switches/switch-seal.ts'

const OWNER = 'samples'
const DAY_MS = 86_400_000

/** The states that each has reached, and how many days ago. They don't advance: no step is due. */
const SAMPLES: readonly { days: number; states: readonly SwitchState[] }[] = [
  { days: 9, states: ['submitted'] },
  { days: 30, states: ['submitted', 'cooling_off', 'switching', 'complete'] },
  { days: 21, states: ['submitted', 'cancelled'] },
  { days: 12, states: ['submitted', 'failed'] },
]

/** Made-up switches; the one in progress is stuck, since no job advances it. */
export async function seedSwitches(ctx: Pick<Context, 'secrets' | 'randomBytes' | 'now'>, tx: Db): Promise<void> {
  const tariffs = currentCatalogue()
  for (const [number, { days, states }] of SAMPLES.entries()) {
    const id = makeUuid(ctx)
    const daysOn = (more: number) => new Date(ctx.now().getTime() + (more - days) * DAY_MS)
    const state = states.at(-1) ?? 'submitted'
    await tx
      .insertInto('switching_switch')
      .values({
        id,
        comparison_id: makeUuid(ctx),
        tariff_id: tariffs[number % tariffs.length]?.id ?? 'sample',
        owner: OWNER,
        state,
        is_simulated: true,
        sealed_offer: sealPart(ctx, id, 'offer', {}),
        sealed_details: sealPart(ctx, id, 'details', {}),
        offer_expires_at: daysOn(7),
        consented_at: daysOn(0),
        ended_at: state === 'submitted' ? null : daysOn(states.length),
        created_at: daysOn(0),
        delete_at: daysOn(90),
      })
      .execute()
    for (const [at, each] of states.entries())
      await insertEvent(tx, id, { step: 'sample', state: each, reason: null, at: daysOn(at + 1) })
  }
}

export async function deleteSampleSwitches(tx: Db): Promise<void> {
  await tx.deleteFrom('switching_switch').where('owner', '=', OWNER).execute()
}
