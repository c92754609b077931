import * as z from 'zod/mini'
import { adConversion } from './ad-conversion.ts'
import { endpoint } from './endpoint.ts'

/** The roles of an operator; each allows what its work needs. */
export const operatorRoles = ['editor', 'promoter', 'support', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Who may read the analytics. */
export const insightsReaders: readonly OperatorRole[] = ['editor', 'promoter', 'admin']

const Day = z.iso.date('Please enter a date, such as 2026-11-15')
const Counted = z.array(z.object({ name: z.string(), visitors: z.number(), views: z.number() }))

export const readInsights = endpoint({
  name: 'readInsights',
  summary: 'Reports what visitors did between two dates, for operators',
  method: 'GET',
  path: '/api/v1/insights',
  query: z.object({ from: Day, to: Day }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    role: z.enum(operatorRoles),
    days: z.array(z.object({ date: z.string(), visitors: z.number(), views: z.number() })),
    pages: Counted,
    sources: Counted,
    campaigns: Counted,
    funnel: z.array(
      z.object({
        step: z.enum(['visit', 'prompt', 'handover', 'comparison', 'signup', 'switch']),
        visitors: z.number(),
      }),
    ),
    quests: z.array(z.object({ quest: z.string(), members: z.number(), entries: z.number() })),
    vitals: z.array(z.object({ metric: z.string(), p75: z.number(), good: z.number(), measured: z.number() })),
    error_count: z.number(),
    errors: z.array(
      z.object({
        fingerprint: z.string(),
        name: z.string(),
        message: z.string(),
        stack: z.string(),
        page: z.string(),
        count: z.number(),
        first_at: z.string(),
        last_at: z.string(),
      }),
    ),
    conversions: z.array(z.object({ form_type: z.string(), count: z.number() })),
  }),
  fails: ['not_authenticated', 'not_allowed', 'passkey_needed', 'second_factor_needed'],
})

export const countConversion = endpoint({
  name: 'countConversion',
  summary: 'Counts an ad conversion by a visitor who agreed to marketing; each id only counts once',
  method: 'POST',
  path: '/api/v1/conversions',
  body: z.object({ id: z.uuid(), form_type: z.enum(adConversion.formTypes) }),
  reply: z.object({ outcome: z.literal('counted') }),
  fails: ['too_many_requests'],
})
