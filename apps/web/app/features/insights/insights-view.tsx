import { Button } from '@mowatt/ui'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { saveFile } from '../../browser/save-file.ts'
import { LineChart } from '../../shell/chart/line-chart.tsx'
import { questName } from '../../shell/operate/quest-names.ts'
import { CountedTable } from './counted-table.tsx'
import { ErrorList } from './error-list.tsx'
import { everyDay } from './every-day.ts'
import { Funnel } from './funnel.tsx'
import { insightsCsv } from './insights-csv.ts'
import type { Report } from './use-insights.ts'
import { Vitals } from './vitals.tsx'

/** What was counted: figures, lines, lists, and all of it as a file. */
export function InsightsView({ report }: { report: Report }) {
  const sum = (of: (day: Report['days'][number]) => number) => report.days.reduce((all, day) => all + of(day), 0)
  const visitors = sum((day) => day.visitors)
  const views = sum((day) => day.views)
  const conversions = report.conversions.reduce((all, { count }) => all + count, 0)
  const errors = report.error_count
  const days = everyDay(report)
  const span = `${longDate(report.from)} to ${longDate(report.to)}`
  const save = () => {
    const file = new Blob([insightsCsv(report)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `insights-${report.from}-${report.to}.csv`)
  }
  if (views === 0 && errors === 0 && report.quests.length === 0) return <Nothing span={span} />
  return (
    <>
      <dl className="ops-tiles">
        <Tile figure={visitors} words="visitors, counted per day" />
        <Tile figure={views} words="pages seen" />
        <Tile figure={conversions} words="ad conversions" />
        <Tile figure={errors} words="errors in pages" />
      </dl>
      <h2 className="sr-only">Visits</h2>
      <div className="ops-pair">
        <LineChart
          title="Visitors by day"
          unit="Visitors"
          tone="points"
          points={days.map(({ date, visitors: value }) => ({ date, value }))}
          summary={`${inThousands(visitors)} in all, ${span}. ${busiest(report.days)}`}
          whenShort="The chart needs at least two days of figures."
        />
        <LineChart
          title="Pages seen by day"
          unit="Pages seen"
          tone="rank"
          points={days.map(({ date, views: value }) => ({ date, value }))}
          summary={`${inThousands(views)} in all, ${visitors > 0 ? (views / visitors).toFixed(1) : 0} a visitor.`}
          whenShort="The chart needs at least two days of figures."
        />
      </div>
      <Funnel steps={report.funnel} />
      <div className="ops-pair">
        <CountedTable title="Pages" first="Page" rows={report.pages} />
        <CountedTable title="Sources" first="Came from" rows={report.sources} empty="Nobody came from another site." />
        <CountedTable title="Campaigns" first="Campaign" rows={report.campaigns} empty="Nobody came from a campaign." />
        <CountedTable
          title="Quests"
          first="Quest"
          counts={['Members', 'Times']}
          rows={report.quests.map(({ quest, members, entries }) => ({
            name: questName(quest),
            visitors: members,
            views: entries,
          }))}
          empty="Nobody finished a quest."
        />
      </div>
      <Vitals vitals={report.vitals} />
      <ErrorList errors={report.errors} />
      <div>
        <Button variant="quiet" size="small" onClick={save}>
          Export CSV
        </Button>
      </div>
    </>
  )
}

function Tile({ figure, words }: { figure: number; words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{inThousands(figure)}</dd>
    </div>
  )
}

function Nothing({ span }: { span: string }) {
  return (
    <section className="ops-panel ops-empty">
      <h2 className="text-h4">We didn’t count anything</h2>
      <p className="text-text-2">
        {span}. We only count visitors who agree to be included in our statistics. On localhost we don’t count anyone
        unless ANALYTICS_URL is set.
      </p>
    </section>
  )
}

function busiest(days: Report['days']): string {
  const [most] = days.toSorted((a, b) => b.visitors - a.visitors)
  return most ? `The busiest day was ${longDate(most.date)} with ${inThousands(most.visitors)}.` : ''
}
