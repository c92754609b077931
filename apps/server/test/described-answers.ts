import * as z from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
type Described = { content: { 'application/json': { schema: Schema } } }
export type ApiDocument = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Described> }>>
  components: { schemas: Record<string, Schema> }
}

type Answer = { status: number; body: unknown }

/** The parts of a response that don't match the document; empty when all do. */
export function brokenPromises(document: ApiDocument, operationId: string, { status, body }: Answer): string[] {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const responses = operations.find((each) => each.operationId === operationId)?.responses
  if (!responses) return [`${operationId} is not in the document`]
  const described = responses[status]
  if (!described) return [`${operationId} does not say that it may answer ${status}`]
  const schema = z.fromJSONSchema(withoutReferences(described.content['application/json'].schema, document))
  return (schema.safeParse(body).error?.issues ?? []).map((issue) => JSON.stringify(issue))
}

/** Replaces references by what they name. */
function withoutReferences(schema: Schema, { components }: ApiDocument): Schema {
  const text = JSON.stringify(schema).replaceAll(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, (_, name: string) =>
    JSON.stringify(components.schemas[name]),
  )
  return JSON.parse(text) as Schema
}
