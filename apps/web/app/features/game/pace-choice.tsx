import { Checkbox } from '@mowatt/ui'
import { useId } from 'react'
import { paceChoiceTexts } from './game-texts.ts'
import type { GameSettings } from './play/game-settings.ts'

type PaceChoiceProps = { settings: GameSettings; onChange: (changed: Partial<GameSettings>) => void }

/** The choice of how to play. All ways have the same points. */
export function PaceChoice({ settings, onChange }: PaceChoiceProps) {
  const name = useId()
  return (
    <div className="game-settings">
      <fieldset className="game-paces">
        <legend className="sr-only">{paceChoiceTexts.title}</legend>
        {paceChoiceTexts.paces.map(({ pace, name: title, text }) => (
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
        label={paceChoiceTexts.oneButton}
        checked={settings.hasOneButton}
        disabled={settings.pace === 'steps'}
        onChange={(event) => onChange({ hasOneButton: event.target.checked })}
      />
    </div>
  )
}
