import { textOfPart, type Topics } from '../topics/topic.ts'
import { BILL_TEMPLATES } from './templates/bills.ts'
import { DEAL_TEMPLATES } from './templates/deals.ts'
import { DIALOGUE_TEMPLATES } from './templates/dialogue.ts'
import { FIGURE_TEMPLATES } from './templates/figures.ts'
import { JUDGE_TEMPLATES } from './templates/judge.ts'
import { LETTER_TEMPLATES } from './templates/letters.ts'
import { LANGUAGE_TEMPLATES, LEAD_TEMPLATES } from './templates/openings.ts'
import { TERM_TEMPLATES } from './templates/terms.ts'
import { UNKNOWN_TEMPLATES } from './templates/unknown.ts'
import { WHERE_TEMPLATES } from './templates/where.ts'

/** Every text of Mo's that contains a value, by ID. Topics have their own files. */
export const TEMPLATES = {
  ...BILL_TEMPLATES,
  ...DEAL_TEMPLATES,
  ...DIALOGUE_TEMPLATES,
  ...FIGURE_TEMPLATES,
  ...JUDGE_TEMPLATES,
  ...LANGUAGE_TEMPLATES,
  ...LEAD_TEMPLATES,
  ...LETTER_TEMPLATES,
  ...TERM_TEMPLATES,
  ...UNKNOWN_TEMPLATES,
  ...WHERE_TEMPLATES,
} as const satisfies Record<string, string>

export type TemplateId = keyof typeof TEMPLATES
/** A topic's text: `topic:back_billing:short`, `topic:back_billing:how_long`. */
export type TopicTemplateId = `topic:${string}:${string}`

const BY_ID: ReadonlyMap<string, string> = new Map(Object.entries(TEMPLATES))
const OF_TOPIC = /^topic:([a-z0-9_]{1,80}):([a-z_]{1,40}\d{0,2})$/

/**
 * The words of a template, or of a topic's text: `topic:back_billing:short`, `topic:back_billing:first` (its first
 * sentence), `topic:back_billing:title`, `topic:back_billing:how_long`, `topic:back_billing:how_long_first`.
 */
export function templateText(id: string, topics: Topics | undefined): string | undefined {
  const own = BY_ID.get(id)
  if (own !== undefined) return own
  const [, topicId = '', part = ''] = OF_TOPIC.exec(id) ?? []
  const topic = topics?.get(topicId)
  if (!topic) return undefined
  if (part === 'title') return topic.title
  if (part === 'first') return firstSentence(topic.short)
  const first = /^(.{1,40})_first$/.exec(part)?.[1]
  return first === undefined ? textOfPart(topic, part) : firstSentence(textOfPart(topic, first) ?? '')
}

/** A lone "Yes" or "No" includes the next sentence. */
function firstSentence(text: string): string {
  const [first = text, second] = text.split(/(?<=[.!?])\s+(?=[A-Z{])/)
  return second !== undefined && first.length < SHORTEST ? `${first} ${second}` : first
}

const SHORTEST = 25
const PLACE = /\{([a-zA-Z0-9_.]{1,60})\}/g

export function placesOf(template: string): string[] {
  return [...template.matchAll(PLACE)].map(([, name = '']) => name)
}

export function withoutPlaces(template: string): string {
  return template.replaceAll(PLACE, ' ')
}

export function fillPlaces(template: string, fill: (place: string) => string): string {
  return template.replaceAll(PLACE, (_whole, place: string) => fill(place))
}
