import type { LegalSection } from '../site-content.ts'

/** Numbers the sections of a built-in document; each text is one paragraph of HTML. */
export function legalSections(...parts: [title: string, ...paragraphs: string[]][]): LegalSection[] {
  return parts.map(([title, ...paragraphs], place) => ({
    id: String(place + 1),
    title,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    order: place + 1,
  }))
}
