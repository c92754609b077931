import type { World } from '@mowatt/agent'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../identity/public.ts'

/** What is known of the home that somebody talks about, and the newest of its bills where the conversation has none. */
export type HomeInChat = { home: NonNullable<World['home']>; bills: World['bills'] }
export type HomeReader = (
  who: Pick<Principal, 'kind' | 'subject'>,
  chat: { id: string; bills: World['bills'] },
) => Promise<HomeInChat | undefined>

const readers = new WeakMap<object, HomeReader>()

/** Homes are made from conversations, so the room of homes says here how a conversation learns of one. */
export function readHomesWith({ server }: FastifyInstance, reader: HomeReader): void {
  readers.set(server, reader)
}

export function homeReaderOf({ server }: FastifyInstance): HomeReader {
  return async (...asked) => readers.get(server)?.(...asked)
}
