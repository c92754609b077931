import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { MO_TASKS } from './create-mo.ts'

/**
 * Requested by pages with a field for Mo, before anything is typed: a visitor's session, their conversations, a link.
 */
const BEFORE_A_QUESTION = ['/api/v1/auth/anonymous-session', '/api/v1/chats', '/api/v1/links', '/api/v1/switches']

/** Warms Mo up for a user who is about to ask. Not awaited here. */
export function preloadMo({ thinkers, encoder }: Pick<Context, 'thinkers' | 'encoder'>): void {
  void thinkers.warmUp(MO_TASKS)
  encoder.warmUp()
}

/**
 * A server without visitors doesn't have Mo in memory; the first visitor of a page that leads to Mo triggers loading.
 */
export function preloadMoForVisitors(app: FastifyInstance, ctx: Pick<Context, 'thinkers' | 'encoder'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (BEFORE_A_QUESTION.some((path) => request.url.startsWith(path))) preloadMo(ctx)
    done()
  })
}
