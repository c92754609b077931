import type { ModelSchema } from '../read/by-model/model-schema.ts'
import { LEADS } from '../say/templates/openings.ts'

/** The format of a model's choice: numbers, preceded by a sentence from the list. */
export const CHOICE_SCHEMA: ModelSchema = {
  type: 'object',
  properties: {
    say: { type: 'array', items: { type: 'integer' } },
    lead: { type: 'string', enum: ['none', ...LEADS] },
  },
  required: ['say', 'lead'],
  additionalProperties: false,
}
