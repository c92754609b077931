import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary:
    'Returns everything kept about the caller; files can be fetched from the addresses it contains, using the same token',
  method: 'GET',
  path: '/api/v1/account/export',
  reply: z.object({
    exported_at: z.iso.datetime(),
    /** By feature. */
    data: z.record(z.string(), z.unknown()),
    files: z.array(z.object({ name: z.string(), content_type: z.string(), bytes: z.int(), url: z.string() })),
  }),
  fails: ['not_authenticated', 'too_many_requests'],
})

export const readKept = endpoint({
  name: 'readKept',
  summary: 'Describes what has to be kept after the account is deleted; usually nothing',
  method: 'GET',
  path: '/api/v1/account/kept',
  reply: z.object({ kept: z.array(z.string()) }),
  fails: ['not_authenticated'],
})

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: 'Deletes the account and everything in it; requires a sign-in within the last ten minutes',
  method: 'DELETE',
  path: '/api/v1/account',
  reply: z.object({ outcome: z.literal('deleted') }),
  fails: ['not_authenticated', 'sign_in_again'],
})
