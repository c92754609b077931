import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { domainHashOf } from '../members/person-keys.ts'
import { questPoints } from '../quests/quest-points.ts'
import { FASTMAIL, FORWARDING } from './mail-domains.ts'
import {
  countAround,
  countCredits,
  countFromNetwork,
  countJoined,
  hasBrought,
  insertReferral,
  isPersonKnown,
  listReady,
  lockReferrer,
  type Referee,
  type Referral,
  type Referrer,
  setReferralState,
  type Waiting,
} from './referral-store.ts'

const HOUR_MS = 3_600_000
const CREDITS_PER_HOUR = 10
const CREDITS_IN_ALL = 100
const { fullUpTo: FULL_CREDITS, each: FULL_POINTS, later: FURTHER_POINTS } = questPoints.referral
/**
 * A household has a few people; if more join from one network within a day, or from the referrer's own, they are
 * reviewed.
 */
const HOUSEHOLD = 5
/** Two friends may work together. The owner of a domain has as many addresses there as they like. */
const FRIENDS_FROM_ONE_DOMAIN = 2
const DOMAIN_DAYS = 7
/** Where one account may have hundreds of names, a second friend is reviewed, however much later they join. */
const FRIENDS_AT_FASTMAIL = 1
const EVER_DAYS = 10_000

const referralRule =
  `${FULL_POINTS} points for each of the first ${FULL_CREDITS} friends who join and confirm their email, ` +
  `then ${FURTHER_POINTS} each. You can earn points for up to ${CREDITS_PER_HOUR} friends an hour and ${CREDITS_IN_ALL} in total.`

/** In the ledger of the member who sent the link: the same words for everyone. */
const heldBecause = {
  hour: `More than ${CREDITS_PER_HOUR} friends joined with your link within an hour. We’ll check your points before we count them.`,
  sameNetwork: `More than ${HOUSEHOLD} friends joined with your link from the same network as you. We’ll check your points before we count them.`,
  forwarding:
    'Your friend joined with an address that forwards to another one. We’ll check your points before we count them.',
  fastmail: `More than ${FRIENDS_AT_FASTMAIL} friend joined with your link from Fastmail, where one mailbox can have many addresses. We’ll check your points before we count them.`,
  sameDomain: `More than ${FRIENDS_FROM_ONE_DOMAIN} friends joined with your link from one email domain within ${DOMAIN_DAYS} days. We’ll check your points before we count them.`,
  manyFromNetwork: 'Many people joined from your friend’s network. We’ll check your points before we count them.',
}

/**
 * Pays the member's referrer, once, if the rules allow it. Where one of the two has not consented to the terms yet, it
 * waits. The decision is not revealed: to the member who joined, every code looks the same.
 */
export async function settleReferral(
  ctx: Context,
  tx: Db,
  code: string,
  referee: Referee & { owesTerms: boolean },
): Promise<void> {
  const referrer = await lockReferrer(tx, code)
  if (!referrer) return
  const at = ctx.now()
  const waits = referrer.owesTerms || referee.owesTerms
  const judged = waits ? undefined : await judge(ctx, tx, { referrer, referee, at })
  const { state, reason } = judged ?? { state: 'waiting' as const, reason: null }
  const { id: refereeId, personKey, domainHash } = referee
  const referral = { personKey, referrerId: referrer.id, refereeId, state, reason, domainHash, at }
  const isFirst = await insertReferral(tx, referral)
  if (isFirst && judged) await pay(ctx, tx, { referrer, referee }, judged)
}

/** Settles what waited for a member's consent, by the rules of the time at which the friend joined. */
export async function settleWaiting(ctx: Context, tx: Db, memberId: string): Promise<void> {
  for (const ready of await listReady(tx, memberId)) {
    const judged = await judge(ctx, tx, ready)
    await setReferralState(tx, ready.referee.personKey, judged.state, judged.reason)
    await pay(ctx, tx, ready, judged)
  }
}

type Verdict = Pick<Referral, 'state' | 'reason'>

async function judge(ctx: Context, tx: Db, waiting: Waiting): Promise<Verdict & { credits: number }> {
  const { referrer, referee } = waiting
  const credits = await countCredits(tx, referrer.id)
  const verdict = (await findBlock(tx, referrer, referee, credits)) ?? (await findDoubt(ctx, tx, waiting))
  return { ...(verdict ?? { state: 'credited', reason: null }), credits }
}

async function pay(
  ctx: Context,
  tx: Db,
  { referrer, referee }: Pick<Waiting, 'referrer' | 'referee'>,
  { state, reason, credits }: Awaited<ReturnType<typeof judge>>,
): Promise<void> {
  if (state === 'blocked') return
  await awardPoints(ctx, tx, {
    memberId: referrer.id,
    quest: 'referral',
    key: referralEntryKey(referee.personKey),
    points: credits < FULL_CREDITS ? FULL_POINTS : FURTHER_POINTS,
    what: 'A friend joined with your link',
    why: referralRule,
    evidence: { position: credits + 1 },
    ...(reason === null ? {} : { state: 'held', reason }),
  })
}

const ENTRY_PREFIX = 'referral:'

function referralEntryKey(personKey: string): string {
  return ENTRY_PREFIX + personKey
}

/** The person whom a ledger entry is about, by its key. */
export function personOfEntry(entryKey: string): string {
  return entryKey.slice(ENTRY_PREFIX.length)
}

/** Referrals that are never paid. The reason is for operators. */
async function findBlock(tx: Db, referrer: Referrer, referee: Referee, credits: number): Promise<Verdict | undefined> {
  if (referrer.personKey === referee.personKey) return { state: 'blocked', reason: 'self' }
  // Before the checks that query the database: fake accounts reach this point by the thousand.
  if (credits >= CREDITS_IN_ALL) return { state: 'blocked', reason: 'cap' }
  if (await isPersonKnown(tx, referee)) return { state: 'blocked', reason: 'known person' }
  if (await hasBrought(tx, referee.personKey, referrer.id)) return { state: 'blocked', reason: 'ring' }
  return undefined
}

/** Referrals that the team reviews first. */
async function findDoubt(ctx: Context, tx: Db, { referrer, referee, at }: Waiting): Promise<Verdict | undefined> {
  const recent = await countAround(tx, referrer.id, { at, spanMs: HOUR_MS })
  if (recent >= CREDITS_PER_HOUR) return { state: 'held', reason: heldBecause.hour }
  const { networkHash, domainHash } = referee
  const reason =
    (domainHash && (await doubtByMail(ctx, tx, { referrer, domainHash, at }))) ??
    (networkHash && (await doubtByNetwork(tx, { referrer, networkHash, at })))
  return reason ? { state: 'held', reason } : undefined
}

type ByMail = { referrer: Referrer; domainHash: Buffer; at: Date }

async function doubtByMail(ctx: Context, tx: Db, { referrer, domainHash, at }: ByMail): Promise<string | undefined> {
  const isOf = (group: string) => domainHashOf(ctx.secrets.session, group)?.equals(domainHash)
  // Only the service knows how many of these are one person.
  if (isOf(FORWARDING)) return heldBecause.forwarding
  const isFastmail = isOf(FASTMAIL)
  const spanMs = (isFastmail ? EVER_DAYS : DOMAIN_DAYS) * 24 * HOUR_MS
  const others = await countAround(tx, referrer.id, { at, spanMs, domainHash })
  if (isFastmail) return others >= FRIENDS_AT_FASTMAIL ? heldBecause.fastmail : undefined
  return others >= FRIENDS_FROM_ONE_DOMAIN ? heldBecause.sameDomain : undefined
}

type ByNetwork = { referrer: Referrer; networkHash: Buffer; at: Date }

async function doubtByNetwork(tx: Db, { referrer, networkHash, at }: ByNetwork): Promise<string | undefined> {
  const isOwn = referrer.networkHash?.equals(networkHash) ?? false
  if (isOwn && (await countFromNetwork(tx, referrer.id, networkHash)) >= HOUSEHOLD) return heldBecause.sameNetwork
  const since = new Date(at.getTime() - 24 * HOUR_MS)
  const span = { since, until: at, except: referrer.id, most: HOUSEHOLD + 1 }
  const joined = await countJoined(tx, networkHash, span)
  return joined > HOUSEHOLD ? heldBecause.manyFromNetwork : undefined
}
