import { regions } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Heard } from './heard-home.ts'

const STARTS =
  /\b(?:number|mpan|it|supply number)\b.{0,25}\b(?:starts?|begins?|beginning|starting)\b.{0,10}\b([12]\d)\b|\b([12]\d)\b.{0,15}\b(?:at the )?(?:start|beginning|front) of (?:my|the) (?:mpan|supply number|number)\b/
const ASKS = /\b(?:where|which|what|region|area|part of the country)\b/

/** "The number begins with 13": the network, and with it the price region, of an electricity supply number. */
export function regionOfNumber({ plain, state }: Heard): ToolResult | undefined {
  const found = STARTS.exec(plain)
  const id = found?.[1] ?? found?.[2]
  const region = regions.find(({ distributorId }) => distributorId === id)
  if (!region || id === undefined || !ASKS.test(plain)) return undefined
  const says = `If it is the electricity supply number, the one with a large S, ${id} is ${region.name}. The wires there are run by ${region.operator}. The first two of its 13 digits at the foot show that.`
  const told = knownText(
    { ...state, topic: { call: 'explain_term', args: { term: 'mpan' } } },
    'region_of_number',
    says,
  )
  const names = [region.name, region.operator].map((each) => fact('region', 'supplier', each))
  return { ...told, facts: [...told.facts, fact('region.id', 'text', id), ...names] }
}
