import type { Switch } from '@mowatt/contract'
import { Countdown } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'
import { coolingOffTexts } from './switch-progress-texts.ts'

/** How long the user can still change their mind. The countdown is not announced. */
export function CoolingOff({ about }: { about: Switch }) {
  const { cooling_off_ends_at: endsAt, cooling_off_ends_on: endsOn, expected_on } = about
  const [initialNow] = useState(() => new Date().toISOString())
  if (endsAt === null || endsOn === null) return null
  return (
    <section aria-labelledby="switch-cooling-title" className="switch-soil">
      <h2 id="switch-cooling-title" className="text-h3">
        {coolingOffTexts.title}
      </h2>
      <Countdown target={endsAt} initialNow={initialNow} closedText={coolingOffTexts.over} />
      <p>
        {coolingOffTexts.until[0]}
        {longDate(endsOn)}
        {coolingOffTexts.until[1]}
        {expected_on !== null && coolingOffTexts.otherwise(longDate(expected_on))}
      </p>
    </section>
  )
}
