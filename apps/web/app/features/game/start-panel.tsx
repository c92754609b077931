import { Button, Link, Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import { PlayIcon } from './game-icons.tsx'
import { startPanelTexts } from './game-texts.ts'
import { PaceChoice } from './pace-choice.tsx'
import type { Game } from './use-game.ts'

type StartPanelProps = {
  game: Game
  best: number | undefined
  isForPoints: boolean
  isServiceKnown: boolean
  onStart: () => void
}

/** Before a run: its purpose, how to play, and the button. */
export function StartPanel({ game, best, isForPoints, isServiceKnown, onStart }: StartPanelProps) {
  const { phase, trouble, settings, hasLeft } = game
  const button = useRef<HTMLButtonElement>(null)
  // After a run the focus returns to where it was; on arrival the page keeps its own.
  useEffect(() => {
    if (hasLeft) button.current?.focus({ preventScroll: true })
  }, [hasLeft])
  return (
    <div className="game-panel game-start">
      <div className="game-card">
        <p className="game-title">{best ? startPanelTexts.best(best) : startPanelTexts.canYou}</p>
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
          loadingLabel={phase === 'opening' ? startPanelTexts.digging : startPanelTexts.oneMoment}
          onClick={onStart}
        >
          <PlayIcon />
          {isForPoints ? startPanelTexts.play : startPanelTexts.playPractice}
        </Button>
        {isServiceKnown && !isForPoints && (
          <p className="game-small">
            {startPanelTexts.practice[0]}
            <Link href="/waitlist">{startPanelTexts.practice[1]}</Link>
            {startPanelTexts.practice[2]}
          </p>
        )}
      </div>
    </div>
  )
}
