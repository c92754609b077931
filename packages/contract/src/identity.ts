import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: 'All that is kept of the person who asks; files are fetched from the addresses in it, with the same token',
  method: 'GET',
  path: '/api/v1/account/export',
  reply: z.object({
    exported_at: z.iso.datetime(),
    /** By room. */
    data: z.record(z.string(), z.unknown()),
    files: z.array(z.object({ name: z.string(), content_type: z.string(), bytes: z.int(), url: z.string() })),
  }),
  fails: ['not_authenticated', 'too_many_requests'],
})

export const readKept = endpoint({
  name: 'readKept',
  summary: 'What must stay after the account is deleted, in words; mostly nothing',
  method: 'GET',
  path: '/api/v1/account/kept',
  reply: z.object({ kept: z.array(z.string()) }),
  fails: ['not_authenticated'],
})

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: 'Removes the account and all that is kept with it; needs a sign-in of the last ten minutes',
  method: 'DELETE',
  path: '/api/v1/account',
  reply: z.object({ outcome: z.literal('deleted') }),
  fails: ['not_authenticated', 'sign_in_again'],
})
