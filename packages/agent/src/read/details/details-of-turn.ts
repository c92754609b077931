import type { AgentState } from '../../state/agent-state.ts'
import { findPlaces } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'
import type { Told } from '../../command/command.ts'
import type { TurnContext } from '../reader.ts'
import { type Details, readDetails } from './read-details.ts'

/** The details read in a turn, cached by its words. */
const READ = new WeakMap<AgentState, Map<string, Details>>()

/** The details of a message, or of a part of it, in its context. They are read once a turn. */
export function detailsOfTurn(text: string, { state, world }: TurnContext): Details {
  const read = READ.get(state) ?? new Map<string, Details>()
  READ.set(state, read)
  const known = read.get(text)
  if (known) return known
  const { subject, who } = state
  const details = readDetails(text, {
    today: world.today,
    catalogue: world.catalogue,
    wanted: state.asked?.wanted,
    people: state[subject].people,
    about: { subject, ...(who !== undefined && { who }) },
  })
  read.set(text, details)
  return details
}

/** The figures and details in the words that a command includes. */
export function toldOf({ named }: Details): { told?: Told } {
  return Object.keys(named.details).length > 0 || named.values ? { told: named } : {}
}

/** The place in the words. */
export function placeIn(text: string, { named }: Details): Change | undefined {
  const { postcode } = named.details
  if (postcode !== undefined) return { change: 'place', postcode }
  const [place] = findPlaces(text)
  return place && { change: 'place', name: place.name }
}
