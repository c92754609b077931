import { Button } from '@mowatt/ui'
import { PlayIcon } from './game-icons.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import type { Game } from './use-game.ts'

/** Between: nothing moves and nothing is lost. */
export function PausePanel({ game, onRestart }: { game: Game; onRestart: () => void }) {
  const first = useFirstFocus()
  return (
    <div className="game-panel">
      <div className="game-card">
        <h2 className="text-h2">Paused</h2>
        <p className="game-small">The lamp doesn’t fade while you’re paused. We’ll keep your run for half an hour.</p>
        <Button ref={first} isWide onClick={game.resume}>
          <PlayIcon />
          Carry on
        </Button>
        <div className="game-pair">
          <Button variant="quiet" size="small" onClick={onRestart}>
            New run
          </Button>
          <Button variant="quiet" size="small" onClick={game.leave}>
            Leave
          </Button>
        </div>
      </div>
    </div>
  )
}
