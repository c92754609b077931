import type { HomeChoice, World } from '@mowatt/agent'
import type { AgentState } from '@mowatt/agent/agent-state'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/open-database.ts'
import type { Principal } from '../identity/public.ts'

type Who = Pick<Principal, 'kind' | 'subject'>
/** `bills`: those of the conversation that are the user's own. */
type Talk = { id: string; bills: World['bills'] }

/** What is known of the home that the user talks about, and the newest of its bills where the conversation has none. */
export type HomeInChat = Omit<HomeChoice, 'id' | 'name'>
/** What was known before and after a turn, of a home where it is certain which one. */
export type ToldInTurn = { chatId: string; homeId: string | undefined; before: AgentState; after: AgentState }

export type HomesOfChats = {
  /** The home that the conversation is about, or the candidates. */
  read: (who: Who, talk: Talk) => Promise<HomeInChat | { homes: readonly HomeChoice[] } | undefined>
  /** What a user said in a turn, for their home too. */
  keep: (tx: Db, who: Who, told: ToldInTurn) => Promise<void>
}

const NO_HOMES: HomesOfChats = { read: async () => undefined, keep: async () => {} }
const known = new WeakMap<object, HomesOfChats>()

/**
 * Homes are made from conversations, so their feature registers here how a conversation reads one and updates it.
 */
export function joinHomes({ server }: FastifyInstance, homes: HomesOfChats): void {
  known.set(server, homes)
}

export function homesOfChats({ server }: FastifyInstance): HomesOfChats {
  const homes = () => known.get(server) ?? NO_HOMES
  return { read: (...asked) => homes().read(...asked), keep: (...told) => homes().keep(...told) }
}
