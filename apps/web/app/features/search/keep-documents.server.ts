import type { SearchDocument } from './search-document.ts'

let kept: { parts: readonly unknown[]; documents: readonly SearchDocument[] } | undefined

/** The documents built from these parts of content: built again only when one of the parts is replaced. */
export function keepDocuments(
  parts: readonly unknown[],
  make: () => readonly SearchDocument[],
): readonly SearchDocument[] {
  const isSame = kept?.parts.length === parts.length && kept.parts.every((part, at) => part === parts[at])
  if (!kept || !isSame) kept = { parts, documents: make() }
  return kept.documents
}
