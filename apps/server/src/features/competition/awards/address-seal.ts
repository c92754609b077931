import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'

const PURPOSE = 'competition-address'
export const addressColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'competition_award', column: 'sealed_address' },
]

const Address = z.object({
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  town: z.string(),
  postcode: z.string(),
})
export type Address = z.output<typeof Address>

const sealOf = ({ secrets }: Pick<Context, 'secrets'>) => createSeal(secrets.sealing.files, PURPOSE)

/** Sealed under the award's id: the address of one prize can't be decrypted as that of another. */
export function sealAddress(ctx: Pick<Context, 'secrets'>, awardId: string, address: Address): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(address)), awardId)
}

export function openAddress(ctx: Pick<Context, 'secrets'>, awardId: string, sealed: Buffer): Address {
  return z.parse(Address, JSON.parse(sealOf(ctx).open(sealed, awardId).toString('utf8')))
}
