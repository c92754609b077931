import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'

/** Keyed: whoever reads the table cannot try addresses. */
export function addressHash({ secrets }: Pick<Context, 'secrets'>, email: string): Buffer {
  return createHmac('sha256', secrets.files).update(`homes-address:${email}`).digest()
}
