import { type Competition, Failure, readCompetition } from '@mowatt/contract'
import { createClient, type Send } from '@mowatt/contract/client'
import { data } from 'react-router'

/** The competition named in the address, or the newest. An unknown one is a 404. */
export async function namedCompetition(send: Send, id: string | null): Promise<Competition | null> {
  const query = id === null ? {} : { id }
  try {
    return (await createClient(send)(readCompetition, { query })).competition
  } catch (error) {
    // An invalid name is rejected before the lookup.
    const isMissing = error instanceof Failure && (error.status === 404 || error.status === 400)
    if (id !== null && isMissing) throw data(null, { status: 404 })
    throw error
  }
}

/** The same for pages that can do without it: undefined if it cannot be read. */
export async function namedCompetitionIfRead(send: Send, id: string | null): Promise<Competition | null | undefined> {
  return namedCompetition(send, id).catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
}
