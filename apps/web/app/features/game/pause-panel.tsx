import { Button } from '@mowatt/ui'
import { PlayIcon } from './game-icons.tsx'
import { pausePanelTexts } from './game-texts.ts'
import { useFirstFocus } from './use-first-focus.ts'
import type { Game } from './use-game.ts'

/** Paused: nothing moves and nothing is lost. */
export function PausePanel({ game, onRestart }: { game: Game; onRestart: () => void }) {
  const first = useFirstFocus()
  return (
    <div className="game-panel">
      <div className="game-card">
        <h2 className="text-h2">{pausePanelTexts.title}</h2>
        <p className="game-small">{pausePanelTexts.lead}</p>
        <Button ref={first} isWide onClick={game.resume}>
          <PlayIcon />
          {pausePanelTexts.carryOn}
        </Button>
        <div className="game-pair">
          <Button variant="quiet" size="small" onClick={onRestart}>
            {pausePanelTexts.newRun}
          </Button>
          <Button variant="quiet" size="small" onClick={game.leave}>
            {pausePanelTexts.leave}
          </Button>
        </div>
      </div>
    </div>
  )
}
