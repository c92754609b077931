import { rules } from '@mowatt/game'
import { Button, ButtonLink, Link } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { PlayIcon } from './game-icons.tsx'
import { type Game, type Report, type Result, wordsOf } from './use-game.ts'

/** Whoever was still hammering on a key must not skip what happened. */
const DEAF_MS = 500

type OverPanelProps = { game: Game; result: Result; onStart: () => void }

/** After a run: what it is worth and why, what the server says, and what to try next. */
export function OverPanel({ game, result, onStart }: OverPanelProps) {
  const { score, metres, cells, allCells, bumps, hasEscaped, tip, report } = result
  const again = useRef<HTMLButtonElement>(null)
  const shownAtMs = useRef(Infinity)
  useEffect(() => {
    shownAtMs.current = performance.now()
    again.current?.focus({ preventScroll: true })
  }, [])
  const unlessTooSoon = (act: () => void) => () => {
    if (performance.now() - shownAtMs.current > DEAF_MS) act()
  }
  const parts = [
    {
      name: 'Distance',
      what: `${metres.toLocaleString('en-GB')} m`,
      points: score.distance,
      of: rules.DISTANCE_POINTS,
    },
    { name: 'Cells', what: `${cells} of ${allCells}`, points: score.cells, of: rules.CELL_POINTS },
    { name: 'Way out', what: hasEscaped ? 'reached' : 'not reached', points: score.escape, of: rules.ESCAPE_POINTS },
    { name: 'Clean run', what: bumps === 1 ? '1 bump' : `${bumps} bumps`, points: score.clean, of: rules.CLEAN_POINTS },
  ]

  return (
    <div className="game-panel game-over">
      <div className="game-card">
        <div className="game-sum">
          <h2 className="text-h3">{hasEscaped ? 'Mo got out' : 'The lamp went out'}</h2>
          <p className="game-score">
            <b>{score.points}</b> <span>of {rules.MOST_POINTS} points</span>
          </p>
          <ReportLine report={report} onSendAgain={game.sendAgain} />
        </div>
        <table className="game-parts">
          <caption className="sr-only">Where your points came from</caption>
          <tbody>
            {parts.map(({ name, what, points, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{what}</td>
                <td>
                  {points} <span>of {of}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="game-tip">{tip}</p>
        <Button ref={again} isWide onClick={unlessTooSoon(onStart)}>
          <PlayIcon />
          Run again
        </Button>
        <Button variant="ghost" size="small" onClick={unlessTooSoon(game.leave)}>
          Change how you play
        </Button>
        <ButtonLink href="/waitlist" variant="ghost" size="small">
          Back to the waitlist
        </ButtonLink>
      </div>
    </div>
  )
}

function ReportLine({ report, onSendAgain }: { report: Report; onSendAgain: () => void }) {
  if (report === 'practice') {
    return (
      <p className="game-small">
        Practice runs don’t earn points. <Link href="/waitlist">Sign in</Link> to play for points.
      </p>
    )
  }
  if (report === 'sending') return <p className="game-small">We’re replaying your run to count your points.</p>
  if ('trouble' in report) {
    return (
      <div className="game-trouble" role="alert">
        <p>{report.trouble}</p>
        {report.canRetry && (
          <Button variant="quiet" size="small" onClick={onSendAgain}>
            Send the run again
          </Button>
        )}
      </div>
    )
  }
  return <p className="game-small game-verdict">{wordsOf(report)}</p>
}
