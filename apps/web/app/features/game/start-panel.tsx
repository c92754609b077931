import { Button, Link, Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { PlayIcon } from './game-icons.tsx'
import { PaceChoice } from './pace-choice.tsx'
import type { Game } from './use-game.ts'

type StartPanelProps = {
  game: Game
  best: number | undefined
  isForPoints: boolean
  isServiceKnown: boolean
  onStart: () => void
}

/** Before a run: what it is for, how to play it, and the button. */
export function StartPanel({ game, best, isForPoints, isServiceKnown, onStart }: StartPanelProps) {
  const { phase, trouble, settings, hasLeft } = game
  const button = useRef<HTMLButtonElement>(null)
  // After a run the focus comes back to where it began; on arrival the page keeps its own.
  useEffect(() => {
    if (hasLeft) button.current?.focus({ preventScroll: true })
  }, [hasLeft])
  return (
    <div className="game-panel game-start">
      <div className="game-card">
        <p className="game-title">{best ? `Your best run: ${best} points` : 'Can you get Mo out?'}</p>
        <PaceChoice settings={settings} onChange={game.change} />
        {trouble && (
          <Note tone="danger" announce="alert">
            {trouble}
          </Note>
        )}
        <Button
          ref={button}
          size="large"
          isWide
          isLoading={phase === 'opening' || !isServiceKnown}
          loadingLabel={phase === 'opening' ? 'Digging a tunnel' : 'One moment'}
          onClick={onStart}
        >
          <PlayIcon />
          {isForPoints ? 'Play' : 'Play a practice run'}
        </Button>
        {isServiceKnown && !isForPoints && (
          <p className="game-small">
            Practice runs don’t earn points. <Link href="/waitlist">Sign in</Link> to play for points.
          </p>
        )}
      </div>
    </div>
  )
}
