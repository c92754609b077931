import { safeLink } from '@mowatt/contract/safe-link'

const LINK = /\[([^[\]]*)\]\(([^)]*)(?:\)|$)/g

/** Text with bold and links written as Markdown: an unsafe link is replaced by its text. */
export function cleanMarkdown(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.replace(LINK, (all, words: string, target: string) => (safeLink(target) === undefined ? words : all))
}
