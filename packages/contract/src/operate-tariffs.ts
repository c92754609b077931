import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'

/** About 400 tariffs with all their regions, and more than a supplier has. */
export const tariffLimits = { fileCharacters: 5_000_000, changesShown: 200, supplier: 120, source: 300 } as const

const Day = z.string()

/** What homes pay, or what they are paid for exporting to the grid. */
const Direction = z.enum(['import', 'export'])

const ListedTariff = z.object({
  tariff_id: z.string(),
  supplier: z.string(),
  name: z.string(),
  direction: Direction,
  available_from: Day,
  available_to: z.nullable(Day),
  sale: z.enum(['coming', 'now', 'over']),
  prices: z.number(),
  is_sample: z.boolean(),
  source: z.string(),
  /** When it was imported from a file; null if shipped with the product or fetched. */
  imported_at: z.nullable(z.string()),
})

const Fetch = z.object({
  began_at: z.string(),
  ended_at: z.string(),
  failed: z.nullable(z.string()),
  products: z.number(),
  tariffs: z.number(),
  timed: z.number(),
  skipped: z.array(z.object({ code: z.string(), reason: z.string() })),
})

export const listCatalogue = endpoint({
  name: 'listCatalogue',
  summary: 'Lists suppliers and their tariffs with start and end dates, and the results of fetching price lists',
  method: 'GET',
  path: '/api/v1/operate/tariffs',
  query: z.object({
    supplier: z.optional(z.string().check(z.maxLength(tariffLimits.supplier))),
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({
    suppliers: z.array(z.object({ name: z.string(), tariffs: z.number() })),
    tariffs: z.array(ListedTariff),
    next: z.nullable(z.string()),
    /** The host that price lists are fetched from, if there is one, and the latest attempts. */
    source: z.nullable(z.string()),
    fetches: z.array(Fetch),
  }),
  fails: [...operatorRefusals],
})

const File = z.object({
  format: z.enum(['csv', 'json']),
  text: z
    .string()
    .check(
      z.minLength(1, 'Please choose a file.'),
      z.maxLength(tariffLimits.fileCharacters, 'This file is too large. Please split it into smaller ones.'),
    ),
})

const Change = z.object({
  tariff_id: z.string(),
  supplier: z.string(),
  name: z.string(),
  direction: Direction,
  kind: z.enum(['new', 'changed', 'same']),
  fields: z.array(z.object({ field: z.string(), was: z.string(), is: z.string() })),
  prices: z.object({ added: z.number(), changed: z.number(), gone: z.number(), total: z.number() }),
  /** How many of the prices have bands, and the text of the first band in the file. */
  by_time: z.nullable(z.object({ prices: z.number(), region: z.string(), said: z.string() })),
})

const Verdict = z.enum(['switch', 'wait', 'stay'])

export const previewTariffs = endpoint({
  name: 'previewTariffs',
  summary:
    'Previews what a file would change in the catalogue, and how many of 1,000 sample homes would get different advice',
  method: 'POST',
  path: '/api/v1/operate/tariffs/preview',
  body: File,
  reply: z.object({
    errors: z.array(z.object({ line: z.nullable(z.number()), field: z.nullable(z.string()), message: z.string() })),
    error_count: z.number(),
    counts: z.object({ added: z.number(), changed: z.number(), same: z.number(), not_samples: z.number() }),
    /** The first of those with changes. */
    changes: z.array(Change),
    dry_run: z.object({
      homes: z.number(),
      other: z.number(),
      turns: z.array(z.object({ was: Verdict, is: Verdict, homes: z.number() })),
    }),
    /** Identifies this file and the catalogue that it was compared with. */
    seen: z.string(),
  }),
  fails: [...operatorRefusals, 'body_too_large'],
})

export const importTariffs = endpoint({
  name: 'importTariffs',
  summary: 'Imports the valid tariffs in a previewed file; imports nothing if the catalogue has changed since',
  method: 'POST',
  path: '/api/v1/operate/tariffs',
  body: z.extend(File, { seen: z.string().check(z.maxLength(100)), reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['imported', 'changed', 'nothing']), tariffs: z.number() }),
  fails: [...operatorRefusals, 'body_too_large'],
})

const Rate = z.object({
  supplier: z.string(),
  pence_per_switch: z.number(),
  from: Day,
  source: z.string(),
})

export const listCommission = endpoint({
  name: 'listCommission',
  summary: 'Returns what suppliers pay us, which the ranking cannot read',
  method: 'GET',
  path: '/api/v1/operate/commission',
  reply: z.object({ rates: z.array(Rate) }),
  fails: [...operatorRefusals],
})

const Words = (longest: number, empty: string) =>
  z.string().check(z.trim(), z.minLength(2, empty), z.maxLength(longest, `Please use ${longest} characters or fewer.`))

export const putCommission = endpoint({
  name: 'putCommission',
  summary: 'Records what a supplier pays us from a given date',
  method: 'POST',
  path: '/api/v1/operate/commission',
  body: z.object({
    supplier: Words(tariffLimits.supplier, 'Please enter the supplier.'),
    pence_per_switch: z
      .number('Please enter an amount.')
      .check(z.int('Please enter an amount.'), z.minimum(0, 'Please enter an amount.'), z.maximum(1_000_000)),
    from: z.iso.date('Please enter a date.'),
    source: Words(tariffLimits.source, 'Please say where this is agreed.'),
    reason: OperatorReason,
  }),
  reply: z.object({ rates: z.array(Rate) }),
  fails: [...operatorRefusals],
})

export const tariffDeskEndpoints = [
  listCatalogue,
  previewTariffs,
  importTariffs,
  listCommission,
  putCommission,
] as const
