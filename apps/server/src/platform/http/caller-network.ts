import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { networkOf } from './network-of.ts'
import { tidyForwardedFor } from './tidy-forwarded-for.ts'

/**
 * The network of whoever sent a bare request, such as one for a websocket, which the framework does not see. What a proxy
 * says is believed exactly where the framework believes it: from the configured addresses and nobody else.
 */
export function createCallerNetwork(trustProxy: string): (request: IncomingMessage) => string | undefined {
  if (trustProxy === '') return ({ socket }) => networkOf(socket.remoteAddress)
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((each) => each.trim()))
  return (request) => {
    tidyForwardedFor(request)
    return networkOf(proxyAddr(request, isTrusted))
  }
}
