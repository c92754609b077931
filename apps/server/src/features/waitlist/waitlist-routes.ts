import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { authenticate, bearerOf, createSiteNameReader } from '../identity/public.ts'
import type { CompetitionApi } from './competition-api.ts'
import { ledgerRoutes } from './ledger/ledger-routes.ts'
import { joinRoutes } from './members/join-routes.ts'
import { memberRoutes } from './members/member-routes.ts'
import { createTermsVersionReader } from './members/note-terms.ts'
import { invitationRoutes } from './operate/invitation-routes.ts'
import { operateWaitlistRoutes } from './operate/operate-waitlist-routes.ts'
import { questionRoutes, type ReadEditedQuestions } from './questions/question-routes.ts'
import { questRoutes } from './quests/quest-routes.ts'
import { createEntrantSnapshot } from './ranking/entrant-snapshot.ts'
import { keepRanksFolded } from './ranking/keep-ranks-folded.ts'
import { createQueueSnapshot } from './ranking/queue-snapshot.ts'
import { queueRoutes } from './ranking/queue-routes.ts'

type Parts = {
  competition: CompetitionApi
  /** The editors' questions are in the content feature. */
  readQuestions: (ctx: Context) => ReadEditedQuestions
}

/** The queue, how to join it, and how to move up. */
export function waitlistRoutes({ competition, readQuestions }: Parts) {
  return (app: FastifyInstance, ctx: Context): void => {
    const snapshot = createQueueSnapshot(ctx, competition)
    const readSiteName = createSiteNameReader(app)
    const readTermsVersion = createTermsVersionReader(app)
    const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
    queueRoutes(app, ctx, { snapshot })
    const onceForAnybody = ctx.idempotent(async ({ ip }) => `network ${networkOf(ip) ?? 'here'}`)
    joinRoutes(app, ctx, { once, onceForAnybody, readSiteName, readTermsVersion })
    memberRoutes(app, ctx, { once, readTermsVersion, entrants: createEntrantSnapshot(ctx, competition), competition })
    ledgerRoutes(app, ctx, { once })
    questRoutes(app, ctx, { once })
    questionRoutes(app, ctx, { once, readEdited: readQuestions(ctx) })
    operateWaitlistRoutes(app, ctx, { once, competition })
    invitationRoutes(app, ctx, { once, readSiteName })

    let folding: ReturnType<typeof keepRanksFolded> | undefined
    app.addHook('onReady', async () => {
      folding = keepRanksFolded(ctx)
    })
    app.addHook('onClose', async () => folding?.stop())
  }
}
