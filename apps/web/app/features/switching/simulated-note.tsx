import type { Switch } from '@mowatt/contract'
import { Note } from '@mowatt/ui'
import { simulatedNoteTexts } from './switch-texts.ts'

/** Shown on every simulated switch, which no supplier receives. */
export function SimulatedNote({ about: { is_simulated, simulated_day_ms } }: { about: Switch }) {
  if (!is_simulated) return null
  return (
    <Note tone="info">
      <b>{simulatedNoteTexts.simulation[0]}</b>
      {simulatedNoteTexts.simulation[1]}
      {simulated_day_ms !== null && simulatedNoteTexts.fasterTime(simulated_day_ms / 1000)}
    </Note>
  )
}
