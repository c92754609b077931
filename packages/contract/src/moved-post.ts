import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readMovedPost = endpoint({
  name: 'readMovedPost',
  summary: 'Returns the current slug of a post, given one of its old slugs',
  method: 'GET',
  path: '/api/v1/posts/:slug/moved',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  reply: z.object({ slug: z.string() }),
  fails: ['not_found'],
})
