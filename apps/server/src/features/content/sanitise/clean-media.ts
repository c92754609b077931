import { safeLink } from '@mowatt/contract/safe-link'

/** A picture without nesting: its fields beside its id. Null when there is none that can be shown. */
export type Media = { id: number; documentId: string; url: string } & Record<string, unknown>

const TEXTS = ['name', 'alternativeText', 'caption', 'hash', 'ext', 'mime', 'provider', 'createdAt', 'updatedAt']
const NUMBERS = ['width', 'height', 'size']
/** The fields of a picture that can be requested. */
export const mediaFields = [...TEXTS, ...NUMBERS, 'formats', 'previewUrl', 'url', 'documentId']

/** Reads both `{data: {id, attributes}}` and `{id, url, ...}`. */
export function cleanMedia(value: unknown): Media | null {
  const bare = objectOf(objectOf(value)?.['data']) ?? objectOf(value)
  if (!bare) return null
  const fields = objectOf(bare['attributes']) ?? bare
  const url = safeLink(fields['url'])
  if (url === undefined || url.startsWith('#') || url.startsWith('mailto:')) return null
  const id = Number.isSafeInteger(bare['id']) ? (bare['id'] as number) : 0
  const documentId = typeof bare['documentId'] === 'string' ? bare['documentId'] : `media-${id}`
  const texts = TEXTS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : null])
  const numbers = NUMBERS.map((name) => [name, typeof fields[name] === 'number' ? fields[name] : null])
  return { id, documentId, ...Object.fromEntries([...texts, ...numbers]), formats: null, previewUrl: null, url }
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
