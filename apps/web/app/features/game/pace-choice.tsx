import { Checkbox } from '@mowatt/ui'
import { useId } from 'react'
import type { GameSettings } from './play/game-settings.ts'

const paces = [
  { pace: 'normal', name: 'Normal', text: 'About 80 seconds' },
  { pace: 'calm', name: 'Calm', text: 'A third slower' },
  { pace: 'steps', name: 'Step by step', text: 'Mo waits at each obstacle' },
] as const

type PaceChoiceProps = { settings: GameSettings; onChange: (changed: Partial<GameSettings>) => void }

/** How somebody wants to play. All ways pay the same. */
export function PaceChoice({ settings, onChange }: PaceChoiceProps) {
  const name = useId()
  return (
    <div className="game-settings">
      <fieldset className="game-paces">
        <legend className="sr-only">Pace</legend>
        {paces.map(({ pace, name: title, text }) => (
          <label key={pace} className="game-pace">
            <input
              type="radio"
              name={name}
              checked={settings.pace === pace}
              onChange={() => onChange({ pace })}
              className="sr-only"
            />
            <b>{title}</b>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Checkbox
        label="One button: Mo ducks for you"
        checked={settings.hasOneButton}
        disabled={settings.pace === 'steps'}
        onChange={(event) => onChange({ hasOneButton: event.target.checked })}
      />
    </div>
  )
}
