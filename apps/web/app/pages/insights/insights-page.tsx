import { Button, ButtonLink, Note, Skeleton, Wordmark } from '@mowatt/ui'
import { type ReactNode, useMemo } from 'react'
import { useSite } from '../../features/content/use-site.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { DaysForm } from '../../features/insights/days-form.tsx'
import insightsCss from '../../features/insights/insights.css?url'
import { InsightsView } from '../../features/insights/insights-view.tsx'
import { useInsights } from '../../features/insights/use-insights.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

/** What visitors did, for whoever runs the product. The server decides who that is. */
export default function InsightsPage() {
  const { isAuthenticated, loading, user } = useAuth()
  const settings = useIdentity()
  const { settings: site } = useSite()
  return (
    <>
      <link rel="stylesheet" href={insightsCss} precedence="high" />
      <PageMeta title="Insights" description="What visitors did." path="/insights" isIndexed={false} />
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
          </nav>
          {user?.email && <p className="text-small text-text-3">{user.email}</p>}
        </header>
        {isAuthenticated && settings ? <Figures settings={settings} /> : <SignedOut isLooking={loading} />}
      </div>
    </>
  )
}

function Figures({ settings }: { settings: IdentitySettings }) {
  const host = useMemo(() => {
    const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl
    return { apiUrl, token: auth.token }
  }, [settings])
  const { days, report, trouble, isReading, show } = useInsights(host)
  if (trouble?.isRefused) return <Refused />
  return (
    <Main isBusy={isReading}>
      <div className="ops-head">
        <div>
          <h1 className="text-h2">Insights</h1>
          <p className="text-text-2">Visitors who agreed to statistics. No names, no addresses, no profiles.</p>
        </div>
        <DaysForm days={days} isReading={isReading} onShow={show} />
      </div>
      <output className="sr-only">{isReading ? 'Loading the figures' : ''}</output>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble.text} {report ? 'The figures below are older.' : ''}{' '}
          <Button size="small" variant="quiet" onClick={() => show({ ...days })}>
            Try again
          </Button>
        </Note>
      )}
      {report ? <InsightsView report={report} /> : !trouble && <Waiting />}
    </Main>
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
        Your address has no role that may see it. An administrator can give you one; reload the page then.
      </p>
      <div>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    </Main>
  )
}

function SignedOut({ isLooking }: { isLooking: boolean }) {
  return (
    <Main isBusy={isLooking}>
      <h1 className="text-h2">Insights</h1>
      {isLooking ? (
        <Waiting />
      ) : (
        <>
          <p className="text-text-2">Sign in first, with the address that has a role. Then come back here.</p>
          <div>
            <ButtonLink href="/waitlist">Sign in</ButtonLink>
          </div>
        </>
      )}
    </Main>
  )
}
