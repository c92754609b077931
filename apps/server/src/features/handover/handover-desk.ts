import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { type ChatDesk, chatDeskOf } from '../chat/public.ts'
import { type BillQueue, createBillQueue } from './read-in-turns.ts'

/** The page waits a minute in all, and some of that goes by before the file is here. */
const PATIENCE_MS = 25_000

export type HandoverDesk = {
  queue: BillQueue
  chat: ChatDesk
  /** Whoever waited this long goes on to the app, where the reading appears once it is there. */
  patienceMs: number
}

const desks = new WeakMap<object, HandoverDesk>()

/** Both doors of one server share a queue. */
export function deskOf(app: FastifyInstance, ctx: Context): HandoverDesk {
  const known = desks.get(app.server)
  if (known) return known
  const chat = chatDeskOf(app, ctx)
  const desk = { queue: createBillQueue(), chat, patienceMs: PATIENCE_MS }
  desks.set(app.server, desk)
  return desk
}
