import type { CompetitionStatus, Declaration, EntryCondition, listHeldEntries, ReplyOf } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Act } from '../operators/public.ts'
import type { Decision } from './ledger/decide-entry.ts'
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

/** An entry of the ledger, with its owner and the time that it counts from. */
export type EarnedEntry = { id: number; memberId: string; earnedAt: Date }

type Proposals = NonNullable<ReplyOf<typeof listHeldEntries>['entries'][number]['proposals']>

/** What the waitlist needs of the competition. It is injected, because the competition imports the waitlist. */
export type CompetitionApi = {
  read(ctx: Context): Promise<CompetitionNow>
  readEntry(ctx: Context, memberId: string): Promise<CompetitionEntry>
  /** The first so many of the running one, best first; empty when none runs. Not for every request. */
  listLeaders(ctx: Context, most: number): Promise<readonly Ranked[]>
  /** In the caller's transaction. Refuses with `competition_closed` unless one is open. */
  declare(ctx: Context, tx: Db, memberId: string, declared: DeclarationChange): Promise<void>
  /** Proposes a decision that can change the result of a competition that has closed. False where nothing depends on it. */
  proposeDecision(ctx: Context, entryId: number, decision: Decision, by: Act['by']): Promise<boolean>
  /** Of those entries that need a second operator: the proposals that wait. Not there: one operator decides alone. */
  listProposed(ctx: Context, entries: readonly EarnedEntry[], viewer: string): Promise<Map<number, Proposals>>
}
