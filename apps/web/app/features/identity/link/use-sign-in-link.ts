import { useEffect, useSyncExternalStore } from 'react'
import { isSignInKept } from '../auth/kept-sign-in.ts'
import { keptLink } from './kept-link.ts'
import { createLinkFlow, firstLinkState, type LinkState } from './link-flow.ts'
import { pendingReferral } from './pending-referral.ts'
import { rememberedEmail } from './remembered-email.ts'
import { completeLink } from './sign-in.ts'
import { readSignInLink } from './sign-in-link.ts'

export type SignInLink = LinkState & { complete: (email: string) => Promise<void> }

/** Read while the link is still there: a link that was used is forgotten. */
let returnTo: string | undefined

const flow = createLinkFlow({
  link: () => readSignInLink(keptLink() ?? location.href).href,
  rememberedEmail: rememberedEmail.read,
  complete: completeLink,
  // In the link's place: going back does not open the link again.
  onSignedIn: () => location.replace(returnTo ?? '/waitlist'),
  isKept: isSignInKept,
})

/** The link that this page was opened with, on its way. */
export function useSignInLink(tenant: string | null): SignInLink {
  useEffect(() => {
    const { referral, isForeign, ...link } = readSignInLink(keptLink() ?? location.href, tenant)
    returnTo ??= link.returnTo
    if (!isForeign) pendingReferral.keep(referral)
    flow.begin(isForeign)
  }, [tenant])
  const state = useSyncExternalStore(flow.subscribe, flow.state, () => firstLinkState)
  return { ...state, complete: flow.complete }
}
