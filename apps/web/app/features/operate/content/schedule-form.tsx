import { TextField } from '@mowatt/ui'
import { useState } from 'react'
import { ReasonForm } from '../reason-form.tsx'
import { scheduleFormTexts } from './content-texts.ts'

type ScheduleFormProps = {
  error: string | undefined
  onAct: (publishAt: string, reason: string) => Promise<void | false>
}

/** Publishes automatically at a given time. */
export function ScheduleForm({ error, onAct }: ScheduleFormProps) {
  const [time, setTime] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  async function schedule(reason: string): Promise<void | false> {
    const at = new Date(time)
    const isBad = Number.isNaN(at.getTime())
    setIsMissing(isBad)
    return isBad ? false : onAct(at.toISOString(), reason)
  }
  return (
    <ReasonForm name={scheduleFormTexts.title} button={scheduleFormTexts.schedule} onAct={schedule}>
      <TextField
        label={scheduleFormTexts.dayTime}
        type="datetime-local"
        hint={scheduleFormTexts.dayTimeHint}
        value={time}
        error={isMissing ? scheduleFormTexts.missing : error}
        onChange={({ target }) => setTime(target.value)}
      />
    </ReasonForm>
  )
}
