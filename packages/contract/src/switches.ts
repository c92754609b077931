import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const switchStates = [
  'draft',
  'details',
  'consent',
  'submitted',
  'cooling_off',
  'switching',
  'complete',
  'cancelled',
  'failed',
] as const
export type SwitchState = (typeof switchStates)[number]

/** Of those that were agreed to. */
export const agreedStates = ['submitted', 'cooling_off', 'switching', 'complete', 'cancelled', 'failed'] as const
export type AgreedState = (typeof agreedStates)[number]

const SwitchParams = z.object({ switch_id: z.string().check(z.maxLength(64)) })
const Details = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({ line_1: z.string(), line_2: z.string(), town: z.string(), postcode: z.string() }),
  mpan: z.string(),
  mprn: z.string(),
  bank: z.nullable(z.object({ account_name: z.string(), sort_code: z.string(), account_number: z.string() })),
  has_special_needs: z.boolean(),
})

/** Of bank details only the last digits are ever returned. */
const Switch = z.object({
  switch_id: z.string(),
  chat_id: z.nullable(z.string()),
  state: z.enum(switchStates),
  /** What the user must do or may expect now, in one sentence. */
  says: z.string(),
  is_simulated: z.boolean(),
  tariff: z.object({
    tariff_id: z.string(),
    supplier: z.string(),
    name: z.string(),
    is_sample: z.boolean(),
    yearly_pence: z.int(),
    /** Less the exit fee of today, as in the comparison that it was chosen from. */
    saving_pence: z.nullable(z.int()),
    saving_range: z.nullable(z.object({ low_pence: z.int(), high_pence: z.int() })),
    is_rough: z.optional(z.boolean()),
    /** The exit fee of the current tariff today. */
    exit_fees_now_pence: z.int(),
    /** The exit fee of the new tariff before its end, for each fuel. */
    exit_fee_pence: z.int(),
    rates: z.array(z.object({ label: z.string(), text: z.string() })),
    /** Which VAT the rates include. */
    vat: z.string(),
    term: z.string(),
    /** When a fixed price ends; approximate if it is counted from a move in the future. */
    price_ends: z.nullable(z.object({ on: z.iso.date(), is_about: z.boolean() })),
    payment_method: z.enum(['direct_debit', 'standard_credit', 'prepayment']),
    fuels: z.array(z.enum(['electricity', 'gas'])),
  }),
  /** What is filled in so far; the next form is the first of `missing`. */
  details: z.partial(Details),
  missing: z.array(z.enum(['name', 'address', 'supply', 'contact', 'payment'])),
  /** The price that consent is requested for is valid until then. */
  offer_expires_at: z.iso.datetime(),
  consented_at: z.nullable(z.iso.datetime()),
  /** The last whole day on which it can be cancelled without a reason, and the moment at which that day ends. */
  cooling_off_ends_on: z.nullable(z.iso.date()),
  cooling_off_ends_at: z.nullable(z.iso.datetime()),
  /** The length of a day for the simulator, if its clock runs faster than ours. */
  simulated_day_ms: z.nullable(z.int()),
  expected_on: z.nullable(z.iso.date()),
  can_cancel: z.boolean(),
  timeline: z.array(z.object({ state: z.enum(switchStates), at: z.iso.datetime(), says: z.string() })),
})
export type Switch = z.output<typeof Switch>

const REFUSALS = ['not_authenticated', 'not_found', 'key_reused', 'switch_refuses', 'offer_over'] as const

export const startSwitch = endpoint({
  name: 'startSwitch',
  summary: 'Starts a switch to one of the tariffs in a comparison; nothing is sent to anyone',
  method: 'POST',
  path: '/api/v1/switches',
  body: z.object({
    comparison_id: z.string().check(z.maxLength(64)),
    tariff_id: z.string().check(z.maxLength(100)),
  }),
  reply: Switch,
  fails: [...REFUSALS, 'too_many_requests'],
})

export const listSwitches = endpoint({
  name: 'listSwitches',
  summary: 'Lists the caller’s switches, newest first',
  method: 'GET',
  path: '/api/v1/switches',
  reply: z.object({ switches: z.array(Switch) }),
  fails: ['not_authenticated'],
})

export const readSwitch = endpoint({
  name: 'readSwitch',
  summary: 'Returns a switch, to the person who started it',
  method: 'GET',
  path: '/api/v1/switches/:switch_id',
  params: SwitchParams,
  reply: Switch,
  fails: ['not_authenticated', 'not_found'],
})

const Line = z.optional(z.string().check(z.trim(), z.maxLength(120)))

/** One form at a time: only what is sent is validated and stored. Invalid fields are returned by name. */
export const fillSwitch = endpoint({
  name: 'fillSwitch',
  summary: 'Fills in one of the forms for a switch',
  method: 'PUT',
  path: '/api/v1/switches/:switch_id/details',
  params: SwitchParams,
  body: z.object({
    full_name: Line,
    email: z.optional(z.string().check(z.trim())),
    phone: Line,
    line_1: Line,
    line_2: Line,
    town: Line,
    postcode: Line,
    mpan: Line,
    mprn: Line,
    account_name: Line,
    sort_code: Line,
    account_number: Line,
    has_special_needs: z.optional(z.boolean()),
  }),
  reply: Switch,
  fails: [...REFUSALS, 'invalid_request', 'too_many_requests'],
})

/** The text of the agreement, word for word: the page shows it, and it is stored with the switch. */
export const switchConsents = {
  agrees_to_tariff: 'I want to move to this tariff at these prices.',
  agrees_to_terms: 'I’ve read the terms, and I know I have 14 days to change my mind.',
  may_act_for_household: 'I pay the bill, or I’m allowed to decide this for my household.',
} as const

/** Consent names exactly what was shown: if the tariff or price has changed, it is rejected, and nothing is sent. */
export const consentToSwitch = endpoint({
  name: 'consentToSwitch',
  summary: 'Agrees to the exact tariff and price, and submits the switch',
  method: 'POST',
  path: '/api/v1/switches/:switch_id/consent',
  params: SwitchParams,
  body: z.object({
    tariff_id: z.string().check(z.maxLength(100)),
    yearly_pence: z.int(),
    agrees_to_tariff: z.literal(true),
    agrees_to_terms: z.literal(true),
    may_act_for_household: z.literal(true),
  }),
  reply: Switch,
  fails: [...REFUSALS, 'invalid_request', 'switch_under_way'],
})

export const cancelSwitch = endpoint({
  name: 'cancelSwitch',
  summary: 'Cancels a switch, up to the end of the cooling-off period',
  method: 'POST',
  path: '/api/v1/switches/:switch_id/cancel',
  params: SwitchParams,
  reply: Switch,
  fails: REFUSALS,
})

/** Without an address the reminder is sent to the user's own. */
export const setReminder = endpoint({
  name: 'setReminder',
  summary: 'Sets an email reminder for a date named in a verdict',
  method: 'POST',
  path: '/api/v1/reminders',
  body: z.object({
    comparison_id: z.string().check(z.maxLength(64)),
    on: z.iso.date(),
    email: z.optional(z.string().check(z.trim())),
  }),
  reply: z.object({ reminder_id: z.string(), on: z.iso.date(), email: z.string() }),
  fails: [
    'not_authenticated',
    'not_found',
    'key_reused',
    'email_invalid',
    'email_disposable',
    'too_many_requests',
    'invalid_request',
  ],
})

/** For the link in an email: anyone with the link can stop these emails, signed in or not. */
export const stopReminders = endpoint({
  name: 'stopReminders',
  summary: 'Stops every reminder to the address that received the email',
  method: 'POST',
  path: '/api/v1/reminders/stop',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.object({ is_stopped: z.boolean() }),
  fails: ['not_found', 'too_many_requests'],
})

export const switchEndpoints = [
  startSwitch,
  listSwitches,
  readSwitch,
  fillSwitch,
  consentToSwitch,
  cancelSwitch,
  setReminder,
  stopReminders,
]
