import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Keep } from '../../platform/http/idempotency.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, createSiteNameReader } from '../identity/public.ts'
import { tariffImportRoutes } from './import/tariff-import-routes.ts'
import { followTariffs } from './tariffs/follow-tariffs.ts'
import { comparisonRoutes } from './comparisons/comparison-routes.ts'
import { joinByAddress } from './join-owner.ts'
import { type Reminder, setReminder } from './reminders/set-reminder.ts'
import { stopReminders } from './reminders/stop-reminders.ts'
import { shareRoutes } from './shares/share-routes.ts'
import { operateSwitchingRoutes } from './operate/operate-switching-routes.ts'
import { runSwitching } from './run-switching.ts'
import { supplierOf } from './supplier/supplier-of.ts'
import { advanceSwitch } from './switches/advance-switches.ts'
import { cancelSwitch } from './switches/cancel-switch.ts'
import { consentToSwitch } from './switches/consent-to-switch.ts'
import { listEvents } from './switches/event-store.ts'
import { fillSwitch } from './switches/fill-switch.ts'
import { startSwitch } from './switches/start-switch.ts'
import type { SwitchRecord } from './switches/switch-record.ts'
import { findSwitch, listSwitchesOf } from './switches/switch-store.ts'
import { wireSwitch } from './switches/wire-switch.ts'
import { tariffRoutes } from './tariffs/tariff-routes.ts'

const MOST_LISTED = 50
/** 256 bits can't be guessed; this only keeps attempts from costing us anything. */
const perNetwork = { name: 'reminder-stop', count: 60, perSeconds: 600 }

/** Switches and reminders, for the users who began them. */
export function switchingRoutes(app: FastifyInstance, ctx: Context): void {
  const readSiteName = createSiteNameReader(app)
  const supplier = supplierOf(ctx.config)
  const asking = (request: FastifyRequest) => authenticate(ctx, bearerOf(request))
  const once = ctx.idempotent(async (request) => (await asking(request)).subject)
  const steps = async () => ({ ctx, siteName: await readSiteName() })
  /** Steps whose answer is stored in the same transaction. */
  const stepsKept = async (keep: Keep<contract.Switch>) => ({
    ...(await steps()),
    alongside: async (tx: Db, taken: SwitchRecord) => keep(tx, await wire(taken, tx)),
  })
  runSwitching(app, ctx, { readSiteName, supplier })
  comparisonRoutes(app, ctx)
  shareRoutes(app, ctx)
  app.addHook('onReady', () => followTariffs(ctx))
  tariffRoutes(app, ctx)
  tariffImportRoutes(app, ctx)
  operateSwitchingRoutes(app, ctx)

  async function wire(record: SwitchRecord, db: Db = ctx.db): Promise<contract.Switch> {
    const events = await listEvents(db, [record.id])
    return wireSwitch(ctx, record, events.get(record.id) ?? [])
  }

  /** The user's own switch, or 404; steps that are due are taken first, so that no decision is made on an old state. */
  async function enter(id: string, request: FastifyRequest, reply: FastifyReply): Promise<SwitchRecord> {
    reply.header('cache-control', 'no-store')
    const who = await asking(request)
    await joinByAddress(ctx, who)
    const { subject } = who
    const found = isUuid(id) ? await findSwitch(ctx, ctx.db, id, subject) : undefined
    if (!found) throw new Failure('not_found')
    if (!found.dueAt || found.dueAt > ctx.now()) return found
    await advanceSwitch({ ...(await steps()), supplier }, id)
    return (await findSwitch(ctx, ctx.db, id, subject)) ?? found
  }

  serveEndpoint(app, contract.readSwitch, async ({ params }, request, reply) =>
    wire(await enter(params.switch_id, request, reply)),
  )

  serveEndpoint(app, contract.listSwitches, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const who = await asking(request)
    await joinByAddress(ctx, who)
    const { subject } = who
    const records = await listSwitchesOf(ctx, ctx.db, subject, MOST_LISTED)
    const ids = records.map(({ id }) => id)
    const events = await listEvents(ctx.db, ids)
    return { switches: records.map((record) => wireSwitch(ctx, record, events.get(record.id) ?? [])) }
  })

  const start: Handler<typeof contract.startSwitch> = async ({ body }, request) => {
    const who = await asking(request)
    return wire(await startSwitch(ctx, who, { comparisonId: body.comparison_id, tariffId: body.tariff_id }))
  }
  serveEndpoint(app, contract.startSwitch, start, { once })

  const fill: Handler<typeof contract.fillSwitch> = async ({ params, body }, request, reply, keep) => {
    const { id } = await enter(params.switch_id, request, reply)
    return wire(await fillSwitch(await stepsKept(keep), { id, subject: (await asking(request)).subject }, body))
  }
  serveEndpoint(app, contract.fillSwitch, fill, { once })

  const consent: Handler<typeof contract.consentToSwitch> = async ({ params, body }, request, reply, keep) => {
    const { id } = await enter(params.switch_id, request, reply)
    const shown = { tariffId: body.tariff_id, yearlyPence: body.yearly_pence }
    return wire(await consentToSwitch(await stepsKept(keep), { id, subject: (await asking(request)).subject }, shown))
  }
  serveEndpoint(app, contract.consentToSwitch, consent, { once })

  const cancel: Handler<typeof contract.cancelSwitch> = async ({ params }, request, reply, keep) => {
    const { id } = await enter(params.switch_id, request, reply)
    return wire(await cancelSwitch(await stepsKept(keep), { id, subject: (await asking(request)).subject }))
  }
  serveEndpoint(app, contract.cancelSwitch, cancel, { once })

  const remind: Handler<typeof contract.setReminder> = async ({ body }, request, _reply, keep) => {
    const asked = { comparisonId: body.comparison_id, on: body.on, email: body.email }
    const answerTo = ({ id, on, email }: Omit<Reminder, 'before'>) => ({ reminder_id: id, on, email })
    // A repeated request that arrives after the mail was sent must not set a second reminder.
    const keepAnswer = (tx: Db, made: Omit<Reminder, 'before'>) => keep(tx, answerTo(made))
    return answerTo(await setReminder(ctx, await asking(request), asked, keepAnswer))
  }
  serveEndpoint(app, contract.setReminder, remind, { once })

  serveEndpoint(app, contract.stopReminders, async ({ body }, request) => {
    const network = networkOf(request.ip)
    if (network !== undefined) await ctx.limits.consume(perNetwork, network)
    await stopReminders(ctx, body.token)
    return { is_stopped: true }
  })
}

type Handler<E extends contract.Endpoint> = Parameters<typeof serveEndpoint<E>>[2]
