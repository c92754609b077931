import type { FastifyInstance } from 'fastify'
import type { HandoverDesk } from './hand-over-bill.ts'
import { createBillQueue } from './read-in-turns.ts'

/** The page waits a minute in all, and some of that goes by before the file is here. */
const PATIENCE_MS = 25_000

const desks = new WeakMap<object, HandoverDesk>()

/** Both doors of one server share a queue. */
export function deskOf(app: FastifyInstance): HandoverDesk {
  const desk = desks.get(app.server) ?? { queue: createBillQueue(), patienceMs: PATIENCE_MS }
  desks.set(app.server, desk)
  return desk
}
