import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { LONGEST_DOOR_WAIT_MS } from '../../platform/health/stop-grace.ts'
import { type ChatService, chatServiceOf } from '../chat/public.ts'
import { type BillQueue, createBillQueue } from './read-in-turns.ts'
import { lookForStops, type StopLook } from './watch-stop.ts'
import { createWorks, type Works } from './work-under-lease.ts'

export type HandoverService = {
  queue: BillQueue
  works: Works
  isStopped: StopLook
  chat: ChatService
  /**
   * The page waits a minute in all. After this long the client goes to the app, where the reading appears once it is
   * done.
   */
  patienceMs: number
}

const services = new WeakMap<object, HandoverService>()

/** Both endpoints of one server share a queue. */
export function serviceOf(app: FastifyInstance, ctx: Context): HandoverService {
  const known = services.get(app.server)
  if (known) return known
  const chat = chatServiceOf(app, ctx)
  const service = {
    queue: createBillQueue(),
    works: createWorks(ctx),
    isStopped: lookForStops(ctx),
    chat,
    patienceMs: LONGEST_DOOR_WAIT_MS,
  }
  services.set(app.server, service)
  return service
}
