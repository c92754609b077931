import { safeLink } from '@mowatt/contract/safe-link'

const LINK = /\[([^[\]]*)\]\(([^)]*)(?:\)|$)/g

/** Text with bold and links written as Markdown: a link that is not safe becomes its words. */
export function cleanMarkdown(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.replace(LINK, (all, words: string, target: string) => (safeLink(target) === undefined ? words : all))
}
