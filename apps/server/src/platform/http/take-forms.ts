import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Makes the body that the contract wants out of a form. */
export type ReadForm = (form: FormData) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    readForm?: ReadForm
  }
}

/** Lets endpoints that ask for it take a form with files as well as JSON; all others go on refusing one. */
export function takeForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser('multipart/form-data')) return
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { readForm } = request.routeOptions.config
      if (!readForm) throw new Failure('wrong_content_type')
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      try {
        return readForm(await new Response(new Uint8Array(body), { headers }).formData())
      } catch (cause) {
        throw new Failure('invalid_request', { cause })
      }
    },
  )
}
