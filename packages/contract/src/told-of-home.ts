import { REGION_LETTERS } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { oneLine } from './typed-words.ts'
import { within } from './within.ts'

export const PaymentMethod = z.enum(['direct_debit', 'standard_credit', 'prepayment'])

const upTo = (most: number) =>
  within(z.number(), 0, most, `Please type a number up to ${most.toLocaleString('en-GB')}.`)
const whole = (least: number, most: number) =>
  within(z.int(), least, most, `Please type a number from ${least} to ${most}.`)
/** As it is typed: in pounds. */
const pence = (least: number, most: number) =>
  within(z.int(), least, most, `Please type an amount up to £${(most / 100).toLocaleString('en-GB')}.`)
const Name = oneLine(80, 'Please enter a name.')
const SPEND = { period: z.enum(['week', 'month', 'quarter', 'year']), fuels: z.enum(['both', 'electricity', 'gas']) }

/** Values whose format is the same in requests and in responses. */
const toldChoices = {
  /** If the postcode leaves more than one price region. */
  region: z.enum(REGION_LETTERS),
  payment_method: PaymentMethod,
  fuels: z.enum(['both', 'electricity', 'gas']),
  deal: z.enum(['fixed', 'variable', 'unknown']),
  ends_on: z.iso.date(),
  has_ev: z.boolean(),
  has_smart_meter: z.boolean(),
  meter: z.enum(['single', 'day_night']),
  heating: z.enum(['gas', 'electric_heaters', 'heat_pump', 'other']),
  /** The usage of a typical home is good enough. */
  is_typical: z.boolean(),
  /** The user was asked, and does not know. */
  is_end_unknown: z.boolean(),
  is_fee_unknown: z.boolean(),
} as const

/** What a user stated about a home, in a form or in a conversation. It overrides the bill. */
export const Told = z.partial(
  z.object({
    ...toldChoices,
    postcode: z.string(),
    supplier: z.string(),
    tariff_name: z.string(),
    electricity_kwh: z.number(),
    gas_kwh: z.number(),
    /** The share of electricity used at night. */
    night_percent: z.number(),
    electricity_rates: rates(z.number()),
    gas_rates: rates(z.number()),
    exit_fee_pence: z.number(),
    people: z.number(),
    bedrooms: z.number(),
    spend: z.object({ ...SPEND, pence: z.number() }),
  }),
)
export type ToldOfHome = z.output<typeof Told>

const keysOfTold = Object.keys(Told.shape) as (keyof ToldOfHome)[]

/** What the user said in a conversation, and when. Null: the conversation was deleted. */
export const ToldInChat = z.object({
  field: z.enum([...keysOfTold, 'monthly_pence', 'balance_pence']),
  chat_id: z.nullable(z.string()),
  on: z.iso.date(),
})
export type ToldInChat = z.output<typeof ToldInChat>

/** Omitted fields are left unchanged; null deletes a value, so that the bill's applies again. */
export const ToldChange = z.partial(
  z.object(
    nullableEach({
      ...toldChoices,
      postcode: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
      supplier: Name,
      tariff_name: Name,
      electricity_kwh: upTo(1_000_000),
      gas_kwh: upTo(1_000_000),
      night_percent: whole(0, 100),
      electricity_rates: rates(upTo(500)),
      gas_rates: rates(upTo(500)),
      exit_fee_pence: pence(0, 100_000),
      people: whole(1, 20),
      bedrooms: whole(0, 20),
      spend: z.object({ ...SPEND, pence: pence(1, 10_000_000) }),
    }),
  ),
)
export type ToldChange = z.output<typeof ToldChange>

function nullableEach<Shape extends Record<string, z.core.$ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, value]) => [name, z.nullable(value)])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]> }
}

/** Pence per kWh and per day, as read off a bill. */
function rates<Rate extends z.ZodMiniNumber>(rate: Rate) {
  return z.object({ unit_pence: z.optional(rate), night_pence: z.optional(rate), standing_pence: z.optional(rate) })
}
