import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Attached, createAttached } from '../large/attached.ts'
import { liftFiles } from '../large/lift-files.ts'
import { ownRound } from '../limits/own-round.ts'
import { LARGE_BYTES } from '../limits/turns.ts'

const SLICE = 512 * 1024
const lifted = new WeakMap<FastifyRequest, Map<string, Buffer>>()
const turns = new WeakMap<FastifyRequest, () => void>()

/** JSON as ever, only that files leave it before it is parsed. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length <= LARGE_BYTES) return void parse(request, body.toString('utf8'), done)
    parseLarge(request, body).then((json) => parse(request, json, done), done)
  })
}

/** The name is made from the content: a body that is compared with an earlier one must not look the same by accident. */
async function parseLarge(request: FastifyRequest, body: Buffer): Promise<string> {
  const digest = await digestOf(body)
  let count = 0
  const found = liftFiles(body, () => `lifted ${(count += 1)} of ${digest}`)
  lifted.set(request, found.lifted)
  return found.json
}

async function digestOf(body: Buffer): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < body.length; at += SLICE) {
    hash.update(body.subarray(at, at + SLICE))
    await ownRound()
  }
  return hash.digest('hex')
}

/** Notes how a request gives its turn back. */
export function keepTurn(request: FastifyRequest, release: () => void): void {
  turns.set(request, release)
}

/** What came with this request besides its parsed body. */
export function attachedTo(request: FastifyRequest): Attached {
  return createAttached(lifted.get(request) ?? new Map(), turns.get(request) ?? (() => {}))
}
