import { addDays } from '@mowatt/tariffs'
import type { ToolContext, ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { saidOf, termsOf, withSaid } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import { findPlaces } from '../understand/find/find-place.ts'
import { askBedrooms, askEnd, askExitFee, askHeating, askPeople, askPostcode, askRegion, askUse } from './questions.ts'
import { knownText } from './results.ts'

const FREE_DAYS = 49

/** The next thing to ask before a comparison can be made: one at a time, and never what is already known. */
export function whatIsMissing(context: ToolContext, home: KnownHome): ToolResult | undefined {
  const { state, world } = context
  const said = saidOf(state)
  const { region } = home
  if (region?.kind === 'outside') {
    const { postcode: _gone, ...rest } = said
    return knownText(withSaid(state, rest), 'region', `I am sorry. ${region.message}`)
  }
  if (!region && said.near !== undefined) return askNear(state, said.near)
  if (!region) return askPostcode(state, 'compare')
  if (region.kind === 'unreadable') return askPostcode(state, 'compare', `${region.message} `)
  if (region.kind === 'unsure') return askRegion(state, 'compare', region.message, region.letters)
  if (region.kind === 'contradiction')
    return askRegion(state, 'compare', region.message, [region.bySupplyNumber, ...region.byPostcode])
  if (!home.use.electricity && !home.use.gas) {
    if (said.people !== undefined && said.bedrooms === undefined) return askBedrooms(state, 'compare')
    if (said.bedrooms !== undefined && said.people === undefined) return askPeople(state, 'compare')
    return askUse(state, 'compare')
  }
  if (home.useSource === 'questions' && said.heating === undefined) return askHeating(state, 'compare')
  const { endsOn, exitFeePence, deal } = termsOf(context)
  if (deal === 'fixed' && endsOn === undefined && !said.isEndUnknown) return askEnd(state, 'compare')
  const isFar = endsOn !== undefined && endsOn > addDays(world.today, FREE_DAYS)
  if (isFar && exitFeePence === undefined && !said.isFeeUnknown) return askExitFee(state, 'compare')
  return undefined
}

/** A town in more than one price region is settled by a postcode, a supply number or a choice. */
function askNear(state: AgentState, near: string): ToolResult {
  const letters = findPlaces(`in ${near}`)[0]?.letters ?? []
  const message = `${near} has homes in more than one price region. Your postcode or your electricity supply number settles it.`
  return askRegion(state, 'compare', message, letters)
}
