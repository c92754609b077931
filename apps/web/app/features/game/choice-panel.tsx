import type { ObstacleKind } from '@mowatt/game'
import { Button } from '@mowatt/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Choice } from './play/session.ts'
import type { Game } from './use-game.ts'

const keys: Record<string, Choice> = {
  ArrowUp: 'jump',
  ArrowDown: 'duck',
  ArrowRight: 'run',
}

const aheadOf: Record<ObstacleKind, string> = {
  root: 'A root on the floor.',
  'tall-root': 'A tall root on the floor.',
  thicket: 'A wide thicket of roots on the floor.',
  pipe: 'A pipe hanging from the ceiling.',
  'long-pipe': 'A long pipe under the ceiling.',
  beam: 'There’s a beam overhead. The floor is clear.',
}

/** Step by step: what is ahead in words, and three answers. There is no clock. */
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys as a shorter way; the buttons do the same
    <div className="game-choice" onKeyDown={onKeyDown}>
      <p id="game-question" aria-live="assertive">
        {question?.obstacle ? aheadOf[question.obstacle.kind] : 'Power cells high above. The floor is clear.'}
      </p>
      <div className="game-answers">
        <Button
          ref={first}
          size="small"
          variant="quiet"
          aria-describedby="game-question"
          onClick={() => game.answer('jump')}
        >
          Jump
        </Button>
        <Button size="small" variant="quiet" onClick={() => game.answer('duck')}>
          Duck
        </Button>
        <Button size="small" variant="quiet" onClick={() => game.answer('run')}>
          Keep running
        </Button>
        <Button size="small" variant="quiet" onClick={game.leave}>
          Leave
        </Button>
      </div>
    </div>
  )
}
