import type { SiteIdentity } from './site-identity.ts'

export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown }

/** Structured data of a page for search engines, once the site's address is known. */
export type Describe = (site: SiteIdentity) => JsonLd

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g

/** JSON that cannot break out of its script element, whatever an editor wrote. */
export function printJsonLd(graph: readonly JsonLd[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return text.replace(UNSAFE_IN_SCRIPT, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
