import type { listTopics, ReplyOf } from '@mowatt/contract'

export type Topic = ReplyOf<typeof listTopics>['topics'][number]

export const topicStates = { edited: 'Edited', draft: 'With a draft', due: 'Due for a check' } as const
export type TopicState = keyof typeof topicStates

/** The filter of the topics in the address. */
export type AskedTopics = { search: string; family: string; state: TopicState | '' }

export function askedTopics(params: URLSearchParams): AskedTopics {
  const state = params.get('state') ?? ''
  return {
    search: params.get('search')?.trim() ?? '',
    family: params.get('family') ?? '',
    state: Object.hasOwn(topicStates, state) ? (state as TopicState) : '',
  }
}

export function topicsAddress({ search, family, state }: AskedTopics): string {
  const given = Object.entries({ search, family, state }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(given)
  return `/operate/topics${given.length === 0 ? '' : `?${query}`}`
}

export function topicsAsked(topics: readonly Topic[], { search, family, state }: AskedTopics): Topic[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return topics.filter((topic) => {
    const text = `${topic.title} ${topic.topic_id}`.toLowerCase()
    return (
      words.every((word) => text.includes(word)) &&
      (family === '' || topic.family === family) &&
      (state !== 'edited' || topic.is_edited) &&
      (state !== 'draft' || topic.has_draft) &&
      (state !== 'due' || topic.is_due)
    )
  })
}
