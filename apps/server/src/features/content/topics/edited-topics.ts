import type { Context } from '../../../context.ts'
import { followContent } from '../content-edition.ts'
import { fileOfTopic } from './topic-file.ts'
import { listEditedTopics } from './topic-store.ts'

/** Files of topics that Mo is to read instead of those that ship. The same list as long as nothing changes. */
export type EditedTopics = readonly { name: string; text: string }[]

const NONE: EditedTopics = []

/** The editors' versions of topics, reloaded once something is published, in any process. */
export function createEditedTopics(ctx: Pick<Context, 'db' | 'notices' | 'log'>): () => Promise<EditedTopics> {
  const edition = followContent(ctx)
  let known: { topics: EditedTopics; of: number } | undefined

  return async () => {
    const of = edition()
    if (known?.of === of) return known.topics
    try {
      const topics = (await listEditedTopics(ctx.db)).map((fields) => ({ name: 'topic', text: fileOfTopic(fields) }))
      const isSame = JSON.stringify(topics) === JSON.stringify(known?.topics)
      known = { topics: isSame && known ? known.topics : topics, of }
    } catch (error) {
      ctx.log.warn({ feature: 'content', error }, 'edited topics could not be read')
    }
    return known?.topics ?? NONE
  }
}
