import type { Ledger } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { ordinal } from '../overview/ordinal.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { LineChart } from '../../../shell/chart/line-chart.tsx'
import { chartTexts } from '../dashboard-texts.ts'

/** How points, rank and friends went, day by day. */
export function Insights({ days }: { days: Ledger['days'] | undefined }) {
  const series = (days ?? []).toSorted((a, b) => a.date.localeCompare(b.date))
  const ranks = series.flatMap(({ date, rank }) => (rank === null ? [] : [{ date, value: rank }]))
  const points = series.map(({ date, points: value }) => ({ date, value }))
  const friends = series.map(({ date, referrals: value }) => ({ date, value }))
  const since = series[0] ? chartTexts.since(longDate(series[0].date)) : ''
  return (
    <section id="insights" aria-labelledby="insights-title" className="wl-part">
      <div className="wl-part-head">
        <h2 id="insights-title" className="text-h2">
          {chartTexts.title}
        </h2>
        <p className="text-small text-text-2">{chartTexts.lead}</p>
      </div>
      {!days ? (
        <Card tone="flat">
          <p className="text-text-2">{chartTexts.trouble}</p>
        </Card>
      ) : (
        <div className="wl-charts">
          <LineChart
            title={chartTexts.points}
            unit={chartTexts.pointsUnit}
            tone="points"
            whenShort={chartTexts.whenShort}
            points={points}
            summary={chartTexts.pointsNow(inThousands(points.at(-1)?.value ?? 0), since)}
          />
          <LineChart
            title={chartTexts.rank}
            unit={chartTexts.place}
            tone="rank"
            whenShort={chartTexts.whenShort}
            points={ranks}
            isReversed
            summary={rankSummary(ranks.map(({ value }) => value))}
          />
          <LineChart
            title={chartTexts.friends}
            unit={chartTexts.friendsUnit}
            tone="friends"
            whenShort={chartTexts.whenShort}
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
  if (now === undefined) return chartTexts.fromTomorrow
  const best = Math.min(...ranks)
  return best === now ? chartTexts.bestNow(ordinal(now)) : chartTexts.bestWas(ordinal(now), ordinal(best))
}

function friendSummary(count: number): string {
  if (count === 0) return chartTexts.noFriends
  return count === 1 ? chartTexts.oneFriend : chartTexts.friendsJoined(inThousands(count))
}
