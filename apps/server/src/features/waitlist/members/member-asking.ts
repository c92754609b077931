import { Failure } from '@mowatt/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'

/** Who reads what is for everybody. A token that is old or broken makes a visitor of its owner. */
export async function memberAsking(ctx: Context, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  try {
    const { kind, subject } = await authenticate(ctx, token)
    return kind === 'user' ? subject : undefined
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
