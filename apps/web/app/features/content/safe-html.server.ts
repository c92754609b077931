import { sanitiseHtml } from '@mowatt/contract/sanitise-html'

/** The sanitiser's output format. */
const LINK = '<a href="'
const LINK_END = '</a>'

/** HTML from content that is safe to render. A link to another host opens in a new tab, and says so. */
export function safeHtml(source: string): string {
  const [last = '', ...before] = sanitiseHtml(source).split(LINK_END).toReversed()
  return [...before.toReversed().map(withLinkElsewhere), last].join(LINK_END).trim()
}

/** The text before the end of a link, including the link's start. */
function withLinkElsewhere(text: string): string {
  const at = text.lastIndexOf(LINK)
  const target = text.slice(at + LINK.length)
  if (at === -1 || !/^https:/i.test(target)) return text
  const opened = target.replace('"', '" target="_blank" rel="noopener noreferrer"')
  return `${text.slice(0, at)}${LINK}${opened}<span class="sr-only"> (opens in a new tab)</span>`
}
