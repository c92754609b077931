import type { Context } from '../src/context.ts'
import { openMembership } from '../src/features/waitlist/members/open-membership.ts'
import { upsertSignUp } from '../src/features/waitlist/members/signup-store.ts'

type Person = Parameters<typeof openMembership>[1]

/** A user joins with the terms ticked, by the usual functions and without the mail in between. */
export async function joinTicked(ctx: Context, person: Person): ReturnType<typeof openMembership> {
  const at = ctx.now()
  await upsertSignUp(ctx.db, { email: person.email, referralCode: undefined, terms: { version: 'test', at }, at })
  return openMembership(ctx, person)
}
