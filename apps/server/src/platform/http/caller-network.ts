import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { networkOf } from './network-of.ts'
import { tidyForwardedFor } from './tidy-forwarded-for.ts'

/**
 * The network of the client behind a raw request, such as a websocket upgrade, which the framework does not see. A
 * proxy's header is trusted exactly where the framework trusts it: from the configured addresses only.
 */
export function createCallerNetwork(trustProxy: string): (request: IncomingMessage) => string | undefined {
  if (trustProxy === '') return ({ socket }) => networkOf(socket.remoteAddress)
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((each) => each.trim()))
  return (request) => {
    tidyForwardedFor(request)
    return networkOf(proxyAddr(request, isTrusted))
  }
}
