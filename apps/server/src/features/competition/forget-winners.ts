import type { Context } from '../../context.ts'
import { forgetAddresses } from './awards/send-prize.ts'
import { forgetPeopleBefore } from './entry/person-store.ts'

/** As the terms promise: "We keep prize records for up to 6 years". */
const KEEP_YEARS = 6

/** Deletes delivery addresses some time after the prize was sent, and people's identities after six years. */
export async function forgetWinners(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = new Date(ctx.now())
  before.setUTCFullYear(before.getUTCFullYear() - KEEP_YEARS)
  return (await forgetAddresses(ctx)) + (await forgetPeopleBefore(ctx.db, before))
}
