import type { CompetitionStatus, Declaration, EntryCondition } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Ranked } from './ranking/rank-among.ts'

export type Declarations = Record<Declaration, boolean>

/** Only the named ones change. */
export type DeclarationChange = { [Name in Declaration]?: boolean | undefined }

export type CompetitionNow = {
  status: CompetitionStatus
  closesAt: Date | null
  /** Best first. */
  prizes: readonly { from: number; to: number; prize: string }[]
}

export type CompetitionEntry = {
  isEligible: boolean
  missing: EntryCondition[]
  declarations: Declarations
  enteredAt: Date | null
  /** Once the ranking is final. */
  finalPlace: number | null
}

/** What the waitlist needs of the competition. It is injected, because the competition imports the waitlist. */
export type CompetitionApi = {
  read(ctx: Context): Promise<CompetitionNow>
  readEntry(ctx: Context, memberId: string): Promise<CompetitionEntry>
  /** The first so many of the running one, best first; empty when none runs. Not for every request. */
  listLeaders(ctx: Context, most: number): Promise<readonly Ranked[]>
  /** In the caller's transaction. Refuses with `competition_closed` unless one is open. */
  declare(ctx: Context, tx: Db, memberId: string, declared: DeclarationChange): Promise<void>
}
