import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { makeReferralCode, readReferralCode } from '../referrals/referral-codes.ts'
import { mailGroupOf } from '../referrals/mail-domains.ts'
import { settleReferral } from '../referrals/settle-referral.ts'
import { questPoints } from '../quests/quest-points.ts'
import { aliasKeyOf, makeAlias } from './aliases.ts'
import { gatherJoins } from './gather-joins.ts'
import { findMember, insertMembers, type MemberRow } from './member-store.ts'
import { domainHashOf, networkHashOf, personKeyOf } from './person-keys.ts'

const JOIN_POINTS = questPoints.join
const joinEntry = {
  points: JOIN_POINTS,
  what: 'You joined the waitlist',
  why: `${JOIN_POINTS} points for joining and confirming your email. You get these once.`,
}
const TRIES = 8

type Person = { userId: string; email: string; network: string | undefined; referralCode: string | undefined }

/**
 * The member with a verified address; created the first time, with their referrer credited. Only a code that comes with
 * this request, or that was stored before, counts as a referral: existing members have no referrer.
 */
export async function openMembership(ctx: Context, person: Person): Promise<MemberRow> {
  const { member: known, signUpCode } = await gatherJoins(ctx).find(person)
  if (known) return known
  // Anyone may submit a code for any address: the code that the verified user sends takes precedence.
  const code = readReferralCode(person.referralCode) ?? readReferralCode(signUpCode)
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await createMember(ctx, person, { code, tries })
    const member = made ?? (await findMember(ctx.db, person.userId))
    if (member) return member
  }
  throw new Error('no alias or referral code was free')
}

/** Undefined when the member already exists, or when the generated alias is taken. */
async function createMember(
  ctx: Context,
  { userId: id, email, network }: Person,
  { code, tries }: { code: string | undefined; tries: number },
): Promise<MemberRow | undefined> {
  const { randomBytes, secrets } = ctx
  const alias = makeAlias(randomBytes, tries)
  const personKey = personKeyOf(secrets.session, email)
  const networkHash = networkHashOf(secrets.session, network)
  const aliasKey = aliasKeyOf(alias)
  const referralCode = makeReferralCode(randomBytes)
  const fresh = { id, email, alias, aliasKey, referralCode, personKey, networkHash, joinEntry, at: ctx.now() }
  // Alone it is one statement, and needs no transaction around it.
  if (code === undefined) return gatherJoins(ctx).insert(fresh)
  return ctx.db.transaction().execute(async (tx) => {
    const [made] = await insertMembers(tx, [fresh])
    const domainHash = domainHashOf(secrets.session, mailGroupOf(email))
    if (made) {
      await settleReferral(ctx, tx, code, { id, personKey, networkHash, domainHash, owesTerms: made.owesTerms })
    }
    return made
  })
}

/** A user of another identity service may not have verified their address yet. */
export function requireProvedAddress(user: { email: string | null; isEmailVerified: boolean }): string {
  if (user.email !== null && user.isEmailVerified) return user.email.toLowerCase()
  throw new Failure('not_allowed', { message: 'Please open the link in our email first, so we know it’s you.' })
}
