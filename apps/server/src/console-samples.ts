import type { Context } from './context.ts'
import { deleteSampleReadings, seedReadings } from './features/bills/operate/seed-readings.ts'
import { deleteSampleRequests, seedRequests } from './features/chat/person/seed-requests.ts'
import { deleteSampleVisits, seedVisits } from './features/insights/seed-visits.ts'
import { AT_TERMINAL, noteAct } from './features/operators/audit/note-act.ts'
import { deleteSampleSwitches, seedSwitches } from './features/switching/operate/seed-switches.ts'
import { deleteSamples, seedSamples } from './features/waitlist/members/seed-samples.ts'
import { seedDecisions } from './features/waitlist/operate/seed-decisions.ts'
import type { Db } from './platform/db/open-database.ts'
import { deleteSampleMail, seedUnsentMail } from './platform/mail/seed-unsent.ts'

const MEMBERS = 300

type Parts = Pick<Context, 'db' | 'now' | 'randomBytes' | 'secrets'>

/** Fills the console with made-up members, messages, switches, bills, unsent emails and visits. Idempotent. */
export async function seedConsole(ctx: Parts): Promise<void> {
  await clearConsole(ctx.db)
  await seedSamples(ctx.db, { count: MEMBERS, at: ctx.now() })
  await ctx.db.transaction().execute(async (tx) => {
    await seedDecisions(ctx, tx)
    await seedRequests(ctx, tx)
    await seedReadings(ctx, tx)
    await seedSwitches(ctx, tx)
    await seedUnsentMail(tx, ctx.now())
    await seedVisits(ctx, tx)
    await noteAct(ctx, tx, { ...AT_TERMINAL, act: 'samples.add', subject: 'samples', after: { members: MEMBERS } })
  })
}

/** Deletes all samples, however often they were added; the audit log records that they existed. */
export async function clearConsole(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteSampleRequests(tx)
    await deleteSampleReadings(tx)
    await deleteSampleSwitches(tx)
    await deleteSampleMail(tx)
    await deleteSampleVisits(tx)
  })
  await deleteSamples(db)
}
