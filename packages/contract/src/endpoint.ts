import type * as z from 'zod/mini'
import type { FailureCode } from './failures.ts'

type Schema = z.core.$ZodType

/** One endpoint: its address, input and response. */
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
  /** Parameters are written `:name`, the router's syntax. */
  path: `/${string}`
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** The full response schema, if a caller can request less than `reply` or another shape of it. */
  sends?: Schema
  /** The schema of its own error response, if it is not that of a `Failure`. */
  refusal?: Schema
  /** The failures of this endpoint, besides those that any endpoint can return. */
  fails: readonly FailureCode[]
}

/** Preserves the exact schema types of an endpoint, so that both sides infer from the same source. */
export function endpoint<
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
  Reply extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

type Part<Name extends string, S extends Schema, T> = [S] extends [never] ? unknown : { [K in Name]: T }

/** The input of a caller: only the parts that the endpoint declares. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, z.input<P>> & Part<'query', Q, z.input<Q>> & Part<'body', B, z.input<B>>
    : never

/** The input of a handler: the same parts, parsed. */
export type ParsedOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, z.output<P>> & Part<'query', Q, z.output<Q>> & Part<'body', B, z.output<B>>
    : never

/** The return value of a handler, before the reply schema strips undeclared properties. */
export type ReplyInputOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.input<R> : never

/** The response that a caller gets. */
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never
