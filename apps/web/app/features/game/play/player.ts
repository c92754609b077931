import type { Move } from '@mowatt/game'
import { createStage, type Stage } from '../stage/stage.ts'
import { fitView } from '../stage/stage-view.ts'
import type { Buttons } from './buttons.ts'
import type { GameSounds } from './game-sounds.ts'
import type { Session } from './session.ts'

type Host = {
  canvas: HTMLCanvasElement
  sounds: GameSounds
  /** True if reduced motion is preferred. */
  isStill: () => boolean
  /** After every frame of a run. */
  onFrame: (session: Session) => void
  onQuestion: (question: Move) => void
  onOver: (session: Session) => void
}

export type Player = {
  /** Puts a session on the stage, paused. */
  show(session: Session): void
  run(buttons: Buttons): void
  stop(): void
  /** False too once a run has ended and only its last moment is shown. */
  isRunning(): boolean
  /** The canvas has a new size, or other colours. */
  refit(): Promise<void>
  close(): void
}

/** Longer gaps are not caught up: the tab was in the background, or the machine was busy. */
const LONGEST_GAP_MS = 100
/** A run with many frames slower than this is followed by one with fewer pixels. */
const SLOW_FRAME_MS = 24
const SLOW_SHARE = 0.4
const LEAST_DENSITY = 1
/** How long the end is visible before the panel covers it. */
const ENDING_MS = 900

/** Plays sessions: as many ticks as time has passed, and one frame for each of the screen. */
export function createPlayer({ canvas, sounds, isStill, onFrame, onQuestion, onOver }: Host): Player {
  let stage: Stage | undefined
  let session: Session | undefined
  let buttons: Buttons | undefined
  let frame = 0
  let lastMs: number | undefined
  let due = 0
  let endedMs = 0
  let fitting = 0
  let density = globalThis.devicePixelRatio
  let frames = 0
  let slowFrames = 0

  function draw(ticks: number): void {
    if (!session || !stage) return
    const { run, before } = session
    const between = run.ending === undefined ? Math.min(1, due) : 1
    stage.draw({ run, before, between, ticks, isStill: isStill() })
  }

  function tickAll(playing: Session): void {
    while (due >= 1 && playing.run.ending === undefined) {
      const question = playing.question()
      if (question) {
        due = 0
        stop()
        onQuestion(question)
        return
      }
      playing.tick(buttons?.wanted() ?? 0)
      due--
      if (!isStill()) stage?.notice(playing.run)
      sounds.notice(playing.run)
    }
  }

  function onAnimationFrame(nowMs: number): void {
    if (!session) return
    frame = requestAnimationFrame(onAnimationFrame)
    const passedMs = Math.min(LONGEST_GAP_MS, nowMs - (lastMs ?? nowMs))
    lastMs = nowMs
    frames++
    if (passedMs > SLOW_FRAME_MS) slowFrames++
    const ticks = (passedMs * session.ticksPerSecond) / 1000
    due += ticks
    tickAll(session)
    draw(ticks)
    onFrame(session)
    if (session.run.ending === undefined) return
    endedMs += passedMs
    if (endedMs < ENDING_MS && !isStill()) return
    stop()
    onOver(session)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
  }

  async function refit(): Promise<void> {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    const mine = ++fitting
    const fitted = await createStage(canvas, fitView(clientWidth, clientHeight, density))
    if (mine !== fitting) return
    stage = fitted
    draw(0)
  }

  /** Between two runs, where the change is not visible. */
  function easeSlowScreen(): void {
    const isSlow = frames > 100 && slowFrames > frames * SLOW_SHARE
    frames = slowFrames = 0
    if (!isSlow || density <= LEAST_DENSITY) return
    density = Math.max(LEAST_DENSITY, Math.min(2, density) - 0.5)
    void refit()
  }

  return {
    show(next) {
      session = next
      due = 0
      endedMs = 0
      stage?.reset()
      easeSlowScreen()
      draw(0)
    },
    run(given) {
      buttons = given
      lastMs = undefined
      if (frame === 0) frame = requestAnimationFrame(onAnimationFrame)
    },
    stop,
    isRunning: () => frame !== 0 && session?.run.ending === undefined,
    refit,
    close() {
      stop()
      fitting++
      session = undefined
      sounds.close()
    },
  }
}
