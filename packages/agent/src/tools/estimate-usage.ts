import { FUELS, type FuelUsage, sayKwh } from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { homeOfTurn, saidOf, withSaid } from '../home/home-of-turn.ts'
import { TERMS } from '../knowledge/terms.ts'
import { fact, knownText, result } from './results.ts'
import { askBedrooms, askHeating, askPeople } from './questions.ts'

/** A year's use from what is known, with its range; asks three short questions where nothing is. */
export async function estimateUsage(args: ToolArgs, { state: before, world }: ToolContext): Promise<ToolResult> {
  const state = { ...before, topic: { call: 'estimate_usage', args } }
  const said = saidOf(state)
  if (args['typical'] === true) return knownText(state, 'typical', TERMS.typical_use)
  // A home that was only asked about is worked out and not kept as the person's own.
  const { people, bedrooms } = args
  const isAskedAbout = typeof people === 'number' && typeof bedrooms === 'number'
  const home = homeOfTurn({
    state: isAskedAbout ? withSaid(state, { people, bedrooms, heating: 'gas' }) : state,
    world: isAskedAbout ? { ...world, bills: [] } : world,
  })
  if (!home.use.electricity && !home.use.gas) {
    if (said.people === undefined) return askPeople(state, 'estimate_usage')
    return said.bedrooms === undefined ? askBedrooms(state, 'estimate_usage') : askHeating(state, 'estimate_usage')
  }
  if (!isAskedAbout && home.useSource === 'questions' && said.heating === undefined)
    return askHeating(state, 'estimate_usage')
  const facts: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const use = home.use[fuel]
    if (!use) return []
    const likely = sayUse(use.use)
    facts.push(fact(`use.${fuel}`, 'energy', likely))
    if (!use.low || !use.high) return [`${fuel} ${likely} a year`]
    const [low, high] = [sayUse(use.low), sayUse(use.high)]
    facts.push(fact(`use.${fuel}.low`, 'energy', low), fact(`use.${fuel}.high`, 'energy', high))
    return [`${fuel} about ${likely} a year, between ${low} and ${high}`]
  })
  const notes = [...new Set(FUELS.flatMap((fuel) => (home.use[fuel] ? [home.use[fuel].note] : [])))].join(' ')
  const basis = knownText(state, 'use.note', notes).facts
  const choices = { kind: 'choices' as const, choices: [{ label: 'Compare tariffs', text: 'Compare tariffs for me' }] }
  return result(
    state,
    'estimate_usage',
    `The use of ${isAskedAbout ? 'such a home, with gas heating' : 'the home'}: ${lines.join('; ')}. ${notes}`,
    [choices],
    [...facts, ...basis],
  )
}

function sayUse(usage: FuelUsage): string {
  return sayKwh('single' in usage ? usage.single : usage.day + usage.night)
}
