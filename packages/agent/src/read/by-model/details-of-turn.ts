import { type Details, readDetails } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'

/** The details of a message, or of a part of it, in its place in the talk. */
export function detailsOfTurn(text: string, { state, world }: TurnContext): Details {
  const { subject, who } = state
  return readDetails(text, {
    today: world.today,
    catalogue: world.catalogue,
    wanted: state.asked?.wanted,
    people: state[subject].people,
    about: { subject, ...(who !== undefined && { who }) },
  })
}
