import type { QueryNode } from './parse-query-string.ts'

/** `a,b`, `[0]=a&[1]=b` and a mix of both, as one list; undefined when it contains anything but texts. */
export function listOfTexts(node: QueryNode | undefined): string[] | undefined {
  if (node === undefined) return []
  const parts = typeof node === 'string' ? [node] : Object.values(node)
  if (!parts.every((part) => typeof part === 'string')) return undefined
  return parts
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
