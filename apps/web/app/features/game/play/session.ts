import {
  createGuide,
  createRecorder,
  digTunnel,
  DUCK,
  type Guide,
  happenings,
  HOLD_TICKS,
  type Input,
  JUMP,
  type Move,
  type ObstacleKind,
  type Run,
  rules,
  startRun,
  stepRun,
  UNITS,
} from '@mowatt/game'
import type { GameSettings } from './game-settings.ts'

export type Choice = 'jump' | 'duck' | 'run'

export type Session = {
  readonly run: Run
  readonly inputs: readonly Input[]
  readonly ticksPerSecond: number
  readonly isCalm: boolean
  /** Where Mo was a tick ago, so that frames between two ticks can be drawn. */
  readonly before: { x: number; y: number }
  /** How often each kind of obstacle was bumped into. */
  readonly bumpsOf: Map<ObstacleKind, number>
  /** Step by step: the obstacle that Mo waits at for an answer. */
  question(): Move | undefined
  answer(choice: Choice): void
  tick(wanted: number): void
}

/** A press long enough for any wrong choice. */
const WRONG_DUCK_TICKS = 30

/** One run as played here: the same engine as on the server, and the log that the server will replay. */
export function createSession(seed: string, { pace, hasOneButton }: GameSettings): Session {
  const tunnel = digTunnel(seed)
  const run = startRun(tunnel)
  const recorder = createRecorder()
  const ducks = hasOneButton && pace !== 'steps'
  const guide: Guide = ducks ? createGuide(tunnel, { takes: ({ kind }) => kind === 'duck' }) : () => 0
  const steps = pace === 'steps' ? createSteps(run) : undefined
  const before = { x: 0, y: 0 }
  const bumpsOf = new Map<ObstacleKind, number>()

  return {
    run,
    inputs: recorder.inputs,
    isCalm: pace === 'calm',
    ticksPerSecond: pace === 'calm' ? rules.CALM_TICKS_PER_SECOND : rules.TICKS_PER_SECOND,
    before,
    bumpsOf,
    question: () => steps?.question(),
    answer: (choice) => steps?.answer(choice),
    tick(wanted) {
      before.x = run.mo.x
      before.y = run.mo.y
      stepRun(run, recorder.record(run.tick, steps ? steps.held() : wanted | guide(run)))
      if ((run.happened & happenings.bumped) === 0) return
      const kind = tunnel.obstacles[run.lastBump]?.kind
      if (kind) bumpsOf.set(kind, (bumpsOf.get(kind) ?? 0) + 1)
    },
  }
}

/** Step by step: Mo stops before each obstacle and presses the chosen button, at the right moment. */
function createSteps(run: Run) {
  const { moves } = run.tunnel
  let at = 0
  let answered: Choice | undefined
  let since = 0

  const isReached = (move: Move | undefined) => move !== undefined && run.mo.x >= move.from && run.mo.y === 0

  return {
    question: () => (answered === undefined && isReached(moves[at]) ? moves[at] : undefined),
    answer(choice: Choice) {
      if (answered !== undefined || !isReached(moves[at])) return
      answered = choice
      since = run.tick
    },
    held(): number {
      const move = moves[at]
      if (!move || answered === undefined) return 0
      const passed = run.tick - since
      const isDone =
        answered === 'jump'
          ? passed >= HOLD_TICKS[move.kind === 'duck' ? 'hop' : move.kind]
          : answered === 'duck'
            ? move.kind === 'duck'
              ? run.mo.x >= move.to
              : passed >= WRONG_DUCK_TICKS
            : run.mo.x > move.from + 40 * UNITS
      if (!isDone) return answered === 'jump' ? JUMP : answered === 'duck' ? DUCK : 0
      answered = undefined
      at++
      return 0
    },
  }
}
