import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'

export const claimLimits = { figure: 40, basis: 3000 } as const

const RegisteredClaim = z.object({
  document_id: z.string(),
  key: z.string(),
  figure: z.string(),
  label: z.string(),
  basis: z.string(),
  checked_on: z.string(),
  expires_on: z.string(),
  state: z.enum(['good', 'soon', 'expired']),
  /** Pages, and content records whose text contains the figure. */
  shown: z.array(z.object({ kind: z.string(), name: z.string() })),
  /** The value from our own data, if they contain it. */
  computed: z.nullable(z.object({ figure: z.string(), is_backed: z.boolean() })),
  /** Whether the figure on the site is updated from our data. */
  is_kept: z.boolean(),
  /** A version that changes with each edit: a client with an older version has not seen the latest edit. */
  version: z.string(),
})

export const listClaimRegister = endpoint({
  name: 'listClaimRegister',
  summary: 'Lists every figure the site claims, with its basis, its dates, where it is shown and what our data says',
  method: 'GET',
  path: '/api/v1/operate/claims',
  reply: z.object({ claims: z.array(RegisteredClaim) }),
  fails: [...operatorRefusals],
})

const Words = (longest: number, empty: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(longest, `Please use ${longest} characters or fewer.`))

export const renewClaim = endpoint({
  name: 'renewClaim',
  summary:
    'Marks a claim as checked today, with its figure, its basis and when to check it next; works once for each version',
  method: 'POST',
  path: '/api/v1/operate/claims/:document_id',
  params: z.object({ document_id: z.string().check(z.maxLength(200)) }),
  body: z.object({
    figure: Words(claimLimits.figure, 'Please enter the figure.'),
    basis: Words(claimLimits.basis, 'Please say what the figure is based on.'),
    expires_on: z.iso.date('Please enter a date.'),
    /** From now on the figure is taken from our data, whatever `figure` is. */
    is_kept: z.boolean(),
    version: z.string().check(z.maxLength(40)),
    reason: OperatorReason,
  }),
  reply: z.object({ outcome: z.enum(['renewed', 'changed']), claims: z.array(RegisteredClaim) }),
  fails: [...operatorRefusals, 'not_found'],
})

export const claimEndpoints = [listClaimRegister, renewClaim] as const
