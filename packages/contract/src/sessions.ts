import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'

/** The scopes of a session. A request without the required scope is rejected, on REST and on the websocket alike. */
export const capabilities = ['chat:start', 'bill:upload', 'waitlist:join'] as const
export type Capability = (typeof capabilities)[number]

/** The cookie that carries an anonymous session across subdomains. A browser stores the first name only over https. */
export const sessionCookieNames = { secure: '__Secure-mowatt-session', plain: 'mowatt-session' } as const

const Capabilities = z.array(z.enum(capabilities))

const EmailInput = z.string(failures.email_invalid.text).check(z.trim())

export const startAnonymousSession = endpoint({
  name: 'startAnonymousSession',
  summary: 'Issues a token for a visitor without an account',
  method: 'POST',
  path: '/api/v1/auth/anonymous-session',
  body: z.object({}),
  reply: z.object({ jwt: z.string(), expires_at: z.iso.datetime(), capabilities: Capabilities }),
  fails: ['too_many_requests'],
})

export const readSessionInfo = endpoint({
  name: 'readSessionInfo',
  summary: 'Returns who a token belongs to, and what it can be used for',
  method: 'GET',
  path: '/api/v1/auth/session-info',
  reply: z.object({
    kind: z.enum(['anonymous', 'user']),
    subject: z.string(),
    email: z.nullable(z.string()),
    expires_at: z.iso.datetime(),
    capabilities: Capabilities,
  }),
  fails: ['not_authenticated'],
})

export const requestSignInLink = endpoint({
  name: 'requestSignInLink',
  summary: 'Emails a sign-in link and a code; the response is the same whether or not the address has an account',
  method: 'POST',
  path: '/api/v1/auth/link',
  body: z.object({
    email: EmailInput,
    /** The target after signing in: an address of the site or of the app. */
    continue_url: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: z.object({ outcome: z.literal('sent') }),
  fails: ['email_invalid', 'email_disposable', 'continue_url_refused', 'mail_quota_spent', 'too_many_requests'],
})

export const exchangeSignInCode = endpoint({
  name: 'exchangeSignInCode',
  summary: 'Exchanges the six digits from a sign-in email for a one-time code that completes the sign-in',
  method: 'POST',
  path: '/api/v1/auth/code',
  body: z.object({
    email: EmailInput,
    code: z.string(failures.sign_in_code_wrong.text).check(
      z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
      z.regex(/^\d{6}$/, failures.sign_in_code_wrong.text),
    ),
  }),
  reply: z.object({ oob_code: z.string() }),
  fails: ['sign_in_code_wrong', 'too_many_requests'],
})

const OwnSession = z.object({
  id: z.uuid(),
  /** Browser and kind of device in plain words, such as "Firefox on a Windows computer". */
  device: z.nullable(z.string()),
  signed_in_at: z.iso.datetime(),
  /** Rounded to the hour: a token is valid that long. */
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
})

const FRESH = ['not_authenticated', 'sign_in_again', 'second_factor_needed', 'too_many_requests'] as const

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Lists where the account is signed in: the current session first, then the most recently used',
  method: 'GET',
  path: '/api/v1/account/sessions',
  reply: z.object({ sessions: z.array(OwnSession) }),
  fails: ['not_authenticated'],
})

export const endSession = endpoint({
  name: 'endSession',
  summary:
    'Signs out one session of the account; requires a sign-in or a passkey confirmation within the last ten minutes',
  method: 'DELETE',
  path: '/api/v1/account/sessions/:id',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ outcome: z.literal('signed_out') }),
  fails: [...FRESH, 'not_found'],
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Signs out every session of the account except this one; has the same requirements as signing out one',
  method: 'DELETE',
  path: '/api/v1/account/sessions',
  reply: z.object({ outcome: z.literal('signed_out') }),
  fails: [...FRESH],
})

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Ends this session, or every session of the account',
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  body: z.object({ everywhere: z.optional(z.boolean()) }),
  reply: z.object({ outcome: z.literal('signed_out') }),
  fails: ['not_authenticated'],
})
