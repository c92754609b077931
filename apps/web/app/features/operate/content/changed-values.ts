import type { ContentField, ContentValues } from '@mowatt/contract'

type Value = ContentValues[string] | undefined

export type ChangedValue = { name: string; was: string[]; is: string[] }

/** The fields that two states of a record differ in, each with the lines that differ. */
export function changedValues(
  fields: readonly ContentField[],
  before: ContentValues | null,
  after: ContentValues,
): ChangedValue[] {
  return fields.flatMap(({ name }) => {
    const was = textOf(before?.[name])
    const is = textOf(after[name])
    return was === is ? [] : [{ name, ...unlike(was.split('\n'), is.split('\n')) }]
  })
}

/** As text, so that anything can be compared and shown. */
function textOf(value: Value): string {
  if (value === undefined || value === '') return 'Nothing'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(({ title, content }) => `${title}\n${content}`).join('\n\n')
  const { url, alt, width, height } = value
  return url === '' ? 'Nothing' : `${url}\n${alt}\n${width} × ${height}`
}

/** Without the common lines at the beginning and the end. */
function unlike(was: string[], is: string[]): { was: string[]; is: string[] } {
  const shorter = Math.min(was.length, is.length)
  let same = 0
  while (same < shorter && was[same] === is[same]) same++
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && was.at(-1 - sameAtEnd) === is.at(-1 - sameAtEnd)) sameAtEnd++
  const middle = (lines: string[]) => lines.slice(same, lines.length - sameAtEnd)
  return { was: middle(was), is: middle(is) }
}
