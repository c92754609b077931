import { choicesCard } from '../cards/choices-card.ts'
import type { AgentState } from '../state/agent-state.ts'
import { saidOf, termsOf } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import { type MissingOfHome, missingOfHome } from '../home/missing-of-home.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

type Missing = { wanted: MissingOfHome; template: TemplateId; choices?: readonly string[] }

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
  const wanted = missingOfHome(saidOf(context.state), termsOf(context), home, context.world.today)
  return wanted && { wanted, ...ASKED[wanted] }
}

const ASKED: Readonly<Record<MissingOfHome, Omit<Missing, 'wanted'>>> = {
  postcode: { template: 'ask.postcode' },
  mpan: { template: 'ask.supply_number' },
  bedrooms: { template: 'ask.bedrooms' },
  people: { template: 'ask.people' },
  use: { template: 'ask.use_or_spend', choices: ['Use a typical home', 'How do I add a bill?'] },
  heating: { template: 'ask.heating', choices: ['A gas boiler', 'Electric heaters', 'A heat pump', 'Something else'] },
  night_rate: { template: 'ask.night_rate', choices: ['I don’t know'] },
  ends_on: { template: 'ask.ends', choices: ['I don’t know'] },
  exit_fee: { template: 'ask.fee', choices: ['No exit fee', 'I don’t know'] },
}
