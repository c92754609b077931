import type { Context } from '../../../context.ts'
import type { TopicHead } from './topic-head.ts'
import { listTopicStates } from './topic-store.ts'
import { TOPIC_WORK, workOnTopics } from './work-on-topics.ts'

type Parts = Pick<Context, 'db' | 'workers'>

export type ListedTopic = TopicHead & { isOpened: boolean; isEdited: boolean; hasDraft: boolean }

/** Every topic of Mo's, as editors see it in a list. */
export async function listedTopics(ctx: Parts): Promise<ListedTopic[]> {
  const [topics, states] = await Promise.all([shippedTopics(ctx), listTopicStates(ctx.db)])
  return topics.map((shipped) => {
    const state = states.get(shipped.id)
    const { title, reviewBy, isEdited = false, hasDraft = false } = state ?? {}
    const own = isEdited ? { title: title ?? shipped.title, reviewBy: reviewBy ?? shipped.reviewBy } : {}
    return { ...shipped, ...own, isOpened: state !== undefined, isEdited, hasDraft }
  })
}

const read = new WeakMap<Parts['workers'], Promise<TopicHead[]>>()

/** What doesn't change while the process runs is worked out once, and anew where that failed. */
async function shippedTopics(ctx: Parts): Promise<TopicHead[]> {
  const reading = read.get(ctx.workers) ?? workOnTopics(ctx)('list', {}, TOPIC_WORK)
  read.set(ctx.workers, reading)
  try {
    return await reading
  } catch (error) {
    read.delete(ctx.workers)
    throw error
  }
}
