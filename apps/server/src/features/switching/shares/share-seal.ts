import type { SharedVerdict } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'

const PURPOSE = 'mowatt shares'
export const shareColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'switching_share', column: 'sealed' },
]

/** What a link shows, and the link itself for its creator: the table has only its hash. */
type ShareContent = { token: string; shown: SharedVerdict }

export function sealShare({ secrets }: Pick<Context, 'secrets'>, id: string, content: ShareContent): Buffer {
  return createSeal(secrets.sealing.files, PURPOSE).close(Buffer.from(JSON.stringify(content)), id)
}

export function openShare({ secrets }: Pick<Context, 'secrets'>, id: string, sealed: Buffer): ShareContent {
  return JSON.parse(createSeal(secrets.sealing.files, PURPOSE).open(sealed, id).toString()) as ShareContent
}
