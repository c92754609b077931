import type { DeeperAnswer } from '../deeper/deeper-answers.ts'

/** What a short message means after a topic. The topic is `call.key`, such as `help_route.debt`. */
export type NextAnswer = { after: RegExp; says: RegExp; answer: DeeperAnswer }

export function next(after: string, says: RegExp, term: string | undefined, answer?: DeeperAnswer): NextAnswer {
  return {
    after: new RegExp(`^(?:${after})$`),
    says,
    answer: answer ?? { name: 'explain_term', args: { term } },
  }
}

/** The same, with its answer in words or by a call. */
export function back(after: string, says: RegExp, answer: DeeperAnswer): NextAnswer {
  return next(after, says, undefined, answer)
}
