import type * as z from 'zod/mini'
import type { FailureCode } from './failures.ts'

type Schema = z.core.$ZodType

/** One thing that may be asked of the server: where, with what, and what comes back. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> = {
  /** Names the operation in the OpenAPI document, in logs and in metrics. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written `:name`, as the router wants them. */
  path: `/${string}`
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** All that may really be sent, where a caller can ask for less than `reply` or for another shape of it. */
  sends?: Schema
  /** The schema of its own error response, if it is not that of a `Failure`. */
  refusal?: Schema
  /** What this endpoint may refuse with, besides the failures any endpoint can meet. */
  fails: readonly FailureCode[]
}

/** Keeps the exact schema types of an endpoint, so that both sides infer from the same place. */
export function endpoint<
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
  Reply extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

type Part<Name extends string, S extends Schema, T> = [S] extends [never] ? unknown : { [K in Name]: T }

/** What a caller hands over: only the parts that the endpoint declares. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, z.input<P>> & Part<'query', Q, z.input<Q>> & Part<'body', B, z.input<B>>
    : never

/** What a handler receives: the same parts, parsed. */
export type ParsedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, z.output<P>> & Part<'query', Q, z.output<Q>> & Part<'body', B, z.output<B>>
    : never

/** What a handler returns, before the reply schema strips what was not promised. */
export type ReplyInputOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.input<R> : never

/** What a caller receives. */
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never
