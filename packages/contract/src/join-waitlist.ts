import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'

export const ReferralCode = z.string().check(z.trim(), z.maxLength(64))

export const joinWaitlist = endpoint({
  name: 'joinWaitlist',
  summary: 'Adds an address to the waitlist and emails a sign-in link; the place counts once the link has been opened',
  method: 'POST',
  path: '/api/v1/waitlist',
  body: z.object({
    email: z.string(failures.email_invalid.text).check(z.trim()),
    referral_code: z.optional(z.nullable(ReferralCode)),
    /**
     * The tick under the form: `false` is refused. The published request is `{email, referral_code?}`, so clients that
     * only know that schema omit it; the sign-up then records no acceptance.
     */
    terms_accepted: z.optional(z.boolean()),
    /** The browser's theme, for the pages that the emailed link opens. */
    theme: z.optional(z.enum(['system', 'light', 'dark'])),
  }),
  reply: z.object({ message: z.string(), email: z.string() }),
  fails: [
    'email_invalid',
    'email_disposable',
    'terms_not_accepted',
    'terms_owed',
    'not_authenticated',
    'not_allowed',
    'too_many_requests',
  ],
})
