import { expect, test } from 'vitest'
import { COMMAND_NAMES, COMMAND_SCHEMA } from './model-schema.ts'

const text = JSON.stringify(COMMAND_SCHEMA)

/** Every part of the schema that is itself a schema of an object. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return 'properties' in value ? [{ ...value }, ...inside] : inside
}

test('no field is a number, so that a model can’t state a figure', () => {
  const types = [...text.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)
  expect(new Set(types)).toEqual(new Set(['object', 'array', 'string']))
})

test('every object is closed and wants all its fields, as servers that force a schema ask', () => {
  const objects = objectsIn(COMMAND_SCHEMA)
  expect(objects.length).toBeGreaterThan(8)
  for (const { properties, required, additionalProperties } of objects) {
    expect(required).toEqual(Object.keys(properties ?? {}))
    expect(additionalProperties).toBe(false)
  }
})

test('every command can be said', () => {
  const names = new Set([...text.matchAll(/"do":\{"enum":\[([^\]]*)\]/g)].flatMap(([, list]) => namesIn(list)))
  expect(COMMAND_NAMES.filter((each) => !names.has(each))).toEqual([])
})

function namesIn(list = ''): string[] {
  return list.split(',').map((each) => each.replaceAll('"', '').split(' ')[0] ?? '')
}
