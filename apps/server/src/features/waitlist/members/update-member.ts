import { Failure, type QuestId } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { CompetitionApi, DeclarationChange } from '../competition-api.ts'
import { followOnInstagram } from '../quests/follow-on-instagram.ts'
import { acceptTerms } from './accept-terms.ts'
import { aliasKeyOf, readAlias } from './aliases.ts'
import { type MemberRow, renameMember } from './member-store.ts'
import { requireTerms } from './require-terms.ts'
import type { AcceptedTerms } from './terms-store.ts'

/** PostgreSQL's error code: the index decides between two concurrent requests for the same alias. */
const UNIQUE_VIOLATION = '23505'

type Claims = {
  alias: string | undefined
  declarations: DeclarationChange | undefined
  quest: QuestId | undefined
  /** Their missing consent to the terms. */
  terms: AcceptedTerms | undefined
}

/** Changes what a member may say of themselves: all of it, or nothing when one part is refused. */
export async function updateMember(
  ctx: Context,
  member: MemberRow,
  { alias: given, declarations, quest, terms }: Claims,
  competition: CompetitionApi,
): Promise<void> {
  const doesMore = given !== undefined || declarations !== undefined || quest !== undefined
  if (doesMore && !terms) requireTerms(member)
  const alias = given === undefined ? undefined : readAlias(given)
  if (quest !== undefined && quest !== 'instagram-follow') throw new Failure('quest_not_claimable')
  await ctx.db.transaction().execute(async (tx) => {
    if (terms) await acceptTerms(ctx, tx, member.id, terms)
    if (alias !== undefined) await rename(tx, member.id, alias)
    if (declarations && Object.keys(declarations).length > 0) {
      await competition.declare(ctx, tx, member.id, declarations)
    }
    if (quest === 'instagram-follow') await followOnInstagram(ctx, tx, member.id)
  })
}

async function rename(tx: Db, memberId: string, alias: string): Promise<void> {
  try {
    await renameMember(tx, memberId, { alias, aliasKey: aliasKeyOf(alias) })
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    throw new Failure('alias_taken', { cause: error })
  }
}
