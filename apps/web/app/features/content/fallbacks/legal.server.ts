import type { LegalDocument, LegalName } from '../site-content.ts'
import { appTerms } from './app-terms.server.ts'
import { mainTerms } from './main-terms.server.ts'
import { privacyPolicy } from './privacy-policy.server.ts'
import { waitlistTerms } from './waitlist-terms.server.ts'

/** Used if the content service has no legal text: shorter than the full texts, with the same meaning. */
export const fallbackLegal: Record<LegalName, LegalDocument> = {
  main: mainTerms,
  privacy: privacyPolicy,
  waitlist: waitlistTerms,
  app: appTerms,
}
