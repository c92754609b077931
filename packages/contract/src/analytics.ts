/**
 * Every event that may be counted, with its properties; `?` marks one that may be missing. An event or a property that
 * is not here does not compile in the site, and is not stored by the server. Each also carries when it happened.
 */
export const analyticsEvents = {
  $pageview: ['page', 'referrer?', 'source?', 'medium?', 'campaign?', 'device?'],
  page_loaded: ['page', 'load_time_ms'],
  scroll_depth: ['page', 'percentage'],
  section_viewed: ['section_name', 'page?'],
  hero_click: ['button_text', 'destination', 'section'],
  button_click: ['button_text', 'destination', 'section'],
  link_click: ['url', 'link_text', 'section?'],
  form_started: ['form_type', 'source?'],
  form_step: ['form_type', 'step', 'source?'],
  form_submitted: ['form_type', 'source?', 'message_preview?'],
  form_failed: ['form_type', 'error_message', 'step?'],
  lead_generated: ['form_type', 'source', 'message_preview?'],
  signup: ['form_type', 'source'],
  conversion: ['form_type', 'source?'],
  waitlist_signup_failed: ['error_message', 'source'],
  faq_opened: ['question_preview', 'faq_index'],
  blog_click: ['post_title', 'post_slug', 'position_in_list'],
  blog_viewed: ['post_title', 'post_slug'],
  benefit_viewed: ['benefit_title', 'benefit_index'],
  team_click: ['member_name', 'member_index', 'action'],
  quest: ['action', 'step'],
  game: ['action'],
  competition: ['action'],
  chat: ['action', 'message_preview?'],
  comparison_viewed: ['source'],
  switch: ['step'],
  api_error: ['endpoint', 'error_message', 'status_code'],
  error_occurred: ['message', 'name', 'stack?', 'filename?', 'line?', 'column?', 'source', 'page?'],
  web_vital: ['metric', 'value', 'rating', 'page'],
} as const satisfies Record<string, readonly (PropertyName | `${PropertyName}?`)[]>

/**
 * How each property is kept. `words` is what a visitor typed: of that only common words remain. `fault` is an error's:
 * of its words only those of programs remain; `error` is the name of its kind. `address` is one of our own paths
 * without secrets, `script` the path of one of our own files. `one` is one of a few words. Texts are cut to their
 * length after they were cleaned.
 */
export const analyticsProperties = {
  page: { kind: 'address' },
  destination: { kind: 'address' },
  url: { kind: 'address' },
  filename: { kind: 'script' },
  endpoint: { kind: 'address' },
  referrer: { kind: 'text', most: 100 },
  medium: { kind: 'text', most: 60 },
  campaign: { kind: 'text', most: 60 },
  device: { kind: 'text', most: 20 },
  button_text: { kind: 'text', most: 100 },
  link_text: { kind: 'text', most: 100 },
  section: { kind: 'text', most: 60 },
  section_name: { kind: 'text', most: 60 },
  source: { kind: 'text', most: 60 },
  form_type: { kind: 'text', most: 40 },
  step: { kind: 'text', most: 60 },
  error_message: { kind: 'text', most: 200 },
  post_title: { kind: 'text', most: 200 },
  post_slug: { kind: 'text', most: 120 },
  question_preview: { kind: 'text', most: 100 },
  message_preview: { kind: 'words', most: 50 },
  benefit_title: { kind: 'text', most: 100 },
  member_name: { kind: 'text', most: 100 },
  action: { kind: 'text', most: 60 },
  message: { kind: 'fault', most: 200 },
  name: { kind: 'error', most: 60 },
  stack: { kind: 'fault', most: 1000 },
  metric: { kind: 'one', of: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] },
  rating: { kind: 'one', of: ['good', 'needs-improvement', 'poor'] },
  percentage: { kind: 'number' },
  position_in_list: { kind: 'number' },
  faq_index: { kind: 'number' },
  benefit_index: { kind: 'number' },
  member_index: { kind: 'number' },
  load_time_ms: { kind: 'number' },
  status_code: { kind: 'number' },
  line: { kind: 'number' },
  column: { kind: 'number' },
  value: { kind: 'number' },
} as const satisfies Record<string, PropertyKind>

export type PropertyKind =
  | { kind: 'text' | 'words' | 'fault' | 'error'; most: number }
  | { kind: 'number' | 'address' | 'script' }
  | { kind: 'one'; of: readonly string[] }
type PropertyName = keyof typeof analyticsProperties

type ValueOf<P> = P extends PropertyName
  ? (typeof analyticsProperties)[P]['kind'] extends 'number'
    ? number
    : string
  : never

type Named<E extends EventName> = (typeof analyticsEvents)[E][number]

export type EventName = keyof typeof analyticsEvents

/** The required and the optional properties of an event. */
export type EventProperties<E extends EventName> = {
  [P in Named<E> as P extends `${string}?` ? never : P]: ValueOf<P>
} & {
  [P in Named<E> as P extends `${infer Name}?` ? Name : never]?: P extends `${infer Name}?` ? ValueOf<Name> : never
}
