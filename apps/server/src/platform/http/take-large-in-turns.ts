import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LARGE_BYTES, type Turns } from '../limits/turns.ts'
import { keepTurn } from './take-json.ts'

/** Large bodies are read a few at a time; the others wait with their senders and not in our memory. */
export function takeLargeInTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    // What a page asks of this process itself came by a request that has its turn: to wait for another would be for ever.
    if (!(request.raw instanceof IncomingMessage)) return payload
    const declared = request.headers['content-length']
    if (declared !== undefined && Number(declared) <= LARGE_BYTES) return payload
    if (declared === undefined && request.headers['transfer-encoding'] === undefined) return payload
    const release = await turns.take()
    keepTurn(request, release)
    // Whoever lost patience while waiting has gone without a sound.
    if (request.raw.destroyed) release()
    reply.raw.once('close', release).once('finish', release)
    return payload
  })
}
