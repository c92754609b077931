import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A year plus an hour of margin, two bytes for each half hour. */
export const MOST_HALF_HOURS = 365 * 48 + 2
const LONGEST = Math.ceil((MOST_HALF_HOURS * 2) / 3) * 4

/** Half hours since the start of 1970, from 2000 to 2120. */
const firstHalfHour = z.int().check(z.minimum(525_984), z.maximum(2_629_872))
/** Watt-hours of each half hour in two bytes, little-endian; 65535 is one that was not metered. As base64. */
const packed = z.base64().check(z.minLength(4), z.maxLength(LONGEST))
const HomeParams = z.object({ home_id: z.string().check(z.maxLength(64)) })
const FuelParams = z.extend(HomeParams, { fuel: z.enum(['electricity', 'gas']) })
const FAILS = ['not_authenticated', 'not_found'] as const

const KeptHalfHours = z.object({
  fuel: z.enum(['electricity', 'gas']),
  first_half_hour: firstHalfHour,
  packed,
  saved_at: z.iso.datetime(),
})

export const readHalfHours = endpoint({
  name: 'readHalfHours',
  summary: 'Returns the half-hourly readings saved with a home',
  method: 'GET',
  path: '/api/v1/homes/:home_id/half-hours',
  params: HomeParams,
  reply: z.object({ half_hours: z.array(KeptHalfHours) }),
  fails: FAILS,
})

/** Replaces the stored data of this fuel, so a repeated request has the same effect. */
export const keepHalfHours = endpoint({
  name: 'keepHalfHours',
  summary: 'Saves a year of half-hourly readings with a home that belongs to an account',
  method: 'PUT',
  path: '/api/v1/homes/:home_id/half-hours/:fuel',
  params: FuelParams,
  body: z.object({ first_half_hour: firstHalfHour, packed }),
  reply: z.object({ saved_at: z.iso.datetime() }),
  fails: [...FAILS, 'key_reused', 'invalid_request', 'too_many_requests'],
})

export const deleteHalfHours = endpoint({
  name: 'deleteHalfHours',
  summary: 'Deletes the half-hourly readings for one fuel in a home',
  method: 'DELETE',
  path: '/api/v1/homes/:home_id/half-hours/:fuel',
  params: FuelParams,
  reply: z.object({ is_deleted: z.literal(true) }),
  fails: [...FAILS, 'key_reused'],
})

export const halfHourEndpoints = [readHalfHours, keepHalfHours, deleteHalfHours]
export type KeptHalfHours = z.output<typeof KeptHalfHours>
