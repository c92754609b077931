import { isTheme, type Theme } from '../../../browser/theme.ts'

/** What the address of a sign-in page carries. */
export type SignInLink = {
  /** The whole link, as the provider's library wants it; undefined when the address is not one. */
  href: string | undefined
  /** A link for something else, or of another service: it can never sign anybody in here. */
  isForeign: boolean
  theme: Theme | undefined
  referral: string | undefined
  /** The page that asked for the link, where it is one to go back to. */
  returnTo: string | undefined
}

const REFERRAL = /^[\w-]{1,64}$/
/** Only pages of somebody's own: a link must not be made to lead anywhere else. */
const RETURN_TO = /^\/(?:chat|bills|switches)(?:\/[\w-]{1,64})?$/

/** A page of somebody's own to go back to; nothing for any other address. */
export function safeReturnTo(path: string | null | undefined): string | undefined {
  return path && RETURN_TO.test(path) ? path : undefined
}

/** Where the page waits for the mail, knowing where to go after it. */
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
  /** Where in the app somebody asked, so that the link leads back there. */
  returnTo?: string | undefined
}

/**
 * Where the link in the mail leads: our action page, with the theme of this browser and who sent the visitor. The server
 * notes the accepted terms from it, when it writes the mail.
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
