import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { londonToday } from './london-today.ts'
import type { Days } from './use-insights.ts'

type DaysFormProps = { days: Days; isReading: boolean; onShow: (days: Days) => void }

const spans = [
  { text: '7 days', before: 6 },
  { text: '28 days', before: 27 },
  { text: '90 days', before: 89 },
]

/** Which days are shown: a usual span by one press, or any from one day to another. */
export function DaysForm({ days, isReading, onShow }: DaysFormProps) {
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const [trouble, setTrouble] = useState<string>()
  const show = (next: Days) => {
    setFrom(next.from)
    setTo(next.to)
    setTrouble(undefined)
    onShow(next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!from || !to || from > to) return setTrouble('The first day must not come after the last.')
    show({ from, to })
  }
  return (
    <form className="ops-days" onSubmit={submit} aria-label="Days">
      <div className="ops-spans">
        {spans.map(({ text, before }) => {
          const span = londonToday(before)
          const isShown = span.from === days.from && span.to === days.to
          return (
            <button key={text} type="button" aria-pressed={isShown} onClick={() => show(span)}>
              {text}
            </button>
          )
        })}
      </div>
      <TextField label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      <TextField label="To" type="date" value={to} error={trouble} onChange={(event) => setTo(event.target.value)} />
      <Button type="submit" variant="quiet" size="small" disabled={isReading}>
        Show
      </Button>
    </form>
  )
}
