import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { followShipped, insertShipped } from '../content-store.ts'
import { TOPIC_WORK, workOnTopics } from './work-on-topics.ts'

export const TOPIC_PREFIX = 'topic-'

/**
 * Makes a topic editable: the first time with the shipped text; a topic that was never edited follows what ships now.
 */
export async function openTopic(
  ctx: Pick<Context, 'db' | 'now' | 'workers'>,
  id: string,
  by: Act['by'],
): Promise<string> {
  const fields = await workOnTopics(ctx)('fieldsOf', { id }, TOPIC_WORK)
  if (!fields) throw new Failure('not_found')
  const documentId = `${TOPIC_PREFIX}${id}`
  const record = { kind: 'topic', documentId, fields }
  await ctx.db.transaction().execute(async (tx) => {
    await followShipped(tx, [record], ctx.now())
    if ((await insertShipped(tx, [record], ctx.now())) === 0) return
    const [subject, reason] = [`content:${documentId}`, 'Opened a topic to edit it']
    await noteAct(ctx, tx, { by, act: 'content.create', subject, reason, after: { kind: 'topic' } })
  })
  return documentId
}
