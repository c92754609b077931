import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { consoleLimits, OperatorReason, operatorRefusals } from './operator-words.ts'

export const contentLimits = { text: 30_000, sections: 80 } as const

export const contentStates = ['live', 'changed', 'scheduled', 'draft', 'deleted'] as const
export type ContentState = (typeof contentStates)[number]

/** The control of a field. Rich text is edited as Markdown if Markdown can express all of it, and as JSON otherwise. */
const ContentField = z.object({
  name: z.string(),
  input: z.enum([
    'line',
    'text',
    'number',
    'switch',
    'date',
    'link',
    'choice',
    'markdown',
    'lines',
    'json',
    'picture',
    'sections',
  ]),
  is_required: z.boolean(),
  choices: z.array(z.string()),
})
export type ContentField = z.infer<typeof ContentField>

const Text = z.string().check(z.maxLength(contentLimits.text))
const Picture = z.object({ url: Text, alt: Text, width: Text, height: Text })
const Section = z.object({ id: z.int(), title: Text, content: Text })

/** A record as form values: numbers and dates are strings, and empty values are omitted. */
const ContentValues = z.record(
  z.string().check(z.maxLength(60)),
  z.union([Text, z.boolean(), Picture, z.array(Section).check(z.maxLength(contentLimits.sections))]),
)
export type ContentValues = z.infer<typeof ContentValues>

const ContentDocument = z.object({
  document_id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** Whether it is a singleton. */
  is_single: z.boolean(),
  state: z.enum(contentStates),
  /** A version that changes with every edit by anybody: a client with an older version has not seen the latest edit. */
  version: z.string(),
  fields: z.array(ContentField),
  /** The published version; null if there is none. */
  live: z.nullable(ContentValues),
  draft: z.nullable(z.object({ values: ContentValues, edited_by: z.string(), edited_at: z.string() })),
  schedule: z.nullable(z.object({ publish_at: z.string(), scheduled_by: z.string() })),
  /** Old slugs that still lead to it, after it was renamed. */
  moved_from: z.array(z.string()),
  /** Earlier published versions, the newest first. */
  earlier: z.array(z.object({ earlier_id: z.int(), live_until: z.string(), replaced_by: z.string() })),
})
export type ContentDocument = z.infer<typeof ContentDocument>

const DocumentParams = z.object({ document_id: z.string().check(z.maxLength(200)) })

export const listContentRecords = endpoint({
  name: 'listContentRecords',
  summary: 'Lists every content record with its status, most recently changed first',
  method: 'GET',
  path: '/api/v1/operate/content',
  query: z.object({
    kind: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(z.enum(contentStates)),
    search: z.optional(z.string().check(z.maxLength(consoleLimits.search))),
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({
    kinds: z.array(z.object({ name: z.string(), is_single: z.boolean() })),
    records: z.array(
      z.object({
        document_id: z.string(),
        kind: z.string(),
        title: z.string(),
        state: z.enum(contentStates),
        changed_at: z.string(),
        edited_by: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  fails: [...operatorRefusals],
})

export const readContentRecord = endpoint({
  name: 'readContentRecord',
  summary: 'Returns a content record: its fields, what is live and what is in draft',
  method: 'GET',
  path: '/api/v1/operate/content/:document_id',
  params: DocumentParams,
  reply: ContentDocument,
  fails: [...operatorRefusals, 'not_found'],
})

export const createContentRecord = endpoint({
  name: 'createContentRecord',
  summary: 'Creates a content record; nobody sees it until it is published',
  method: 'POST',
  path: '/api/v1/operate/content',
  body: z.object({ kind: z.string().check(z.maxLength(60)) }),
  reply: z.object({ document_id: z.string() }),
  fails: [...operatorRefusals],
})

export const saveContentDraft = endpoint({
  name: 'saveContentDraft',
  summary: 'Saves a draft; nothing is overwritten if someone else has changed the record since',
  method: 'POST',
  path: '/api/v1/operate/content/:document_id/draft',
  params: DocumentParams,
  body: z.object({ values: ContentValues, version: z.string().check(z.maxLength(100)) }),
  reply: z.object({ outcome: z.enum(['saved', 'changed']), document: ContentDocument }),
  fails: [...operatorRefusals, 'not_found'],
})

export const previewContent = endpoint({
  name: 'previewContent',
  summary: 'Returns a draft as the site would show it once published, for the preview',
  method: 'GET',
  path: '/api/v1/operate/content/:document_id/preview',
  params: DocumentParams,
  reply: z.object({
    document_id: z.string(),
    /** The page of the site that shows records of its kind. */
    path: z.string(),
    is_single: z.boolean(),
    record: z.record(z.string(), z.unknown()),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

export const checkContent = endpoint({
  name: 'checkContent',
  summary: 'Lists a draft’s broken links, and words that are not in the dictionary',
  method: 'GET',
  path: '/api/v1/operate/content/:document_id/check',
  params: DocumentParams,
  reply: z.object({
    links: z.array(
      z.object({
        field: z.string(),
        link: z.string(),
        problem: z.enum(['no_link', 'no_page', 'no_place', 'moved']),
        /** The current address of a post that was at this one. */
        leads_to: z.nullable(z.string()),
      }),
    ),
    /** Null if the spelling couldn't be checked. */
    words: z.nullable(z.array(z.object({ field: z.string(), word: z.string(), suggestions: z.array(z.string()) }))),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

const contentActs = ['publish', 'schedule', 'unschedule', 'discard', 'delete', 'undelete', 'restore'] as const

export const actOnContent = endpoint({
  name: 'actOnContent',
  summary:
    'Publishes a draft, now or later, discards it, deletes a record, or restores it or an earlier version; does nothing if someone else has changed the record since',
  method: 'POST',
  path: '/api/v1/operate/content/:document_id/act',
  params: DocumentParams,
  body: z.object({
    act: z.enum(contentActs),
    version: z.string().check(z.maxLength(100)),
    reason: OperatorReason,
    /** For `schedule`. */
    publish_at: z.optional(z.iso.datetime('Please choose a date and time.')),
    /** For `restore`. */
    earlier_id: z.optional(z.int()),
  }),
  reply: z.object({ outcome: z.enum(['done', 'changed']), document: ContentDocument }),
  fails: [...operatorRefusals, 'not_found'],
})

export const contentEditingEndpoints = [
  listContentRecords,
  readContentRecord,
  createContentRecord,
  saveContentDraft,
  previewContent,
  checkContent,
  actOnContent,
] as const
