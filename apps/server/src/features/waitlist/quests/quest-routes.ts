import * as contract from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { attachedTo } from '../../../platform/http/take-json.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { takeBillFile, UPLOAD_LIMIT_BYTES } from '../../bills/public.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { actingMemberOf } from '../members/member-of-request.ts'
import type { BillQuest } from './bill-quests.ts'
import { followOnInstagram } from './follow-on-instagram.ts'
import { handInBill } from './hand-in-bill.ts'
import { listQuests } from './list-quests.ts'
import { judgeBillsInBackground } from './judge-bills-in-background.ts'

export const filesPerMember: Limit = { name: 'waitlist-bills', count: 10, perSeconds: 24 * 3600 }

const endpoints = [
  ['energy-bill', contract.submitEnergyBill],
  ['broadband-bill', contract.submitBroadbandBill],
  ['mobile-bill', contract.submitMobileBill],
] as const satisfies [BillQuest, unknown][]

/** Quests that are done here: bills, and those on trust. */
export function questRoutes(app: FastifyInstance, ctx: Context, { once }: { once: Once }): void {
  const questOf = async (memberId: string, id: contract.QuestId, db = ctx.db): Promise<contract.Quest> => {
    const quest = (await listQuests({ ...ctx, db }, memberId)).find((each) => each.id === id)
    if (!quest) throw new Error(`There is no quest ${id}`)
    return quest
  }

  for (const [quest, endpoint] of endpoints) {
    serveEndpoint(
      app,
      endpoint,
      async ({ body }, request, _reply, keep) => {
        const { id: memberId } = await actingMemberOf(ctx, request)
        // The declared type is ignored: what counts is the file's content.
        const { bytes } = await takeBillFile({ data: attachedTo(request).take(body.file_data), name: body.file_name })
        // Only files that we have to read count: a wrong file that is refused at once costs nothing.
        await ctx.limits.consume(filesPerMember, memberId)
        const alongside = async (tx: Db) => keep(tx, { quest: await questOf(memberId, quest, tx) })
        await handInBill(ctx, { memberId, quest, bytes, alongside })
        return { quest: await questOf(memberId, quest) }
      },
      {
        once,
        admit: (request) => authenticate(ctx, bearerOf(request)),
        bodyLimitBytes: UPLOAD_LIMIT_BYTES,
        whenTooLarge: 'file_too_large',
      },
    )
  }

  serveEndpoint(
    app,
    contract.followOnInstagram,
    async (_input, request, _reply, keep) => {
      const { id: memberId } = await actingMemberOf(ctx, request)
      return ctx.db.transaction().execute(async (tx) => {
        const points = await followOnInstagram(ctx, tx, memberId)
        const answer = { points, quest: await questOf(memberId, 'instagram-follow', tx) }
        await keep(tx, answer)
        return answer
      })
    },
    { once },
  )

  app.addHook('onReady', () => judgeBillsInBackground(ctx))
}
