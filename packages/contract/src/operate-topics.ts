import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-words.ts'

export const listTopics = endpoint({
  name: 'listTopics',
  summary: 'Lists everything Mo knows: the topics, which have been edited and which are due for a check',
  method: 'GET',
  path: '/api/v1/operate/topics',
  reply: z.object({
    topics: z.array(
      z.object({
        topic_id: z.string(),
        title: z.string(),
        family: z.string(),
        is_sourced: z.boolean(),
        review_by: z.string(),
        is_due: z.boolean(),
        /** Whether Mo's text differs from the shipped one. */
        is_edited: z.boolean(),
        has_draft: z.boolean(),
      }),
    ),
  }),
  fails: [...operatorRefusals],
})

export const openTopic = endpoint({
  name: 'openTopic',
  summary: 'Opens a topic for editing as content; what Mo says stays the same for now',
  method: 'POST',
  path: '/api/v1/operate/topics/:topic_id',
  params: z.object({ topic_id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ document_id: z.string() }),
  fails: [...operatorRefusals, 'not_found'],
})

export const topicEndpoints = [listTopics, openTopic] as const
