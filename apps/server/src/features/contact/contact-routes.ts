import {
  checkContactReceipt,
  sendContactMessage as sendContactMessageEndpoint,
  startContactForm,
} from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { isReceipt, makeFormToken, makeReceipt } from './form-token.ts'
import { createTeamReader } from './read-team.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { warnOfContact } from './warn-of-contact.ts'

/** The endpoint for people who want to work with us. */
export function contactRoutes(app: FastifyInstance, ctx: Context): void {
  const readTeam = createTeamReader(app, ctx.config)
  if (ctx.config.isProduction) app.addHook('onListen', async () => void warnOfContact(readTeam, ctx.log))

  serveEndpoint(app, startContactForm, async (_input, _request, reply) => {
    reply.header('cache-control', 'no-store')
    return { form_token: makeFormToken(ctx) }
  })
  serveEndpoint(app, sendContactMessageEndpoint, async ({ body }, request) => {
    const { form_token: formToken, website = '', consent: _given, ...message } = body
    await sendContactMessage(ctx, { message, formToken, trap: website, network: networkOf(request.ip) }, readTeam)
    return { outcome: 'received' as const, receipt: makeReceipt(ctx) }
  })
  serveEndpoint(app, checkContactReceipt, async ({ query }, _request, reply) => {
    reply.header('cache-control', 'no-store')
    return { is_valid: isReceipt(ctx.secrets.session, query.receipt, ctx.now()) }
  })
}
