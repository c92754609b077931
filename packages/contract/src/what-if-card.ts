import * as z from 'zod/mini'

const Count = z.int().check(z.nonnegative())
/** For each half hour of a day, from midnight. */
const Day = z.array(Count).check(z.length(48))
/** A half-hourly price can be below zero. */
const Rates = z.array(z.int()).check(z.length(48))

/** A year with something supposed, as pictures: an average day with its prices, and the pounds by band. */
export const WhatIfCard = z.object({
  kind: z.literal('what_if'),
  /** Whose prices, such as "Larkspur Night Drive from Larkspur". */
  deal: z.string(),
  day_kind: z.enum(['winter_weekday', 'summer_weekday', 'weekend']),
  /** Watt-hours. */
  now: Day,
  supposed: Day,
  /** Micropence per kWh, VAT included. */
  rates: Rates,
  /** These add up to the year, before what export is paid. */
  bands: z.array(
    z.object({
      fuel: z.enum(['electricity', 'gas']),
      name: z.string(),
      /** Absent from what isn't charged by the unit. */
      watt_hours: z.optional(Count),
      pence: z.int(),
    }),
  ),
  export_pence: Count,
  assumed: z.array(z.object({ text: z.string(), source: z.string() })),
})
