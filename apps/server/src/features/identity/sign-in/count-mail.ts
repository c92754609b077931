import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { countUses, type Use } from '../../../platform/limits/count-uses.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { isKnownNetwork } from './known-networks.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

const perNetwork: Limit = { name: 'sign-in-mail-network', count: 30, perSeconds: HOUR_S }
const everybody: Limit = { name: 'sign-in-mail-all', count: 1200, perSeconds: 60 }
const fromAnywhere: readonly Limit[] = [
  { name: 'sign-in-mail-hour', count: 5, perSeconds: HOUR_S },
  { name: 'sign-in-mail-day', count: 20, perSeconds: DAY_S },
]
/** As much again, for networks with earlier sign-ins: a swarm of strangers can't use it up. */
const fromKnownNetworks: readonly Limit[] = [
  { name: 'sign-in-mail-known-hour', count: 5, perSeconds: HOUR_S },
  { name: 'sign-in-mail-known-day', count: 20, perSeconds: DAY_S },
]
/** Less than the limit of an address, so that one stranger cannot use all of it up. */
const perAddressAndNetwork: Limit = { name: 'sign-in-mail-pair', count: 4, perSeconds: HOUR_S }

type To = { email: string; network: string | undefined }

/**
 * Counts one sign-in mail and writes it, or refuses it. A stranger can fill an inbox with no more than a few mails, and
 * the owner, coming from where people sign in, has a number that most strangers cannot use up. Which number counts
 * depends on the network alone and never on the address, so a refusal does not reveal whether an address has an
 * account.
 */
export async function countMail(ctx: Context, { email, network }: To, write: () => Promise<void>): Promise<void> {
  const { limits, config } = ctx
  const isKnown = await isKnownNetwork(ctx, network)
  const ofNetwork: Use[] =
    network === undefined
      ? []
      : [
          [perNetwork, network],
          [perAddressAndNetwork, `${email}\n${network}`],
        ]
  const ofAddress = (isKnown ? fromKnownNetworks : fromAnywhere).map((limit): Use => [limit, email])
  await countUses(limits, [...ofNetwork, ...ofAddress, [everybody, 'everybody']], async () => {
    await consumeQuota(ctx, config.identity.mailsPerDay)
    await write()
  })
}

async function consumeQuota({ limits }: Context, mailsPerDay: number): Promise<void> {
  try {
    await limits.consume({ name: 'sign-in-mail-quota', count: mailsPerDay, perSeconds: DAY_S }, 'everybody')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure('mail_quota_spent', { cause: error })
  }
}
