import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Pence = z.int()
const Rates = z.array(z.object({ label: z.string(), text: z.string() }))
const ComparisonParams = z.object({ comparison_id: z.string().check(z.maxLength(64)) })

/** A verdict without personal data: no name, place, supply number, current supplier or words of the conversation. */
export const SharedVerdict = z.object({
  verdict: z.enum(['switch', 'wait', 'stay']),
  headline: z.string(),
  worked_out_on: z.iso.date(),
  is_sample: z.boolean(),
  /** Usage or current price is estimated: the saving is rounded, and the amounts beside it may not add up to it. */
  is_about: z.boolean(),
  region: z.string(),
  /** In whole pounds, because exact amounts and rates would reveal the exact usage. */
  stay_pence: Pence,
  move_pence: Pence,
  /** Less exit fees; negative if switching costs money. */
  saving_pence: Pence,
  /** In `move_pence`; 0 if leaving is free by the day of the advice. */
  exit_fees_pence: Pence,
  /** Rounded to 100 kWh. */
  usage: z.array(z.object({ fuel: z.enum(['electricity', 'gas']), kwh: z.int() })),
  rates_now: Rates,
  best: z.object({ supplier: z.string(), name: z.string(), term: z.string(), exit_fee_pence: Pence, rates: Rates }),
  assumed: z.array(z.string()),
})
export type SharedVerdict = z.output<typeof SharedVerdict>

const Share = z.object({ url: z.string(), expires_at: z.iso.datetime() })
export type Share = z.output<typeof Share>

export const shareVerdict = endpoint({
  name: 'shareVerdict',
  summary: 'Creates a link that shows a verdict without identifying the person; asking again returns the same link',
  method: 'POST',
  path: '/api/v1/comparisons/:comparison_id/share',
  params: ComparisonParams,
  reply: Share,
  fails: ['not_authenticated', 'not_found', 'too_many_requests'],
})

export const readShare = endpoint({
  name: 'readShare',
  summary: 'Returns the link to a verdict, to the person who created it; null if there is none',
  method: 'GET',
  path: '/api/v1/comparisons/:comparison_id/share',
  params: ComparisonParams,
  reply: z.object({ share: z.nullable(Share) }),
  fails: ['not_authenticated'],
})

export const withdrawShare = endpoint({
  name: 'withdrawShare',
  summary: 'Turns off the link to a verdict; does nothing if there is none',
  method: 'DELETE',
  path: '/api/v1/comparisons/:comparison_id/share',
  params: ComparisonParams,
  reply: z.object({ is_withdrawn: z.literal(true) }),
  fails: ['not_authenticated'],
})

export const readSharedVerdict = endpoint({
  name: 'readSharedVerdict',
  summary: 'Returns what a shared link shows, to anyone who has the link',
  method: 'GET',
  path: '/api/v1/shared/:token',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.object({ verdict: SharedVerdict, expires_at: z.iso.datetime() }),
  fails: ['share_unknown', 'share_over', 'too_many_requests'],
})

export const shareEndpoints = [shareVerdict, readShare, withdrawShare, readSharedVerdict]
