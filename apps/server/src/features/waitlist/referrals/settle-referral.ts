import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { questPoints } from '../quests/quest-points.ts'
import {
  countAround,
  countCredits,
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
/** A household has a few people; more that join from one network within a day are looked at. */
const JOINED_FROM_ONE_NETWORK = 3
/** Two friends may work together. Whoever owns a domain has as many addresses there as they like. */
const FRIENDS_FROM_ONE_DOMAIN = 2
const DOMAIN_DAYS = 7

const referralRule =
  `${FULL_POINTS} points for each of the first ${FULL_CREDITS} friends who join and prove their address, ` +
  `then ${FURTHER_POINTS} each. At most ${CREDITS_PER_HOUR} an hour and ${CREDITS_IN_ALL} in all.`

/** In the ledger of whoever sent the link: the same words for everybody. */
const heldBecause = {
  hour: `More than ${CREDITS_PER_HOUR} friends joined with your link within an hour. Somebody of the team looks at it first.`,
  sameNetwork: 'Your friend joined from the same network as you. Somebody of the team looks at it first.',
  sameDomain: `More than ${FRIENDS_FROM_ONE_DOMAIN} friends joined with your link from one mail domain within ${DOMAIN_DAYS} days. Somebody of the team looks at it first.`,
  manyFromNetwork: 'Many people joined from the network of your friend. Somebody of the team looks at it first.',
}

/**
 * Pays whoever brought this member, once, if the rules allow it. Where one of the two owes the terms, it waits for them. It
 * tells nobody what it decided: to the one who joined, every code looks the same.
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
  const judged = waits ? undefined : await judge(tx, { referrer, referee, at })
  const { state, reason } = judged ?? { state: 'waiting' as const, reason: null }
  const { id: refereeId, personKey, domainHash } = referee
  const referral = { personKey, referrerId: referrer.id, refereeId, state, reason, domainHash, at }
  const isFirst = await insertReferral(tx, referral)
  if (isFirst && judged) await pay(ctx, tx, { referrer, referee }, judged)
}

/** Settles what waited for a member's tick, by the rules of the moment at which the friend joined. */
export async function settleWaiting(ctx: Context, tx: Db, memberId: string): Promise<void> {
  for (const ready of await listReady(tx, memberId)) {
    const judged = await judge(tx, ready)
    await setReferralState(tx, ready.referee.personKey, judged.state, judged.reason)
    await pay(ctx, tx, ready, judged)
  }
}

type Verdict = Pick<Referral, 'state' | 'reason'>

async function judge(tx: Db, { referrer, referee, at }: Waiting): Promise<Verdict & { credits: number }> {
  const credits = await countCredits(tx, referrer.id)
  const verdict = (await findBlock(tx, referrer, referee, credits)) ?? (await findDoubt(tx, referrer, referee, at))
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

/** Whom an entry of the ledger is about, by their key. */
export function personOfEntry(entryKey: string): string {
  return entryKey.slice(ENTRY_PREFIX.length)
}

/** What is never paid. The reason is for operators. */
async function findBlock(tx: Db, referrer: Referrer, referee: Referee, credits: number): Promise<Verdict | undefined> {
  if (referrer.personKey === referee.personKey) return { state: 'blocked', reason: 'self' }
  // Before the others, which ask the database: a farm comes by here ten thousand times.
  if (credits >= CREDITS_IN_ALL) return { state: 'blocked', reason: 'cap' }
  if (await isPersonKnown(tx, referee)) return { state: 'blocked', reason: 'known person' }
  if (await hasBrought(tx, referee.personKey, referrer.id)) return { state: 'blocked', reason: 'ring' }
  return undefined
}

/** What a person of the team looks at first. */
async function findDoubt(
  tx: Db,
  referrer: Referrer,
  { networkHash, domainHash }: Referee,
  at: Date,
): Promise<Verdict | undefined> {
  const recent = await countAround(tx, referrer.id, { at, spanMs: HOUR_MS })
  if (recent >= CREDITS_PER_HOUR) return { state: 'held', reason: heldBecause.hour }
  if (domainHash !== null) {
    const others = await countAround(tx, referrer.id, { at, spanMs: DOMAIN_DAYS * 24 * HOUR_MS, domainHash })
    if (others >= FRIENDS_FROM_ONE_DOMAIN) return { state: 'held', reason: heldBecause.sameDomain }
  }
  if (networkHash === null) return undefined
  if (referrer.networkHash?.equals(networkHash)) return { state: 'held', reason: heldBecause.sameNetwork }
  const since = new Date(at.getTime() - 24 * HOUR_MS)
  const joined = await countJoined(tx, networkHash, { since, until: at, most: JOINED_FROM_ONE_NETWORK + 1 })
  return joined > JOINED_FROM_ONE_NETWORK ? { state: 'held', reason: heldBecause.manyFromNetwork } : undefined
}
