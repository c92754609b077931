import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The longest input log that is accepted: far more than a person can press in a run. */
const LONGEST_RUN_INPUTS = 4000

export const startRun = endpoint({
  name: 'startRun',
  summary: 'Issues a ticket for one run of Escape the Tunnel; the tunnel is generated from the seed',
  method: 'POST',
  path: '/api/v1/waitlist/me/game/runs',
  body: z.object({}),
  reply: z.object({ run_id: z.string(), seed: z.string(), rules_version: z.int(), expires_at: z.iso.datetime() }),
  fails: ['not_authenticated', 'not_allowed', 'terms_owed', 'too_many_requests'],
})

export const finishRun = endpoint({
  name: 'finishRun',
  summary: 'Submits what was pressed and when; the server replays the run and sets the score',
  method: 'POST',
  path: '/api/v1/waitlist/me/game/runs/:run_id',
  params: z.object({ run_id: z.string().check(z.maxLength(64)) }),
  body: z.object({
    /** Pairs of [tick, action], in order. `calm` says which speed was played. */
    inputs: z
      .array(z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0), z.maximum(15))]))
      .check(z.maxLength(LONGEST_RUN_INPUTS)),
    is_calm: z.optional(z.boolean()),
  }),
  reply: z.object({
    score: z.int(),
    /** The points that this run added. */
    points: z.int(),
    best: z.int(),
    is_best: z.boolean(),
  }),
  fails: [
    'not_authenticated',
    'not_allowed',
    'terms_owed',
    'not_found',
    'run_refused',
    'run_over',
    'too_many_requests',
  ],
})
