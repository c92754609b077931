import type { ContentField } from '@mowatt/contract'
import * as z from 'zod/mini'
import type { ContentKind, FieldType } from '../content-kinds.ts'
import { markdownFromBlocks } from './markdown-from-blocks.ts'

type Input = ContentField['input']
type Fields = Readonly<Record<string, unknown>>

/** Texts of which a line is too short to see much. */
const LONG = /description|subtitle|lead|basis|footerText|note$|^answer$|^explanation$/i

/** How each field of a kind is edited, the same for all of these states of a record. */
export function fieldInputs({ fields, shape }: ContentKind, states: readonly Fields[]): ContentField[] {
  return Object.entries(fields).map(([name, type]) => {
    const choices = choicesOf(shape[name])
    const values = states.map((state) => state[name] ?? null).filter((value) => value !== null)
    return {
      name,
      input: choices.length > 0 ? 'choice' : inputOf(type, name, values, shape[name]),
      is_required: !accepts(shape[name], null) && !accepts(shape[name], undefined),
      choices,
    }
  })
}

function inputOf(type: FieldType, name: string, values: readonly unknown[], shape: z.core.$ZodType | undefined): Input {
  switch (type) {
    case 'text':
      return LONG.test(name) ? 'text' : 'line'
    case 'boolean':
      return 'switch'
    case 'url':
      return 'link'
    case 'media':
      return 'picture'
    case 'icon':
      return values.every((value) => typeof value === 'string') ? 'line' : 'json'
    case 'json':
      return accepts(shape, []) && values.every(isListOfTexts) ? 'lines' : 'json'
    case 'blocks':
      return richInput(values, accepts(shape, ''))
    case 'number':
    case 'date':
    case 'markdown':
    case 'sections':
      return type
  }
}

/** Some rich text may be plain text as well, and then stays so. */
function richInput(values: readonly unknown[], mayBeText: boolean): Input {
  if (mayBeText && values.every((value) => typeof value === 'string')) return 'text'
  return values.every((value) => markdownFromBlocks(value) !== undefined) ? 'markdown' : 'json'
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && !each.includes('\n'))
}

function accepts(shape: z.core.$ZodType | undefined, value: unknown): boolean {
  return shape === undefined || z.safeParse(shape, value).success
}

function choicesOf(shape: z.core.$ZodType | undefined): string[] {
  if (shape?._zod.def.type !== 'enum') return []
  return Object.values((shape._zod.def as z.core.$ZodEnumDef).entries).map(String)
}
