import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The maximum for one account. */
export const MOST_PASSKEYS = 10
export const LONGEST_PASSKEY_NAME = 60

const NAME_WANTED = `Please give the passkey a name of 1 to ${LONGEST_PASSKEY_NAME} characters.`

const Name = z
  .string(NAME_WANTED)
  .check(z.trim(), z.minLength(1, NAME_WANTED), z.maxLength(LONGEST_PASSKEY_NAME, NAME_WANTED))

const Id = z.string().check(z.regex(/^[\w-]{1,1400}$/))

/** The options that a browser passes to its authenticator, as `navigator.credentials` takes them in JSON. */
const Options = z.record(z.string(), z.unknown())

/** The authenticator's response, in the JSON form of a `PublicKeyCredential`. */
const Credential = z.object({
  id: Id,
  rawId: Id,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})

const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
})

export const askPasskeySignIn = endpoint({
  name: 'askPasskeySignIn',
  summary: 'Returns a challenge for a passkey; the response signs in as the token for `accounts:signInWithCustomToken`',
  method: 'POST',
  path: '/api/v1/auth/passkey',
  body: z.object({}),
  reply: z.object({ options: Options }),
  fails: ['too_many_requests'],
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'Lists the account’s passkeys, and how long this session counts as confirmed by one of them',
  method: 'GET',
  path: '/api/v1/account/passkeys',
  reply: z.object({ passkeys: z.array(Passkey), confirmed_until: z.nullable(z.iso.datetime()) }),
  fails: ['not_authenticated'],
})

export const askPasskey = endpoint({
  name: 'askPasskey',
  summary: 'Returns a challenge for a new passkey, or for one already on the account',
  method: 'POST',
  path: '/api/v1/account/passkey-question',
  body: z.object({ purpose: z.enum(['add', 'confirm']) }),
  reply: z.object({ options: Options }),
  fails: ['not_authenticated', 'sign_in_again', 'second_factor_needed', 'passkeys_full', 'too_many_requests'],
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary:
    'Adds a passkey; requires a sign-in within the last ten minutes, and operators have to confirm with an existing passkey',
  method: 'POST',
  path: '/api/v1/account/passkeys',
  body: z.object({ name: Name, credential: Credential }),
  reply: z.object({ passkey: Passkey }),
  fails: [
    'not_authenticated',
    'sign_in_again',
    'second_factor_needed',
    'passkey_refused',
    'passkey_known',
    'passkeys_full',
    'too_many_requests',
    'key_reused',
  ],
})

export const confirmWithPasskey = endpoint({
  name: 'confirmWithPasskey',
  summary: 'Confirms with a passkey that the account’s owner is using this session',
  method: 'POST',
  path: '/api/v1/account/passkey-confirmation',
  body: z.object({ credential: Credential }),
  reply: z.object({ confirmed_until: z.iso.datetime() }),
  fails: ['not_authenticated', 'passkey_refused', 'too_many_requests'],
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  summary: 'Renames a passkey',
  method: 'PATCH',
  path: '/api/v1/account/passkeys/:id',
  params: z.object({ id: Id }),
  body: z.object({ name: Name }),
  reply: z.object({ passkey: Passkey }),
  fails: ['not_authenticated', 'not_found', 'too_many_requests', 'key_reused'],
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Removes a passkey, so it can no longer be used to sign in; has the same requirements as adding one',
  method: 'DELETE',
  path: '/api/v1/account/passkeys/:id',
  params: z.object({ id: Id }),
  reply: z.object({ outcome: z.literal('removed') }),
  fails: ['not_authenticated', 'not_found', 'sign_in_again', 'second_factor_needed', 'too_many_requests'],
})

export const passkeyEndpoints = [
  askPasskeySignIn,
  listPasskeys,
  askPasskey,
  addPasskey,
  confirmWithPasskey,
  renamePasskey,
  removePasskey,
]
