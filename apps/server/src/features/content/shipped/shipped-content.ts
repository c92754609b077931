import type { NewRecord } from '../content-store.ts'
import { shippedBenefits } from './benefits.ts'
import { shippedBlogPosts } from './blog-posts.ts'
import { shippedClaims } from './claims.ts'
import { shippedFaqs } from './faqs.ts'
import { shippedGlobalSetting } from './global-setting.ts'
import { shippedHeroes } from './heroes.ts'
import { shippedHomePage } from './home-page.ts'
import { shippedLegalDocuments } from './legal-documents.ts'
import { shippedPages } from './pages.ts'
import { shippedSectionHeaders } from './section-headers.ts'
import { shippedSteps } from './steps.ts'

/** The day on which the shipped texts were last reviewed; to be changed when one without its own date changes. */
const WRITTEN_ON = new Date('2026-11-15T00:00:00Z')

/** Everything that Mowatt ships with, in the order in which it is added. */
export function shippedContent(): readonly NewRecord[] {
  const records: NewRecord[] = [
    shippedGlobalSetting,
    ...shippedHeroes,
    ...shippedClaims,
    shippedHomePage,
    ...shippedSteps,
    ...shippedBenefits,
    ...shippedFaqs,
    ...shippedSectionHeaders,
    ...shippedBlogPosts(),
    ...shippedLegalDocuments(),
    ...shippedPages(),
  ]
  // The time of installation would mean nothing to readers and search engines.
  return records.map((record) => ({ publishedAt: WRITTEN_ON, ...record }))
}
