import { endpoint, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { serveEndpoint } from '../src/platform/http/serve-endpoint.ts'
import { attachedTo } from '../src/platform/http/take-json.ts'

const UPLOAD_LIMIT = 14_000_000
export const UPLOAD_TOKEN = 'good-token'

const upload = endpoint({
  name: 'upload',
  summary: 'Says how long the file is',
  method: 'POST',
  path: '/api/test/upload',
  body: z.object({ file_data: z.string() }),
  reply: z.object({ length: z.number() }),
  fails: [],
})

const openUpload = { ...upload, name: 'openUpload', path: '/api/test/open-upload' } as const

/** Takes large files: from callers with the token, and at another endpoint from everyone. */
export function uploadFeature(app: FastifyInstance): void {
  const admit = async ({ headers }: { headers: { authorization?: string | undefined } }) => {
    if (headers.authorization !== `Bearer ${UPLOAD_TOKEN}`) throw new Failure('not_authenticated')
  }
  const take = { bodyLimitBytes: UPLOAD_LIMIT }
  serveEndpoint(
    app,
    upload,
    async ({ body }, request) => {
      await admit(request)
      return { length: attachedTo(request).take(body.file_data).length }
    },
    { ...take, admit },
  )
  serveEndpoint(
    app,
    openUpload,
    async ({ body }, request) => ({ length: attachedTo(request).take(body.file_data).length }),
    take,
  )
}
