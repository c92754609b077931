import type { QuestionKind } from '../../understand/question-kind.ts'
import { BILLS_AND_PAYING } from './bills-and-paying.ts'
import { CARE } from './care.ts'
import { DEBT_AND_COMPLAINTS } from './debt-and-complaints.ts'
import type { DeeperAnswer, DeeperAnswers } from './deeper-answers.ts'
import { HOW_MO_WORKS } from './how-mo-works.ts'
import { METERS } from './meters.ts'
import { NARROW_OF_ENERGY } from './narrow/of-energy.ts'
import { NARROW_OF_METERS } from './narrow/of-meters.ts'
import { NARROW_OF_MOVING } from './narrow/of-moving.ts'
import { NARROW_OF_PAYING } from './narrow/of-paying.ts'
import { NARROW_OF_PRICES } from './narrow/of-prices.ts'
import { NIGHTS_CARS_AND_HEAT } from './nights-cars-and-heat.ts'
import { PRICES } from './prices.ts'
import { SWITCHING } from './switching.ts'
import { TARIFFS } from './tariffs.ts'
import { UNUSUAL_SUPPLY } from './unusual-supply.ts'
import { wideTopic } from './wide-topic.ts'

/** All subjects on which more can be said. */
export const DEEPER: readonly DeeperAnswers[] = [
  ...SWITCHING,
  ...TARIFFS,
  ...DEBT_AND_COMPLAINTS,
  ...CARE,
  ...UNUSUAL_SUPPLY,
  ...METERS,
  ...NIGHTS_CARS_AND_HEAT,
  ...PRICES,
  ...HOW_MO_WORKS,
  ...BILLS_AND_PAYING,
]
const BY_TOPIC = new Map(DEEPER.flatMap((each) => each.topics.map((topic) => [topic, each] as const)))

const NARROW = new Map(
  [...NARROW_OF_ENERGY, ...NARROW_OF_METERS, ...NARROW_OF_MOVING, ...NARROW_OF_PAYING, ...NARROW_OF_PRICES].flatMap(
    (each) => each.topics.map((topic) => [topic, each] as const),
  ),
)

/** Whether a kind of question was answered for this very subject, and not for the family that it belongs to. */
export function isOwnKind(topic: { call: string; args: Record<string, unknown> }, kind: QuestionKind): boolean {
  const key = keyIn(topic)
  const narrow = NARROW.get(key)
  return (narrow ?? BY_TOPIC.get(key))?.kinds[kind] !== undefined
}

function keyIn({ call, args }: { call: string; args: Record<string, unknown> }): string {
  const key = args['term'] ?? args['premise'] ?? args['kind'] ?? args['topic'] ?? args['aspect']
  return typeof key === 'string' ? key : call
}

/** What can be said on about a topic by its name: a term, a premise, a help route, or a call. */
export function deeperOn(
  topic: { call: string; args: Record<string, unknown> } | undefined,
): DeeperAnswers | undefined {
  if (!topic) return undefined
  const key = keyIn(topic)
  const wide = BY_TOPIC.get(key) ?? BY_TOPIC.get(wideTopic(key)) ?? BY_TOPIC.get(topic.call)
  const narrow = NARROW.get(key)
  return narrow ? { ...wide, ...narrow, kinds: { ...wide?.kinds, ...narrow.kinds } } : wide
}

/** Where a subject has no answer of one kind, the next best. */
const NEXT_BEST: Partial<Record<QuestionKind, readonly QuestionKind[]>> = {
  next: ['how', 'need'],
  how: ['next', 'need'],
  need: ['how'],
  when: ['how_long'],
  how_long: ['when'],
  where: ['who', 'how'],
  who: ['where'],
  more: ['how', 'risk'],
  risk: ['worth'],
  worth: ['risk', 'qualify'],
  qualify: ['worth', 'need'],
  refuse: ['how', 'who'],
  sure: ['source'],
  source: ['sure'],
}

/** The answer to a kind of question about a subject, as far as it may be given. */
export function deeperOfKind(
  deeper: DeeperAnswers | undefined,
  kind: QuestionKind,
  mayBe: (found: DeeperAnswer) => boolean = () => true,
): DeeperAnswer | undefined {
  if (!deeper) return undefined
  return [kind, ...(NEXT_BEST[kind] ?? [])]
    .map((each) => deeper.kinds[each])
    .find((found) => found !== undefined && mayBe(found))
}
