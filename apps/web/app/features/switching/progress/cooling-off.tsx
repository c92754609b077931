import type { Switch } from '@mowatt/contract'
import { Countdown } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../browser/long-date.ts'

/** How long somebody can still change their mind. It counts in silence. */
export function CoolingOff({ about }: { about: Switch }) {
  const { cooling_off_ends_at: endsAt, cooling_off_ends_on: endsOn, expected_on } = about
  const [initialNow] = useState(() => new Date().toISOString())
  if (endsAt === null || endsOn === null) return null
  return (
    <section aria-labelledby="switch-cooling-title" className="switch-soil">
      <h2 id="switch-cooling-title" className="text-h3">
        Time to change your mind
      </h2>
      <Countdown target={endsAt} initialNow={initialNow} closedText="Your 14 days to change your mind are over." />
      <p>
        You can cancel until the end of {longDate(endsOn)} without giving a reason, and nothing will change.
        {expected_on !== null && ` Otherwise, your supply will be switched by ${longDate(expected_on)}.`}
      </p>
    </section>
  )
}
