import type { Send } from '@mowatt/contract/client'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Carries contract requests to our own routes without a network: same door, same checks, no hop. */
export function inProcessSend(app: FastifyInstance): Send {
  return async ({ method, url, headers, body, signal }) => {
    const request: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      signal,
      ...(body === undefined ? {} : { payload: body }),
    }
    const answer = await app.inject(request)
    return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body }
  }
}
