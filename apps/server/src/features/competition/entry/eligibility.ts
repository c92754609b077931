import type { Declaration, EntryCondition } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Edition, findNewestEdition } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { checkConditions, enterIfComplete } from './check-conditions.ts'
import { findEntryOf, findEntryOfPerson } from './entry-store.ts'

export type Eligibility = {
  isEligible: boolean
  missing: EntryCondition[]
  declarations: Record<Declaration, boolean>
  enteredAt: Date | null
  finalPlace: number | null
}

const none: Eligibility = {
  isEligible: false,
  missing: [],
  declarations: { over_18: false, uk_resident: false, not_employee: false },
  enteredAt: null,
  finalPlace: null,
}

/**
 * Whether a user is in the competition, and what is missing. A user who meets all conditions by now is entered here.
 */
export async function eligibility(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<Eligibility> {
  const edition = await findNewestEdition(ctx.db)
  if (!edition) return none
  const { declared, missing, personKey } = await conditionsOf(ctx, edition, userId)
  const entry = await findEntryOf(ctx.db, edition.id, userId)
  const isInElsewhere =
    !entry && personKey !== null && (await findEntryOfPerson(ctx.db, edition.id, personKey)) !== undefined
  return {
    isEligible: entry !== undefined,
    missing: isInElsewhere ? [...missing, 'one_per_person'] : missing,
    declarations: {
      over_18: declared.over_18 !== null,
      uk_resident: declared.uk_resident !== null,
      not_employee: declared.not_employee !== null,
    },
    enteredAt: entry?.enteredAt ?? null,
    finalPlace: entry?.place ?? null,
  }
}

function conditionsOf({ db, now }: Pick<Context, 'db' | 'now'>, edition: Edition, userId: string) {
  return statusAt(edition, now()) === 'open'
    ? enterIfComplete(db, edition, userId)
    : checkConditions(db, edition.id, userId)
}
