import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'

const perSubject = {
  chat: { name: 'chat-begin', count: 1000, perSeconds: 3600 },
  message: { name: 'chat-message', count: 1500, perSeconds: 3600 },
  bill: { name: 'chat-bill', count: 20, perSeconds: 3600 },
  person: { name: 'chat-person', count: 5, perSeconds: 3600 },
} as const satisfies Record<string, Limit>
/** Sessions are free to create, so the network is limited too. */
const perNetwork = {
  chat: { name: 'chat-begin-network', count: 2000, perSeconds: 3600 },
  message: { name: 'chat-message-network', count: 6000, perSeconds: 3600 },
  bill: { name: 'chat-bill-network', count: 120, perSeconds: 3600 },
  person: { name: 'chat-person-network', count: 20, perSeconds: 3600 },
} as const satisfies Record<string, Limit>

/** Refuses a caller that sends more than people would. */
export async function consumeChat(
  { limits }: Context,
  kind: keyof typeof perSubject,
  { subject, request }: { subject: string; request: FastifyRequest },
): Promise<void> {
  const network = networkOf(request.ip)
  await limits.consume(perSubject[kind], subject)
  if (network !== undefined) await limits.consume(perNetwork[kind], network)
}
