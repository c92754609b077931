import type { Send } from '@mowatt/contract/client'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { currentTraceparent } from '../telemetry/trace-context.ts'

/** Set by the site on a visitor's behalf. It never leaves this process, and from outside it is ignored. */
const VISITOR_HEADER = 'x-visitor-address'

/** Sends contract requests to our own routes without a network: same routes, same checks, no hop. */
export function inProcessSend(app: FastifyInstance): Send {
  return async ({ method, url, headers: given, body, signal }) => {
    const { [VISITOR_HEADER]: remoteAddress, ...asked } = given
    const traceparent = currentTraceparent()
    const headers = traceparent === undefined ? asked : { ...asked, traceparent }
    const request: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      signal,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...(body === undefined ? {} : { payload: body }),
    }
    const answer = await app.inject(request)
    return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body }
  }
}
