import { MOST_FIGURE_CHARACTERS, PAYMENT_METHODS, REGION_LETTERS } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'

export const figureKinds = ['cap', 'vat', 'typical'] as const
/** Deleted ones are listed only if asked for. */
export const figureTimes = ['coming', 'now', 'over', 'deleted'] as const
/** The average, and each region. */
export const figureRegions = ['GB', ...REGION_LETTERS] as const

const Day = z.string()
const Kind = z.enum(figureKinds)
const Region = z.enum(figureRegions)
const Method = z.enum(PAYMENT_METHODS)
/** By the column names of an import. */
const Fields = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400)))

const Figure = z.object({
  figure_id: z.string(),
  version: z.number(),
  kind: Kind,
  title: z.string(),
  region: z.nullable(Region),
  payment_method: z.nullable(Method),
  cell: z.string(),
  from: Day,
  /** Null while no other figure follows it. */
  to: z.nullable(Day),
  when: z.enum(figureTimes),
  fields: Fields,
  source: z.string(),
  address: z.nullable(z.string()),
  checked_on: z.nullable(Day),
  /** It came with the software, and nobody has changed it. */
  is_shipped: z.boolean(),
  changed_at: z.string(),
  changed_by: z.nullable(z.string()),
  /** It was deleted, its first day hasn’t come, and no other was entered instead. */
  can_restore: z.boolean(),
})

export const listFigures = endpoint({
  name: 'listFigures',
  summary: 'Lists the price caps, VAT rates and typical usage that calculations use, newest first',
  method: 'GET',
  path: '/api/v1/operate/figures',
  query: z.object({
    kind: z.optional(Kind),
    region: z.optional(Region),
    payment_method: z.optional(Method),
    when: z.optional(z.enum(figureTimes)),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    figures: z.array(Figure),
    next: z.nullable(z.string()),
    /** The last day with a known price cap. */
    last_cap_day: Day,
  }),
  fails: [...operatorRefusals],
})

const Text = z
  .string()
  .check(
    z.minLength(1, 'Please paste the figures.'),
    z.maxLength(MOST_FIGURE_CHARACTERS, 'This is too long. Please split it.'),
  )
const Mistake = z.object({ line: z.nullable(z.number()), field: z.nullable(z.string()), message: z.string() })
const Verdict = z.enum(['switch', 'wait', 'stay'])

export const previewFigures = endpoint({
  name: 'previewFigures',
  summary:
    'Previews what pasted figures would change, and how many of 1,000 sample homes would get different advice from then on',
  method: 'POST',
  path: '/api/v1/operate/figures/preview',
  body: z.object({ text: Text }),
  reply: z.object({
    mistakes: z.array(Mistake),
    counts: z.object({ added: z.number(), changed: z.number(), same: z.number() }),
    changes: z.array(
      z.object({ kind: z.enum(['new', 'changed', 'same']), title: z.string(), was: z.nullable(Fields), is: Fields }),
    ),
    /** On the first day on which anything changes; null where nothing does. */
    dry_run: z.nullable(
      z.object({
        on: Day,
        homes: z.number(),
        other: z.number(),
        turns: z.array(z.object({ was: Verdict, is: Verdict, homes: z.number() })),
      }),
    ),
    /** Identifies this text and the figures that it was compared with. */
    seen: z.string(),
  }),
  fails: [...operatorRefusals, 'body_too_large'],
})

export const importFigures = endpoint({
  name: 'importFigures',
  summary: 'Takes the figures of a preview; takes none if the figures have changed since or there is a mistake',
  method: 'POST',
  path: '/api/v1/operate/figures',
  body: z.object({ text: Text, seen: z.string().check(z.maxLength(100)), reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['imported', 'changed', 'nothing']), figures: z.number() }),
  fails: [...operatorRefusals, 'body_too_large'],
})

const params = z.object({ figure_id: z.uuid() })
const version = z.int()
/** `changed`: somebody else was quicker. */
const reply = z.object({ outcome: z.enum(['done', 'changed', 'refused']), mistakes: z.array(Mistake) })

export const editFigure = endpoint({
  name: 'editFigure',
  summary: 'Replaces the values of a figure that doesn’t apply yet',
  method: 'POST',
  path: '/api/v1/operate/figures/:figure_id',
  params,
  body: z.object({ version, fields: Fields, reason: OperatorReason }),
  reply,
  fails: [...operatorRefusals, 'not_found'],
})

export const removeFigure = endpoint({
  name: 'removeFigure',
  summary: 'Deletes a figure that doesn’t apply yet and that no other needs',
  method: 'POST',
  path: '/api/v1/operate/figures/:figure_id/remove',
  params,
  body: z.object({ version, reason: OperatorReason }),
  reply,
  fails: [...operatorRefusals, 'not_found'],
})

export const restoreFigure = endpoint({
  name: 'restoreFigure',
  summary: 'Undoes the deletion of a figure',
  method: 'POST',
  path: '/api/v1/operate/figures/:figure_id/restore',
  params,
  body: z.object({ version }),
  reply,
  fails: [...operatorRefusals, 'not_found'],
})

export const figureDeskEndpoints = [
  listFigures,
  previewFigures,
  importFigures,
  editFigure,
  removeFigure,
  restoreFigure,
] as const
