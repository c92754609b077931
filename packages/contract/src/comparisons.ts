import * as z from 'zod/mini'
import { Card } from './chat-cards.ts'
import { endpoint } from './endpoint.ts'

export const readComparison = endpoint({
  name: 'readComparison',
  summary: 'Returns a saved comparison with every ranked tariff, to the person it was made for',
  method: 'GET',
  path: '/api/v1/comparisons/:comparison_id',
  params: z.object({ comparison_id: z.string().check(z.maxLength(64)) }),
  reply: z.object({ card: Card }),
  fails: ['not_authenticated', 'not_found'],
})
