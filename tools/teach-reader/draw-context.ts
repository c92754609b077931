import type { HeadContext } from '@mowatt/text/learnt/context-features'
import { ANY_TOPIC, readFamilies, type Row } from './read-rows.ts'

const ASKED = [
  'postcode',
  'use',
  'spend',
  'people',
  'heating',
  'deal',
  'ends_on',
  'exit_fee',
  'which_tariff',
  'new_value',
]
const NOTHING: HeadContext = { hasBill: false, hasList: false }
const FAMILIES = readFamilies()

/**
 * What a saying may have been said after. One that begins a talk is also said in the middle of any: half of the time it
 * gets a random context, so that no context alone decides.
 */
export function drawContext(row: Row, labels: readonly string[], random: (below: number) => number): HeadContext {
  const context = drawPlace(row, labels, random)
  return { ...context, family: context.last === undefined ? undefined : FAMILIES.get(context.last) }
}

function drawPlace(
  { context, isOfTalk, label }: Row,
  labels: readonly string[],
  random: (below: number) => number,
): HeadContext {
  const pick = (from: readonly string[]) => from[random(from.length)]
  const topics = () => pick(labels.filter((each) => each.startsWith('explain ')))
  if (isOfTalk) return afterBill(context ?? NOTHING, random)
  if (context?.last === ANY_TOPIC) return { ...context, last: topics(), hasBill: random(2) === 0 }
  if (context?.last !== undefined) return { ...context, hasBill: random(2) === 0, hasList: random(4) === 0 }
  if (context) {
    const last =
      random(3) === 0 ? undefined : pick(labels.filter((each) => /^(?:figure|judge|compare|point)/.test(each)))
    return afterBill({ ...context, last }, random)
  }
  if (random(2) === 0) return NOTHING
  const asked = random(label === 'note' ? 2 : 8) === 0 ? pick(ASKED) : undefined
  return { last: pick(labels), asked, hasBill: random(2) === 0, hasList: random(3) === 0 }
}

/**
 * A bill is compared at once where its home is known: rows about it are trained with a list as often as without one.
 */
function afterBill(context: HeadContext, random: (below: number) => number): HeadContext {
  if (!context.hasBill || context.hasList || random(2) === 0) return context
  return { ...context, hasList: true, last: context.last ?? 'compare' }
}
