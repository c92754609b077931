import { listTariffs } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { Note } from '@mowatt/ui'
import { data } from 'react-router'
import halfHoursCss from '../../features/half-hours/half-hours.css?url'
import type { weighTypical } from '../../features/half-hours/half-hours-tasks.ts'
import { pageTexts } from '../../features/half-hours/half-hours-texts.ts'
import { HalfHoursView } from '../../features/half-hours/half-hours-view.tsx'
import { readChoices, readWhatIfs } from '../../features/half-hours/home-choices.ts'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { auth } from '../../features/identity/auth/auth.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/half-hours-page.ts'

const PATH = '/half-hours'
const TASKS = 'features/half-hours/half-hours-tasks.ts'

/** A typical home is ranked here, so that the page has content without scripts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { searchParams } = new URL(request.url)
  const [choices, whatIfs] = [readChoices(searchParams), readWhatIfs(searchParams)]
  const today = visit.now.toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
  const prices = await createClient(visit.send)(listTariffs, { query: { region: choices.region } }).catch(
    (error: unknown) => visit.report(error),
  )
  if (!prices) return data(null, { status: 503 })
  const weighed = await visit.work<typeof weighTypical>(
    TASKS,
    'weighTypical',
    { choices, whatIfs, today },
    { catalogue: prices },
  )
  return prices.tariffs.length > 0 && weighed
    ? { today, choices, whatIfs, ...prices, weighed }
    : data(null, { status: 503 })
}

export default function HalfHoursPage({ loaderData }: Route.ComponentProps) {
  const identity = useIdentity()
  const { isAuthenticated } = useAuth('where-somebody-was')
  const api = identity && identity.apiUrl !== identity.siteUrl ? identity.apiUrl : ''
  return (
    <>
      <link rel="stylesheet" href={halfHoursCss} precedence="high" />
      <PageMeta
        title={pageTexts.title}
        description={pageTexts.description}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: pageTexts.title, path: PATH }])]}
      />
      <div className="page-width grid gap-8 py-10 md:gap-10 md:py-16">
        <header className="grid gap-4">
          <h1 className="text-title text-balance">{pageTexts.title}</h1>
          <p className="max-w-[60ch] text-lead text-pretty text-text-2">{pageTexts.lead}</p>
          <noscript>
            <Note tone="info">{pageTexts.needsScripts}</Note>
          </noscript>
        </header>
        {loaderData ? (
          <HalfHoursView {...loaderData} api={api} account={isAuthenticated ? { api, token: auth.token } : undefined} />
        ) : (
          <Note tone="warn" announce="alert">
            {pageTexts.unavailable}
          </Note>
        )}
      </div>
    </>
  )
}
