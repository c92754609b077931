import { Failure } from '@mowatt/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'

/** The caller of a public endpoint. With an old or broken token, a visitor. */
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
