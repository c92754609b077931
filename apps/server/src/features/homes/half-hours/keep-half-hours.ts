import { Failure, MOST_HALF_HOURS } from '@mowatt/contract'
import { type Fuel, unpackHalfHours } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { enterHome } from '../enter-home.ts'
import type { HalfHoursContent } from '../home-seal.ts'
import type { Asking } from '../settle-homes.ts'
import { type HalfHoursRecord, putHalfHours } from './half-hours-store.ts'

const perOwner = { name: 'half-hours', count: 30, perSeconds: 24 * 60 * 60 }
const HALF_HOUR_MS = 30 * 60_000

type Keeping = {
  homeId: string
  fuel: Fuel
  content: HalfHoursContent
  /** Stores the answer in the same transaction. */
  alongside: (tx: Db, savedAt: Date) => Promise<void>
}

/** Stores a year with a home, replacing the one of that fuel. */
export async function keepHalfHours(ctx: Context, who: Asking, keeping: Keeping): Promise<Date> {
  const { homeId, fuel, content, alongside } = keeping
  check(content, ctx.now())
  await ctx.limits.consume(perOwner, who.subject)
  return ctx.db.transaction().execute(async (tx) => {
    const { home } = await enterHome(ctx, tx, who, homeId)
    const record: HalfHoursRecord = { ...content, fuel, savedAt: ctx.now() }
    await putHalfHours(ctx, tx, { id: makeUuid(ctx), homeId: home.id }, record)
    await alongside(tx, record.savedAt)
    return record.savedAt
  })
}

/** No more than a year, no more than a home can use, and nothing of the future. */
function check({ firstHalfHour, packed }: HalfHoursContent, now: Date): void {
  const halfHours = unpackHalfHours(firstHalfHour, Buffer.from(packed, 'base64'))
  const count = halfHours?.wattHours.length ?? 0
  if (count === 0 || count > MOST_HALF_HOURS) throw new Failure('invalid_request')
  if ((firstHalfHour + count) * HALF_HOUR_MS > now.getTime() + 24 * 60 * 60_000) throw new Failure('invalid_request')
}
