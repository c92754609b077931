import type { CardOf } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { type ComparisonRow, findComparisonRow, insertComparison } from './comparison-store.ts'
import { tariffPrint } from './tariff-print.ts'

const PURPOSE = 'mowatt comparisons'
export const comparisonColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'switching_comparison', column: 'sealed' },
]

/** As long as the bill that it was made from. */
const KEPT_MS = 90 * 86_400_000

export type Kept = {
  /** Its `comparison_id`, like that of the verdict, is assigned when it is stored. */
  comparison: CardOf<'comparison'>
  verdict: CardOf<'verdict'> | null
  /**
   * Anything that the creator needs later. Read here only for prefilling a switch:
   * `postcode`, `mpan`, `mprn` and the `billId` of a home, where they are texts.
   */
  basis: unknown
}

export type NewComparison = Kept & { chatId: string | null; owner: string; userId: string | null }
export type KeptComparison = Kept & {
  id: string
  chatId: string | null
  owner: string
  userId: string | null
  createdAt: Date
  /** What each offer's tariff was when it was compared: another print is another price. */
  prints: Record<string, string>
}

/** Stores what a user was shown, in the caller's transaction, and assigns its id. */
export async function keepComparison(
  ctx: Pick<Context, 'now' | 'randomBytes' | 'secrets'>,
  tx: Db,
  given: NewComparison,
): Promise<string> {
  const id = makeUuid(ctx)
  const { chatId, owner, userId, basis } = given
  const comparison = { ...given.comparison, comparison_id: id }
  const verdict = given.verdict && { ...given.verdict, comparison_id: id }
  const prints = printsOf(comparison)
  const createdAt = ctx.now()
  const sealed = sealOf(ctx).close(Buffer.from(JSON.stringify({ comparison, verdict, basis, prints })), id)
  const deleteAt = new Date(createdAt.getTime() + KEPT_MS)
  await insertComparison(tx, { id, chatId, owner, userId, sealed, createdAt, deleteAt })
  return id
}

/** Undefined for another user's comparison, and for one that is deleted. */
export async function findComparison(ctx: Context, subject: string, id: string): Promise<KeptComparison | undefined> {
  const row = isUuid(id) ? await findComparisonRow(ctx.db, id, subject) : undefined
  return row && openComparison(ctx, row)
}

export function openComparison(ctx: Context, { sealed, ...row }: ComparisonRow): KeptComparison {
  const opened = JSON.parse(sealOf(ctx).open(sealed, row.id).toString()) as Kept & { prints: Record<string, string> }
  return { ...row, ...opened }
}

function printsOf({ offers }: CardOf<'comparison'>): Record<string, string> {
  const shown = new Set(offers.map(({ tariff_id }) => tariff_id))
  const tariffs = currentCatalogue().filter(({ id }) => shown.has(id))
  return Object.fromEntries(tariffs.map((tariff) => [tariff.id, tariffPrint(tariff)]))
}

function sealOf({ secrets }: Pick<Context, 'secrets'>) {
  return createSeal(secrets.sealing.files, PURPOSE)
}
