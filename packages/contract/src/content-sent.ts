import * as z from 'zod/mini'

/** An error in the format of Strapi, whose clients parse it. */
export const ContentRefusal = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
})

const identity = { id: z.int(), documentId: z.string() }
const length = z.nullable(z.number())
const picture = { url: z.string(), alternativeText: z.nullable(z.string()), width: length, height: length }
const section = { title: z.string(), content: z.string(), order: z.int() }

/** The relations sent with a record; pictures have more fields than our own pages use. */
const populated: z.core.$ZodLooseShape = {
  image: z.optional(z.nullable(z.looseObject({ ...identity, ...anyOf(picture) }))),
  sections: z.optional(z.array(z.object({ id: z.int(), ...anyOf(section) }))),
}

/**
 * All that may be sent of a record. A request with `fields` gets only those in addition to the record's identity. A
 * request with `Strapi-Response-Format: v4` gets them nested one level deeper.
 */
export function sentRecord(fields: z.core.$ZodLooseShape) {
  const own = Object.entries(anyOf(fields)).map(([name, schema]) => [name, populated[name] ?? schema])
  const flat = z.object({ ...identity, ...(Object.fromEntries(own) as z.core.$ZodLooseShape) })
  return z.union([flat, z.object({ ...identity, attributes: z.record(z.string(), z.unknown()) })])
}

/** Any subset of these fields. */
function anyOf(fields: z.core.$ZodLooseShape): z.core.$ZodLooseShape {
  return z.partial(z.object(fields)).shape
}
