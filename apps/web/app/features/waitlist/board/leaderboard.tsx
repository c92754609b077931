import type { Queue } from '@mowatt/contract'
import { Card, EmptyState } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { boardRows, tieSentence } from './board-rows.ts'

type LeaderboardProps = { queue: Queue; title?: string }

/** The first places, and you among those around you. All that is published can be opened below. */
export function Leaderboard({ queue, title = 'Leaderboard' }: LeaderboardProps) {
  const tie = tieSentence(queue)
  return (
    <section aria-labelledby="board-title">
      <Card tone="flat">
        <div className="wl-card-head">
          <h2 id="board-title" className="text-h3">
            {title}
          </h2>
          <span className="text-small text-text-3">
            {inThousands(queue.total)} {queue.total === 1 ? 'person' : 'people'}, updated {clock(queue.updated_at)}
          </span>
        </div>
        {queue.entries.length === 0 ? (
          <EmptyState
            isSmall
            title="Nobody’s in the queue yet"
            text="First place is up for grabs. It’s yours once you open the link in your email."
            className="py-8"
          />
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
        <caption className="sr-only">The queue by points</caption>
        <Head />
        <tbody>
          {rows.map((row) =>
            row.kind === 'gap' ? (
              <tr key={row.rank} className="wl-board-gap">
                <td colSpan={3}>{inThousands(row.missing)} more</td>
              </tr>
            ) : (
              <tr key={row.rank} className={row.isYou ? 'wl-board-you' : undefined}>
                <td>{inThousands(row.rank)}</td>
                <td>
                  {row.name}
                  {row.isYou && ' (you)'}
                </td>
                <td>{inThousands(row.points)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {isShort && (
        <details className="wl-details">
          <summary>Show the first {queue.entries.length}</summary>
          <table className="wl-board">
            <caption className="sr-only">The first {queue.entries.length} people in the queue</caption>
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
        <th scope="col">Place</th>
        <th scope="col">Alias</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
  )
}

const londonTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' })

function clock(moment: string): string {
  return londonTime.format(new Date(moment))
}
