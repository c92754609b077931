import { createHmac, hkdfSync } from 'node:crypto'
import type { Log } from './log.ts'

/** Everything that is recorded. An act that an investigation would look for gets its own word here. */
export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'signed_out_everywhere'
  /** A used refresh token was sent again; its session is ended. */
  | 'token_reused'
  | 'refused'
  | 'rate_limited'
  | 'role_given'
  | 'role_taken'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_confirmed'
  | 'passkeys_reset'
  | 'account_exported'
  | 'account_deleted'
  | 'secret_changed'
  | 'secret_dropped'

/** Who and what, by ids alone. `network` and `address` are logged as keyed hashes: to be followed, not read. */
export type SecurityFacts = {
  user?: string | undefined
  /** The operator who did it, where that was not the user themselves. */
  by?: string | undefined
  session?: string | undefined
  network?: string | undefined
  address?: string | undefined
  /** A key that is already a hash. */
  key?: string
  /** One of our own words: a failure's code, a role, the name of a limit. */
  reason?: string | undefined
  request_id?: string
  method?: string
  route?: string
}

export type SecurityLog = {
  note(event: SecurityEvent, facts?: SecurityFacts): void
}

/** Our own ids and words look like this; an e-mail address or a sentence does not. */
const ID = /^[\w:-]{1,128}$/

/** What an investigation needs, in the ordinary log, as lines with the message `security` and no personal data. */
export function createSecurityLog(log: Log, secret: string): SecurityLog {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mowatt security log', 32))
  const hashOf = (text: string | undefined) =>
    text === undefined
      ? undefined
      : createHmac('sha256', key).update(text.toLowerCase()).digest('base64url').slice(0, 16)
  const plain = (text: string | undefined) => (text !== undefined && ID.test(text) ? text : undefined)

  return {
    note(event, { user, by, session, network, address, key: hashed, reason, ...request } = {}) {
      const fields = {
        event,
        user_id: plain(user),
        by_id: plain(by),
        session_id: plain(session),
        network_hash: hashOf(network),
        address_hash: hashOf(address),
        key_hash: plain(hashed)?.slice(0, 16),
        reason: plain(reason),
        ...request,
      }
      log.info(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), 'security')
    },
  }
}
