import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { LONGEST_DOOR_WAIT_MS } from '../../platform/health/stop-grace.ts'
import { type ChatDesk, chatDeskOf } from '../chat/public.ts'
import { type BillQueue, createBillQueue } from './read-in-turns.ts'
import { lookForStops, type StopLook } from './watch-stop.ts'
import { createWorks, type Works } from './work-under-lease.ts'

export type HandoverDesk = {
  queue: BillQueue
  works: Works
  isStopped: StopLook
  chat: ChatDesk
  /** The page waits a minute in all. Whoever waited this long goes on to the app, where the reading appears once it is there. */
  patienceMs: number
}

const desks = new WeakMap<object, HandoverDesk>()

/** Both doors of one server share a queue. */
export function deskOf(app: FastifyInstance, ctx: Context): HandoverDesk {
  const known = desks.get(app.server)
  if (known) return known
  const chat = chatDeskOf(app, ctx)
  const desk = {
    queue: createBillQueue(),
    works: createWorks(ctx),
    isStopped: lookForStops(ctx),
    chat,
    patienceMs: LONGEST_DOOR_WAIT_MS,
  }
  desks.set(app.server, desk)
  return desk
}
