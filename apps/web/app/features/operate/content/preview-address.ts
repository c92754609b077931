import { PREVIEW_PARAMETER } from '@mowatt/contract/account-cookie'
import type { ContentDocument } from '@mowatt/contract'

type Place = { path: string; query?: Record<string, string>; anchor?: string }

/** Pages that show all records of a kind, or the only one. */
const PLACES: Record<string, Place> = {
  benefit: { path: '/', anchor: 'benefits' },
  'benefits-section': { path: '/', anchor: 'benefits' },
  claim: { path: '/' },
  'home-page': { path: '/' },
  'global-setting': { path: '/' },
  step: { path: '/learn-more', anchor: 'how-it-works' },
  'faq-section': { path: '/learn-more', anchor: 'faq' },
  'blog-section': { path: '/learn-more' },
  'learn-more-page': { path: '/learn-more' },
  'about-page': { path: '/about-us' },
  'partner-page': { path: '/become-a-partner' },
  'main-terms-and-conditions': { path: '/terms' },
  'app-terms-and-conditions': { path: '/terms/app' },
  'waitlist-terms-and-conditions': { path: '/terms/waitlist' },
  'privacy-policy': { path: '/privacy' },
}

/** Where the site will show a draft; undefined for a record that no page shows while there are banners. */
export function previewAddress({ document_id: id, kind, draft }: ContentDocument): string | undefined {
  const place = draft ? (PLACES[kind] ?? placeOf(kind, draft.values)) : undefined
  if (!place) return undefined
  const query = new URLSearchParams({ ...place.query, [PREVIEW_PARAMETER]: id })
  return `${place.path}?${query}${place.anchor === undefined ? '' : `#${place.anchor}`}`
}

/** For kinds whose records each have their own address. */
function placeOf(kind: string, { slug, campaignName }: Record<string, unknown>): Place | undefined {
  const name = typeof slug === 'string' ? slug.trim() : ''
  if (kind === 'blog-post') return { path: `/blog/${encodeURIComponent(name)}` }
  if (kind === 'faq') return { path: '/learn-more', anchor: `faq-${encodeURIComponent(name)}` }
  if (kind !== 'hero-banner') return undefined
  return { path: '/', query: typeof campaignName === 'string' && campaignName ? { campaign: campaignName } : {} }
}
