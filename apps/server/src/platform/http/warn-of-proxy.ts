import type { FastifyInstance } from 'fastify'
import type { Log } from '../log/log.ts'

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'] as const

/** Behind an untrusted proxy, all clients have its address: limits meant for one visitor then apply to all together. */
export function warnOfProxy(app: FastifyInstance, log: Log): void {
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && FORWARDED.some((name) => request.headers[name] !== undefined)) {
      isTold = true
      log.warn(
        {},
        'a request was forwarded by a proxy: set TRUST_PROXY to its address, or visitors can’t be told apart and limits for each network don’t work',
      )
    }
    done()
  })
}
