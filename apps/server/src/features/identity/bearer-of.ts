import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization` header; undefined without one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}
