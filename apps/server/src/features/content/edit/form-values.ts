import type { ContentField, ContentValues } from '@mowatt/contract'
import type { ContentKind } from '../content-kinds.ts'
import { cleanMedia } from '../sanitise/clean-media.ts'
import { cleanSections } from '../sanitise/clean-sections.ts'
import { markdownFromBlocks } from './markdown-from-blocks.ts'

/** A stored record as its form shows it. */
export function formValues(
  { fields: types }: ContentKind,
  inputs: readonly ContentField[],
  fields: Readonly<Record<string, unknown>>,
): ContentValues {
  return Object.fromEntries(
    inputs.map(({ name, input }) => {
      const value = fields[name] ?? null
      return [name, types[name] === 'blocks' && input === 'markdown' ? richText(value) : valueOf(input, value)]
    }),
  )
}

function richText(value: unknown): string {
  return value === null ? '' : (markdownFromBlocks(value) ?? '')
}

function valueOf(input: ContentField['input'], value: unknown): ContentValues[string] {
  if (input === 'switch') return value === true
  if (input === 'picture') return picture(value)
  if (input === 'sections') return cleanSections(value).map(({ id, title, content }) => ({ id, title, content }))
  if (input === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  if (value === null) return ''
  return input === 'json' ? JSON.stringify(value, undefined, 2) : String(value as string | number)
}

function picture(value: unknown) {
  const media = cleanMedia(value)
  const text = (given: unknown) => (given === null || given === undefined ? '' : String(given as string | number))
  return {
    url: text(media?.url),
    alt: text(media?.['alternativeText']),
    width: text(media?.['width']),
    height: text(media?.['height']),
  }
}
