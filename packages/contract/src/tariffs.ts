import { PAYMENT_METHODS, REGION_LETTERS } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Millionths of a penny, so that calculations stay exact. */
const microPence = z.int()
const count = z.int().check(z.nonnegative())
const clockTime = z.string().check(z.maxLength(5))
const fuel = z.enum(['electricity', 'gas'])

/**
 * One rate, day and night, bands with a rate for the rest, or a price for each half hour from a start time on. Per kWh.
 */
const WireRates = z.union([
  z.object({ single: microPence }),
  z.object({ day: microPence, night: microPence }),
  z.object({
    rest: microPence,
    bands: z.array(
      z.object({
        name: z.string(),
        rate: microPence,
        days: z.optional(z.array(z.int())),
        months: z.optional(z.array(z.int())),
        from: z.optional(clockTime),
        to: z.optional(clockTime),
      }),
    ),
  }),
  z.object({ first_half_hour: z.int(), published: z.array(microPence) }),
])

const discountOff = z.union([z.object({ pence_per_year: count }), z.object({ basis_points_off_units: count })])

const Price = z.object({
  from: z.iso.date(),
  unit_rates: WireRates,
  standing_micro_pence_per_day: microPence,
  includes_vat_basis_points: count,
})

/** What a home is charged for a fuel, exactly: now and announced, and after a fixed term. */
export const WireCharges = z.object({
  prices: z.array(Price),
  then_prices: z.array(Price),
  discounts: z.array(z.object({ name: z.string(), off: discountOff })),
})

const WireTariff = z.object({
  tariff_id: z.string(),
  supplier: z.string(),
  tariff_name: z.string(),
  kind: z.enum(['fixed', 'variable', 'tracker']),
  features: z.array(z.enum(['green', 'ev', 'economy_7', 'day_night', 'prepay'])),
  needs: z.array(z.enum(['ev', 'smart_meter', 'two_rate_meter', 'heat_pump', 'online_account', 'new_customer'])),
  term: z.nullable(z.union([z.object({ months: count }), z.object({ until: z.iso.date() })])),
  exit_fee_pence_per_fuel: count,
  available_from: z.iso.date(),
  available_to: z.nullable(z.iso.date()),
  is_standard_variable: z.boolean(),
  /** Made up for the demonstration: it cannot be bought. */
  is_sample: z.boolean(),
  source: z.string(),
  discounts: z.array(
    z.object({
      name: z.string(),
      applies_to: z.enum(['electricity', 'gas', 'dual_fuel']),
      counts: z.enum(['every_year', 'listed_only']),
      off: discountOff,
    }),
  ),
  prices: z.array(z.object({ fuel, ...Price.shape })),
})

const WireExport = z.object({
  ...z.pick(WireTariff, {
    tariff_id: true,
    supplier: true,
    tariff_name: true,
    needs: true,
    available_from: true,
    available_to: true,
    is_sample: true,
    source: true,
  }).shape,
  /** The payment per kWh, without VAT. */
  prices: z.array(z.object({ from: z.iso.date(), unit_rates: WireRates })),
})

const sourced = { source: z.string(), confidence: z.enum(['confirmed', 'one source', 'derived', 'own']) }
const rateAndStanding = z.tuple([z.string(), z.string()])
const TypicalKwh = z.object({
  electricity: z.number(),
  electricity_day_night: z.nullable(z.number()),
  gas: z.number(),
  ...sourced,
})

/** Price caps of a region and of Great Britain, VAT and typical use, each with its days and source. */
const WireFigures = z.object({
  /** Pence a kWh and a day, as text, with the VAT of their first day. `region` is null for the average. */
  caps: z.array(
    z.object({
      region: z.nullable(z.enum(REGION_LETTERS)),
      payment_method: z.enum(PAYMENT_METHODS),
      meter: z.enum(['single', 'day_night']),
      from: z.iso.date(),
      to: z.iso.date(),
      electricity: rateAndStanding,
      gas: z.nullable(rateAndStanding),
      pounds: z.nullable(z.number()),
      ...sourced,
    }),
  ),
  vat_rates: z.array(z.object({ fuel, from: z.iso.date(), basis_points: count, ...sourced })),
  typical_uses: z.array(
    z.object({
      from: z.iso.date(),
      to: z.nullable(z.iso.date()),
      medium: TypicalKwh,
      low: z.nullable(TypicalKwh),
      high: z.nullable(TypicalKwh),
    }),
  ),
})

export const listTariffs = endpoint({
  name: 'listTariffs',
  summary:
    'Lists every tariff that can be compared in a price region, and what each export tariff pays, with prices by time of day',
  method: 'GET',
  path: '/api/v1/tariffs',
  query: z.object({
    region: z.enum(REGION_LETTERS),
    payment_method: z._default(z.enum(PAYMENT_METHODS), 'direct_debit'),
  }),
  reply: z.object({
    tariffs: z.array(WireTariff),
    /** The payment for what a home exports to the grid. */
    exports: z.array(WireExport),
    /** What a home without a deal of its own pays, and what a typical one uses. */
    figures: WireFigures,
  }),
  fails: [],
})

export type WireCharges = z.output<typeof WireCharges>
export type WireFigures = z.output<typeof WireFigures>
export type WireTariff = z.output<typeof WireTariff>
export type WireExport = z.output<typeof WireExport>
export type WireRates = z.output<typeof WireRates>
