import { redirect } from 'react-router'
import { identityDoor } from '../../features/identity/without-scripts/identity-door.server.ts'
import { askedDays } from '../../features/insights/asked-days.ts'
import { insightsCsv } from '../../features/insights/insights-csv.ts'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/export-insights.ts'
import { readByCookie } from './insights-data.server.ts'

/** The figures as a file, for an operator who signed in without scripts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { days } = askedDays(new URL(request.url).searchParams, visit.now.getTime())
  const { byCookie } = await readByCookie(identityDoor(visit), request.headers.get('cookie'), days)
  if (!byCookie?.report) return redirect('/insights')
  return new Response(insightsCsv(byCookie.report), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="insights-${days.from}-${days.to}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
