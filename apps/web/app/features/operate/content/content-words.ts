import type { ContentState } from '@mowatt/contract'

/** The name of a kind or of a field, as people write it. */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return (words.charAt(0).toUpperCase() + words.slice(1))
    .replace(/\burl\b/i, 'address')
    .replace(/\bcta\b/i, 'Button')
    .replace(/^Faq\b/, 'FAQ')
    .replace(/^Slug$/, 'Name in the address')
}

export const stateLooks: Record<ContentState, { tone: 'success' | 'warn' | 'neutral'; text: string }> = {
  live: { tone: 'success', text: 'Live' },
  changed: { tone: 'warn', text: 'Live, with a draft' },
  scheduled: { tone: 'warn', text: 'Scheduled' },
  draft: { tone: 'neutral', text: 'Not published' },
  deleted: { tone: 'neutral', text: 'Deleted' },
}
