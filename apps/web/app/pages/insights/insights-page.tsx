import { Button, ButtonLink, Note, Skeleton, Wordmark } from '@mowatt/ui'
import { type ReactNode, useMemo } from 'react'
import { useSite } from '../../features/content/use-site.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { SecondFactorGate } from '../../features/identity/passkeys/second-factor-gate.tsx'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { readCookieEmail } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { askedDays, type Days } from '../../features/insights/asked-days.ts'
import { DaysForm } from '../../features/insights/days-form.tsx'
import insightsCss from '../../features/insights/insights.css?url'
import { InsightsView } from '../../features/insights/insights-view.tsx'
import { useInsights } from '../../features/insights/use-insights.ts'
import { SkipLink } from '../../shell/skip-link.tsx'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/insights-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const asked = askedDays(new URL(request.url).searchParams, visit.now.getTime())
  return { ...asked, cookieEmail: await readCookieEmail(identityClient(visit), request.headers.get('cookie')) }
}

/** What visitors did, for whoever runs the product. The server decides who that is. */
export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  const { days, trouble, cookieEmail } = loaderData
  const { isAuthenticated, loading, user } = useAuth()
  const settings = useIdentity()
  const { settings: site } = useSite()
  const email = user?.email ?? cookieEmail
  return (
    <>
      <link rel="stylesheet" href={insightsCss} precedence="high" />
      <PageMeta title="Insights" description="What visitors did." path="/insights" isIndexed={false} />
      <SkipLink />
      <div className="ops">
        <header className="ops-side">
          <a href="/" aria-label={`${site.siteName}, to the site`}>
            <Wordmark name={site.siteName} size="small" />
          </a>
          <p className="ops-tag">Operator console</p>
          <nav aria-label="Console">
            <a href="/insights" aria-current="page">
              Insights
            </a>
            <a href="/account">Your account</a>
            <div className="cookie-settings">
              <button type="button" data-cookie-settings>
                Cookie Settings
              </button>
            </div>
          </nav>
          {email && <p className="ops-who">{email}</p>}
        </header>
        {isAuthenticated && settings ? (
          <Figures settings={settings} email={email ?? null} first={days} refusal={trouble} />
        ) : cookieEmail ? (
          <WithoutScripts />
        ) : (
          <SignedOut isLooking={loading} />
        )}
      </div>
    </>
  )
}

type FiguresProps = { settings: IdentitySettings; email: string | null; first: Days; refusal: string | undefined }

function Figures({ settings, email, first, refusal }: FiguresProps) {
  const host = useMemo(() => {
    const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl
    return { apiUrl, token: auth.token }
  }, [settings])
  const { days, report, trouble, isReading, show } = useInsights(host, first)
  if (trouble?.isRefused) return <Refused />
  if (trouble?.needs) {
    const has = trouble.needs === 'passkey_needed' ? 'none' : 'passkey'
    return (
      <Main isBusy={isReading}>
        <SecondFactorGate has={has} email={email} settings={settings} onPassed={() => show({ ...days })} />
      </Main>
    )
  }
  const showAt = (wanted: Days) => {
    // For a reload, a bookmark and a colleague; the router need not load anything for it.
    history.replaceState(history.state, '', `/insights?${new URLSearchParams(wanted)}`)
    show(wanted)
  }
  return (
    <Main isBusy={isReading}>
      <Head>
        <DaysForm days={days} refusal={refusal} isReading={isReading} onShow={showAt} />
      </Head>
      <output className="sr-only">{isReading ? 'Loading the figures' : ''}</output>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble.text} {report ? 'The figures below may be out of date.' : ''}{' '}
          <Button size="small" variant="quiet" onClick={() => show({ ...days })}>
            Try again
          </Button>
        </Note>
      )}
      {report ? <InsightsView report={report} /> : !trouble && <Waiting />}
    </Main>
  )
}

/** For whoever signed in by a form: a mail alone does not open this page, and a passkey needs scripts. */
function WithoutScripts() {
  return (
    <Main>
      <h1 className="text-h2">Insights</h1>
      <p className="text-text-2">
        This page needs a passkey, and passkeys need JavaScript. Turn it on, sign in again and come back.
      </p>
      <div>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    </Main>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <div className="ops-head">
      <div>
        <h1 className="text-h2">Insights</h1>
        <p className="text-text-2">
          Visitors who agreed to be included in our statistics. No names, no addresses, no profiles.
        </p>
      </div>
      {children}
    </div>
  )
}

function Main({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="ops-main" aria-busy={isBusy}>
      {children}
    </main>
  )
}

function Waiting() {
  return (
    <div className="ops-waiting" aria-hidden>
      <Skeleton className="h-24 rounded-5" />
      <Skeleton className="h-56 rounded-5" />
      <Skeleton className="h-56 rounded-5" />
    </div>
  )
}

function Refused() {
  return (
    <Main>
      <h1 className="text-h2">This page is for operators</h1>
      <p className="text-text-2">
        Your email address doesn’t have a role that’s allowed to see this page. An administrator can give you one. Then
        sign in again.
      </p>
      <div>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    </Main>
  )
}

/** Without scripts nobody looks any further: then there is only the way to sign in. */
function SignedOut({ isLooking }: { isLooking: boolean }) {
  return (
    <Main isBusy={isLooking}>
      <h1 className="text-h2">Insights</h1>
      {isLooking && (
        <div className="when-starting">
          <Waiting />
        </div>
      )}
      <div className="when-signed-out grid justify-items-start gap-5">
        <p className="text-text-2">
          Sign in first, with the email address that’s been given a role for this page. Then come back here.
        </p>
        <ButtonLink href="/waitlist">Sign in</ButtonLink>
      </div>
    </Main>
  )
}
