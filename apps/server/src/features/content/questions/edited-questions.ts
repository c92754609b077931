import type { Context } from '../../../context.ts'
import type { EditedQuestion } from '../../waitlist/public.ts'
import { followContent } from '../content-edition.ts'
import { listQuestions } from './question-store.ts'

/** The published questions of the day, reloaded once something is published, in any process. */
export function createEditedQuestions(
  ctx: Pick<Context, 'db' | 'notices' | 'log'>,
): () => Promise<readonly EditedQuestion[]> {
  const edition = followContent(ctx)
  let known: { questions: readonly EditedQuestion[]; of: number } | undefined

  return async () => {
    const of = edition()
    if (known?.of === of) return known.questions
    try {
      known = { questions: await listQuestions(ctx.db), of }
    } catch (error) {
      ctx.log.warn({ feature: 'content', error }, 'edited questions could not be read')
    }
    return known?.questions ?? []
  }
}
