import type { Context } from '../../../context.ts'
import { enterIfComplete } from '../entry/check-conditions.ts'
import { countEntries, listDeclaredOnly } from '../entry/entry-store.ts'
import type { Actor } from './audit-store.ts'
import { refusal, takeStep } from './take-step.ts'

/** Only after the closing time, so no one's time is cut short. Those who were complete by then are entered. */
export async function closeCompetition(ctx: Pick<Context, 'db' | 'now'>, id: string, who: Actor): Promise<void> {
  await takeStep(ctx, { id, from: 'open', to: 'closed', what: 'closed', who }, async (tx, edition) => {
    if (ctx.now() <= edition.closesAt) {
      throw refusal(
        `The competition ${id} is open until ${edition.closesAt.toISOString()}. It can’t close any earlier.`,
      )
    }
    for (const userId of await listDeclaredOnly(tx, id)) await enterIfComplete(tx, edition, userId)
    return { details: { entries: await countEntries(tx, id) } }
  })
}
