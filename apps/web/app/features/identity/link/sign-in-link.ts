import { isTheme, type Theme } from '../../../browser/theme.ts'

/** The parameters in the address of a sign-in page. */
export type SignInLink = {
  /** The whole link, as the provider's library wants it; undefined when the address is not one. */
  href: string | undefined
  /** A link for something else, or of another service: it can never sign anyone in here. */
  isForeign: boolean
  theme: Theme | undefined
  referral: string | undefined
  /** The page that requested the link, if it may be returned to. */
  returnTo: string | undefined
}

const REFERRAL = /^[\w-]{1,64}$/
/** Only a user's own pages: a link must not be crafted to redirect anywhere else. */
const RETURN_TO = /^\/(?:chat|bills|switches)(?:\/[\w-]{1,64})?$/

/** One of the user's own pages to return to; undefined for any other address. */
export function safeReturnTo(path: string | null | undefined): string | undefined {
  return path && RETURN_TO.test(path) ? path : undefined
}

/** The page that waits for the email, with the page to continue with. */
export function linkSentPath(email: string, returnTo: string | undefined): string {
  const back = returnTo === undefined ? '' : `&to=${encodeURIComponent(returnTo)}`
  return `/magic-link-sent?email=${encodeURIComponent(email)}${back}`
}

const CODE_PARTS = ['mode', 'oobCode', 'apiKey']

/** Parses the address of the action page; theme and referral may be in it or in its continue URL. */
export function readSignInLink(href: string, tenant: string | null = null): SignInLink {
  const { searchParams } = new URL(href)
  const onward = URL.parse(searchParams.get('continueUrl') ?? '')?.searchParams
  const either = (name: string) => searchParams.get(name) ?? onward?.get(name)
  const theme = either('theme')
  const referral = either('ref')
  const [mode, linkTenant] = [searchParams.get('mode'), searchParams.get('tenantId')]
  return {
    href: CODE_PARTS.every((part) => searchParams.get(part)) ? href : undefined,
    isForeign: (mode !== null && mode !== 'signIn') || (linkTenant !== null && linkTenant !== tenant),
    theme: isTheme(theme) ? theme : undefined,
    referral: referral && REFERRAL.test(referral) ? referral : undefined,
    returnTo: safeReturnTo(either('to')),
  }
}

type Carried = {
  theme: string | undefined
  referral: string | undefined
  areTermsAccepted?: boolean
  /** The page in the app where the user asked, so that the link returns there. */
  returnTo?: string | undefined
}

/**
 * The target of the link in the email: our action page, with the theme of this browser and the referrer's code. The
 * server records the accepted terms from it, when it writes the email.
 */
export function continueUrl(origin: string, carried: Carried): string {
  const { theme, referral, areTermsAccepted = false, returnTo } = carried
  const address = new URL('/auth/action', origin)
  if (referral && REFERRAL.test(referral)) address.searchParams.set('ref', referral)
  address.searchParams.set('theme', isTheme(theme) ? theme : 'system')
  if (areTermsAccepted) address.searchParams.set('terms', 'accepted')
  const back = safeReturnTo(returnTo)
  if (back !== undefined) address.searchParams.set('to', back)
  return address.href
}
