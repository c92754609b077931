import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { ChoicePanel } from './choice-panel.tsx'
import { GameHud, type Hud } from './game-hud.tsx'
import { gameTexts } from './game-texts.ts'
import { OverPanel } from './over-panel.tsx'
import { PausePanel } from './pause-panel.tsx'
import type { RunService } from './runs/run-service.ts'
import { StartPanel } from './start-panel.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useGame } from './use-game.ts'

type GameProps = {
  service: RunService
  /** False while it is unknown whether a user is signed in. */
  isServiceKnown: boolean
}

/** The game itself: the canvas, its overlays, and the panels before, between and after runs. */
export function Game({ service, isServiceKnown }: GameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const hud = useRef<Hud>(null)
  const { spoken, announce, follow, restart } = useAnnouncements()
  const [best, setBest] = useState<number>()
  const game = useGame({
    service,
    canvas,
    announce,
    onFrame(session) {
      hud.current?.update(session)
      follow(session)
    },
  })
  const { phase, result, buttons } = game
  const isPlaying = phase === 'running'

  useEffect(() => {
    if (!isPlaying) return
    field.current?.focus({ preventScroll: true })
    // All of the picture, under the header and not behind it.
    field.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isPlaying])
  useEffect(() => {
    let isCurrent = true
    void service.best().then((known) => isCurrent && setBest(known))
    return () => {
      isCurrent = false
    }
  }, [service])

  const report = result?.report
  const knownBest = typeof report === 'object' && 'best' in report ? report.best : best

  function onKeyDown(event: KeyboardEvent) {
    // Keys are handled by the game only while it runs and has the focus itself; its buttons keep theirs.
    if (!isPlaying || event.target !== field.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'Escape' || event.code === 'KeyP') game.pause()
    else if (!buttons.current?.keyDown(event.code)) return
    event.preventDefault()
  }

  function onPointer(event: PointerEvent) {
    const pressed = buttons.current
    if (!isPlaying || !pressed) return
    const { top, left, height } = event.currentTarget.getBoundingClientRect()
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.pointerDown(event.pointerId, event.clientX - left, event.clientY - top, height)
    } else if (event.type === 'pointermove') pressed.pointerMove(event.pointerId, event.clientY - top)
    else pressed.pointerUp(event.pointerId)
  }

  function start() {
    restart()
    game.start()
  }

  return (
    <section className="game" aria-label={gameTexts.game} data-phase={phase}>
      <canvas ref={canvas} className="game-picture" aria-hidden />
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a program
          of its own: screen readers hand the keys over while it has the focus */}
      <div
        ref={field}
        className="game-field"
        role="application"
        aria-label={gameTexts.tunnel}
        tabIndex={isPlaying ? 0 : -1}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => buttons.current?.keyUp(event.code)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerUp={onPointer}
        onPointerCancel={onPointer}
        onBlur={() => buttons.current?.releaseAll()}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <GameHud ref={hud} game={game} />
      {(phase === 'ready' || phase === 'opening') && (
        <StartPanel
          game={game}
          best={knownBest}
          isForPoints={service.isForPoints}
          isServiceKnown={isServiceKnown}
          onStart={start}
        />
      )}
      {phase === 'paused' && <PausePanel game={game} onRestart={start} />}
      {phase === 'asking' && <ChoicePanel game={game} />}
      {phase === 'over' && result && <OverPanel game={game} result={result} onStart={start} />}
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </section>
  )
}
