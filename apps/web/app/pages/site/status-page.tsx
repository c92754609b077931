import { readStatus } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { data } from 'react-router'
import { sayMoment } from '../../features/competition/say-moment.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import statusCss from '../../features/status/status.css?url'
import { statusDays } from '../../features/status/status-days.ts'
import { statusPageTexts } from '../../features/status/status-texts.ts'
import { StatusView } from '../../features/status/status-view.tsx'
import { staticPage } from '../../shell/static-page.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/status-page.ts'

const PATH = '/status'

export const handle = staticPage

/** Its status is of this moment and is not stored. A product that cannot answer still has this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  try {
    const status = await createClient(visit.send)(readStatus, {})
    return data({ status, days: statusDays(status, visit.now) })
  } catch (error) {
    visit.report(error)
    return data(null, { status: 503 })
  }
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <link rel="stylesheet" href={statusCss} precedence="high" />
      <PageMeta
        title={statusPageTexts.title}
        description={statusPageTexts.description}
        path={PATH}
        jsonLd={[describeBreadcrumbs([{ name: statusPageTexts.title, path: PATH }])]}
      />
      <div className="page-width plain-page">
        <header>
          <h1 className="text-title">{statusPageTexts.title}</h1>
          <p className="status-now text-lead" data-state={loaderData ? 'up' : 'down'}>
            {loaderData ? statusPageTexts.working : statusPageTexts.down}
          </p>
          {!loaderData && <p>{statusPageTexts.downText}</p>}
        </header>
        {loaderData && <StatusView {...loaderData} sayMoment={sayMoment} />}
      </div>
    </>
  )
}
