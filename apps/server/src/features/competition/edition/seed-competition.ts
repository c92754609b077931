import { hashRules } from '@mowatt/draw'
import { addDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { endOfLondonDay } from '../../../platform/clock/london-day.ts'
import { writeAudit } from './audit-store.ts'
import { defaultRules } from './default-rules.ts'
import { insertEdition } from './edition-store.ts'

const CLOSES_ON = '2025-09-30'

/** The competition that the product shipped with. It is over; where there were no entries, its result says so. */
export async function seedCompetition(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  // The version that entrants saw; the later one changed nothing that counts here.
  const rules = {
    ...defaultRules,
    title: 'Waitlist competition 2025',
    closes_on: CLOSES_ON,
    terms_version: '2025-09-02',
  }
  const edition = {
    id: 'mowatt-2025',
    state: 'closed' as const,
    rules,
    rulesHash: hashRules(rules),
    opensAt: new Date('2025-09-02T08:00:00Z'),
    closesAt: endOfLondonDay(CLOSES_ON),
    settlesAt: endOfLondonDay(addDays(CLOSES_ON, rules.settlement_days)),
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertEdition(tx, { ...edition, at: edition.opensAt }))) return
    const line = { editionId: edition.id, who: 'release' as const }
    await writeAudit(tx, { ...line, at: edition.opensAt, what: 'open', details: { rules_hash: edition.rulesHash } })
    await writeAudit(tx, { ...line, at: edition.closesAt, what: 'closed' })
  })
}
