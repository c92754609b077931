import * as contract from '@mowatt/contract'
import { Failure, type ParsedOf, type ReplyInputOf } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import type { Keep } from '../../platform/http/idempotency.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { attachedTo } from '../../platform/http/take-json.ts'
import { UPLOAD_LIMIT_BYTES } from '../bills/public.ts'
import { authenticate, bearerOf, requireCapability } from '../identity/public.ts'
import { billFrom } from './bill-from.ts'
import { handOverBill } from './hand-over-bill.ts'
import { handOverQuestion } from './hand-over-question.ts'
import { serviceOf } from './handover-service.ts'
import { consumeHandover } from './handover-limits.ts'
import { ownerOf } from './handover-owner.ts'
import type { Tell } from './handover-step.ts'
import { type Redeemed, redeemLink } from './one-time-link.ts'
import { finishInBackground } from './finish-in-background.ts'
import { withdrawBill } from './withdraw-bill.ts'

const redeemPerNetwork = { name: 'handover-redeem', count: 300, perSeconds: 600 }

/** The same as over the websocket, for browsers that cannot open one, and the redeeming of a link. */
export function handoverRoutes(app: FastifyInstance, ctx: Context): void {
  const service = serviceOf(app, ctx)
  finishInBackground(app, ctx, service)

  serveEndpoint(
    app,
    contract.handOverBill,
    async ({ body }, request) => {
      const principal = requireCapability(await authenticate(ctx, bearerOf(request)), 'bill:upload')
      service.queue.checkCapacity()
      const owner = ownerOf(ctx, principal)
      const sent = { fileData: body.file_data, fileName: body.file_name, attached: attachedTo(request) }
      const bill = await billFrom(sent, { ...owner, messageId: messageIdOf(ctx, request) })
      await consumeHandover(ctx, 'bill', { owner: owner.owner, network: networkOf(request.ip) })
      return { redirectUrl: await linkFrom(ctx, (tell) => handOverBill(ctx, service, bill, tell)) }
    },
    {
      admit: (request) => authenticate(ctx, bearerOf(request)),
      bodyLimitBytes: UPLOAD_LIMIT_BYTES,
      whenTooLarge: 'file_too_large',
    },
  )

  serveEndpoint(app, contract.withdrawBill, async ({ params }, request) => {
    const principal = requireCapability(await authenticate(ctx, bearerOf(request)), 'bill:upload')
    const { owner } = ownerOf(ctx, principal)
    return { is_withdrawn: await withdrawBill(ctx, { owner, messageId: params.message_id }) }
  })

  serveEndpoint(app, contract.handOverQuestion, async ({ body }, request) => {
    const principal = requireCapability(await authenticate(ctx, bearerOf(request)), 'chat:start')
    const owner = ownerOf(ctx, principal)
    await consumeHandover(ctx, 'question', { owner: owner.owner, network: networkOf(request.ip) })
    const question = { ...owner, messageId: messageIdOf(ctx, request), text: body.message }
    return { redirectUrl: await linkFrom(ctx, (tell) => handOverQuestion(ctx, service, question, tell)) }
  })

  // A client that exchanges a link has no token yet: the link itself identifies it.
  const redeemOnce = ctx.idempotent(async ({ body }) => JSON.stringify(body))(
    contract.redeemLink.name,
    async ({ body }: ParsedOf<typeof contract.redeemLink>, _request, _reply, keep: Keep<WireRedeemed>) =>
      wireRedeemed(await redeemLink(ctx, body.one_time_link, (tx, made) => keep(tx, wireRedeemed(made)))),
  )
  serveEndpoint(app, contract.redeemLink, async (input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const network = networkOf(request.ip)
    if (network !== undefined) await ctx.limits.consume(redeemPerNetwork, network)
    return redeemOnce(input, request, reply)
  })
}

type WireRedeemed = ReplyInputOf<typeof contract.redeemLink>

function wireRedeemed({ chatId, jwt, expiresAt }: Redeemed): WireRedeemed {
  return { chat_id: chatId, jwt, expires_at: expiresAt.toISOString() }
}

/** A repeated key has one effect; without one every request is separate. */
function messageIdOf(ctx: Context, request: FastifyRequest): string {
  return keyOf(request) ?? makeUuid(ctx)
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (!isUuid(key)) throw new Failure('invalid_request')
  return key.toLowerCase()
}

async function linkFrom(ctx: Context, work: (tell: Tell) => Promise<void>): Promise<string> {
  let link: string | undefined
  await work((step) => {
    if (step.kind === 'link') link = step.oneTimeLink
  })
  if (link === undefined) throw new Failure('socket_nothing_received')
  return `${ctx.config.urls.app}/link/${link}`
}
