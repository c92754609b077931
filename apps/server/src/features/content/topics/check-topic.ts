import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { TOPIC_WORK, workOnTopics } from './work-on-topics.ts'

/** Refuses a topic that Mo may not say, as the check of its file would. */
export async function checkTopic(ctx: Pick<Context, 'workers'>, fields: Readonly<Record<string, unknown>>) {
  const problems = await workOnTopics(ctx)('problemsOf', { fields }, TOPIC_WORK)
  if (problems.length === 0) return
  throw new Failure('invalid_request', { fields: { answer: `Mo can’t say this yet: ${problems.join('; ')}.` } })
}
