import { useOutletContext } from 'react-router'
import { askedDays, type Days } from '../../features/insights/asked-days.ts'
import { DaysForm } from '../../features/insights/days-form.tsx'
import insightsCss from '../../features/insights/insights.css?url'
import { InsightsView } from '../../features/insights/insights-view.tsx'
import { useInsights } from '../../features/insights/use-insights.ts'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { visitContext } from '../../visit.ts'
import type { Route } from './+types/insights-page.ts'

const { title, text } = consoleWords.insights

export const handle = { title }

export function loader({ context, request }: Route.LoaderArgs) {
  return askedDays(new URL(request.url).searchParams, context.get(visitContext).now.getTime())
}

/** What visitors did, for the people who run the product. */
export default function InsightsPage({ loaderData }: Route.ComponentProps) {
  const context = useOutletContext<OperatorContext>()
  const { days, reading, show } = useInsights(context.call, loaderData.days)
  const showAt = (wanted: Days) => {
    // For a reload, a bookmark and a colleague; the router does not have to load anything for it.
    history.replaceState(history.state, '', `/insights?${new URLSearchParams(wanted)}`)
    show(wanted)
  }
  return (
    <>
      <link rel="stylesheet" href={insightsCss} precedence="high" />
      <ShownRead
        context={context}
        reading={reading}
        title={title}
        text={text}
        choose={<DaysForm days={days} refusal={loaderData.trouble} isReading={reading.isReading} onShow={showAt} />}
      >
        {(report) => <InsightsView report={report} />}
      </ShownRead>
    </>
  )
}
