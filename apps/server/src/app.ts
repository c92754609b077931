import { BILL_LIMIT_BYTES, endpoints } from '@mowatt/contract'
import { accountCookieName, cookieToken, PREVIEW_PARAMETER, previewCookieName } from '@mowatt/contract/account-cookie'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { consoleFinders } from './console-finders.ts'
import type { Context } from './context.ts'
import { billsRoutes } from './features/bills/bills-routes.ts'
import { operateReadingsRoutes } from './features/bills/operate/operate-readings-routes.ts'
import { billsAccountPart } from './features/bills/public.ts'
import { chatRoutes } from './features/chat/chat-routes.ts'
import { chatAccountPart } from './features/chat/public.ts'
import { commissionRoutes } from './features/commission/commission-routes.ts'
import { competitionRoutes } from './features/competition/competition-routes.ts'
import { operateCompetitionRoutes } from './features/competition/operate/operate-competition-routes.ts'
import { competitionAccountPart, competitionApi } from './features/competition/public.ts'
import { contactRoutes } from './features/contact/contact-routes.ts'
import { contactAccountPart } from './features/contact/public.ts'
import { campaignRoutes } from './features/insights/campaigns/campaign-routes.ts'
import { claimRegisterRoutes } from './features/content/claims/claim-register-routes.ts'
import { contentRoutes } from './features/content/content-routes.ts'
import { pictureRoutes } from './features/content/pictures/picture-routes.ts'
import { topicRoutes } from './features/content/topics/topic-routes.ts'
import { editRoutes } from './features/content/edit/edit-routes.ts'
import { createEditedQuestions, followContent } from './features/content/public.ts'
import { figuresRoutes } from './features/figures/figures-routes.ts'
import { gameRoutes } from './features/game/game-routes.ts'
import { gameAccountPart } from './features/game/public.ts'
import { handoverSocket } from './features/handover/handover-socket.ts'
import { handoverRoutes } from './features/handover/handover-routes.ts'
import { homesRoutes } from './features/homes/homes-routes.ts'
import { countHomes, homesAccountPart, ONE_CLICK_PATH } from './features/homes/public.ts'
import { identityRoutes } from './features/identity/identity-routes.ts'
import { type AccountPart, authenticate, openPrefixes, requireUser } from './features/identity/public.ts'
import { insightsRoutes } from './features/insights/insights-routes.ts'
import { ingestPrefixes } from './features/insights/public.ts'
import { searchRoutes } from './features/operators/search/search-routes.ts'
import { operatorsRoutes } from './features/operators/operators-routes.ts'
import { peopleRoutes } from './features/operators/people/people-routes.ts'
import { isOperator } from './features/operators/public.ts'
import { currentCatalogue, dealOfBill, switchingAccountPart } from './features/switching/public.ts'
import { healthPageRoutes } from './features/status/health/health-page-routes.ts'
import { statusRoutes } from './features/status/status-routes.ts'
import { switchingRoutes } from './features/switching/switching-routes.ts'
import { noteTermsWithLink, waitlistAccountPart } from './features/waitlist/public.ts'
import { waitlistRoutes } from './features/waitlist/waitlist-routes.ts'
import { healthRoutes } from './platform/health/health-routes.ts'
import { createMetrics, type Metrics, serveMetrics } from './platform/health/metrics.ts'
import { allowOwnOrigins } from './platform/http/allow-own-origins.ts'
import { answerFailures } from './platform/http/answer-failures.ts'
import { createCallerNetwork } from './platform/http/caller-network.ts'
import { closeGently } from './platform/http/close-gently.ts'
import { createHttp, type Patience } from './platform/http/create-http.ts'
import { guardWrites } from './platform/http/guard-writes.ts'
import { hostSite, type Site } from './platform/http/host-site.ts'
import { inProcessSend } from './platform/http/in-process-send.ts'
import { nameCallers } from './platform/http/name-callers.ts'
import { refusePackedBodies } from './platform/http/refuse-packed-bodies.ts'
import { refuseUnknown } from './platform/http/refuse-unknown.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { serveAssets } from './platform/http/serve-assets.ts'
import { serveDocument } from './platform/http/serve-document.ts'
import { siteWork } from './platform/http/site-work.ts'
import { warnOfProxy } from './platform/http/warn-of-proxy.ts'
import { traceRequests } from './platform/telemetry/trace-requests.ts'
import { takeBodies } from './platform/http/take-bodies.ts'
import { createUploadQueue, type IntakeLimits } from './platform/uploads/upload-queue.ts'
import { createPaceWatch, type Pace } from './platform/limits/pace-watch.ts'
import { logRequests } from './platform/log/log-requests.ts'
import { devMailboxRoutes } from './platform/mail/dev-mailbox-routes.ts'
import { countMail } from './platform/mail/mail-store.ts'
import { attachSockets, type SocketPatience } from './platform/socket/attach-sockets.ts'
import type { SocketEndpoint } from './platform/socket/socket-endpoint.ts'

/** A feature registers its endpoints on the server. */
export type Feature = (app: FastifyInstance, ctx: Context, measured: Metrics) => void

/** What features store about a user, for the export and the deletion of their data. */
const accountParts: readonly AccountPart[] = [
  contactAccountPart,
  waitlistAccountPart,
  gameAccountPart,
  competitionAccountPart,
  chatAccountPart,
  billsAccountPart,
  // Guards are found through their switches, so they are removed before these.
  homesAccountPart,
  switchingAccountPart,
]

/** Every feature of the server. */
export const features: readonly Feature[] = [
  contentRoutes,
  campaignRoutes,
  claimRegisterRoutes,
  topicRoutes,
  pictureRoutes,
  editRoutes,
  contactRoutes,
  identityRoutes(accountParts, noteTermsWithLink, isOperator),
  waitlistRoutes({ competition: competitionApi, readQuestions: createEditedQuestions }),
  gameRoutes,
  competitionRoutes,
  operateCompetitionRoutes,
  billsRoutes(dealOfBill),
  operateReadingsRoutes,
  chatRoutes,
  handoverRoutes,
  switchingRoutes,
  figuresRoutes({ readCatalogue: currentCatalogue }),
  commissionRoutes,
  homesRoutes,
  insightsRoutes,
  operatorsRoutes,
  searchRoutes(consoleFinders),
  peopleRoutes(accountParts),
  statusRoutes,
  healthPageRoutes,
]

/** Every websocket endpoint; each belongs to a feature. */
const socketEndpoints: readonly ((app: FastifyInstance, ctx: Context) => SocketEndpoint)[] = [handoverSocket]

export type AppOptions = {
  features?: readonly Feature[]
  socketEndpoints?: readonly SocketEndpoint[]
  /** The server-rendered site; without it only the API answers. */
  site?: Site
  /** Folder of the built site's files. */
  assets?: string
  /** How long a request may take to arrive, and how fast its body must arrive. */
  patience?: Partial<Patience> & { pace?: Pace; strangerMs?: number }
  /** How often sockets must show that they are alive, and how long they may be idle. */
  socketPatience?: SocketPatience
  /** The memory that large bodies and messages may take up. */
  largeLimits?: Partial<IntakeLimits>
}

export type App = FastifyInstance & {
  /** From now on /startupz answers 200. */
  finishStarting(): void
  /**
   * From now on /readyz answers that the server is not ready, and responses close their connections. Resolves once the
   * load balancer that polls /readyz has seen it.
   */
  startClosing(): Promise<void>
  /** Whether a client polls /readyz. */
  isWatched(): boolean
  /** Closes the server without cutting off requests or messages in flight. */
  closeGently(): Promise<void>
  /** The metrics of /metrics. */
  registry: Registry
}

/** The whole server, ready to listen or to take injected requests. It does not listen itself. */
export async function buildApp(ctx: Context, options: AppOptions = {}): Promise<App> {
  const { config, db, log } = ctx
  const origins = new Set([config.urls.site, config.urls.app, config.urls.api].map((url) => new URL(url).origin))
  const app = await createHttp(config, options.patience)
  traceRequests(app)
  const closing = closeGently(app)
  answerFailures(app, ctx)
  if (config.isProduction && config.http.trustProxy === '') warnOfProxy(app, log)
  sendSecurityHeaders(app, config)
  logRequests(app, log)
  allowOwnOrigins(app, { origins })
  const arrivals = { intake: createUploadQueue(options.largeLimits), pace: createPaceWatch(options.patience?.pace) }
  refusePackedBodies(app)
  takeBodies(app, { ...arrivals, isProduction: config.isProduction, strangerMs: options.patience?.strangerMs })
  nameCallers(app)
  guardWrites(app, { origins, openPrefixes: [...openPrefixes, ...ingestPrefixes, ONE_CLICK_PATH] })
  const metrics = createMetrics({
    countMail: () => countMail(db),
    countSockets: () => sockets.count(),
    pool: ctx.pool,
    sealing: ctx.secrets.sealing,
    workers: [ctx.workers, ctx.thinkers, ctx.encoder.workers],
    readings: ctx.readings,
    unanswered: ctx.unanswered,
    countHomes: () => countHomes(db),
    watchMails: ctx.watchMails,
    tariffFetches: ctx.tariffFetches,
  })
  serveMetrics(app, { metrics, token: config.secrets.metrics, isProduction: config.isProduction })
  const health = healthRoutes(app, ctx)

  const refuseTheRest = refuseUnknown(app)
  for (const register of options.features ?? features) register(app, ctx, metrics)
  if (!config.isProduction) devMailboxRoutes(app, { mail: ctx.mail })
  serveDocument(app, endpoints, config.urls.api)
  refuseTheRest()
  const networkOf = createCallerNetwork(config.http.trustProxy)
  const sockets = attachSockets(app, {
    ...config,
    ...arrivals,
    endpoints: options.socketEndpoints ?? socketEndpoints.map((endpoint) => endpoint(app, ctx)),
    origins,
    log,
    security: ctx.security,
    networkOf,
    patience: options.socketPatience,
  })

  if (options.assets) await serveAssets(app, options.assets)
  if (options.site) {
    const { site: siteUrl, app: appUrl, api: apiUrl, content: contentUrl } = config.urls
    const { apiKey, project, tenant, isFirebase } = config.identity
    const identity = { url: config.urls.identity, apiKey, project, tenant, isOurs: !isFirebase }
    const { analytics, ads, company } = config
    const hasDevPages = !config.isProduction
    const settings = { siteUrl, appUrl, apiUrl, contentUrl, hasDevPages, identity, analytics, ads, company }
    await hostSite(app, {
      site: options.site,
      send: inProcessSend(app),
      work: siteWork(ctx.workers, options.site.sources ?? ''),
      settings,
      isProduction: config.isProduction,
      nowMs: () => ctx.now().getTime(),
      edition: followContent(ctx),
      log,
      ownPages: { parameter: PREVIEW_PARAMETER, cookie: previewCookieName(siteUrl) },
      // A bill can be handed in without JavaScript, by the form of the dashboard of a signed-in user.
      uploads: {
        path: '/waitlist',
        bytes: BILL_LIMIT_BYTES + 64 * 1024,
        admit: async ({ headers }) =>
          requireUser(await authenticate(ctx, cookieToken(headers.cookie, accountCookieName(siteUrl)))),
      },
    })
  }
  const closeAllGently = async () => {
    await Promise.all([sockets.leave(), closing.close()])
  }
  const startClosing = () => {
    closing.announce()
    return health.startClosing()
  }
  return Object.assign(app, health, { startClosing, closeGently: closeAllGently, registry: metrics.registry })
}
