import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseCostlyForm } from './refuse-costly-form.ts'

/** Converts a form to the body that the contract expects. */
export type ReadForm = (form: FormData) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    readForm?: ReadForm
  }
}

const filesOf = new WeakMap<FastifyRequest, File[]>()

/** A digest that distinguishes the files of one form from those of another; undefined without files. */
export async function digestFiles(request: FastifyRequest): Promise<string | undefined> {
  const files = filesOf.get(request) ?? []
  if (files.length === 0) return undefined
  const digests = files.map(async (file) => crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return (await Promise.all(digests)).map((each) => Buffer.from(each).toString('hex')).join(' ')
}

/** Lets endpoints that ask for it take a form with files as well as JSON; all others still refuse one. */
export function takeForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser('multipart/form-data')) return
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { readForm } = request.routeOptions.config
      if (!readForm) throw new Failure('wrong_content_type')
      refuseCostlyForm(request.headers['content-type'], body)
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      try {
        const form = await new Response(new Uint8Array(body), { headers }).formData()
        filesOf.set(
          request,
          [...form.values()].filter((value) => typeof value !== 'string'),
        )
        return readForm(form)
      } catch (cause) {
        throw new Failure('invalid_request', { cause })
      }
    },
  )
}
