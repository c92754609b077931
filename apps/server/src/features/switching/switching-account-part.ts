import type { AccountPart } from '../identity/public.ts'
import { deleteComparisonsOfUser, listComparisonsOfUser } from './comparisons/comparison-store.ts'
import { openComparison } from './comparisons/kept-comparison.ts'
import { openReminder } from './reminders/reminder-seal.ts'
import { deleteRemindersOfUser, listRemindersOfUser } from './reminders/reminder-store.ts'
import { openShare } from './shares/share-seal.ts'
import { deleteSharesOfUser, listSharesOfUser } from './shares/share-store.ts'
import { wireShare } from './shares/share-verdict.ts'
import { canCancel, WITHDRAW } from './switches/cancel-switch.ts'
import { listEvents } from './switches/event-store.ts'
import { deleteSwitch } from './switches/switch-retention.ts'
import { listSwitchesOf } from './switches/switch-store.ts'
import { wireSwitch } from './switches/wire-switch.ts'

const ALL = 10_000

/** Switches, comparisons, shared links and reminders of an account; bank details by their last digits. */
export const switchingAccountPart: AccountPart = {
  feature: 'switching',
  async exportData(ctx, { userId }) {
    const records = await listSwitchesOf(ctx, ctx.db, userId, ALL)
    const ids = records.map(({ id }) => id)
    const events = await listEvents(ctx.db, ids)
    const comparisons = await listComparisonsOfUser(ctx.db, userId)
    const shares = await listSharesOfUser(ctx.db, userId)
    const reminders = await listRemindersOfUser(ctx.db, userId)
    return {
      switches: records.map((record) => ({
        ...wireSwitch(ctx, record, events.get(record.id) ?? []),
        consent: record.consent,
      })),
      comparisons: comparisons.map((row) => {
        const { comparison, verdict, createdAt } = openComparison(ctx, row)
        return { comparison, verdict, created_at: createdAt }
      }),
      shares: shares.map((row) => ({ ...wireShare(ctx, row), shows: openShare(ctx, row.id, row.sealed).shown })),
      reminders: reminders.map(({ id, onDay, sealed }) => {
        const { email, headline } = openReminder(ctx, id, sealed)
        return { on: onDay, email, headline }
      }),
    }
  },
  /** A switch that can still be cancelled is cancelled: no one could be told of its progress. */
  async remove(ctx, tx, { userId }) {
    for (const record of await listSwitchesOf(ctx, tx, userId, ALL)) {
      const reference = record.supplierReference
      if (reference !== null && canCancel(ctx, record)) await ctx.jobs.send(tx, WITHDRAW, { reference })
      await deleteSwitch(tx, record.id)
    }
    await deleteComparisonsOfUser(tx, userId)
    await deleteRemindersOfUser(tx, userId)
    await deleteSharesOfUser(tx, userId)
  },
}
