import * as z from 'zod'

/** The first entry: what is needed before anything can be restored. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Version of the tables of the job queue. */
  jobs: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Those that the server generated; configured ones are never in a backup. */
  secrets: z.string().optional(),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: what the archive must contain. */
export const Ending = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.number(),
  /** Deleted while the backup ran. */
  gone: z.array(z.string()),
  /** Named by rows, and missing for no known reason. */
  lost: z.array(z.string()),
})
export type Ending = z.infer<typeof Ending>

export const MANIFEST = 'manifest.json'
export const ENDING = 'end.json'
/** `tables/public.chat_message/000001` */
export const TABLES = 'tables/'
/** `files/bills/...`, as stored: sealed. */
export const FILES = 'files/'
