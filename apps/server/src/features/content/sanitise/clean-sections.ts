import { sanitiseHtml } from '@mowatt/contract/sanitise-html'

export type Section = { id: number; title: string; content: string; order: number }

/** Sections of a legal document in their order, with HTML that is safe to show. */
export function cleanSections(value: unknown): Section[] {
  if (!Array.isArray(value)) return []
  return value
    .flatMap((each: unknown, index) => cleanSection(each, index + 1))
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
}

function cleanSection(value: unknown, place: number): Section[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, title, content, order } = value as Record<string, unknown>
  if (typeof title !== 'string' || typeof content !== 'string') return []
  const whole = (given: unknown): number => (Number.isSafeInteger(given) ? (given as number) : place)
  return [{ id: whole(id), title, content: sanitiseHtml(content), order: whole(order) }]
}
