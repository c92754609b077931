import { Button } from '@mowatt/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { choicePanelTexts } from './game-texts.ts'
import type { Choice } from './play/session.ts'
import type { Game } from './use-game.ts'

const keys: Record<string, Choice> = {
  ArrowUp: 'jump',
  ArrowDown: 'duck',
  ArrowRight: 'run',
}

/** Step by step: the next obstacle in words, and three answers. There is no clock. */
export function ChoicePanel({ game }: { game: Game }) {
  const { question } = game
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [question])

  function onKeyDown(event: KeyboardEvent) {
    const choice = keys[event.code]
    if (!choice || event.repeat) return
    event.preventDefault()
    game.answer(choice)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys as a shortcut; the buttons do the same
    <div className="game-choice" onKeyDown={onKeyDown}>
      <p id="game-question" aria-live="assertive">
        {question?.obstacle ? choicePanelTexts.ahead[question.obstacle.kind] : choicePanelTexts.cellsAhead}
      </p>
      <div className="game-answers">
        <Button
          ref={first}
          size="small"
          variant="quiet"
          aria-describedby="game-question"
          onClick={() => game.answer('jump')}
        >
          {choicePanelTexts.jump}
        </Button>
        <Button size="small" variant="quiet" onClick={() => game.answer('duck')}>
          {choicePanelTexts.duck}
        </Button>
        <Button size="small" variant="quiet" onClick={() => game.answer('run')}>
          {choicePanelTexts.keepRunning}
        </Button>
        <Button size="small" variant="quiet" onClick={game.leave}>
          {choicePanelTexts.leave}
        </Button>
      </div>
    </div>
  )
}
