import type { Ledger } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { ordinal } from '../overview/ordinal.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { LineChart } from '../../../shell/chart/line-chart.tsx'

const WHEN_SHORT = 'The chart starts on your second day here.'

/** How points, rank and friends went, day by day. */
export function Insights({ days }: { days: Ledger['days'] | undefined }) {
  const series = (days ?? []).toSorted((a, b) => a.date.localeCompare(b.date))
  const ranks = series.flatMap(({ date, rank }) => (rank === null ? [] : [{ date, value: rank }]))
  const points = series.map(({ date, points: value }) => ({ date, value }))
  const friends = series.map(({ date, referrals: value }) => ({ date, value }))
  const since = series[0] ? ` since ${longDate(series[0].date)}` : ''
  return (
    <section id="insights" aria-labelledby="insights-title" className="wl-part">
      <div className="wl-part-head">
        <h2 id="insights-title" className="text-h2">
          Insights
        </h2>
        <p className="text-small text-text-2">Each step on the chart is a day when something changed or you visited.</p>
      </div>
      {!days ? (
        <Card tone="flat">
          <p className="text-text-2">We couldn’t load your figures. Reload the page to try again.</p>
        </Card>
      ) : (
        <div className="wl-charts">
          <LineChart
            title="Points over time"
            unit="Points"
            tone="points"
            whenShort={WHEN_SHORT}
            points={points}
            summary={`${inThousands(points.at(-1)?.value ?? 0)} points${since}.`}
          />
          <LineChart
            title="Rank over time"
            unit="Place"
            tone="rank"
            whenShort={WHEN_SHORT}
            points={ranks}
            isReversed
            summary={rankSummary(ranks.map(({ value }) => value))}
          />
          <LineChart
            title="Friends over time"
            unit="Friends who joined"
            tone="friends"
            whenShort={WHEN_SHORT}
            points={friends}
            summary={friendSummary(friends.at(-1)?.value ?? 0)}
          />
        </div>
      )}
    </section>
  )
}

function rankSummary(ranks: readonly number[]): string {
  const now = ranks.at(-1)
  if (now === undefined) return 'We’ll chart your place from tomorrow.'
  const best = Math.min(...ranks)
  return best === now
    ? `Now ${ordinal(now)}, your best place so far.`
    : `Now ${ordinal(now)}. Your best was ${ordinal(best)}.`
}

function friendSummary(count: number): string {
  if (count === 0) return 'None of your friends have joined yet.'
  return count === 1 ? '1 friend has joined.' : `${inThousands(count)} friends have joined.`
}
