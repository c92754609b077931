import type { Switch } from '@mowatt/contract'
import { Note } from '@mowatt/ui'

/** Said on every switch that no supplier hears of. */
export function SimulatedNote({ about: { is_simulated, simulated_day_ms } }: { about: Switch }) {
  if (!is_simulated) return null
  return (
    <Note tone="info">
      <b>This is a simulation.</b> We don’t contact any supplier, your supply isn’t switched and nobody takes any money.
      {simulated_day_ms !== null && ` Time runs faster here: a day lasts ${simulated_day_ms / 1000} seconds.`}
    </Note>
  )
}
