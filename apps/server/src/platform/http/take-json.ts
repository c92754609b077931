import { createHash } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Attached, createAttached } from '../uploads/attached.ts'
import { LARGE_BYTES } from '../uploads/upload-queue.ts'
import { extractFiles } from '../uploads/extract-files.ts'
import { ownRound } from '../limits/own-round.ts'
import { refuseDeepJson } from '../limits/refuse-deep-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refuses a caller before a large body of theirs is read. */
    admit?: (request: FastifyRequest) => Promise<unknown>
    /** Largest body that is JSON, where a form may be larger. */
    jsonLimitBytes?: number
    /** Largest JSON besides the file that it carries. */
    plainJsonLimitBytes?: number
  }
}

const SLICE = 512 * 1024
const extracted = new WeakMap<FastifyRequest, Map<string, Buffer>>()
const releases = new WeakMap<FastifyRequest, () => void>()

/** JSON as usual, except that files are taken out before it is parsed. */
export function takeJson(app: FastifyInstance): void {
  const parse = jsonParser(app)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { jsonLimitBytes = Infinity } = request.routeOptions.config
    if (body.length > jsonLimitBytes) return done(new Failure('body_too_large'))
    if (body.length <= LARGE_BYTES) return void parse(request, body.toString('utf8'), done)
    return void parseLarge(request, body).then((json) => parse(request, json, done), done)
  })
}

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** The framework's own parser, for JSON that is not nested too deeply. */
export function jsonParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, json: string, done) => {
    try {
      refuseDeepJson(json)
    } catch (error) {
      return done(error as Error)
    }
    return parse(request, json, done)
  }
}

/** Named by its content: a body that is compared with an earlier one must not look the same by coincidence. */
async function parseLarge(request: FastifyRequest, body: Buffer): Promise<string> {
  const digest = await digestOf(body)
  let count = 0
  const { plainJsonLimitBytes } = request.routeOptions.config
  const found = extractFiles(body, () => `extracted ${(count += 1)} of ${digest}`, plainJsonLimitBytes)
  extracted.set(request, found.extracted)
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

/** Stores how a request reports that its body has left our memory. */
export function keepRelease(request: FastifyRequest, release: () => void): void {
  releases.set(request, release)
}

/** What came with this request besides its parsed body. */
export function attachedTo(request: FastifyRequest): Attached {
  return createAttached(extracted.get(request) ?? new Map(), releases.get(request) ?? (() => {}))
}
