import { sanitiseHtml } from '@mowatt/contract/sanitise-html'

/** As the sanitiser writes it. */
const LINK_ELSEWHERE = /<a href="(https:[^"]*)">([^]*?)<\/a>/gi

/** HTML from content that is safe to show. A link to another host opens in a new tab, and says so. */
export function safeHtml(source: string): string {
  return sanitiseHtml(source)
    .replace(
      LINK_ELSEWHERE,
      '<a href="$1" target="_blank" rel="noopener noreferrer">$2<span class="sr-only"> (opens in a new tab)</span></a>',
    )
    .trim()
}
