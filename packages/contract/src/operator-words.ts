import * as z from 'zod/mini'

export const consoleLimits = { reason: 500, search: 120, rows: 50 } as const

/** The API's error messages for a user who is not an operator, or lacks the required role. */
export const operatorRefusals = ['not_authenticated', 'not_allowed', 'passkey_needed', 'second_factor_needed'] as const

/** The operator's reason. It is stored in the audit log. */
export const OperatorReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Please say why, in a few words.'),
    z.maxLength(consoleLimits.reason, `Please use ${consoleLimits.reason} characters or fewer.`),
  )
