import type { Queue } from '@mowatt/contract'
import { Card, EmptyState } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { leaderboardTexts } from '../dashboard-texts.ts'
import { boardRows, tieSentence } from './board-rows.ts'

type LeaderboardProps = { queue: Queue; title?: string }

/** The first places, and the five around you. All published places can be opened below. */
export function Leaderboard({ queue, title = leaderboardTexts.title }: LeaderboardProps) {
  const tie = tieSentence(queue)
  // The first places may be a second older than the member's own: whoever has just joined isn't shown an empty queue.
  const isEmpty = boardRows(queue).length === 0
  return (
    <section aria-labelledby="board-title">
      <Card tone="flat">
        <div className="wl-card-head">
          <h2 id="board-title" className="text-h3">
            {title}
          </h2>
          <span className="text-small text-text-3">
            {leaderboardTexts.updated(inThousands(queue.total), queue.total === 1, clock(queue.updated_at))}
          </span>
        </div>
        {isEmpty ? (
          <EmptyState isSmall title={leaderboardTexts.none} text={leaderboardTexts.noneText} className="py-8" />
        ) : (
          <Board queue={queue} />
        )}
        {tie && <p className="mt-4 text-small text-text-2">{tie}</p>}
      </Card>
    </section>
  )
}

function Board({ queue }: { queue: Queue }) {
  const rows = boardRows(queue)
  const isShort = queue.entries.length > rows.filter(({ kind }) => kind === 'place').length
  return (
    <>
      <table className="wl-board">
        <caption className="sr-only">{leaderboardTexts.byPoints}</caption>
        <Head />
        <tbody>
          {rows.map((row) =>
            row.kind === 'gap' ? (
              <tr key={row.rank} className="wl-board-gap">
                <td colSpan={3}>{leaderboardTexts.more(inThousands(row.missing))}</td>
              </tr>
            ) : (
              <tr key={row.rank} className={row.isYou ? 'wl-board-you' : undefined}>
                <td>{inThousands(row.rank)}</td>
                <td>
                  {row.name}
                  {row.isYou && leaderboardTexts.you}
                </td>
                <td>{inThousands(row.points)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {isShort && (
        <details className="wl-details">
          <summary>{leaderboardTexts.showFirst(queue.entries.length)}</summary>
          <table className="wl-board">
            <caption className="sr-only">{leaderboardTexts.caption(queue.entries.length)}</caption>
            <Head />
            <tbody>
              {queue.entries.map(({ rank, name, points }) => (
                <tr key={rank}>
                  <td>{rank}</td>
                  <td>{name}</td>
                  <td>{inThousands(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{leaderboardTexts.place}</th>
        <th scope="col">{leaderboardTexts.alias}</th>
        <th scope="col">{leaderboardTexts.points}</th>
      </tr>
    </thead>
  )
}

const londonTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' })

function clock(moment: string): string {
  return londonTime.format(new Date(moment))
}
