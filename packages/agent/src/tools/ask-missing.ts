import { addDays } from '@mowatt/tariffs'
import { choicesCard } from '../cards/choices-card.ts'
import type { AgentState, Wanted } from '../state/agent-state.ts'
import { saidOf, termsOf } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

const FREE_DAYS = 49

type Missing = { wanted: Wanted; template: TemplateId; choices?: readonly string[] }

/** The one thing to ask before tariffs can be compared; nothing that is already known. */
export function askMissing(context: RunContext, home: KnownHome): Outcome | undefined {
  const missing = findMissing(context, home)
  if (!missing) return undefined
  const { state } = context
  const { wanted, template, choices = [] } = missing
  const times = state.asked?.wanted === wanted ? state.asked.times + 1 : 1
  const statements: Statement[] = [{ template, role: 'ask' }]
  const cards = choices.length > 0 ? [choicesCard(...choices)] : []
  const asked: AgentState['asked'] = { wanted, goal: 'compare', times }
  return { statements, cards, state: { ...state, asked } }
}

function findMissing(context: RunContext, home: KnownHome): Missing | undefined {
  const { state, world } = context
  const said = saidOf(state)
  const { region, use } = home
  if (!region || region.kind === 'unreadable') return { wanted: 'postcode', template: 'ask.postcode' }
  if (region.kind === 'unsure' || region.kind === 'contradiction')
    return { wanted: 'mpan', template: 'ask.supply_number' }
  if (!use.electricity && !use.gas) {
    if (said.people !== undefined) return { wanted: 'bedrooms', template: 'ask.bedrooms' }
    if (said.bedrooms !== undefined) return { wanted: 'people', template: 'ask.people' }
    return {
      wanted: 'use',
      template: 'ask.use_or_spend',
      choices: ['Use a typical home', 'How do I add a bill?'],
    }
  }
  if (home.useSource === 'questions' && said.heating === undefined)
    return {
      wanted: 'heating',
      template: 'ask.heating',
      choices: ['A gas boiler', 'Electric heaters', 'A heat pump', 'Something else'],
    }
  const { endsOn, exitFeePence, deal } = termsOf(context)
  if (deal === 'fixed' && endsOn === undefined && !said.isEndUnknown)
    return { wanted: 'ends_on', template: 'ask.ends', choices: ['I don’t know'] }
  const isFar = endsOn !== undefined && endsOn > addDays(world.today, FREE_DAYS)
  if (isFar && exitFeePence === undefined && !said.isFeeUnknown)
    return { wanted: 'exit_fee', template: 'ask.fee', choices: ['No exit fee', 'I don’t know'] }
  return undefined
}
