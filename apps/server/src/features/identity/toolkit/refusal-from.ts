import { Failure, type FailureCode } from '@mowatt/contract'
import type { FastifyError } from 'fastify'
import { isDatabaseAway } from '../../../platform/db/is-database-away.ts'
import { NotAbsolute } from '../sign-in/continue-url.ts'
import { LinkRefused, type LinkRefusal } from '../sign-in/sign-in-with-link.ts'
import { TokenRefused } from '../tokens/token-refused.ts'
import { invalidJson, Refusal } from './refusal.ts'

const links: Record<LinkRefusal, string> = {
  code_unknown: 'INVALID_OOB_CODE',
  code_expired: 'EXPIRED_OOB_CODE',
  other_address: 'INVALID_EMAIL : The email provided does not match the sign-in email address.',
  user_disabled: 'USER_DISABLED',
  address_taken: 'EMAIL_EXISTS',
  address_fixed: 'OPERATION_NOT_ALLOWED',
}

const tokens: Record<TokenRefused['reason'], string> = {
  broken: 'INVALID_ID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  user_gone: 'USER_NOT_FOUND',
  user_disabled: 'USER_DISABLED',
}

const failures: Partial<Record<FailureCode, string>> = {
  email_invalid: 'INVALID_EMAIL',
  email_disposable: 'INVALID_EMAIL : Disposable emails are not allowed.',
  continue_url_refused: 'UNAUTHORIZED_DOMAIN : Domain not whitelisted by project',
  too_many_requests: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  mail_quota_spent: 'QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.',
  sign_in_again: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  passkey_refused: 'INVALID_CUSTOM_TOKEN',
}

/** The only place where our own failures become those of the identity protocol; undefined for a bug. */
export function refusalFrom(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof LinkRefused) return new Refusal(links[error.reason])
  if (error instanceof TokenRefused) return new Refusal(tokens[error.reason])
  if (error instanceof NotAbsolute) {
    return new Refusal('INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))')
  }
  if (error instanceof Failure && error.code === 'unavailable') return unavailable()
  if (error instanceof Failure) {
    const said = failures[error.code]
    return said === undefined ? new Refusal(error.message, { statusCode: error.status }) : new Refusal(said)
  }
  const { code, statusCode = 500 } = error as FastifyError
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return invalidJson('Expected application/json.')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('Request payload is too large.', { statusCode: 413 })
  if (statusCode === 400) return invalidJson('Parsing failed.', 'parseError')
  if (isDatabaseAway(error)) return unavailable()
  return undefined
}

function unavailable(): Refusal {
  return new Refusal('The service is currently unavailable.', {
    statusCode: 503,
    status: 'UNAVAILABLE',
    reason: 'backendError',
  })
}
