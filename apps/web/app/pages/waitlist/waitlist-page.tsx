import { Failure } from '@mowatt/contract/failures'
import { Note } from '@mowatt/ui'
import { lazy, Suspense, useState } from 'react'
import { data, redirect } from 'react-router'
import { SIGNED_IN_KEY } from '../../browser/signed-in-key.ts'
import { startWhenUsed, WHEN_USED } from '../../browser/start-when-used.ts'
import { requestedTheme } from '../../browser/theme.ts'
import type { Refused } from '../../browser/use-act.ts'
import { rulesInShort } from '../../features/competition/rules-in-short.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import identityCss from '../../features/identity/identity.css?url'
import { rememberedEmail } from '../../features/identity/link/remembered-email.ts'
import { linkSentPath, safeReturnTo } from '../../features/identity/link/sign-in-link.ts'
import { checkEmail, refusal } from '../../features/identity/link/sign-in-failure.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import {
  endCookieSession,
  noAccountCookie,
  readCookieToken,
} from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { mailLink } from '../../features/identity/without-scripts/mail-link.server.ts'
import { DashboardSkeleton } from '../../features/waitlist/dashboard-skeleton.tsx'
import { DashboardView } from '../../features/waitlist/dashboard-view.tsx'
import dashboardCss from '../../features/waitlist/dashboard.css?url'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/waitlist-page.ts'
import { actByCookie } from './cookie-acts.server.ts'
import { JoinWaitlist } from './join-waitlist.tsx'
import { prizesFrom } from './prizes-from.ts'
import { SignInStalled } from './sign-in-stalled.tsx'
import { referralCookie, referralIn } from './referral-cookie.server.ts'
import { readByCookie, readNewestCompetition, readTop } from './waitlist-data.server.ts'
import { drawQr } from '../../features/waitlist/quests/draw-qr.ts'
import waitlistCss from './waitlist.css?url'
import { WaitlistSteps } from './waitlist-steps.tsx'
import { waitlistPageTexts } from './waitlist-texts.ts'

export const handle = {
  frame: 'sky',
  scripts: WHEN_USED,
  ...(import.meta.env.SSR && {
    ownScript: `(${startWhenUsed.toString()})(${JSON.stringify(SIGNED_IN_KEY)},${JSON.stringify(rememberedEmail.key)})`,
  }),
}

const PATH = '/waitlist'

/** With its dialogs: visitors who have not joined yet do without. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const client = identityClient(visit)
  const [competition, queue, account] = await Promise.all([
    readNewestCompetition(client),
    readTop(client),
    readByCookie(client, request.headers.get('cookie')),
  ])
  const loaded = {
    prizes: competition ? prizesFrom(competition.rules) : [],
    rules: competition ? rulesInShort(competition) : [],
    queue,
    nowMs: visit.now.getTime(),
    referral: referralIn(new URL(request.url)),
    returnTo: safeReturnTo(new URL(request.url).searchParams.get('to')),
    ...account,
    // A browser without JavaScript cannot draw it.
    qr: account.byCookie && drawQr(account.byCookie.member.referral.link),
  }
  // Read with the dashboard, the referrer's code has been sent.
  const told = account.byCookie ? { 'set-cookie': referralCookie(undefined, visit.settings.siteUrl) } : undefined
  return data(loaded, account.cookieEmail ? { headers: { 'cache-control': 'no-store', ...told } } : undefined)
}

/** Not cached once it contains one person's data. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type Answer = { email?: string; returnTo?: string | undefined; refused?: Refused; notice?: string }

/** The actions of the page's forms in a browser without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const client = identityClient(visit)
  const form = await request.formData().catch(() => new FormData())
  const cookies = request.headers.get('cookie')
  const intent = textOf(form, 'intent')
  if (intent === 'sign-out') {
    await endCookieSession(client, cookies)
    return redirect(PATH, { status: 303, headers: { 'set-cookie': noAccountCookie(visit.settings.siteUrl) } })
  }
  const done = await actByCookie(client, readCookieToken(client, cookies), form)
  if (done && 'place' in done) return redirect(PATH + done.place, 303)
  if (done) return data<Answer>({ notice: done.refusal.message }, { status: done.refusal.status })

  const address = new URL(request.url)
  const email = textOf(form, 'email').trim()
  const referral = referralIn(new URL(`?ref=${textOf(form, 'referral')}`, address))
  const returnTo = safeReturnTo(textOf(form, 'to'))
  const theme = requestedTheme(address, cookies)
  const areTermsAccepted = intent === 'join' && form.has('terms')
  try {
    checkEmail(email)
    if (intent === 'join' && !areTermsAccepted) throw refusal('terms_not_accepted')
    await mailLink(client, { email, theme, referral, areTermsAccepted, returnTo })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, fields, status } = error
    return data<Answer>({ email, returnTo, refused: { message, fields } }, { status })
  }
  return redirect(linkSentPath(email, returnTo), {
    status: 303,
    ...(referral ? { headers: { 'set-cookie': referralCookie(referral, visit.settings.siteUrl) } } : {}),
  })
}

export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prizes, rules, queue, nowMs, referral, returnTo, cookieEmail, byCookie, qr } = loaderData
  const { isAuthenticated, user, authStatus } = useAuth('where-somebody-was')
  const settings = useIdentity()
  const [isRetrying, setIsRetrying] = useState(false)
  const isStalled = isRetrying || (authStatus === 'error' && isSignInKept())
  const isIn = isAuthenticated || cookieEmail !== undefined
  return (
    <>
      <link rel="stylesheet" href={identityCss} precedence="high" />
      <link rel="stylesheet" href={waitlistCss} precedence="high" />
      <link rel="stylesheet" href={dashboardCss} precedence="high" />
      <PageMeta
        title={isIn ? waitlistPageTexts.memberTitle : waitlistPageTexts.title}
        description={waitlistPageTexts.description}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: waitlistPageTexts.crumb, path: PATH }])]}
      />
      {user && settings ? (
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard user={user} settings={settings} prizes={prizes} nowMs={nowMs} />
        </Suspense>
      ) : byCookie ? (
        <DashboardView
          data={byCookie}
          prizes={prizes}
          nowMs={nowMs}
          qr={qr}
          notice={
            actionData?.notice && (
              <Note tone="danger" announce="alert">
                {actionData.notice}
              </Note>
            )
          }
        />
      ) : cookieEmail ? (
        <CookieStalled email={cookieEmail} />
      ) : isStalled ? (
        <SignInStalled isRetrying={isRetrying} onRetrying={setIsRetrying} />
      ) : (
        <>
          <div className="when-starting">
            <DashboardSkeleton />
          </div>
          <JoinWaitlist
            prizes={prizes}
            rules={rules}
            queue={queue}
            referral={referral}
            returnTo={actionData?.returnTo ?? returnTo}
            email={actionData?.email}
            refused={actionData?.refused}
          />
        </>
      )}
      {isIn && <WaitlistSteps rules={rules} isMember />}
    </>
  )
}

function CookieStalled({ email }: { email: string }) {
  return (
    <div className="page-width wl-dashboard wl-stalled">
      <h1 className="text-h2">{waitlistPageTexts.trouble}</h1>
      <p className="text-text-2">
        {waitlistPageTexts.safe[0]}
        <b className="text-text wrap-anywhere">{email}</b>
        {waitlistPageTexts.safe[1]}
        <a href={PATH} className="underline">
          {waitlistPageTexts.safe[2]}
        </a>
      </p>
    </div>
  )
}
