import { Failure, type FailureCode, failures, isFailureCode } from '@mowatt/contract/failures'
import { emailTrouble } from '../../../browser/email-check.ts'

/** Codes of the provider's library and of our own API, as a visitor who signs in is told of them. */
const codes: Record<string, FailureCode> = {
  'auth/invalid-email': 'email_invalid',
  'auth/missing-email': 'email_invalid',
  'auth/expired-action-code': 'sign_in_link_expired',
  'auth/invalid-action-code': 'sign_in_link_used',
  'auth/argument-error': 'sign_in_link_broken',
  'auth/invalid-api-key': 'sign_in_link_broken',
  'auth/tenant-id-mismatch': 'sign_in_link_foreign',
  'auth/invalid-continue-uri': 'sign_in_link_broken',
  'auth/unauthorized-continue-uri': 'sign_in_link_broken',
  'auth/missing-ios-bundle-id': 'sign_in_link_broken',
  'auth/missing-android-pkg-name': 'sign_in_link_broken',
  'auth/too-many-requests': 'sign_in_too_often',
  'auth/quota-exceeded': 'sign_in_too_often',
  too_many_requests: 'sign_in_too_often',
  'auth/network-request-failed': 'sign_in_unreachable',
  network: 'sign_in_unreachable',
  timeout: 'sign_in_unreachable',
  'auth/user-disabled': 'account_closed',
  'auth/multi-factor-auth-required': 'second_step_missing',
}

/** The field of a form that a failure is about. */
const fields: Partial<Record<FailureCode, string>> = {
  email_invalid: 'email',
  email_disposable: 'email',
  email_required_for_sign_in: 'email',
  sign_in_other_address: 'email',
  sign_in_code_wrong: 'code',
  terms_not_accepted: 'terms',
}

/** After these a link is of no use any more. */
export const LINK_OVER: readonly FailureCode[] = [
  'sign_in_link_expired',
  'sign_in_link_used',
  'sign_in_link_broken',
  'sign_in_link_foreign',
]

/** `isCompleting`: the link's own address is requested, so another address is a wrong one. */
export function signInFailure(error: unknown, isCompleting = false): Failure {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const words = typeof message === 'string' ? message : ''
  if (words.includes(failures.email_disposable.text)) return refusal('email_disposable')
  const known = knownAs(code) ?? 'sign_in_failed'
  return refusal(isCompleting && known === 'email_invalid' ? 'sign_in_other_address' : known)
}

function knownAs(code: unknown): FailureCode | undefined {
  if (typeof code === 'string' && Object.hasOwn(codes, code)) return codes[code]
  return isFailureCode(code) && (fields[code] !== undefined || LINK_OVER.includes(code)) ? code : undefined
}

/** A failure of the catalogue, beside the field that it is about. */
export function refusal(code: FailureCode): Failure {
  const field = fields[code]
  return new Failure(code, field === undefined ? {} : { fields: { [field]: failures[code].text } })
}

/** The same for six digits: a request with anything else is invalid. */
export function codeFailure(error: unknown): Failure {
  const isMalformed = (error as { code?: unknown } | undefined)?.code === 'invalid_request'
  return isMalformed ? refusal('sign_in_code_wrong') : signInFailure(error)
}

/** Refuses an address before anything is asked about it. */
export function checkEmail(typed: string): void {
  const trouble = emailTrouble(typed)
  if (trouble) throw refusal(trouble)
}
