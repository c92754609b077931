import { type Move, type Score, scoreRun, UNITS } from '@mowatt/game'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { gameTexts } from './game-texts.ts'
import { type Buttons, createButtons } from './play/buttons.ts'
import { firstSettings, gameSettings, type GameSettings } from './play/game-settings.ts'
import { createGameSounds, type GameSounds } from './play/game-sounds.ts'
import { nextTip } from './play/next-tip.ts'
import { createPlayer, type Player } from './play/player.ts'
import { type Choice, createSession, type Session } from './play/session.ts'
import { isWorthSendingAgain, type RunService, type RunTicket, type Verdict } from './runs/run-service.ts'

export type Phase = 'ready' | 'opening' | 'running' | 'asking' | 'paused' | 'over'

/** The server's result of a run. */
export type Report = 'practice' | 'sending' | Verdict | { trouble: string; canRetry: boolean }

export type Result = {
  score: Score
  metres: number
  cells: number
  allCells: number
  bumps: number
  hasEscaped: boolean
  tip: string
  report: Report
}

type Options = {
  service: RunService
  canvas: RefObject<HTMLCanvasElement | null>
  onFrame: (session: Session) => void
  announce: (text: string) => void
}

/** The shape of a tunnel before one was requested; it is never played. */
const SHOWN_SEED = '6d6f7761747400000000000000000000'
const PX_PER_METRE = 20

/** The state and the actions of Escape the Tunnel, as a hook for the page. */
export function useGame({ service, canvas, onFrame, announce }: Options) {
  const [phase, setPhase] = useState<Phase>('ready')
  const [question, setQuestion] = useState<Move>()
  const [result, setResult] = useState<Result>()
  const [trouble, setTrouble] = useState<string>()
  const [hasLeft, setHasLeft] = useState(false)
  const settings = useSyncExternalStore(gameSettings.subscribe, gameSettings.read, () => firstSettings)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const still = useRef(isStill)
  const player = useRef<Player>(undefined)
  const sounds = useRef<GameSounds>(undefined)
  const buttons = useRef<Buttons>(undefined)
  const playing = useRef<{ session: Session; ticket: RunTicket }>(undefined)
  const latest = useRef({ service, onFrame, announce })

  useEffect(() => {
    latest.current = { service, onFrame, announce }
    still.current = isStill
  })

  const send = useCallback(async () => {
    const { session, ticket } = playing.current ?? {}
    if (!session || !ticket) return
    const report = (given: Report) => setResult((result) => result && { ...result, report: given })
    report('sending')
    try {
      const verdict = await latest.current.service.handIn(ticket, session.inputs, session.isCalm)
      report(verdict)
      latest.current.announce(wordsOf(verdict))
    } catch (error) {
      report({ trouble: reasonOf(error), canRetry: isWorthSendingAgain(error) })
    }
  }, [])

  const finish = useCallback(
    ({ run, bumpsOf }: Session) => {
      const score = scoreRun(run)
      const isForPoints = playing.current?.ticket.runId !== undefined
      setResult({
        score,
        metres: Math.floor(run.mo.x / UNITS / PX_PER_METRE),
        cells: run.cells,
        allCells: run.tunnel.cells.length,
        bumps: run.bumps,
        hasEscaped: run.ending === 'escaped',
        tip: nextTip({ run, bumpsOf }),
        report: isForPoints ? 'sending' : 'practice',
      })
      setPhase('over')
      const how = run.ending === 'escaped' ? gameTexts.gotOut : gameTexts.lampOut
      latest.current.announce(gameTexts.ended(how, score.points))
      if (!isForPoints) return
      void send()
      latest.current.service.prepare()
    },
    [send],
  )

  useEffect(() => {
    if (!canvas.current) return
    const given = createGameSounds()
    sounds.current = given
    const made = createPlayer({
      canvas: canvas.current,
      sounds: given,
      isStill: () => still.current,
      onFrame: (session) => latest.current.onFrame(session),
      onQuestion: (asked) => {
        setQuestion(asked)
        setPhase('asking')
      },
      onOver: finish,
    })
    player.current = made
    made.show(createSession(SHOWN_SEED, firstSettings))
    const resized = new ResizeObserver(() => void made.refit())
    resized.observe(canvas.current)
    // Mo's colours are the theme's.
    const themed = new MutationObserver(() => void made.refit())
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
      made.close()
    }
  }, [canvas, finish])

  const resume = useCallback(() => {
    if (!buttons.current) return
    buttons.current.releaseAll()
    setPhase('running')
    player.current?.run(buttons.current)
  }, [])

  const start = useCallback(async () => {
    setPhase('opening')
    setTrouble(undefined)
    sounds.current?.setOn(settings.hasSound)
    try {
      const ticket = await latest.current.service.take()
      const session = createSession(ticket.seed, settings)
      playing.current = { session, ticket }
      buttons.current = createButtons(settings.hasOneButton)
      player.current?.show(session)
      setResult(undefined)
      resume()
      latest.current.announce(gameTexts.go)
    } catch (error) {
      setTrouble(reasonOf(error))
      setPhase('ready')
    }
  }, [resume, settings])

  const pause = useCallback(() => {
    if (!player.current?.isRunning()) return
    player.current.stop()
    setPhase('paused')
    latest.current.announce(gameTexts.paused)
  }, [])

  useEffect(() => {
    const onHidden = () => document.hidden && pause()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('blur', pause)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('blur', pause)
    }
  }, [pause])

  const waiting = result?.report
  const isWaiting = typeof waiting === 'object' && 'trouble' in waiting && waiting.canRetry
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => void send()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWaiting, send])

  return {
    phase,
    question,
    result,
    trouble,
    settings,
    isStill,
    buttons,
    start: () => void start(),
    pause,
    resume,
    leave: () => {
      setHasLeft(true)
      setPhase('ready')
    },
    /** The player came back from a run. */
    hasLeft,
    sendAgain: () => void send(),
    answer: (choice: Choice) => {
      playing.current?.session.answer(choice)
      resume()
    },
    change: (changed: Partial<GameSettings>) => {
      gameSettings.change(changed)
      sounds.current?.setOn(gameSettings.read().hasSound)
    },
  }
}

export type Game = ReturnType<typeof useGame>

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** As the ledger will say it. */
export function wordsOf({ score, points, best, isBest }: Verdict): string {
  if (isBest && points === score) return gameTexts.first(score)
  if (isBest) return gameTexts.newBest(score, points)
  return score === best ? gameTexts.sameBest(score) : gameTexts.bestStill(score, best)
}
