import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const moment = z.iso.datetime()

export const readStatus = endpoint({
  name: 'readStatus',
  summary: 'Lists outages in the last 90 days',
  method: 'GET',
  path: '/api/v1/status',
  reply: z.object({
    /** Null if nothing has been recorded yet. */
    recorded_since: z.nullable(moment),
    /** The newest first. */
    outages: z.array(z.object({ from: moment, to: moment })),
  }),
  fails: [],
})

export type Status = z.output<typeof readStatus.reply>
