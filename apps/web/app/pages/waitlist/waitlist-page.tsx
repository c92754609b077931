import { useState } from 'react'
import { data, redirect } from 'react-router'
import { requestedTheme } from '../../browser/theme.ts'
import { describeBreadcrumbs } from '../../features/found/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import identityCss from '../../features/identity/identity.css?url'
import type { SignInTrouble } from '../../features/identity/link/sign-in-trouble.ts'
import {
  endCookieSession,
  noAccountCookie,
  readCookieEmail,
} from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityDoor } from '../../features/identity/without-scripts/identity-door.server.ts'
import { mailLink } from '../../features/identity/without-scripts/mail-link.server.ts'
import { textOf } from '../../shell/text-of.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/waitlist-page.ts'
import { Dashboard } from './dashboard.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { JoinWaitlist } from './join-waitlist.tsx'
import { prizesFrom } from './prizes-from.ts'
import { SignInStalled } from './sign-in-stalled.tsx'
import waitlistCss from './waitlist.css?url'

export const handle = { frame: 'sky' }

const PATH = '/waitlist'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [terms, cookieEmail] = await Promise.all([
    content(context).legal('waitlist'),
    readCookieEmail(identityDoor(visit), request.headers.get('cookie')),
  ])
  return { prizes: prizesFrom(terms), rules: terms.inShort, cookieEmail }
}

type Refused = { email: string; trouble: SignInTrouble }

/** What the page's forms do in a browser without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const door = identityDoor(visit)
  const form = await request.formData().catch(() => new FormData())
  const cookies = request.headers.get('cookie')
  if (textOf(form, 'intent') === 'sign-out') {
    await endCookieSession(door, cookies)
    return redirect(PATH, { status: 303, headers: { 'set-cookie': noAccountCookie(visit.settings.siteUrl) } })
  }
  const address = new URL(request.url)
  const email = textOf(form, 'email').trim()
  const referral = address.searchParams.get('ref') ?? undefined
  const trouble = await mailLink(door, { email, theme: requestedTheme(address, cookies), referral })
  if (trouble) return data<Refused>({ email, trouble }, { status: 400 })
  return redirect(`/magic-link-sent?email=${encodeURIComponent(email)}`, 303)
}

export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prizes, rules, cookieEmail } = loaderData
  const { isAuthenticated, user, authStatus } = useAuth('where-somebody-was')
  const [isRetrying, setIsRetrying] = useState(false)
  const isStalled = isRetrying || (authStatus === 'error' && isSignInKept())
  const email = isAuthenticated ? user?.email : cookieEmail
  return (
    <>
      <link rel="stylesheet" href={identityCss} precedence="high" />
      <link rel="stylesheet" href={waitlistCss} precedence="high" />
      <PageMeta
        title="Join the waitlist"
        description="Leave your e-mail address, get a sign-in link and keep your place. No password."
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: 'Waitlist', path: PATH }])]}
      />
      {isAuthenticated || cookieEmail ? (
        <Dashboard email={email ?? undefined} rules={rules} />
      ) : isStalled ? (
        <SignInStalled isRetrying={isRetrying} onRetrying={setIsRetrying} />
      ) : (
        <>
          <DashboardSkeleton />
          <JoinWaitlist prizes={prizes} rules={rules} email={actionData?.email} trouble={actionData?.trouble} />
        </>
      )}
    </>
  )
}
