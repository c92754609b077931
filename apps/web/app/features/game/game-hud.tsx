import { rules, scoreRun } from '@mowatt/game'
import { IconButton } from '@mowatt/ui'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { LampIcon, PauseIcon, SoundIcon } from './game-icons.tsx'
import { gameHudTexts } from './game-texts.ts'
import type { Session } from './play/session.ts'
import type { Game } from './use-game.ts'

export type Hud = { update(session: Session): void }

/** After this a hint has been read, or is in the way. */
const HINTS_END_UNITS = rules.TUNNEL_LENGTH / 9

/** The overlay during a run. It is written to the DOM directly: a render for each frame would cost the frame. */
export function GameHud({ ref, game }: { ref: Ref<Hud>; game: Game }) {
  const light = useRef<HTMLSpanElement>(null)
  const points = useRef<HTMLElement>(null)
  const way = useRef<HTMLSpanElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const shown = useRef({ light: -1, points: -1, way: -1, hint: '' })
  const { phase, settings } = game
  const isHidden = phase === 'ready' || phase === 'opening' || phase === 'over'

  useImperativeHandle(ref, () => ({
    update({ run }) {
      const last = shown.current
      const lit = Math.round((run.light * 100) / rules.FULL_LIGHT)
      if (lit !== last.light && light.current) {
        light.current.style.width = `${lit}%`
        light.current.dataset['low'] = String(lit < 25)
        last.light = lit
      }
      const gone = Math.min(100, Math.floor((run.mo.x * 200) / run.tunnel.length) / 2)
      if (gone !== last.way && way.current) {
        way.current.style.width = `${gone}%`
        last.way = gone
      }
      const worth = run.tick % 6 === 0 || run.ending !== undefined ? scoreRun(run).points : last.points
      if (worth !== last.points && points.current) {
        points.current.textContent = String(worth)
        last.points = worth
      }
      const said =
        run.mo.x < HINTS_END_UNITS && settings.pace !== 'steps' ? hintFor(run.nextObstacle, settings.hasOneButton) : ''
      if (said !== last.hint && hint.current) {
        hint.current.textContent = said
        last.hint = said
      }
    },
  }))

  return (
    <div className="game-hud" hidden={isHidden}>
      <div className="game-gauges" aria-hidden>
        <p className="game-points">
          <b ref={points}>0</b> {gameHudTexts.points}
        </p>
        <div className="game-lamp">
          <LampIcon size="small" />
          <span className="game-bar">
            <span ref={light} />
          </span>
        </div>
        <span className="game-way">
          <span ref={way} />
        </span>
      </div>
      <div className="game-switches">
        <IconButton
          label={settings.hasSound ? gameHudTexts.soundOff : gameHudTexts.soundOn}
          icon={<SoundIcon isOn={settings.hasSound} />}
          onClick={() => game.change({ hasSound: !settings.hasSound })}
        />
        {phase === 'running' && <IconButton label={gameHudTexts.pause} icon={<PauseIcon />} onClick={game.pause} />}
      </div>
      <p ref={hint} className="game-hint" aria-hidden />
      {phase === 'running' && !settings.hasOneButton && (
        <p className="game-zone" aria-hidden>
          {gameHudTexts.holdToDuck}
        </p>
      )}
    </div>
  )
}

function hintFor(nextObstacle: number, hasOneButton: boolean): string {
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (nextObstacle === 0) return isTouch ? gameHudTexts.tapToJump : gameHudTexts.spaceToJump
  if (nextObstacle === 1) {
    if (hasOneButton) return gameHudTexts.ducksForYou
    return isTouch ? gameHudTexts.holdLower : gameHudTexts.holdDown
  }
  return nextObstacle === 2 ? gameHudTexts.holdLonger : gameHudTexts.powerCells
}
