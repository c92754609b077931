import { rules } from '@mowatt/game'
import { Button, ButtonLink, Link } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { PlayIcon } from './game-icons.tsx'
import { overPanelTexts } from './game-texts.ts'
import { type Game, type Report, type Result, wordsOf } from './use-game.ts'

/** A player still hammering on a key must not skip the result. */
const DEAF_MS = 500

type OverPanelProps = { game: Game; result: Result; onStart: () => void }

/** After a run: its points and why, the server's response, and what to try next. */
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
      name: overPanelTexts.distance,
      what: overPanelTexts.metres(metres.toLocaleString('en-GB')),
      points: score.distance,
      of: rules.DISTANCE_POINTS,
    },
    {
      name: overPanelTexts.cells,
      what: overPanelTexts.cellsOf(cells, allCells),
      points: score.cells,
      of: rules.CELL_POINTS,
    },
    {
      name: overPanelTexts.wayOut,
      what: hasEscaped ? overPanelTexts.reached : overPanelTexts.notReached,
      points: score.escape,
      of: rules.ESCAPE_POINTS,
    },
    {
      name: overPanelTexts.cleanRun,
      what: bumps === 1 ? overPanelTexts.oneBump : overPanelTexts.bumps(bumps),
      points: score.clean,
      of: rules.CLEAN_POINTS,
    },
  ]

  return (
    <div className="game-panel game-over">
      <div className="game-card">
        <div className="game-sum">
          <h2 className="text-h3">{hasEscaped ? overPanelTexts.moGotOut : overPanelTexts.lampWentOut}</h2>
          <p className="game-score">
            <b>{score.points}</b> <span>{overPanelTexts.ofPoints(rules.MOST_POINTS)}</span>
          </p>
          <ReportLine report={report} onSendAgain={game.sendAgain} />
        </div>
        <table className="game-parts">
          <caption className="sr-only">{overPanelTexts.caption}</caption>
          <tbody>
            {parts.map(({ name, what, points, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{what}</td>
                <td>
                  {points} <span>{overPanelTexts.ofMost(of)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="game-tip">{tip}</p>
        <Button ref={again} isWide onClick={unlessTooSoon(onStart)}>
          <PlayIcon />
          {overPanelTexts.runAgain}
        </Button>
        <Button variant="ghost" size="small" onClick={unlessTooSoon(game.leave)}>
          {overPanelTexts.changeWay}
        </Button>
        <ButtonLink href="/waitlist" variant="ghost" size="small">
          {overPanelTexts.back}
        </ButtonLink>
      </div>
    </div>
  )
}

function ReportLine({ report, onSendAgain }: { report: Report; onSendAgain: () => void }) {
  if (report === 'practice') {
    return (
      <p className="game-small">
        {overPanelTexts.practice[0]}
        <Link href="/waitlist">{overPanelTexts.practice[1]}</Link>
        {overPanelTexts.practice[2]}
      </p>
    )
  }
  if (report === 'sending') return <p className="game-small">{overPanelTexts.replaying}</p>
  if ('trouble' in report) {
    return (
      <div className="game-trouble" role="alert">
        <p>{report.trouble}</p>
        {report.canRetry && (
          <Button variant="quiet" size="small" onClick={onSendAgain}>
            {overPanelTexts.sendAgain}
          </Button>
        )}
      </div>
    )
  }
  return <p className="game-small game-verdict">{wordsOf(report)}</p>
}
