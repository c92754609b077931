import { failures } from '@mowatt/contract/failures'
import { signInTroubleTexts } from './sign-in-texts.ts'

export type TroubleKind =
  | 'email'
  | 'terms'
  | 'wrong-address'
  | 'expired'
  | 'used'
  | 'broken'
  | 'foreign'
  | 'too-many'
  | 'offline'
  | 'closed'
  | 'wrong-code'
  | 'second-step'
  | 'unknown'

/** Errors of a sign-in, and their texts. */
export type SignInTrouble = { kind: TroubleKind; text: string }

const texts: Record<TroubleKind, string> = {
  email: failures.email_invalid.text,
  terms: failures.terms_not_accepted.text,
  'wrong-address': signInTroubleTexts.otherAddress,
  expired: signInTroubleTexts.expired,
  used: signInTroubleTexts.used,
  broken: signInTroubleTexts.incomplete,
  foreign: signInTroubleTexts.foreign,
  'too-many': signInTroubleTexts.tooMany,
  offline: signInTroubleTexts.offline,
  closed: signInTroubleTexts.closed,
  'wrong-code': failures.sign_in_code_wrong.text,
  'second-step': signInTroubleTexts.secondStep,
  unknown: signInTroubleTexts.unknown,
}

/** Codes of the provider's library and of our own API. */
const kinds: Record<string, TroubleKind> = {
  'auth/invalid-email': 'email',
  'auth/missing-email': 'email',
  email_invalid: 'email',
  'auth/expired-action-code': 'expired',
  'auth/invalid-action-code': 'used',
  'auth/argument-error': 'broken',
  'auth/invalid-api-key': 'broken',
  'auth/tenant-id-mismatch': 'foreign',
  'auth/invalid-continue-uri': 'broken',
  'auth/unauthorized-continue-uri': 'broken',
  'auth/missing-ios-bundle-id': 'broken',
  'auth/missing-android-pkg-name': 'broken',
  'auth/too-many-requests': 'too-many',
  'auth/quota-exceeded': 'too-many',
  too_many_requests: 'too-many',
  'auth/network-request-failed': 'offline',
  network: 'offline',
  timeout: 'offline',
  'auth/user-disabled': 'closed',
  'auth/multi-factor-auth-required': 'second-step',
  sign_in_code_wrong: 'wrong-code',
}

/** `isCompleting`: the link's own address is requested, so another address is a wrong one. */
export function signInTrouble(error: unknown, isCompleting = false): SignInTrouble {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const words = typeof message === 'string' ? message : ''
  if (code === 'email_disposable' || words.includes(failures.email_disposable.text)) {
    return { kind: 'email', text: failures.email_disposable.text }
  }
  const kind = (typeof code === 'string' && Object.hasOwn(kinds, code) ? kinds[code] : undefined) ?? 'unknown'
  return troubleOf(isCompleting && kind === 'email' ? 'wrong-address' : kind)
}

export function troubleOf(kind: TroubleKind): SignInTrouble {
  return { kind, text: texts[kind] }
}
