import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-words.ts'

export const listTopics = endpoint({
  name: 'listTopics',
  summary: 'Everything that Mo knows: its topics, which of them were edited and which are due for a look',
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
  summary: 'Puts a topic where it can be edited as content; Mo goes on saying the same',
  method: 'POST',
  path: '/api/v1/operate/topics/:topic_id',
  params: z.object({ topic_id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ document_id: z.string() }),
  fails: [...operatorRefusals, 'not_found'],
})

export const topicEndpoints = [listTopics, openTopic] as const
