import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-words.ts'

/**
 * What was read and, if the user corrected it, their value. Reduced to letters and digits where it may identify them.
 */
const DoubtedValue = z.object({
  path: z.string(),
  label: z.string(),
  status: z.enum(['corrected', 'doubtful']),
  read_as: z.string(),
  /** Null if the user did not correct it. */
  text: z.nullable(z.string()),
  /** The pattern of the printed text: 9 for a digit, A or a for a letter. */
  printed: z.string(),
  confidence: z.number(),
  page: z.number(),
  checks: z.array(z.object({ name: z.string(), outcome: z.enum(['supports', 'contradicts']) })),
})

export const listDoubtedReadings = endpoint({
  name: 'listDoubtedReadings',
  summary:
    'Lists values on bills that people corrected or the reader was not sure of, without saying whose bills they are',
  method: 'GET',
  path: '/api/v1/operate/readings',
  query: z.object({
    show: z.optional(z.enum(['corrected', 'doubtful'])),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    readings: z.array(
      z.object({
        reading_id: z.string(),
        /** When it was last corrected, or when the bill arrived. */
        at: z.string(),
        document_type: z.string(),
        /** Null for an unknown one. */
        supplier: z.nullable(z.string()),
        pages: z.number(),
        values: z.array(DoubtedValue),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  fails: [...operatorRefusals],
})
