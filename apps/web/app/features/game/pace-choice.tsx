import { Checkbox, RadioField } from '@mowatt/ui'
import { useId } from 'react'
import { paceChoiceTexts } from './game-texts.ts'
import type { GameSettings } from './play/game-settings.ts'

type PaceChoiceProps = { settings: GameSettings; onChange: (changed: Partial<GameSettings>) => void }

/** The choice of how to play. All ways have the same points. */
export function PaceChoice({ settings, onChange }: PaceChoiceProps) {
  const name = useId()
  return (
    <div className="game-settings">
      <RadioField
        label={paceChoiceTexts.title}
        isLabelHidden
        name={name}
        value={settings.pace}
        className="game-paces"
        optionClassName="game-pace"
        areDotsHidden
        options={paceChoiceTexts.paces.map((each) => ({
          value: each.pace,
          label: (
            <>
              <b>{each.name}</b>
              <span>{each.text}</span>
            </>
          ),
        }))}
        onValue={(pace) => onChange({ pace })}
      />
      <Checkbox
        label={paceChoiceTexts.oneButton}
        checked={settings.hasOneButton}
        disabled={settings.pace === 'steps'}
        onChange={(event) => onChange({ hasOneButton: event.target.checked })}
      />
    </div>
  )
}
