import {
  type Choices,
  CONSENT_KEY,
  consentRecord,
  consentVersion,
  standingChoice,
} from '../../browser/consent/consent-record.ts'
import { forgetRefused } from '../../browser/consent/forget-refused.ts'
import { adNetworkOf } from './purposes.ts'
import { consentCookie, takeSharedChoice } from './consent-cookie.ts'
import { showQuestion } from './show-question.ts'

export type ConsentSettings = {
  siteName: string | undefined
  /** The domain shared by site and app if they are on two hosts: a choice applies to both. */
  sharedDomain: string | undefined
  /** The analytics script; loaded once the visitor has agreed. */
  analyticsScript: string | undefined
  analytics: { url: string; key: string; conversionsUrl: string; adsUrl: string | undefined } | null | undefined
}

type Load = (url: string) => Promise<{ clientLoader: (settings: unknown, choices: Choices) => void }>

/** `isAsked` opens the question again for a visitor who wants to change a choice. */
export type ConsentVisit = { isAsked: boolean; load: Load }

const NOTHING: Choices = { preferences: false, statistics: false, marketing: false }

/** Asks if there is no valid choice, and starts what was agreed to. */
export function runConsent(settings: ConsentSettings, { isAsked, load }: ConsentVisit): void {
  const adNetwork = adNetworkOf(settings.analytics)
  const standing = standingNow(settings)
  // Asked only if the answer can be changed again.
  if (isAsked || (!standing && document.querySelector('[data-cookie-settings]'))) {
    void showQuestion({
      siteName: settings.siteName ?? 'this site',
      adNetwork,
      isAsked,
      choices: standing ?? NOTHING,
      choose: (choices) => choose(choices, settings, load),
      isAnswered: () => standingNow(settings) !== undefined,
    })
  }
  // Consent to another version of the question, or an expired one, allows no storage any more; nor does a refused
  // purpose.
  forgetRefused(standing ?? NOTHING)
  if (standing) letRun(standing, settings, load)
}

function standingNow({ analytics, sharedDomain }: ConsentSettings): Choices | undefined {
  if (sharedDomain) takeSharedChoice()
  return standingChoice(localStorage.getItem(CONSENT_KEY), Date.now(), consentVersion(adNetworkOf(analytics)))
}

function choose(choices: Choices, settings: ConsentSettings, load: Load): void {
  const version = consentVersion(adNetworkOf(settings.analytics))
  const record = JSON.stringify(consentRecord(choices, new Date(), version))
  localStorage.setItem(CONSENT_KEY, record)
  if (settings.sharedDomain) document.cookie = consentCookie(record, settings.sharedDomain, location)
  // Analytics stop first, so that nothing is written again after the removal.
  dispatchEvent(new CustomEvent('mowatt:consent', { detail: choices }))
  forgetRefused(choices)
  letRun(choices, settings, load)
}

/** Loaded a second time, the same script only gets the choice by the event. */
function letRun(choices: Choices, settings: ConsentSettings, load: Load): void {
  const { analyticsScript, analytics } = settings
  if (!analytics || !analyticsScript || !isCounted(choices)) return
  load(analyticsScript).then(
    ({ clientLoader }) => {
      // While it was loading the consent may have been withdrawn, here or in another tab.
      const now = standingNow(settings)
      if (now && isCounted(now)) clientLoader(analytics, now)
    },
    // Not needed.
    () => {},
  )
}

function isCounted({ statistics, marketing }: Choices): boolean {
  return statistics || marketing
}
