import type { Context } from '../../../context.ts'
import type { AccountFile, AccountOwner, AccountPart } from './account-part.ts'
import { identityPart } from './identity-part.ts'

export type AccountExport = {
  exportedAt: Date
  /** By feature. */
  data: Record<string, unknown>
  files: (AccountFile & { feature: string })[]
}

/** All that every feature stores about a user. */
export async function exportAccount(
  ctx: Context,
  parts: readonly AccountPart[],
  owner: AccountOwner,
): Promise<AccountExport> {
  const data: Record<string, unknown> = {}
  const files: AccountExport['files'] = []
  for (const part of [identityPart, ...parts]) {
    data[part.feature] = await part.exportData(ctx, owner)
    for (const file of (await part.listFiles?.(ctx, owner)) ?? []) files.push({ ...file, feature: part.feature })
  }
  return { exportedAt: ctx.now(), data, files }
}
