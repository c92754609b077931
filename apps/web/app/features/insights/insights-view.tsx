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
import { insightsViewTexts } from './insights-texts.ts'
import type { Report } from './use-insights.ts'
import { Vitals } from './vitals.tsx'

/** The statistics: figures, lines, lists, and all of it as a file. */
export function InsightsView({ report }: { report: Report }) {
  const sum = (of: (day: Report['days'][number]) => number) => report.days.reduce((all, day) => all + of(day), 0)
  const visitors = sum((day) => day.visitors)
  const views = sum((day) => day.views)
  const conversions = report.conversions.reduce((all, { count }) => all + count, 0)
  const errors = report.error_count
  const days = everyDay(report)
  const span = insightsViewTexts.days(longDate(report.from), longDate(report.to))
  const save = () => {
    const file = new Blob([insightsCsv(report)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `insights-${report.from}-${report.to}.csv`)
  }
  if (views === 0 && errors === 0 && report.quests.length === 0) return <Nothing span={span} />
  return (
    <>
      <dl className="ops-tiles">
        <Tile figure={visitors} words={insightsViewTexts.visitorsPerDay} />
        <Tile figure={views} words={insightsViewTexts.pagesSeen} />
        <Tile figure={conversions} words={insightsViewTexts.adConversions} />
        <Tile figure={errors} words={insightsViewTexts.errorsInPages} />
      </dl>
      <h2 className="sr-only">{insightsViewTexts.visits}</h2>
      <div className="ops-pair">
        <LineChart
          title={insightsViewTexts.visitorsByDay}
          unit={insightsViewTexts.visitors}
          tone="points"
          points={days.map(({ date, visitors: value }) => ({ date, value }))}
          summary={insightsViewTexts.visitorsInAll(inThousands(visitors), span, busiest(report.days))}
          whenShort={insightsViewTexts.whenShort}
        />
        <LineChart
          title={insightsViewTexts.pagesSeenByDay}
          unit={insightsViewTexts.pagesUnit}
          tone="rank"
          points={days.map(({ date, views: value }) => ({ date, value }))}
          summary={insightsViewTexts.viewsInAll(inThousands(views), visitors > 0 ? (views / visitors).toFixed(1) : '0')}
          whenShort={insightsViewTexts.whenShort}
        />
      </div>
      <Funnel steps={report.funnel} />
      <div className="ops-pair">
        <CountedTable title={insightsViewTexts.pages} first={insightsViewTexts.page} rows={report.pages} />
        <CountedTable
          title={insightsViewTexts.sources}
          first={insightsViewTexts.cameFrom}
          rows={report.sources}
          empty={insightsViewTexts.noSources}
        />
        <CountedTable
          title={insightsViewTexts.campaigns}
          first={insightsViewTexts.campaign}
          rows={report.campaigns}
          empty={insightsViewTexts.noCampaigns}
        />
        <CountedTable
          title={insightsViewTexts.quests}
          first={insightsViewTexts.quest}
          counts={[insightsViewTexts.members, insightsViewTexts.times]}
          rows={report.quests.map(({ quest, members, entries }) => ({
            name: questName(quest),
            visitors: members,
            views: entries,
          }))}
          empty={insightsViewTexts.noQuests}
        />
      </div>
      <Vitals vitals={report.vitals} />
      <ErrorList errors={report.errors} />
      <div>
        <Button variant="quiet" size="small" onClick={save}>
          {insightsViewTexts.exportCsv}
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
      <h2 className="text-h4">{insightsViewTexts.nothing}</h2>
      <p className="text-text-2">{insightsViewTexts.nothingText(span)}</p>
    </section>
  )
}

function busiest(days: Report['days']): string {
  const [most] = days.toSorted((a, b) => b.visitors - a.visitors)
  return most ? insightsViewTexts.busiest(longDate(most.date), inThousands(most.visitors)) : ''
}
