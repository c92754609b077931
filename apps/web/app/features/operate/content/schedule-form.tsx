import { TextField } from '@mowatt/ui'
import { useState } from 'react'
import { ReasonForm } from '../reason-form.tsx'

type ScheduleFormProps = {
  error: string | undefined
  onAct: (publishAt: string, reason: string) => Promise<void | false>
}

/** Publishes at a time, without anybody there. */
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
    <ReasonForm name="Publish later" button="Schedule" onAct={schedule}>
      <TextField
        label="Day and time"
        type="datetime-local"
        hint="In your device’s time zone. It can take a minute longer."
        value={time}
        error={isMissing ? 'Please choose a day and a time.' : error}
        onChange={({ target }) => setTime(target.value)}
      />
    </ReasonForm>
  )
}
