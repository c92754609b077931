import * as z from 'zod'
import type { Context } from '../../../context.ts'
import type { Keep } from '../../../platform/http/idempotency.ts'
import type { MailLink } from '../sign-in/request-sign-in-link.ts'
import { checkSession } from '../tokens/authenticate.ts'
import { type IdTokenClaims, readIdToken } from '../tokens/id-token.ts'
import type { UserRow } from '../user-store.ts'
import { invalidJson, Refusal } from './refusal.ts'

/** What a call gets besides its body. */
export type Caller = {
  network: string | undefined
  /** The device and browser of the sign-in, in plain words. */
  device: string | undefined
  readSiteName: () => Promise<string>
  mailLink: MailLink
  /** For calls that take an `Idempotency-Key`; for others it does nothing. */
  keep: Keep<object>
}

/** One call of the identity protocol: a JSON body in, a JSON body out, or a `Refusal`. */
export type ToolkitCall = (ctx: Context, body: unknown, caller: Caller) => Promise<object>

/**
 * Unknown fields are allowed, as clients send more than we need, and null counts as absent; wrong types are refused.
 */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const given = isObject ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) : (body ?? {})
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw invalidJson(`Invalid value at '${names[0] || 'body'}'.`)
}

/** A text that PostgreSQL can store. */
export const Text = z
  .string()
  .max(4096)
  .regex(/^[^\0]*$/)

/** A token or a code. However long or strange, it is merely not one of our own, and gets that refusal. */
export const Credential = z.string()

/** The service has one tenant at most, and a request that names one must name that. */
export function checkTenant({ config }: Context, tenantId: string | undefined): void {
  if ((tenantId ?? null) !== config.identity.tenant) throw new Refusal('TENANT_ID_MISMATCH')
}

export async function readUser(
  ctx: Context,
  idToken: string | undefined,
): Promise<{ user: UserRow; claims: IdTokenClaims }> {
  if (!idToken) throw new Refusal('MISSING_ID_TOKEN')
  const claims = await readIdToken(ctx, idToken)
  return { user: await checkSession(ctx, claims), claims }
}
