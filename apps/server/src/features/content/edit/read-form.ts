import { type ContentField, type ContentValues, Failure } from '@mowatt/contract'
import { safeLink } from '@mowatt/contract/safe-link'
import type { ContentKind } from '../content-kinds.ts'
import { cleanMedia } from '../sanitise/clean-media.ts'
import { BadPicture } from '../shipped/markdown/picture-in-markdown.ts'
import { blocksFromMarkdown } from '../shipped/markdown/blocks-from-markdown.ts'

type Fields = Readonly<Record<string, unknown>>
type Value = ContentValues[string]
type Picture = { url: string; alt: string; width: string; height: string }

/** Why a value of the form can't be kept. */
class Unfit extends Error {}

/**
 * The values of a form, as they are stored. Fields that the form doesn't have don't change; a value that can't be
 * stored is refused by its field, an empty one is null.
 */
export function readForm(
  kind: ContentKind,
  inputs: readonly ContentField[],
  { values, before }: { values: ContentValues; before: Fields },
): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...before }
  const refused: Record<string, string> = {}
  for (const { name, input } of inputs) {
    const given = values[name]
    if (given === undefined) continue
    try {
      const isRich = kind.fields[name] === 'blocks' && input === 'markdown'
      fields[name] = wellFormed(isRich ? richText(given) : valueOf(input, given, before[name]))
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      refused[name] = error.message
    }
  }
  if (Object.keys(refused).length > 0) throw new Failure('invalid_request', { fields: refused })
  return fields
}

function valueOf(input: ContentField['input'], given: Value, before: unknown): unknown {
  if (input === 'switch') return given === true
  if (input === 'picture') return isPicture(given) ? pictureOf(given, before) : null
  if (input === 'sections') return Array.isArray(given) ? sectionsOf(given) : []
  const text = textOf(given)
  if (text === '') return input === 'lines' ? [] : null
  const parse = parsers[input]
  return parse ? parse(text) : text
}

const parsers: Partial<Record<ContentField['input'], (text: string) => unknown>> = {
  number: numberOf,
  date: dayOf,
  link: linkOf,
  lines: (text) => text.split('\n').flatMap((line) => line.trim() || []),
  json: jsonOf,
}

function textOf(given: Value): string {
  return typeof given === 'string' ? given.replaceAll(/\r\n?/g, '\n').trim() : ''
}

function richText(given: Value): unknown {
  try {
    return blocksFromMarkdown(textOf(given))
  } catch (error) {
    if (error instanceof BadPicture) throw new Unfit(error.message)
    throw new Unfit(
      'This text contains something we can’t show. Please only use headings, paragraphs, lists, quotes, bold and links.',
    )
  }
}

function numberOf(text: string): number {
  const number = Number(text)
  if (!Number.isFinite(number)) throw new Unfit('Please enter a number.')
  return number
}

function dayOf(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay) throw new Unfit('Please enter a date.')
  return text
}

function linkOf(text: string): string {
  const link = safeLink(text)
  if (link === undefined) throw new Unfit('Please start with /, # or https://, or use a mailto: address.')
  return link
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unfit('This isn’t valid JSON.')
  }
}

function isPicture(given: Value): given is Picture {
  return typeof given === 'object' && !Array.isArray(given)
}

/** Other properties of a picture are kept as long as it is the same one. */
function pictureOf({ url, alt, width, height }: Picture, before: unknown): unknown {
  if (url.trim() === '') return null
  const link = linkOf(url)
  if (link.startsWith('#') || link.startsWith('mailto:'))
    throw new Unfit('Please start the address with / or https://.')
  if (alt.trim() === '') throw new Unfit('Please describe the picture for people who can’t see it.')
  const size = [Number(width), Number(height)] as const
  if (!size.every((pixels) => Number.isInteger(pixels) && pixels > 0)) {
    throw new Unfit('Please enter the picture’s width and height in pixels.')
  }
  const known = cleanMedia(before)
  const kept = known?.url === link ? known : { id: 1, documentId: 'media-1' }
  return { ...kept, url: link, alternativeText: alt.trim(), width: size[0], height: size[1] }
}

function sectionsOf(given: readonly { id: number; title: string; content: string }[]) {
  return given.map(({ id, title, content }, index) => ({
    id,
    title: title.trim(),
    content: content.trim(),
    order: index + 1,
  }))
}

/** PostgreSQL can't store lone surrogates, and JSON can spell them. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wellFormed(inner)]))
}
