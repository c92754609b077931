import type { Context } from '../../context.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'

const perOwner = {
  bill: { name: 'handover-bill', count: 20, perSeconds: 3600 },
  question: { name: 'handover-question', count: 60, perSeconds: 3600 },
} as const satisfies Record<string, Limit>
/** Sessions are free to create, so the network is limited too. */
const perNetwork = {
  bill: { name: 'handover-bill-network', count: 120, perSeconds: 3600 },
  question: { name: 'handover-question-network', count: 600, perSeconds: 3600 },
} as const satisfies Record<string, Limit>

/** Refuses a client that hands over more than a person would. */
export async function consumeHandover(
  { limits }: Context,
  kind: 'bill' | 'question',
  { owner, network }: { owner: string; network: string | undefined },
): Promise<void> {
  await limits.consume(perOwner[kind], owner)
  if (network !== undefined) await limits.consume(perNetwork[kind], network)
}
